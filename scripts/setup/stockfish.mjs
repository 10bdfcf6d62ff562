import { findProgram, isProgram } from './command.mjs';
import { explain } from './fault.mjs';
import { say } from './progress.mjs';
import { installFromSystem } from './system-install.mjs';

/** Where Debian puts games, which is not on every PATH. */
const DEBIAN = '/usr/games/stockfish';

const BY_HAND = 'Install Stockfish, or set STOCKFISH to the path of its program, then try again.';

/**
 * @param {string | undefined} told what the environment says in STOCKFISH
 * @param {(name: string) => string | undefined} [find]
 * @param {(file: string) => boolean} [runs]
 * @returns {string | undefined}
 */
export function findStockfish(told, find = findProgram, runs = isProgram) {
  if (told) return runs(told) ? told : undefined;
  return find('stockfish') ?? [DEBIAN].find(runs);
}

/**
 * The program that the bench compares with. When there is none and none can be had, the process ends with a sentence
 * that says why.
 * @returns {Promise<string>}
 */
export async function stockfishOrExit() {
  const told = process.env.STOCKFISH;
  const fault = findStockfish(told) === undefined ? await provideStockfish(told) : undefined;
  const found = findStockfish(told);
  if (fault === undefined && found !== undefined) return found;
  say(explain(fault ?? { sentence: `The bench needs Stockfish, and none was found. ${BY_HAND}` }));
  process.exit(1);
}

/**
 * @param {string | undefined} told
 * @returns {Promise<import('./fault.mjs').Fault | undefined>}
 */
async function provideStockfish(told) {
  if (told)
    return {
      sentence: `STOCKFISH is set to ${told}, but that is not a program. Set it to a Stockfish, or unset it.`,
    };
  return installFromSystem({
    title: 'Installing Stockfish to compare with',
    missing: 'The bench needs Stockfish, and none was found.',
    packages: () => ['stockfish'],
    byHand: BY_HAND,
  });
}
