import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MILLISECONDS = 250;

/**
 * Outside the project, because the set-up replaces whole folders inside it.
 * @param {string} project
 */
export const lockFile = (project) =>
  join(tmpdir(), `matinee-setup-${createHash('sha256').update(project).digest('hex').slice(0, 16)}.lock`);

/**
 * Waits until no other set-up works in the project.
 * @param {string} file
 * @param {(pid: number) => void} onWait called once, with the process that has the lock
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeLock(file, onWait) {
  const own = describeProcess(process.pid);
  let isReported = false;
  while (!tryLock(file, own)) {
    const holder = read(file);
    if (holder === undefined) continue;
    const pid = Number.parseInt(holder, 10);
    if (holder === own || !isAlive(pid) || describeProcess(pid) !== holder) {
      removeStale(file, holder);
      continue;
    }
    if (!isReported) onWait(pid);
    isReported = true;
    await wait(LOOK_AGAIN_MILLISECONDS);
  }
  return () => {
    if (read(file) === own) rmSync(file, { force: true });
  };
}

/**
 * The number of a process and, where /proc tells it, when it started: numbers are used again, in a restarted container
 * even the same ones.
 * @param {number} pid
 */
export function describeProcess(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything; the start is the twentieth field after it.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started === undefined ? `${pid}` : `${pid} ${started}`;
}

/**
 * The file appears with its content or not at all: a link to a file that is already written.
 * @param {string} file
 * @param {string} content
 */
function tryLock(file, content) {
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(written, content);
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(written);
  }
}

/**
 * Two waiters may find the same stale lock. Moving it aside first shows whose lock it was, so that the slower of them
 * puts back the fresh lock of the faster one instead of deleting it.
 * @param {string} file
 * @param {string} holder
 */
function removeStale(file, holder) {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // ESRCH: a process that ends while its /proc file is read.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
