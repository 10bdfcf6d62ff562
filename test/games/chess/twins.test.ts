import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionKey, readPosition } from '../../../src/games/chess/position.js';
import { type Likeness, likenessOf, twinKey, twinOfKey } from '../../../src/games/chess/twins.js';

const key = (fen: string): string => {
  const position = readPosition(fen);
  if (!position.ok) throw new Error(fen);
  return positionKey(position.value);
};

const PAIRS: readonly [name: string, one: string, other: string, likeness: Likeness][] = [
  ['the same board', '6k1/5ppp/8/8/8/8/8/4R1K1 w - -', '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 7 30', 'the same'],
  ['left for right', '6k1/5ppp/8/8/8/8/8/4R1K1 w - -', '1k6/ppp5/8/8/8/8/8/1K1R4 w - -', 'mirrored'],
  ['Black for White', '6k1/5ppp/8/8/8/8/8/4R1K1 w - -', '4r1k1/8/8/8/8/8/5PPP/6K1 b - -', 'colours swapped'],
  [
    'Black for White and mirrored',
    '6k1/5ppp/8/8/8/8/8/4R1K1 w - -',
    '1k1r4/8/8/8/8/8/PPP5/1K6 b - -',
    'colours swapped',
  ],
  ['turned, without pawns', '7k/8/5K2/8/8/8/8/6R1 w - -', '6R1/8/8/8/8/5K2/8/7k w - -', 'turned'],
  ['laid on its side', '7k/8/5K2/8/8/8/8/6R1 w - -', '7k/R7/5K2/8/8/8/8/8 w - -', 'turned'],
  [
    'castling rights with colours swapped',
    '4k3/8/8/8/8/8/8/4K2R w K -',
    '4k2r/8/8/8/8/8/8/4K3 b k -',
    'colours swapped',
  ],
  ['an en passant capture, mirrored', '4k3/8/8/3pP3/8/8/8/3K4 w - d6', '3k4/8/8/3Pp3/8/8/8/4K3 w - e6', 'mirrored'],
];

const DIFFERENT: readonly [name: string, one: string, other: string][] = [
  ['the other side is to move', '7k/8/5K2/8/8/8/8/6R1 w - -', '7k/8/5K2/8/8/8/8/6R1 b - -'],
  ['a man more', '6k1/5ppp/8/8/8/8/8/4R1K1 w - -', '6k1/5ppp/8/8/8/8/8/3RR1K1 w - -'],
  ['turned, with a pawn', '7k/7p/5K2/8/8/8/8/6R1 w - -', '8/6R1/8/8/8/5K2/7p/7k w - -'],
  ['mirrored, with a right to castle', '4k3/8/8/8/8/8/8/4K2R w K -', '3k4/8/8/8/8/8/8/R2K4 w - -'],
  ['with and without the right to castle', '4k3/8/8/8/8/8/8/4K2R w K -', '4k3/8/8/8/8/8/8/4K2R w - -'],
  ['with and without an en passant capture', '4k3/8/8/3pP3/8/8/8/3K4 w - d6', '4k3/8/8/3pP3/8/8/8/3K4 w - -'],
];

describe('the same problem is known again', () => {
  it.each(PAIRS)('%s', (_, one, other, likeness) => {
    expect(twinOfKey(key(one))).toBe(twinOfKey(key(other)));
    expect(likenessOf(key(one), key(other))).toBe(likeness);
  });

  it.each(DIFFERENT)('but not when they differ: %s', (_, one, other) => {
    expect(twinOfKey(key(one))).not.toBe(twinOfKey(key(other)));
  });

  it('any two boards with different men have different names', () => {
    const men = fc.array(fc.constantFrom('P', 'n', 'b', 'R', 'q', '1'), { minLength: 64, maxLength: 64 });
    const sorted = (cells: readonly string[]) => [...cells].sort().join('');
    const named = (cells: readonly string[]) => twinOfKey(`${cells.join('').replace(/.{8}(?=.)/g, '$&/')} w - -`);
    fc.assert(
      fc.property(men, men, (one, other) => {
        if (sorted(one) !== sorted(other)) expect(named(one)).not.toBe(named(other));
      }),
    );
  });

  it('a position and its key give the same name', () => {
    const position = readPosition('6k1/5ppp/8/8/8/8/8/4R1K1 w - -');
    if (position.ok) expect(twinKey(position.value)).toBe(twinOfKey(positionKey(position.value)));
  });
});
