import { describe, expect, it } from 'vitest';
import { findTry } from '../../../src/engine/mate/walk.js';
import { solve, solveMate } from './solving.js';
import { mainLine } from './walking.js';

const MATES = [
  {
    source: "fool's mate, after 1.f3 e5 2.g4",
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
    keys: ['d8h4'],
    line: 'd8h4',
  },
  {
    source: "scholar's mate",
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    keys: ['h5f7'],
    line: 'h5f7',
  },
  {
    source: 'Edward Lasker - Thomas, London 1912: the king steps aside or castles',
    fen: 'rn3r2/pbppq1p1/1p2pN2/8/3P2NP/6P1/PPP1BP1R/R3K1k1 w Q - 5 18',
    keys: ['e1c1', 'e1d2'],
    line: 'e1c1',
  },
  {
    source: 'Morphy - Duke of Brunswick and Count Isouard, Paris 1858',
    fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 17',
    keys: ['b3b8'],
    line: 'b3b8 d7b8 d1d8',
  },
  {
    source: "Légal's mate, after 1.e4 e5 2.Nf3 d6 3.Bc4 Bg4 4.Nc3 g6 5.Nxe5 Bxd1",
    fen: 'rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P3/2N5/PPPP1PPP/R1BbK2R w KQkq - 0 6',
    keys: ['c4f7'],
    line: 'c4f7 e8e7 c3d5',
  },
  {
    source: 'Paul Morphy, composed as a boy: the rook is offered, the pawn mates',
    fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
    keys: ['a1a6'],
    line: 'a1a6 b7a6 b6b7',
  },
  {
    source: "Philidor's legacy, the last two moves",
    fen: '1r5k/6pp/7N/3Q4/8/8/8/6K1 w - - 0 1',
    keys: ['d5g8'],
    line: 'd5g8 b8g8 h6f7',
  },
  {
    source: "Philidor's legacy, all four moves",
    fen: '1r5k/6pp/8/3Q2N1/8/8/8/6K1 w - - 0 1',
    keys: ['g5f7'],
    line: 'g5f7 h8g8 f7h6 g8h8 d5g8 b8g8 h6f7',
  },
  {
    source: 'Réti - Tartakower, Vienna 1910',
    fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
    keys: ['d3d8'],
    line: 'd3d8 e8d8 d2g5 d8e8 d1d8',
  },
  {
    source: "Damiano's mate, 1512, with the black queen in the way for one move",
    fen: 'r4rk1/pp3pp1/6P1/8/8/8/2q5/KQ5R w - - 0 1',
    keys: ['h1h8'],
    line: 'h1h8 g8h8 b1h1 c2h2 h1h2 h8g8 h2h7',
  },
  {
    source: 'two rooks climb a ladder; either begins',
    fen: '7k/8/8/8/8/8/8/RR5K w - - 0 1',
    keys: ['a1a7', 'b1b7'],
    line: 'a1a7 h8g8 b1b8',
  },
  {
    source: 'two rooks, one too many: both mate on the back rank',
    fen: '6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1',
    keys: ['d1d8', 'e1e8'],
    line: 'd1d8',
  },
  {
    source: 'only the rook mates: a queen would stalemate',
    fen: '8/5P1k/5K2/8/8/8/8/8 w - - 0 1',
    keys: ['f7f8r'],
    line: 'f7f8r h7h6 f8h8',
  },
  {
    source: 'queen and rook both mate when promoted',
    fen: 'k7/2P5/K7/8/8/8/8/8 w - - 0 1',
    keys: ['c7c8q', 'c7c8r'],
    line: 'c7c8q',
  },
  {
    source: 'en passant gives a double check and mates',
    fen: '5r2/4kp2/5n2/B2pP3/B7/8/8/3RR2K w - d6 0 1',
    keys: ['e5d6'],
    line: 'e5d6',
  },
  {
    source: 'castling brings the rook to the file of mate',
    fen: '8/Q5R1/N7/4p3/8/8/7R/1k2K2R w K - 0 1',
    keys: ['e1g1'],
    line: 'e1g1',
  },
];

describe('known mates are found with all their keys', () => {
  it.each(MATES)('$source', ({ fen, keys, line }) => {
    const mateIn = (line.split(' ').length + 1) / 2;
    const solved = solveMate(fen, mateIn + (mateIn < 4 ? 1 : 0));
    expect(solved.mateIn).toBe(mateIn);
    expect(solved.keys.toSorted()).toEqual(keys);
    expect(mainLine(solved.root).join(' ')).toBe(line);
  });
});

const NOT_MATES = [
  { source: 'the en passant right is missing', fen: '5r2/4kp2/5n2/B2pP3/B7/8/8/3RR2K w - - 0 1', within: 1 },
  { source: 'the castling right is missing', fen: '8/Q5R1/N7/4p3/8/8/7R/1k2K2R w - - 0 1', within: 1 },
  { source: 'queen alone, king far away', fen: '7k/5Q2/8/8/8/8/8/K7 w - - 0 1', within: 3 },
  { source: 'the side to move is stalemated', fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', within: 2 },
  { source: 'the side to move is mated', fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', within: 2 },
  {
    source: 'the king castles out of it, whatever was tried before',
    fen: 'r3k3/6Q1/8/pP6/8/8/8/4K1R1 w q - 0 1',
    within: 2,
  },
  {
    source: 'the first position of the game',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    within: 2,
  },
];

describe('where there is no mate it says so', () => {
  it.each(NOT_MATES)('$source', ({ fen, within }) => {
    expect(solve(fen, within)).toMatchObject({ kind: 'no mate', within });
  });
});

describe('wrong moves are explained', () => {
  it('names the stalemate', () => {
    const { root } = solveMate('8/5P1k/5K2/8/8/8/8/8 w - - 0 1', 2);
    expect(findTry(root, 'f7f8q')).toEqual({ kind: 'stalemate', move: 'f7f8q' });
  });

  it('says that a move mates too, but slower, and how long it takes', () => {
    const { root } = solveMate('7k/5K2/8/8/8/8/8/R7 w - - 0 1', 1);
    expect(findTry(root, 'a1g1')).toEqual({ kind: 'slower', move: 'a1g1', mateIn: 2, by: 'h8h7', only: true });
  });

  it('refutes by taking the piece when that is possible', () => {
    const { root } = solveMate('4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 17', 2);
    expect(findTry(root, 'b3e6')).toEqual({ kind: 'refuted', move: 'b3e6', by: 'f7e6', only: true });
    expect(findTry(root, 'd1d7')).toMatchObject({ kind: 'refuted', by: expect.stringMatching(/d7$/) });
  });

  it('explains them after every most stubborn defence, not elsewhere', () => {
    const { root } = solveMate('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 2);
    const [stubborn, ...others] = root.continuations[0]?.defences ?? [];
    expect(stubborn?.next.tries).toBeDefined();
    expect(others.length).toBeGreaterThan(0);
    for (const { next } of others) expect(next.tries).toBeUndefined();
  });
});
