import { describe, expect, it } from 'vitest';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { flipColours, flipMove } from '../mate/random-positions.js';
import { AMPLE, solveMate } from '../mate/solving.js';

/** Random positions with one key, and a variation in which only such a mate does: found by search, confirmed by the oracle. */
const MATES = [
  { only: 'a promotion', fen: '4k3/5pP1/2K5/8/8/8/8/8 w - - 0 1', key: 'c6d6' },
  { only: 'a promotion', fen: '3k4/1p6/3K2P1/8/8/8/8/8 w - - 0 1', key: 'g6g7' },
  { only: 'a promotion by capture', fen: '4kr2/2P3PK/8/8/8/8/8/8 w - - 0 1', key: 'c7c8q' },
  { only: 'a promotion by capture', fen: '2nk4/1P3P2/6p1/K7/8/8/8/8 w - - 0 1', key: 'f7f8q' },
  { only: 'a promotion by capture', fen: '5kb1/3P3P/7p/8/8/7K/8/8 w - - 0 1', key: 'd7d8q' },
  { only: 'a promotion to a knight', fen: '4k3/2P3P1/2K5/8/3B4/8/8/8 w - - 0 1', key: 'g7g8q' },
  { only: 'a promotion to a knight', fen: '5Q2/3k1P2/6K1/2r2R2/8/8/8/8 w - - 0 1', key: 'f8c5' },
  { only: 'a promotion to a knight', fen: '8/5k1P/5B2/6Q1/8/8/8/4K2R w K - 0 1', key: 'g5e5' },
  { only: 'a promotion to a knight', fen: '4b3/3P1kPR/8/8/5K2/3P4/8/8 w - - 0 1', key: 'd7e8q' },
  { only: 'castling', fen: '2R5/8/8/8/8/8/8/R3K1k1 w Q - 0 1', key: 'c8c2' },
  { only: 'castling', fen: '8/8/8/8/6R1/8/8/1k2K2R w K - 0 1', key: 'g4g2' },
  { only: 'castling', fen: '7R/8/8/8/8/8/8/k3K2R w K - 0 1', key: 'h8h2' },
  { only: 'the king, who opens a line', fen: '8/8/8/8/R7/8/1R6/rK5k w - - 0 1', key: 'a4a1' },
  { only: 'the king, who opens a line', fen: '8/8/8/8/8/8/2p4R/k3K2R w - - 0 1', key: 'h2c2' },
  { only: 'the king, who opens a line', fen: '8/8/8/8/8/8/2k5/Q3K2R w K - 0 1', key: 'a1a3' },
  { only: 'a rook that opens a line', fen: '6k1/3KR2N/8/8/8/B7/8/8 w - - 0 1', key: 'h7f6' },
  { only: 'a rook that opens a line', fen: '5N2/4P1k1/8/8/8/2R5/1B6/7K w - - 0 1', key: 'e7e8q' },
  { only: 'a rook that opens a line', fen: '2Nk4/6K1/1NR5/8/8/1B6/8/8 w - - 0 1', key: 'b3a4' },
  { only: 'a knight that opens a line', fen: '1N6/8/8/8/8/8/k7/1N1K2R1 w - - 0 1', key: 'd1c2' },
  { only: 'a knight that opens a line', fen: '1R4N1/P3K2k/8/8/1N6/8/8/8 w - - 0 1', key: 'e7f7' },
  { only: 'a bishop that opens a line', fen: '2Bk4/1P6/5P2/8/8/K7/8/8 w - - 0 1', key: 'b7b8q' },
  { only: 'a bishop that opens a line', fen: '8/2p5/8/8/8/4K3/8/3RBk2 w - - 0 1', key: 'e3f3' },
  { only: 'a pawn that opens a line', fen: '4k3/8/3PnK2/8/1B6/6R1/8/8 w - - 0 1', key: 'f6e6' },
  { only: 'a pawn that opens a line', fen: 'K7/8/8/1kPR4/3R4/7P/4P3/8 w - - 0 1', key: 'a8b7' },
  { only: 'a pawn that opens a line', fen: '1B6/8/8/7p/5P2/4N1k1/8/4K2R w K - 0 1', key: 'e1e2' },
  { only: 'a double check by a knight', fen: '5R2/8/k7/N5P1/8/8/8/R3K3 w Q - 0 1', key: 'f8b8' },
  { only: 'a double check by a knight', fen: '8/8/8/Pb5B/8/7k/1p5N/4K2R w K - 0 1', key: 'e1f2' },
  { only: 'a double check by a rook', fen: '3K4/6n1/7B/8/8/1B6/pR6/kN5N w - - 0 1', key: 'h6g7' },
  { only: 'a double check by a rook', fen: '2B5/3R4/6n1/4k3/8/3Q4/6P1/1K6 w - - 0 1', key: 'd3d4' },
  { only: 'a double check by a bishop', fen: '8/8/8/8/8/K7/7R/k4B2 w - - 0 1', key: 'h2h1' },
  { only: 'a double check by a bishop', fen: '8/1Pn5/k6P/8/B7/8/8/R3K3 w Q - 0 1', key: 'b7b8q' },
  { only: 'a double check by a pawn', fen: '8/3PP2R/3k4/8/P2K4/8/8/8 w - - 0 1', key: 'e7e8q' },
  { only: 'a double check by a pawn', fen: '4k3/1R2P3/8/4K3/8/8/8/2R5 w - - 0 1', key: 'c1c8' },
  { only: 'a double check by a pawn', fen: '8/1K1P4/3k4/3P4/2Q1B3/2N5/8/8 w - - 0 1', key: 'c4c7' },
  { only: "a pawn's check", fen: '4k3/4P3/5Pp1/5K2/8/8/8/8 w - - 0 1', key: 'f5e6' },
  { only: "a pawn's check", fen: '4k3/2P1P1K1/8/3P4/5B2/8/8/8 w - - 0 1', key: 'c7c8q' },
  { only: "a pawn's double step", fen: '8/8/2R5/3P4/1k6/1P6/2PP4/R3K3 w Q - 0 1', key: 'a1a4' },
  { only: "a pawn's double step", fen: '8/3p4/8/2P5/8/2B5/1PK3B1/k7 w - - 0 1', key: 'g2d5' },
  { only: "a pawn's double step", fen: '6R1/5p2/8/3KP3/5k2/6N1/3PP3/8 w - - 0 1', key: 'g3h5' },
  {
    only: "a pawn's step that leaves a square to another pawn",
    fen: '4kB2/8/2bPPP2/4K3/8/8/8/8 w - - 0 1',
    key: 'f8e7',
  },
  {
    only: "a pawn's step that leaves a square to another pawn",
    fen: '1K6/2pk1P2/3p4/1P1P4/8/8/8/8 w - - 0 1',
    key: 'f7f8q',
  },
  { only: 'en passant', fen: '8/1P1kpK2/8/1P1P4/8/8/8/8 w - - 0 1', key: 'b7b8q' },
  { only: 'en passant', fen: '8/3Kpk1P/8/5P1P/8/8/8/8 w - - 0 1', key: 'h7h8q' },
  { only: 'en passant', fen: '2Q5/kp6/8/P7/8/8/8/R3K3 w Q - 0 1', key: 'a1b1' },
  { only: 'en passant', fen: '8/Q5p1/7k/7P/8/4R3/8/4K2R w K - 0 1', key: 'e3g3' },
];

