import { makeUci } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide } from '../../../src/engine/mate/prover.js';
import { chess, naiveMoves } from '../mate/naive.js';
import { castlingPositions, enPassantPositions, flipColours, smallPositions } from '../mate/random-positions.js';
import { randomGames, randomPlacements } from './random-play.js';

/** The same positions in every run. */
const SEED = 218;

function compare(fen: string): void {
  const moves = [...divide(fen, 1).keys()].sort();
  const expected = naiveMoves(chess(fen)).map(makeUci).sort();
  // Thousands of comparisons: only a difference is worth the words.
  if (moves.join() !== expected.join()) expect(moves, fen).toEqual(expected);
}

describe('the core knows exactly the moves that chessops knows', () => {
  it('in every position of random games', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(randomGames(80), (fens) => {
        for (const fen of fens) {
          compare(fen);
          seen.add(fen);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
    expect(seen.size).toBeGreaterThan(5_000);
  });

  it.each([
    { what: 'men anywhere', positions: randomPlacements, numRuns: 10_000 },
    { what: 'few men', positions: smallPositions(), numRuns: 500 },
    { what: 'castling', positions: castlingPositions, numRuns: 500 },
    { what: 'en passant', positions: enPassantPositions, numRuns: 500 },
  ])('in random positions: $what', ({ positions, numRuns }) => {
    fc.assert(
      fc.property(positions, (fen) => {
        compare(fen);
        compare(flipColours(fen));
      }),
      { seed: SEED, numRuns },
    );
  });
});
