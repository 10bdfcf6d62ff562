import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runProgram } from '../../../src/cli/program/program.js';
import { Screen } from '../../../src/cli/program/screen.js';
import { puzzles } from '../../../src/cli/puzzles/puzzles.js';
import { builtFile } from '../../../src/shared/project.js';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder with puzzle files and libraries, each library a database of its own. */
export class LibraryFolder {
  private constructor(readonly root: string) {}

  /** File names are meant from this folder. */
  static async make(): Promise<LibraryFolder> {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-puzzles-'));
    process.chdir(folder);
    return new LibraryFolder(folder);
  }

  path(name: string): string {
    return join(this.root, name);
  }

  write(name: string, content: string | Uint8Array): Promise<void> {
    return writeFile(this.path(name), content);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  /** What `npm run puzzles -- words` does, in this process: starting another takes longer than most commands do. */
  async run(library: string, ...words: readonly string[]): Promise<Ended> {
    Object.assign(process.env, this.#settings(library));
    const [out, err] = [new Paper(), new Paper()];
    const screen = new Screen(out, err, {});
    const code = await runProgram(puzzles, words, { screen, signal: new AbortController().signal });
    return { code, out: out.text, err: err.text };
  }

  /** The built program. */
  start(library: string, ...words: readonly string[]): Running {
    const options = { cwd: this.root, env: { ...process.env, ...this.#settings(library) } };
    return new Running(spawn(process.execPath, [builtFile('src/cli/puzzles/main.ts'), ...words], options));
  }

  /** The puzzles of a library as `list --json` tells them. */
  async listed(library: string, ...words: readonly string[]): Promise<Listed[]> {
    const { out } = await this.run(library, 'list', '--json', ...words);
    return out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  }

  async clear(): Promise<void> {
    process.chdir('/');
    await rm(this.root, { recursive: true });
  }

  #settings(library: string): Record<string, string> {
    return { DATA_DIR: this.path(join('libraries', library)), PUZZLES_DIR: this.path('puzzles') };
  }
}

class Paper extends Writable {
  text = '';

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export class Running {
  #out = '';
  #err = '';

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#err += text;
    });
  }

  async ended(): Promise<Ended> {
    const [code] = await once(this.child, 'close');
    return { code, out: this.#out, err: this.#err };
  }
}

/** As far as the tests look. */
export interface Listed {
  readonly id: number;
  readonly name?: string;
  readonly fen: string;
  readonly verdict: string;
  readonly mateIn?: number;
  readonly source: string;
  readonly line: number;
  readonly purpose: string;
  readonly metadata?: object;
}

export const epd = (fen: string, operations = ''): string =>
  `${fen.split(' ').slice(0, 4).join(' ')} ${operations}`.trimEnd();
