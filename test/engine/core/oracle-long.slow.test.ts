import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  castlingDefences,
  castlingPositions,
  enPassantDefences,
  enPassantPositions,
  smallPositions,
} from '../mate/random-positions.js';
import { eitherColour } from './mined-positions.js';
import { Tally } from './tally.js';

/** Together with `oracle-short.test.ts` more than 20,000 positions; the same ones in every run. */
const SEED = 3;

const CASES = [
  { what: 'pieces against pieces', positions: smallPositions(), numRuns: 300 },
  { what: 'heavy pieces', positions: smallPositions('QQRR', 'p', 2), numRuns: 600 },
  { what: 'one or two pieces', positions: smallPositions('QRBN', 'p', 2), numRuns: 900 },
  { what: 'two or three pieces', positions: smallPositions('QRBNP', 'np', 3), numRuns: 600 },
  { what: 'up to seven men', positions: smallPositions('QRBNP', 'rnbp', 5), numRuns: 500 },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), numRuns: 600 },
  { what: 'castling', positions: castlingPositions, numRuns: 100 },
  { what: 'en passant', positions: enPassantPositions, numRuns: 100 },
  { what: 'castling as a defence', positions: castlingDefences, numRuns: 100 },
  { what: 'en passant as a defence', positions: enPassantDefences, numRuns: 100 },
];

describe('the oracle and the core agree on verdict, length, keys and the whole tree', () => {
  const tally = new Tally();

  it.each(CASES)('mates in 3: $what', ({ positions, numRuns }) => {
    const compared = fc.property(eitherColour(positions), (fen) => tally.compare(fen, 3));
    fc.assert(compared, { seed: SEED, numRuns });
  });

  it('was tried on a fair mix', () => {
    tally.expectAtLeast(3_000, {
      mates: 1_500,
      'mates in 1': 500,
      'mates in 2': 500,
      'mates in 3': 300,
      white: 1_000,
      black: 1_000,
      castling: 50,
      'en passant': 50,
      'about to promote': 300,
    });
  });
});
