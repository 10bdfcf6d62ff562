import { accessSync, constants } from 'node:fs';
import { constants as system } from 'node:os';
import { build, buildReady } from './build.mjs';
import { findChromium, provideChromium } from './chromium.mjs';
import { stopAll } from './command.mjs';
import { explain, likelyCause } from './fault.mjs';
import { lockFile, takeLock } from './lock.mjs';
import { nativeModulesReady, provideNativeModules } from './native-modules.mjs';
import { installPackages, packagesReady } from './packages.mjs';
import { say } from './progress.mjs';
import { root } from './project.mjs';

/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {{ ready: () => boolean, provide: () => Promise<Fault | undefined> }} Step */

const chromium = () => findChromium(process.env.CHROMIUM);

/** In this order: each step needs those before it. @type {readonly Step[]} */
const STEPS = [
  { ready: packagesReady, provide: installPackages },
  { ready: nativeModulesReady, provide: provideNativeModules },
  { ready: buildReady, provide: build },
];
/** @type {Step} */
const BROWSER = { ready: () => chromium() !== undefined, provide: provideChromium };

/**
 * Makes the project ready to run. When it is already, this takes some tens of milliseconds and starts no program.
 * When it cannot be done, the process ends with a sentence that says why.
 * @param {{ forTests: boolean }} options
 */
export async function prepareOrExit({ forTests }) {
  const steps = forTests ? [...STEPS, BROWSER] : STEPS;
  if (!steps.every(({ ready }) => ready())) {
    const fault = await provide(steps);
    if (fault) {
      say(explain(fault));
      process.exit(1);
    }
  }
  return { chromium: forTests ? chromium() : undefined };
}

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<Fault | undefined>}
 */
async function provide(steps) {
  if (!mayWrite(root)) {
    return {
      sentence:
        'This folder cannot be written to, and some things must be installed and built in it: use a copy that you own.',
    };
  }
  try {
    return await provideAlone(steps);
  } catch (error) {
    // What the disk refuses is no bug.
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    return { sentence: `The set-up stopped: ${likelyCause([error.message]) ?? error.message}.` };
  }
}

/**
 * One set-up at a time: `npm start` and `npm test` may be started together.
 * @param {readonly Step[]} steps
 * @returns {Promise<Fault | undefined>}
 */
async function provideAlone(steps) {
  const file = lockFile(root);
  const release = await takeLock(file, (pid) =>
    say(`Another set-up is at work here (process ${pid}); waiting for it. If that is wrong, delete ${file}.`),
  );
  const ignoreSignals = onStopSignal(release);
  try {
    for (const { ready, provide } of steps) {
      const fault = ready() ? undefined : await provide();
      if (fault) return fault;
    }
    return undefined;
  } finally {
    ignoreSignals();
    release();
  }
}

/** @param {string} folder */
function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stops what is under way; the next run finds no stamp for it and does it again.
 * @param {() => void} release
 * @returns {() => void} hands the signals back
 */
function onStopSignal(release) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stopAll();
    release();
    say('\nStopped before everything was ready; the next start goes on from here.');
    process.exit(128 + system.signals[signal]);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.removeListener(signal, stop);
  };
}
