import { expect, it } from 'vitest';
import { disagreements, type ExpectedKeys } from '../../bench/position.js';

const FEN = '6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1';
const all = (...moves: readonly string[]): ExpectedKeys => ({ kind: 'all', moves });
const oneOf = (move: string): ExpectedKeys => ({ kind: 'among others', move });

it.each([
  ['the one key', all('a1a8'), 1, ['a1a8'], undefined],
  ['all keys, in any order', all('a1a8', 'e1e8'), 1, ['e1e8', 'a1a8'], undefined],
  ['a key too many', all('a1a8'), 1, ['e1e8', 'a1a8'], 'keys a1a8 e1e8, the file says a1a8'],
  ['a key too few', all('a1a8', 'e1e8'), 1, ['a1a8'], 'keys a1a8, the file says a1a8 e1e8'],
  ['one of the keys', oneOf('e1e8'), 1, ['a1a8', 'e1e8'], undefined],
  ['none of the keys', oneOf('g1g2'), 1, ['a1a8', 'e1e8'], 'keys a1a8 e1e8, the file plays g1g2'],
  ['nothing said about keys', undefined, 1, ['a1a8'], undefined],
  ['a shorter mate by one of several listed moves', all('a1a8', 'e1e8', 'g1h1'), 1, ['e1e8'], undefined, 3],
  ['a shorter mate by another move', all('a1a8', 'g1h1'), 1, ['e1e8'], 'mate in 1 (e1e8), the file says 3', 3],
  ['a shorter mate by the only key', all('e1e8'), 1, ['e1e8'], 'mate in 1 (e1e8), the file says 3', 3],
  ['a longer mate', all('a1a8', 'e1e8'), 2, ['e1e8'], 'mate in 2 (e1e8), the file says 1'],
  ['another length', oneOf('a1a8'), 2, ['a1a8'], 'mate in 2 (a1a8), the file says 1'],
])('a proof and its file: %s', (_, expected, mateIn, keys, what, claimed = 1) => {
  const position = { id: 'two rooks', fen: FEN, mateIn: claimed, ...(expected ? { expected } : {}) };
  const wrong = what === undefined ? [] : [{ id: 'two rooks', fen: FEN, what }];
  expect(disagreements(position, { mateIn, keys })).toEqual(wrong);
});
