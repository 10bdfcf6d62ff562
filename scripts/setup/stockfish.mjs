import { findProgram, isProgram } from './command.mjs';
import { explain } from './fault.mjs';
import { say } from './progress.mjs';
import { installFromSystem } from './system-install.mjs';

/** Where Debian puts games, which is not on every PATH. */
const DEBIAN = '/usr/games/stockfish';

const BY_HAND = 'Install Stockfish, or set STOCKFISH to the path of its program, then try again.';

/**
 * @param {string | undefined} configured what the environment says in STOCKFISH
 * @param {(name: string) => string | undefined} [find]
 * @param {(file: string) => boolean} [runs]
 * @returns {string | undefined}
 */
export function findStockfish(configured, find = findProgram, runs = isProgram) {
  if (configured) return runs(configured) ? configured : undefined;
  return find('stockfish') ?? [DEBIAN].find(runs);
}

/**
 * The program that the bench compares with. When there is none and none can be had, the process ends with a sentence
 * that says why.
 * @returns {Promise<string>}
 */
export async function stockfishOrExit() {
  const configured = process.env.STOCKFISH;
  const fault = findStockfish(configured) === undefined ? await provideStockfish(configured) : undefined;
  const found = findStockfish(configured);
  if (fault === undefined && found !== undefined) return found;
  say(explain(fault ?? { sentence: `The bench needs Stockfish, and none was found. ${BY_HAND}` }));
  process.exit(1);
}

/**
 * @param {string | undefined} configured
 * @returns {Promise<import('./fault.mjs').Fault | undefined>}
 */
async function provideStockfish(configured) {
  if (configured)
    return {
      sentence: `STOCKFISH is set to ${configured}, but that is not a program. Set it to a Stockfish, or unset it.`,
    };
  return installFromSystem({
    title: 'Installing Stockfish to compare with',
    missing: 'The bench needs Stockfish, and none was found.',
    packages: () => ['stockfish'],
    byHand: BY_HAND,
  });
}
