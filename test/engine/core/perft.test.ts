import { perft as chessopsPerft } from 'chessops/debug';
import { makeUci } from 'chessops/util';
import { describe, expect, it } from 'vitest';
import { divide, perft } from '../../../src/engine/mate/prover.js';
import { chess, naiveMoves, played } from '../mate/naive.js';
import { flipColours } from '../mate/random-positions.js';
import { CROWDED_POSITIONS, TRICKY_POSITIONS } from './tricky-positions.js';

/** The positions that every move generator is tested with, and their counts, as https://www.chessprogramming.org/Perft_Results has them. */
const STANDARD = [
  {
    name: 'the first position',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    counts: [20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
  },
  {
    name: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    counts: [48, 2_039, 97_862, 4_085_603, 193_690_690],
  },
  {
    name: 'position 3',
    fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    counts: [14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
  },
  {
    name: 'position 4',
    fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    counts: [6, 264, 9_467, 422_333, 15_833_292],
  },
  {
    name: 'position 4 with the colours exchanged',
    fen: 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
    counts: [6, 264, 9_467, 422_333, 15_833_292],
  },
  {
    name: 'position 5',
    fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    counts: [44, 1_486, 62_379, 2_103_487, 89_941_194],
  },
  {
    name: 'position 6',
    fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    counts: [46, 2_079, 89_890, 3_894_594, 164_075_551],
  },
];

describe('the core counts what can be played', () => {
  it.each(STANDARD)('$name', ({ fen, counts }) => {
    expect(counts.map((_, index) => perft(fen, index + 1))).toEqual(counts);
  });
});

const colours = ({ about, fen }: { about: string; fen: string }) => [
  { about, fen },
  { about: `${about}, colours exchanged`, fen: flipColours(fen) },
];

describe('the core counts as chessops does, move by move', () => {
  it('in more than a hundred positions', () => {
    expect(TRICKY_POSITIONS.length).toBeGreaterThan(100);
    expect(new Set(TRICKY_POSITIONS.map(({ fen }) => fen)).size).toBe(TRICKY_POSITIONS.length);
  });

  it.each(TRICKY_POSITIONS.flatMap(colours))('$about: $fen', ({ fen }) => {
    expect(divided(fen, 3)).toEqual(expected(fen, 3));
  });

  it.each(CROWDED_POSITIONS.flatMap(colours))('$about: $fen', ({ fen }) => {
    expect(divided(fen, 2)).toEqual(expected(fen, 2));
  });

  it('218 moves, the most that there can be', () => {
    const [most] = CROWDED_POSITIONS;
    expect(perft(most?.fen ?? '', 1)).toBe(218);
  });
});

const byName = (counts: [string, number][]) => counts.sort(([a], [b]) => (a < b ? -1 : 1));

const divided = (fen: string, depth: number) => byName([...divide(fen, depth)]);

function expected(fen: string, depth: number) {
  const position = chess(fen);
  const counts = naiveMoves(position).map((move): [string, number] => [
    makeUci(move),
    chessopsPerft(played(position, move), depth - 1),
  ]);
  return byName(counts);
}
