import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {object} Ended
 * @property {boolean} ok
 * @property {readonly string[]} output the last lines of what it wrote
 */

const onWindows = process.platform === 'win32';

const KEPT_LINES = 200;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end, without a terminal; its words go to `onLine`.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, onLine?: (line: string) => void }} [options]
 * @returns {Promise<Ended>}
 */
export function run(program, args, { cwd = root, env = process.env, timeout = 0, onLine = () => {} } = {}) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const output = [];
    // A group of its own: stopping it stops the compilers that its compilers started.
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: !onWindows });
    running.add(child);
    const timer = timeout > 0 ? setTimeout(() => stop(child), timeout) : undefined;

    /** @param {string} line */
    const keep = (line) => {
      output.push(line);
      if (output.length > KEPT_LINES) output.shift();
      if (line.trim() !== '') onLine(line.trim());
    };
    readLines(child.stdout, keep);
    readLines(child.stderr, keep);

    /** @param {boolean} ok */
    const end = (ok) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      keep(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Stops every program that `run` started. */
export const stopAll = () => running.forEach(stop);

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} take
 */
function readLines(stream, take) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  stream.on('end', () => {
    if (rest !== '') take(rest);
  });
}

/**
 * @param {string} name
 * @returns {string | undefined} where the program is
 */
export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
