import { parseFen } from 'chessops/fen';
import { describe, expect, it } from 'vitest';
import { fenOf, readPosition } from '../../../src/games/chess/position.js';
import { changeAtRandom } from '../../../src/puzzles/composing/changes.js';
import { Random } from '../../../src/puzzles/composing/random.js';
import { hadLastMove, looksReachable, pawnsAreReachable } from '../../../src/puzzles/composing/reachable.js';
import { isSketch, placeAtRandom, positionOf } from '../../../src/puzzles/composing/sketch.js';

const boardOf = (placement: string) => parseFen(`${placement} w - - 0 1`).unwrap().board;

describe('a position that looks reachable', () => {
  it.each([
    ['the beginning of a game', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'],
    ['few men', '6k1/8/4K3/8/5p2/B7/1Q6/8'],
    ['a bishop at home behind its pawns', '4k3/8/8/8/8/8/1P1P4/2B1K3'],
    ['bishops of both colours', '4k3/8/8/8/8/8/8/2B1KB2'],
  ])('%s', (_, placement) => {
    expect(looksReachable(boardOf(placement))).toBe(true);
  });

  it.each([
    ['two queens of one side', '4k3/8/8/8/8/8/8/2QQK3'],
    ['three knights', '4k3/8/nnn5/8/8/8/8/4K3'],
    ['two bishops on squares of one colour', '4k3/8/8/8/8/8/8/B1B1K3'],
    ['nine pawns', '4k3/8/8/8/8/P7/PPPPPPPP/4K3'],
    ['a bishop that got past its own unmoved pawns', '4k3/8/8/8/8/B7/1P1P4/4K3'],
    ['a bishop in the corner behind a pawn', '4k3/8/8/8/8/8/1P6/B3K3'],
    ['a black bishop outside its locked home', '4k3/4p1p1/8/8/1b6/8/8/4K3'],
  ])('not %s', (_, placement) => {
    expect(looksReachable(boardOf(placement))).toBe(false);
  });
});

describe('pawns', () => {
  it.each([
    ['at home', '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3'],
    ['doubled after a capture', '4k3/8/8/8/8/2P5/P1P5/4K3'],
    ['tripled, one from far away', '4k3/8/8/8/2P5/2P5/2P5/4K3'],
  ])('can have come here: %s', (_, placement) => {
    expect(pawnsAreReachable(boardOf(placement))).toBe(true);
  });

  it.each([
    ['a third between two neighbours at home', '4k3/8/8/8/8/2P5/1PPP4/4K3'],
    ['the same for Black', '4k3/1ppp4/2p5/8/8/8/8/4K3'],
    ['two on the edge with the next at home', '4k3/8/8/8/8/P7/PP6/4K3'],
  ])('cannot have come here: %s', (_, placement) => {
    expect(pawnsAreReachable(boardOf(placement))).toBe(false);
  });
});

describe('the last move', () => {
  it('can have been made by a king that has room', () => {
    expect(hadLastMove(boardOf('7k/8/5K2/8/8/8/8/8'), 'black')).toBe(true);
  });

  it('cannot have been made by a side without a square to come from', () => {
    expect(hadLastMove(boardOf('kb6/ppP5/1K6/8/8/8/8/8'), 'black')).toBe(false);
  });
});

describe('sketches', () => {
  it('are legal positions in both colours, however they were changed', () => {
    const random = new Random(11, 0);
    let board = placeAtRandom(random, { attackers: 5, defenders: 6, men: 14 });
    let seen = 0;
    for (let step = 0; step < 3_000; step++) {
      const next = changeAtRandom(board, random, 14) ?? board;
      if (next.kingOf('white') === undefined || next.kingOf('black') === undefined) throw new Error('a king is lost');
      if (isSketch(next)) {
        board = next;
        for (const swapped of [false, true]) {
          const fen = fenOf(positionOf(board, swapped));
          const read = readPosition(fen);
          // A position that is over already is legal, but nobody can be asked in it.
          const isOver = !read.ok && ['already checkmate', 'no legal move'].includes(read.fault.code);
          expect(read.ok || isOver, fen).toBe(true);
          if (read.ok) seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
});
