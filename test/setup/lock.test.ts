import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProcess, lockFile, takeLock } from '../../scripts/setup/lock.mjs';
import { projectRoot } from '../../src/shared/project.js';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-lock-'));
  lock = join(folder, 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockUser = (...args: readonly string[]) =>
  spawn(process.execPath, [join(projectRoot, 'test/setup/lock-user.mjs'), lock, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const noWait = (pid: number): void => expect.unreachable(`waited for ${pid}`);

describe('two set-ups in one project', () => {
  it('work one after the other', async () => {
    const diary = join(folder, 'diary');
    await Promise.all(Array.from({ length: 5 }, () => once(lockUser(diary), 'exit')));
    const lines = readFileSync(diary, 'utf8').trim().split('\n');
    const users = lines.filter((line) => line.startsWith('in ')).map((line) => line.slice('in '.length));
    expect(new Set(users).size).toBe(5);
    expect(lines).toEqual(users.flatMap((user) => [`in ${user}`, `out ${user}`]));
    expect(readdirSync(folder)).toEqual(['diary']);
  });

  it('have a lock of their own in each project, outside of it', () => {
    expect(lockFile('/home/a/matinee')).not.toBe(lockFile('/home/b/matinee'));
    expect(lockFile(projectRoot).startsWith(projectRoot)).toBe(false);
  });
});

describe('a lock that was left behind', () => {
  it('is taken over from a set-up that was killed', async () => {
    const killed = lockUser();
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(lock)).toBe(true);
    const release = await takeLock(lock, noWait);
    release();
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over when it names this very process, as after a restart of a container', async () => {
    writeFileSync(lock, describeProcess(process.pid));
    (await takeLock(lock, noWait))();
  });

  it.runIf(existsSync('/proc/self/stat'))('is taken over when its number now belongs to another process', async () => {
    writeFileSync(lock, `${process.ppid} 1`);
    (await takeLock(lock, noWait))();
  });

  it.each(['', 'nonsense', '-1', '0'])('is taken over when it says "%s"', async (content) => {
    writeFileSync(lock, content);
    (await takeLock(lock, noWait))();
  });
});

it('tells once who has the lock, and goes on when it is free', async () => {
  writeFileSync(lock, describeProcess(process.ppid));
  const waited: number[] = [];
  const release = await takeLock(lock, (pid) => {
    waited.push(pid);
    rmSync(lock);
  });
  release();
  expect(waited).toEqual([process.ppid]);
});
