import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { finish } from '../../../src/puzzles/composing/finish.js';
import { QuickProver } from '../../../src/puzzles/composing/quick-prover.js';

const prover = new QuickProver();
const keep = (fen: string, mateIn: number) =>
  finish({ position: positionOfFen(fen), mateIn, method: 'games', theme: undefined }, prover);

/** Each of these shipped once, and players did not like it. */
describe('what is made for whatever purpose is not kept', () => {
  it.each([
    ['starts in check', 3, '7k/4PBp1/1p4P1/pP6/8/8/8/r1K5 w - - 0 1'],
    ['starts in check, and is long', 5, '2k5/rR5Q/2p1p3/2P1P3/5P2/2q3Kp/1R5P/8 w - - 0 1'],
    ["is a queen's obvious check", 1, 'r3kb1r/pQ3ppp/8/4p3/3q2b1/8/PP3PPP/NNB1K2R b kq - 0 1'],
    ["is a rook's obvious check", 1, 'r1r2k2/1pq2p2/7R/p5Q1/1P6/6RP/P5PK/8 w - - 0 1'],
    ['is three checks in a row', 3, 'r4r2/pp6/4QB1p/2kNp3/6PP/4Kn2/qPP2P2/8 w - - 0 1'],
    ['is four checks in a row', 4, 'r1q4r/pppk1pbp/5np1/1Nn1Q1B1/2B5/8/PP3PPP/1R2K1NR w K - 0 1'],
    ['is two checks by the queen', 2, '4k1r1/pp3pp1/3r1p1p/7Q/1q2P3/2pp2PB/P4P1P/3RK2R b K - 0 1'],
    ['is the ladder of two rooks', 2, '7k/1R3p1p/8/1p1N2P1/8/1r6/6KP/2r5 b - - 0 1'],
  ])('when it %s', (_, mateIn, fen) => {
    expect(keep(fen, mateIn)).toBeUndefined();
  });
});

it('what is good is kept with what it has in common with others', () => {
  const kept = keep('2r2kr1/p3R1p1/1p1P2p1/4N3/2P1b3/8/PBP4P/2K2B1n w - - 0 1', 1);
  expect(kept).toMatchObject({
    mateIn: 1,
    key: 'e5d7',
    appearance: { picture: expect.stringContaining('knight afar') },
  });
});