describe('mates in two that need an unusual mate in one', () => {
  it.each(MATES)('$only: $fen', ({ fen, key }) => {
    expect(solveMate(fen, 2)).toMatchObject({ mateIn: 2, keys: [key] });
    const turned = flipColours(fen);
    expect(proveKeys({ fen: turned, mateIn: 2, budget: AMPLE })).toMatchObject({ mateIn: 2, keys: [flipMove(key)] });
  });
});

/** Each of these has been answered wrongly by a core with one fault planted in it. */
const PITFALLS = [
  {
    about: 'a capture in passing would mate, but for the pin along the rank',
    fen: '6Q1/4kp2/2P5/2r1P1K1/8/3N4/6R1/2Q5 w - - 0 1',
    mateIn: 2,
    key: 'c1c5',
  },
  {
    about: 'a capture in passing would mate, but for the pin along the rank',
    fen: '4R3/2p5/1P1k4/1K1P3r/8/8/3Q4/1Q6 w - - 0 1',
    mateIn: 2,
    key: 'b1g6',
  },
  {
    about: 'the same men can stand there with or without a capture in passing',
    fen: '8/2k2p2/8/K3R1P1/8/5R2/8/8 w - - 0 1',
    mateIn: 4,
    key: 'f3f6',
  },
  ...[
    { fen: '4k2r/8/K7/1n6/8/6Q1/8/Q7 w k - 0 1', key: 'a1f6' },
    { fen: '4k2r/8/2NP1B2/8/8/8/1K4n1/3Q4 w k - 0 1', key: 'd1d5' },
    { fen: '4k2r/1K1N4/4b3/8/5Q2/8/5Q2/8 w k - 0 1', key: 'b7c7' },
  ].map((each) => ({ about: 'the same men can stand there with or without castling', mateIn: 3, ...each })),
];

