import { makeFen } from 'chessops/fen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveKeys, proveOneKey } from '../../../src/engine/mate/prover.js';
import { chess, moveOf, naiveMoves, played } from '../mate/naive.js';
import {
  castlingDefences,
  castlingPositions,
  enPassantDefences,
  enPassantPositions,
  smallPositions,
} from '../mate/random-positions.js';
import { AMPLE } from '../mate/solving.js';
import { eitherColour, minedPlacements } from './mined-positions.js';
import { randomPlacements } from './random-play.js';

/** The same positions in every run. */
const SEED = 11;

const CASES = [
  { what: 'pieces against pieces', positions: smallPositions(), numRuns: 600 },
  { what: 'one or two pieces', positions: smallPositions('QRBN', 'p', 2), numRuns: 600 },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), numRuns: 600 },
  { what: 'castling', positions: castlingPositions, numRuns: 200 },
  { what: 'castling as a defence', positions: castlingDefences, numRuns: 300 },
  { what: 'en passant', positions: enPassantPositions, numRuns: 200 },
  { what: 'en passant as a defence', positions: enPassantDefences, numRuns: 200 },
  { what: 'men anywhere', positions: randomPlacements, numRuns: 200 },
  { what: 'men anywhere, with a mate', positions: minedPlacements(2), numRuns: 300 },
];

describe('one key is found exactly where there is a mate, and it keeps one', () => {
  it.each(CASES)('$what', ({ positions, numRuns }) => {
    fc.assert(
      fc.property(eitherColour(positions), fc.integer({ min: 1, max: 4 }), (fen, mateIn) => expectTruth(fen, mateIn)),
      { seed: SEED, numRuns },
    );
  });

  it.each([
    { about: 'a mate at once, when more moves are allowed', fen: '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1', within: 3 },
    { about: 'a mate in two, when more moves are allowed', fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', within: 5 },
    { about: 'a long way with few men', fen: '8/8/8/8/8/3k4/8/R2K3R w - - 0 1', within: 6 },
    { about: 'a promotion that would be stalemate', fen: '8/5P1k/5K2/8/8/8/8/8 w - - 0 1', within: 3 },
    { about: 'a position that comes again with more moves left', fen: '8/3R4/8/2K5/8/8/7N/k7 w - - 0 1', within: 5 },
    { about: 'a position that comes again with more moves left', fen: '7k/8/8/3pK3/8/8/R7/8 w - - 0 1', within: 5 },
    { about: 'no way at all', fen: '8/8/4k3/8/8/3K4/4P3/8 w - - 0 1', within: 4 },
  ])('$about', ({ fen, within }) => {
    expectTruth(fen, within);
  });
});

function expectTruth(fen: string, mateIn: number): void {
  const one = proveOneKey({ fen, mateIn, budget: AMPLE });
  const place = `${fen} within ${mateIn}`;
  expect(one.kind, place).toBe(proveKeys({ fen, mateIn, budget: AMPLE }).kind);
  if (one.kind === 'mate') expectKey(fen, one.key, mateIn);
}

/** After the key every reply is mated in the moves that are left. */
function expectKey(fen: string, key: string, mateIn: number): void {
  const move = moveOf(key);
  expect(chess(fen).isLegal(move), `${fen} ${key}`).toBe(true);
  const after = played(chess(fen), move);
  if (after.isCheckmate()) return;
  const replies = naiveMoves(after);
  expect(replies.length, `${fen} ${key} is stalemate`).toBeGreaterThan(0);
  for (const reply of replies) {
    const left = makeFen(played(after, reply).toSetup());
    const answer = mateIn > 1 ? proveKeys({ fen: left, mateIn: mateIn - 1, budget: AMPLE }) : { kind: 'no mate' };
    expect(answer.kind, `${fen} ${key}, then ${left}`).toBe('mate');
  }
}
