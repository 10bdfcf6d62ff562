import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  moveOfUci,
  play,
  playUci,
  sanLine,
  sanOf,
  sanWithoutCheck,
  uciOf,
} from '../../../src/games/chess/moves.js';
import { fenOf, positionOfFen } from '../../../src/games/chess/position.js';
import type { Position } from '../../../src/games/chess/vocabulary.js';
import { anyMove } from './random-positions.js';

const CASTLING = positionOfFen('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
const PROMOTION = positionOfFen('3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1');

const perft = (position: Position, depth: number): number =>
  depth === 0 ? 1 : legalMoves(position).reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);

describe('legal moves', () => {
  // Node counts that chess programmers agree on: the Chess Programming Wiki, "Perft Results".
  test.each([
    ['initial', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3, 8_902],
    ['position 2', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 2, 2_039],
    ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 3, 2_812],
    ['position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 3, 9_467],
    ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 2, 1_486],
  ])('perft, %s', (_, fen, depth, nodes) => {
    expect(perft(positionOfFen(fen), depth)).toBe(nodes);
  });

  test('castling is there once for each wing, as the king moves', () => {
    const castling = legalMoves(CASTLING).map((move) => uciOf(CASTLING, move));
    expect(castling.filter((uci) => /^e1[acgh]1$/.test(uci)).sort()).toEqual(['e1c1', 'e1g1']);
  });

  test('all four promotions are moves', () => {
    const promotions = legalMoves(PROMOTION).filter(({ promotion }) => promotion);
    expect(promotions.map((move) => uciOf(PROMOTION, move)).sort()).toEqual(
      ['e7d8b', 'e7d8n', 'e7d8q', 'e7d8r', 'e7e8b', 'e7e8n', 'e7e8q', 'e7e8r'].sort(),
    );
  });
});

describe('UCI', () => {
  test.each([
    ['e1g1', 'e1g1'],
    ['e1h1', 'e1g1'],
    ['e1c1', 'e1c1'],
    ['e1a1', 'e1c1'],
    ['h1h8', 'h1h8'],
    ['e1g3', undefined],
    ['e8g8', undefined],
    ['e1g1q', undefined],
    ['', undefined],
    ['O-O', undefined],
  ])('%s with castling possible is %s', (uci, expected) => {
    const move = moveOfUci(CASTLING, uci);
    expect(move && uciOf(CASTLING, move)).toBe(expected);
  });

  test('a king may not take its own pawn and castle by it', () => {
    const position = positionOfFen('4k3/8/8/8/8/8/4P3/4K2R w K - 0 1');
    expect(moveOfUci(position, 'e1e2')).toBeUndefined();
  });

  test('a promotion needs its piece, and only a promotion has one', () => {
    expect(moveOfUci(PROMOTION, 'e7e8')).toBeUndefined();
    expect(moveOfUci(PROMOTION, 'e7e8k')).toBeUndefined();
    expect(moveOfUci(PROMOTION, 'e1e2q')).toBeUndefined();
  });

  test('every legal move reads back from its UCI form', () => {
    fc.assert(
      fc.property(anyMove, ({ position, move }) => {
        expect(moveOfUci(position, uciOf(position, move))).toEqual(move);
      }),
    );
  });
});

describe('SAN', () => {
  test.each([
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', 'O-O'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1a8', 'Rxa8+'],
    ['6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    ['3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7d8q', 'exd8=Q+'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
    ['4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'b1d2', 'Nbd2'],
  ])('in %s the move %s is %s', (fen, uci, san) => {
    const position = positionOfFen(fen);
    const move = moveOfUci(position, uci);
    expect(move && sanOf(position, move)).toBe(san);
    expect(move && sanWithoutCheck(position, move)).toBe(san.replace(/[+#]/, ''));
  });

  test.each([
    ['White begins', '6k1/8/6KQ/8/8/8/8/8 w - - 0 31', ['h6d2', 'g8f8', 'd2d8'], '1.Qd2 Kf8 2.Qd8#'],
    ['Black begins and mates', '8/8/8/8/8/5kq1/8/7K b - - 4 60', ['g3g2'], '1...Qg2#'],
    ['Black begins, three moves', '8/8/8/8/7q/5k2/8/6K1 b - - 4 60', ['h4g3', 'g1h1', 'g3g2'], '1...Qg3+ 2.Kh1 Qg2#'],
  ])('a line is numbered from 1: %s', (_, fen, ucis, line) => {
    expect(sanLine(positionOfFen(fen), ucis)).toBe(line);
  });
});

describe('playing', () => {
  test('leaves the position it is given as it was', () => {
    fc.assert(
      fc.property(anyMove, ({ position, move }) => {
        const before = fenOf(position);
        const after = play(position, move);
        expect(fenOf(position)).toBe(before);
        expect(after.turn).not.toBe(position.turn);
      }),
    );
  });

  test('castling by UCI moves king and rook', () => {
    expect(fenOf(playUci(CASTLING, 'e1c1'))).toBe('r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1');
  });

  test('an illegal stored move is a bug, and names the position', () => {
    expect(() => playUci(CASTLING, 'e1e3')).toThrow('e1e3 is not legal in r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  });
});
