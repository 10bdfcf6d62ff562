import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { NATIVE_MODULES } from '../../scripts/setup/native-proof.mjs';

const PROOF = new URL('../../scripts/setup/native-proof.mjs', import.meta.url).href;

/** The set-up tries a module in its own process and then compiles for half a minute, while memory is cleaned up. */
it.each(NATIVE_MODULES)('%s can be tried in a process that lives on', async (name) => {
  const program = `
    import { setImmediate as nextTurn } from 'node:timers/promises';
    const { prove } = await import(${JSON.stringify(PROOF)});
    prove(${JSON.stringify(name)});
    for (let round = 0; round < 60; round++) {
      Array.from({ length: 200_000 }, () => ({}));
      await nextTurn();
    }
    console.log('lives');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe('lives\n');
});
