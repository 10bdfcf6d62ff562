import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findProgram, run } from './command.mjs';
import { likelyCause } from './fault.mjs';
import { nativeStamp, platform } from './native-stamp.mjs';
import { markOf, step } from './progress.mjs';
import { inProject } from './project.mjs';
import { readStamp, removeStamp } from './stamp.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

// Dev packages too, whatever NODE_ENV or npm's settings say: the compiler is one of them. Without install scripts: the
// two packages that need theirs get a step of their own, which can say what is missing.
const INSTALL = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Whether node_modules is what package-lock.json asks for, and was made for this kind of machine. */
export function packagesReady() {
  const stamp = readStamp(nativeStamp);
  if (stamp !== undefined && !stamp.startsWith(platform)) return false;
  const wanted = readLockFile(inProject('package-lock.json'));
  // npm writes this record last, when everything is in place.
  const installed = readLockFile(inProject('node_modules', '.package-lock.json'));
  return (
    differences(wanted, installed).length === 0 && Object.keys(installed).every((path) => existsSync(inProject(path)))
  );
}

/**
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 * @returns {string[]} the packages that are missing or of another version; optional ones are a matter of the platform
 */
export const differences = (wanted, installed) =>
  Object.entries(wanted)
    .filter(([path, { optional, version }]) => path !== '' && !optional && installed[path]?.version !== version)
    .map(([path]) => path);

/** @returns {Promise<import('./fault.mjs').Fault | undefined>} */
export async function installPackages() {
  removeStamp(nativeStamp);
  const [program, ...args] = npmCommand();
  if (program === undefined)
    return { sentence: 'npm was not found. It comes with Node: install Node from https://nodejs.org.' };
  const ended = await step(
    'Installing the packages',
    (note) => run(program, args, { onLine: note }),
    ({ ok }) => markOf(ok),
  );
  if (ended.ok) return undefined;
  const cause = likelyCause(ended.output);
  return {
    sentence: `The packages could not be installed${cause ? `: ${cause}` : ''}.`,
    output: ended.output,
    again: `npm ${INSTALL.join(' ')}`,
  };
}

/** The npm that runs this script, or else the one on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && basename(running) === 'npm-cli.js') return [process.execPath, running, ...INSTALL];
  const found = findProgram('npm');
  return found ? [found, ...INSTALL] : [];
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} nothing when it cannot be read: then nothing is installed
 */
function readLockFile(file) {
  try {
    return /** @type {LockFile} */ (JSON.parse(readFileSync(file, 'utf8'))).packages ?? {};
  } catch {
    return {};
  }
}
