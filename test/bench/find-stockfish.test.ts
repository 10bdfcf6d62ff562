import { expect, it } from 'vitest';
import { findStockfish } from '../../scripts/setup/stockfish.mjs';

const onPath = (name: string): string | undefined => (name === 'stockfish' ? '/usr/bin/stockfish' : undefined);
const nowhere = (): undefined => undefined;
const exists =
  (...files: readonly string[]) =>
  (file: string): boolean =>
    files.includes(file);

it.each([
  ['the one that STOCKFISH names', '/opt/sf', onPath, exists('/opt/sf'), '/opt/sf'],
  ['not another one when STOCKFISH is wrong', '/opt/gone', onPath, exists(), undefined],
  ['the one on the PATH', undefined, onPath, exists('/usr/games/stockfish'), '/usr/bin/stockfish'],
  ["Debian's, which is not on every PATH", '', nowhere, exists('/usr/games/stockfish'), '/usr/games/stockfish'],
  ['none', undefined, nowhere, exists(), undefined],
])('finds a Stockfish to compare with: %s', (_, configured, find, runs, expected) => {
  expect(findStockfish(configured, find, runs)).toBe(expected);
});