describe('mates that a small mistake would spoil', () => {
  it.each(PITFALLS)('$about: $fen', ({ fen, mateIn, key }) => {
    expect(solveMate(fen, mateIn)).toMatchObject({ mateIn, keys: [key] });
    expect(solveMate(flipColours(fen), mateIn)).toMatchObject({ mateIn, keys: [flipMove(key)] });
  });
});

interface AlmostMate {
  readonly about: string;
  readonly fen: string;
  readonly mateIn?: number;
  /** In the order of the alphabet; undefined: there is no mate. */
  readonly keys?: readonly string[];
}

/** Moves that would mate at once if the rules were a little different, and decide whether there is a mate in one or two. */
const ALMOST_MATES: readonly AlmostMate[] = [
  ...[
    { fen: '8/BK6/8/k7/1p6/1B6/2P5/8 w - - 0 1' },
    { fen: '8/8/7k/4Q3/7p/8/6P1/B4K2 w - - 0 1' },
    { fen: '8/8/1pQ1K3/k7/p7/2R5/1P6/8 w - - 0 1' },
    { fen: '7Q/8/b3K2N/6k1/5p2/8/6P1/8 w - - 0 1', keys: ['h6f7'] },
  ].map((each) => ({ about: "a pawn's double step, but it can be taken in passing", ...each })),
  ...[
    { fen: '1R6/8/3N4/3B4/3Rp3/3p1k2/7P/4K2R w K - 0 1' },
    { fen: '8/8/8/R5N1/1P1k4/6Q1/8/R3K1b1 w Q - 0 1' },
    { fen: '8/B6Q/8/7R/5N2/n4k2/8/4K2R w K - 0 1', keys: ['e1g1', 'h1f1', 'h1h3', 'h7d3'] },
  ].map((each) => ({ about: 'castling, but the king is in check', ...each })),
  ...[
    { fen: '1Q6/8/2rb1K2/Q4Q2/6P1/4k3/3p4/7r w - - 0 1' },
    { fen: '8/p7/3Q4/2Q5/B7/8/3K1br1/5k2 w - - 0 1' },
    { fen: '2b1R3/r4Q2/4r3/6k1/8/7K/1Q6/8 w - - 0 1', keys: ['b2g2'] },
    { fen: '6b1/2Q2b2/4n3/3K4/8/P4k2/2Q5/Q7 w - - 0 1', keys: ['a1d1', 'c2e4'] },
  ].map((each) => ({ about: 'taking the checker, but there is a second one', ...each })),
  ...[
    { fen: '3Q4/8/K7/2k5/B1p5/P7/3P4/8 w - - 0 1' },
    { fen: '8/8/b7/k1K5/p7/4P3/1P6/8 w - - 0 1' },
    { fen: '8/1Q6/8/k7/p7/8/1P1K1P2/8 w - - 0 1' },
  ].map((each) => ({ about: 'a double step that checks, but can be taken in passing', mateIn: 1, ...each })),
  ...[
    { fen: '8/pKp1p3/8/1k3B2/3R2b1/8/2R2Q1Q/7Q w - - 0 1' },
    { fen: '5Q2/3p1pKP/8/1R2Pk2/3R4/8/B7/8 w - - 0 1' },
    { fen: '8/3pp3/3Q1BP1/1k6/4Q3/1K6/N7/4r2R w - - 0 1', keys: ['e4a4', 'e4b4', 'e4d5'] },
  ].map((each) => ({ about: "a check from afar, but a pawn's double step comes between", mateIn: 1, ...each })),
];

describe('what only almost mates is not taken for a mate', () => {
  it.each(ALMOST_MATES)('$about: $fen', ({ fen, keys, mateIn = 2 }) => {
    for (const [each, turn] of [[fen, String] as const, [flipColours(fen), flipMove] as const]) {
      const found = proveKeys({ fen: each, mateIn, budget: AMPLE });
      const answer = found.kind === 'mate' ? { mateIn: found.mateIn, keys: found.keys.map(turn).sort() } : found.kind;
      expect(answer, each).toEqual(keys ? { mateIn, keys } : 'no mate');
    }
  });
});
