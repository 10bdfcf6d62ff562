import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/project.mjs';

/**
 * Runs vitest once and ends as it ends.
 * @param {string | undefined} chromium
 * @param {readonly string[]} args
 */
export function runTests(chromium, args) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) },
  });
  // A terminal sends Ctrl-C to vitest as well; this process only has to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}
