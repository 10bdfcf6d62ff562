import { pseudoDests } from 'chessops/chess';
import { FILE_NAMES } from 'chessops/types';
import { squareFile, squareRank } from 'chessops/util';
import type { Reading } from './move-text.js';
import { PROMOTIONS } from './moves.js';
import type { Move, Position, Role, Square } from './vocabulary.js';

export type MoveFault =
  | { readonly code: 'unreadable' }
  | { readonly code: 'illegal'; readonly reason?: IllegalReason }
  /** Also when a pawn reaches the last rank and nothing says what it becomes. */
  | { readonly code: 'ambiguous'; readonly candidates: readonly Move[] };

export type IllegalReason =
  | { readonly kind: 'empty square'; readonly square: Square }
  | { readonly kind: 'their piece'; readonly square: Square }
  | { readonly kind: 'another piece'; readonly square: Square; readonly role: Role }
  | { readonly kind: 'own piece in the way'; readonly square: Square }
  | { readonly kind: 'out of reach'; readonly movers: readonly Mover[]; readonly to: Square }
  | { readonly kind: 'king in check' }
  | { readonly kind: 'no castling' }
  | { readonly kind: 'no promotion' }
  | { readonly kind: 'impossible promotion' };

/** A kind of piece, and where it should have stood: on a file, a rank, or both. */
export interface Mover {
  readonly role: Role;
  readonly file?: string;
  readonly rank?: number;
}

/** Why no legal move fits any of the readings; undefined when there is no more to say than that it is illegal. */
export function whyNoneFits(position: Position, readings: readonly Reading[]): IllegalReason | undefined {
  const reasons = readings.flatMap((reading) => whyIllegal(position, reading) ?? []);
  const telling = reasons.find(({ kind }) => kind !== 'out of reach' && kind !== 'empty square') ?? reasons[0];
  if (telling?.kind !== 'out of reach') return telling;
  const movers = reasons.flatMap((each) => (each.kind === 'out of reach' ? each.movers : []));
  return { ...telling, movers: movers.filter((mover, at) => movers.findIndex((each) => isSame(each, mover)) === at) };
}

/** `K` is the king in German letters and in English ones: that is one piece, not two. */
const isSame = (one: Mover, other: Mover): boolean =>
  one.role === other.role && one.file === other.file && one.rank === other.rank;

function whyIllegal(position: Position, reading: Reading): IllegalReason | undefined {
  if (reading.castling) return { kind: 'no castling' };
  const { role, fromFile, fromRank, toFile, toRank, promotion } = reading;
  if (promotion && !PROMOTIONS.some((each) => each === promotion)) return { kind: 'impossible promotion' };
  if (toRank === undefined) return undefined;
  const to = toRank * 8 + toFile;
  const from = fromFile === undefined || fromRank === undefined ? undefined : fromRank * 8 + fromFile;

  const { board, turn } = position;
  const piece = from === undefined ? undefined : board.get(from);
  if (from !== undefined) {
    if (!piece) return { kind: 'empty square', square: from };
    if (piece.color !== turn) return { kind: 'their piece', square: from };
    if (role && piece.role !== role) return { kind: 'another piece', square: from, role };
  }
  if (board[turn].has(to)) return { kind: 'own piece in the way', square: to };

  const mover = role ?? piece?.role;
  if (!mover) return undefined;
  if (mover === 'king' && from !== undefined && Math.abs(to - from) === 2) return { kind: 'no castling' };
  const context = position.ctx();
  const movers = [...board.pieces(turn, mover)].filter(
    (square) =>
      (fromFile === undefined || squareFile(square) === fromFile) &&
      (fromRank === undefined || squareRank(square) === fromRank),
  );
  const reaching = movers.filter((square) => pseudoDests(position, square, context).has(to));
  if (reaching.length === 0) {
    const place = {
      ...(fromFile === undefined ? {} : { file: FILE_NAMES[fromFile] ?? '' }),
      ...(fromRank === undefined ? {} : { rank: fromRank + 1 }),
    };
    return { kind: 'out of reach', movers: [{ role: mover, ...place }], to };
  }
  if (!reaching.some((square) => position.dests(square, context).has(to))) return { kind: 'king in check' };
  return promotion ? { kind: 'no promotion' } : undefined;
}
