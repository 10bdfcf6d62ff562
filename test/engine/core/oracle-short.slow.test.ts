import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  castlingDefences,
  castlingPositions,
  enPassantDefences,
  enPassantPositions,
  flipColours,
  homePawnDefences,
  smallPositions,
} from '../mate/random-positions.js';
import { eitherColour, minedPlacements } from './mined-positions.js';
import { randomPlacements } from './random-play.js';
import { Tally } from './tally.js';
import { TRICKY_POSITIONS } from './tricky-positions.js';

/** Together with `oracle-long.test.ts` more than 20,000 positions; the same ones in every run. */
const SEED = 20_000;

const CASES = [
  { what: 'pieces against pieces', positions: smallPositions(), counts: [1_000, 1_200] },
  { what: 'heavy pieces', positions: smallPositions('QQRR', 'p', 2), counts: [1_500, 1_600] },
  { what: 'two or three pieces', positions: smallPositions('QRBNP', 'np', 3), counts: [1_000, 1_500] },
  { what: 'up to seven men', positions: smallPositions('QRBNP', 'rnbp', 5), counts: [1_500, 1_500] },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), counts: [1_000, 1_000] },
  { what: 'castling', positions: castlingPositions, counts: [1_000, 500] },
  { what: 'en passant', positions: enPassantPositions, counts: [1_000, 500] },
  { what: 'castling as a defence', positions: castlingDefences, counts: [200, 800] },
  { what: 'en passant as a defence', positions: enPassantDefences, counts: [200, 800] },
  { what: 'pawns at home as a defence', positions: homePawnDefences, counts: [200, 1_200] },
  { what: 'men anywhere', positions: randomPlacements, counts: [1_000, 500] },
  { what: 'men anywhere, with a mate', positions: minedPlacements(2), counts: [500, 1_500] },
];

describe('the oracle and the core agree on verdict, length, keys and the whole tree', () => {
  const tally = new Tally();

  it.each(CASES)('mates in 1 and 2: $what', ({ positions, counts }) => {
    counts.forEach((numRuns, index) => {
      const compared = fc.property(eitherColour(positions), (fen) => tally.compare(fen, index + 1));
      fc.assert(compared, { seed: SEED, numRuns });
    });
  });

  it('mates in 1 and 2: tricky positions', () => {
    for (const { fen } of TRICKY_POSITIONS) {
      for (const each of [fen, flipColours(fen)]) for (const limit of [1, 2]) tally.compare(each, limit);
    }
  });

  it('was tried on a fair mix', () => {
    tally.expectAtLeast(18_000, {
      mates: 18_000 / 3,
      'mates in 1': 2_000,
      'mates in 2': 2_000,
      white: 5_000,
      black: 5_000,
      'in check': 500,
      castling: 500,
      'en passant': 500,
      'about to promote': 500,
      crowded: 500,
    });
  });
});
