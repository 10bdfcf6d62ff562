import type { NormalMove, Role, Square } from 'chessops/types';
import { makeSquare, parseUci } from 'chessops/util';
import type { Uci } from '../../games/chess/vocabulary.js';

/** A move in 15 bits: from, to, promotion. Castling is the king's own step, so it says exactly what its UCI says. */
export type PackedMove = number;

/** The queen first: among moves that do the same, people expect her. */
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
const PROMOTION_LETTERS = ['', 'q', 'r', 'b', 'n'] as const;

export const ALL_PROMOTIONS: readonly number[] = [1, 2, 3, 4];

export const packMove = (from: Square, to: Square, promotion = 0): PackedMove => from | (to << 6) | (promotion << 12);

export const fromOf = (move: PackedMove): Square => move & 63;
export const toOf = (move: PackedMove): Square => (move >> 6) & 63;
export const promotionOf = (move: PackedMove): number => move >> 12;

export function unpackMove(move: PackedMove): NormalMove {
  const promotion = PROMOTIONS[promotionOf(move) - 1];
  return promotion ? { from: fromOf(move), to: toOf(move), promotion } : { from: fromOf(move), to: toOf(move) };
}

// Solutions repeat the same few hundred moves many thousand times: each text exists once.
const texts = new Map<PackedMove, Uci>();

export function uciOf(move: PackedMove): Uci {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = `${makeSquare(fromOf(move))}${makeSquare(toOf(move))}${PROMOTION_LETTERS[promotionOf(move)] ?? ''}`;
  texts.set(move, text);
  return text;
}

export function packUci(uci: Uci): PackedMove {
  const move = parseUci(uci);
  if (!move || !('from' in move)) throw new Error(`"${uci}" is not a move`);
  if (!move.promotion) return packMove(move.from, move.to);
  const promotion = PROMOTIONS.indexOf(move.promotion) + 1;
  if (promotion === 0) throw new Error(`"${uci}" promotes to a piece that does not exist`);
  return packMove(move.from, move.to, promotion);
}

export const isPackedMove = (value: number): boolean =>
  value >= 0 && promotionOf(value) < PROMOTION_LETTERS.length && fromOf(value) !== toOf(value);
