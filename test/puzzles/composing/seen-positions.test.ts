import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { SeenPositions } from '../../../src/puzzles/composing/seen-positions.js';

const FIRST = '6k1/8/4K3/8/5p2/B7/1Q6/8 w - - 0 1';
const GAME = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4';

const takesAfter = (known: string, fen: string): boolean => {
  const seen = new SeenPositions();
  expect(seen.take(positionOfFen(known))).toBe(true);
  return seen.take(positionOfFen(fen));
};

describe('positions that were seen', () => {
  it.each([
    ['the same', FIRST, FIRST],
    ['the mirror image', FIRST, '1k6/8/3K4/8/2p5/7B/6Q1/8 w - - 0 1'],
    ['the same with colours swapped', FIRST, '8/1q6/b7/5P2/8/4k3/8/6K1 b - - 0 1'],
    ['a near twin with one man on another square', FIRST, '6k1/8/4K3/8/4p3/B7/1Q6/8 w - - 0 1'],
    ['a near twin with a man more', FIRST, '6k1/p7/4K3/8/5p2/B7/1Q6/8 w - - 0 1'],
    ['a near twin with a man less', FIRST, '6k1/8/4K3/8/8/B7/1Q6/8 w - - 0 1'],
    ['a near twin, mirrored', FIRST, '1k6/8/3K4/8/3p4/7B/6Q1/8 w - - 0 1'],
    ['a near twin with the king elsewhere', FIRST, '6k1/8/3K4/8/5p2/B7/1Q6/8 w - - 0 1'],
    ['a game that differs in who may castle', GAME, GAME.replace('KQkq', 'Qkq')],
  ])('does not take %s', (_, known, fen) => {
    expect(takesAfter(known, fen)).toBe(false);
  });

  it('takes what differs in two men', () => {
    expect(takesAfter(FIRST, '6k1/8/4K3/8/4p3/8/1B6/Q7 w - - 0 1')).toBe(true);
    expect(takesAfter(GAME, 'r1bqkb1r/pppp1ppp/2n5/4p2Q/2B1P1n1/2N5/PPPP1PPP/R1B1K1NR w KQkq - 4 4')).toBe(true);
  });

  it('takes three small problems with the same men, and no fourth', () => {
    const seen = new SeenPositions();
    const taken = [
      '7k/8/5K2/8/8/8/8/R5R1 w - - 0 1',
      '8/8/8/1R6/7k/5K2/R7/8 w - - 0 1',
      '8/8/k1K5/8/5R2/8/3R4/8 w - - 0 1',
      '8/3k4/8/3K4/R6R/8/8/8 w - - 0 1',
    ].map((fen) => seen.take(positionOfFen(fen)));
    expect(taken).toEqual([true, true, true, false]);
  });
});
