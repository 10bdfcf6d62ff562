import { parseUci } from 'chessops/util';
import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import type { Move } from '../../../src/games/chess/vocabulary.js';
import { orderShallowly } from '../../../src/puzzles/analysis/difficulty/shallow-order.js';

describe('how far a look one move ahead leaves the key behind', () => {
  it.each([
    ['a quiet key where nothing can be won', '6k1/5ppp/8/8/8/8/6PP/R5K1 w - - 0 1', 'a1a8', 0],
    ['a key that takes the queen', '3q2k1/5ppp/8/8/8/8/6PP/3R2K1 w - - 0 1', 'd1d8', 0],
    ['a quiet key while a queen hangs', 'q5k1/5ppp/8/8/8/6P1/6BP/3R2K1 w - - 0 1', 'd1e1', 9],
    ['a key that leaves a rook to be taken', '4r1k1/5ppp/8/8/8/8/6PP/4R1K1 w - - 0 1', 'e1e7', 10],
    ['a guarded queen that a pawn may take', '6k1/5pp1/7p/4Q3/8/5N2/6PP/6K1 w - - 0 1', 'e5g5', 8],
    ['a knight made of a pawn that could be a queen', '8/5P1k/8/8/8/8/8/6K1 w - - 0 1', 'f7f8n', 6],
    ['castling, which takes nothing', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'h1h2', 0],
    ['taking in passing', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e1e2', 1],
  ])('%s', (_, fen, key, betterBy) => {
    const order = orderShallowly(positionOfFen(fen), parseUci(key) as Move);
    expect(order.betterBy).toBe(betterBy);
    expect(order.lookBetter > 0).toBe(betterBy > 0);
  });
});
