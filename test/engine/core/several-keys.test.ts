import { describe, expect, it } from 'vitest';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { AMPLE, solveMate } from '../mate/solving.js';

/** Puzzles that ship, each with one man taken from the board: they have several keys then, and some a shorter mate. */
const COOKED = [
  {
    from: 'classic-15',
    fen: 'rn3r2/pbpp2p1/1p2pN2/8/3P1kNP/3B4/PPP2PP1/R3K2R w KQ - 0 1',
    mateIn: 3,
    keys: 'g2g3 g4e5',
  },
  { from: 'classic-17', fen: '1Q6/5pk1/2p3p1/1p1bN2p/1b5P/6n1/r7/3K4 b - - 0 1', mateIn: 4, keys: 'b4d2 d5b3' },
  { from: 'classic-17', fen: '1Q6/5pk1/2p3p1/1p1b3p/1b5P/6n1/r5P1/3K4 b - - 0 1', mateIn: 4, keys: 'a2d2 d5b3' },
  { from: 'classic-17', fen: '8/5pk1/2p3p1/1p1bN2p/1b5P/6n1/r5P1/3K4 b - - 0 1', mateIn: 3, keys: 'a2d2 d5b3 g3e2' },
  { from: 'composed-03', fen: '8/8/8/2Q1PB1k/1p5P/1K6/8/8 w - - 0 1', mateIn: 2, keys: 'c5e7 c5g1' },
  { from: 'composed-08', fen: '4BK2/7k/7p/2R5/2P5/6P1/1R6/8 w - - 0 1', mateIn: 2, keys: 'b2b6 b2h2 c5h5' },
  { from: 'composed-10', fen: '8/r7/1k6/8/8/1q6/1P5K/8 b - - 0 1', mateIn: 2, keys: 'a7g7 b3g8' },
  {
    from: 'composed-11',
    fen: 'r4rk1/pb3p1p/1p2pQp1/8/3N4/2B5/PPP2PPP/R4RK1 w - - 0 1',
    mateIn: 2,
    keys: 'd4c6 d4e6 d4f5',
  },
  { from: 'composed-12', fen: '5r1k/pp4pp/8/6N1/2Q5/8/5PPP/6K1 w - - 0 1', mateIn: 4, keys: 'c4c2 c4d3 c4e4 g5f7' },
  { from: 'composed-13', fen: '2k1q2r/ppp2pp1/8/8/3P4/2P3p1/PP4P1/R1B2RK1 b - - 0 1', mateIn: 4, keys: 'h8h1 h8h2' },
  { from: 'games-10', fen: '8/5Q2/p6k/4p1pp/2P3P1/P2PP2P/5P2/5RKB w - - 0 1', mateIn: 2, keys: 'f1b1 f7f8 g4h5 h1e4' },
  { from: 'games-13', fen: 'r3k3/8/3pP1pB/1Pp5/3bP2Q/3n2N1/1P3qPP/R6K b - - 0 1', mateIn: 2, keys: 'a8a1 f2g1' },
  { from: 'games-16', fen: '4rk2/2R1b3/p2NQ3/7p/PP3rpP/8/3B2P1/6K1 w - - 0 1', mateIn: 3, keys: 'd2c3 e6g6' },
  { from: 'games-16', fen: '4rk2/2R1b3/p2NQ3/7p/PP3r1P/8/3B1PP1/6K1 w - - 0 1', mateIn: 3, keys: 'd2c3 e6g6' },
  { from: 'games-17', fen: '4r2k/p2N1R1p/2n4P/1p6/8/P1P5/Q7/1KB5 w - - 0 1', mateIn: 2, keys: 'a2c2 d7f6' },
  { from: 'games-22', fen: '8/4k3/3r2pp/Pp2p2P/4K3/r7/5P2/8 b - - 0 1', mateIn: 2, keys: 'e7e6 e7f6' },
  {
    from: 'games-23',
    fen: '2b2r2/1p4bk/r5pp/p2p4/P1P3PP/R1N1P1q1/2N3P1/2B3K1 b - - 0 1',
    mateIn: 2,
    keys: 'a6f6 g7e5',
  },
  { from: 'games-24', fen: '7r/2p3k1/2n2p2/4p1p1/4P1b1/1q1PK1P1/1B6/8 b - - 0 1', mateIn: 2, keys: 'b3b2 b3c2 h8h2' },
  { from: 'games-26', fen: '5q1r/2R2Nk1/pN2p3/1r2P2p/3p2PP/6P1/KP1Q2b1/2R5 w - - 0 1', mateIn: 3, keys: 'd2g5 f7h6' },
  {
    from: 'games-26',
    fen: '7r/2R2Nk1/pN2p1p1/1r2P2p/3p2PP/6P1/KP1Q2b1/2R5 w - - 0 1',
    mateIn: 3,
    keys: 'f7d6 f7h6 f7h8',
  },
  { from: 'games-27', fen: '8/4Q3/7k/7p/5P2/6P1/7K/8 w - - 0 1', mateIn: 3, keys: 'e7f7 f4f5' },
  { from: 'games-28', fen: '3b2k1/8/1p2p1pP/2p5/2P3p1/p4b2/5P2/6K1 b - - 0 1', mateIn: 4, keys: 'a3a2 g8h7 g8h8' },
  { from: 'games-28', fen: '3b2k1/8/1p2p1pP/8/2P3p1/p4bP1/5P2/6K1 b - - 0 1', mateIn: 4, keys: 'a3a2 g8h7 g8h8' },
  {
    from: 'games-31',
    fen: '2b1r1k1/8/p5p1/P2p1pP1/3p3P/1P3B2/2r4p/5K2 b - - 0 1',
    mateIn: 4,
    keys: 'e8e4 e8e5 f5f4 g8f8 g8h8',
  },
];

/** A pawn's double step refutes one attack; in another one a white man stands on its way. */
const BLOCKED = [
  { fen: '8/p1p5/7k/Q1Q5/8/2K2NB1/8/3R4 w - - 0 1', keys: 'a5c7 c5c7 c5f8 c5g5 d1d7' },
  { fen: '8/kp3pp1/8/5QQ1/1R2K1Q1/3R1p2/P7/8 w - - 0 1', keys: 'b4a4 d3a3 f5a5 f5f7 g5e7' },
  { fen: '4Q3/2p1p1p1/k7/2R1Q3/3K4/P7/8/8 w - - 0 1', keys: 'c5a5 c5c6 c5c7 e8a4 e8a8 e8b8 e8c6 e8c8' },
  { fen: '7Q/1p3p2/3k4/5Q2/4K3/7B/p7/8 w - - 0 1', keys: 'f5d5 f5d7 f5e5 h8c8 h8d8 h8e5 h8e8 h8f6 h8f8' },
].map((each) => ({ from: 'what refutes another attack is not legal here', mateIn: 2, ...each }));

describe('every key is found, and no longer one than the shortest', () => {
  it.each([...COOKED, ...BLOCKED])('$from: $fen', ({ fen, mateIn, keys }) => {
    const task = { fen, mateIn: mateIn + 1, budget: AMPLE };
    const found = proveKeys(task);
    if (found.kind !== 'mate') throw new Error(`${fen}: ${found.kind}`);
    expect({ mateIn: found.mateIn, keys: found.keys.toSorted().join(' ') }, fen).toEqual({ mateIn, keys });
    const solved = solveMate(fen, mateIn);
    expect({ mateIn: solved.mateIn, keys: solved.keys.toSorted().join(' ') }, fen).toEqual({ mateIn, keys });
  });
});
