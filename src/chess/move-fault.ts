import { pseudoDests } from 'chessops/chess';
import { FILE_NAMES } from 'chessops/types';
import { makeSquare, squareFile, squareRank } from 'chessops/util';
import type { Reading } from './move-text.js';
import { isCastling, PROMOTIONS, sanWithoutCheck } from './moves.js';
import { listed, sideName } from './phrases.js';
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
interface Mover {
  readonly role: Role;
  readonly file?: number;
  readonly rank?: number;
}

/** Why no legal move fits any of the readings; undefined when there is no more to say than that it is illegal. */
export function whyNoneFits(position: Position, readings: readonly Reading[]): IllegalReason | undefined {
  const reasons = readings.flatMap((reading) => whyIllegal(position, reading) ?? []);
  const telling = reasons.find(({ kind }) => kind !== 'out of reach' && kind !== 'empty square') ?? reasons[0];
  if (telling?.kind !== 'out of reach') return telling;
  return { ...telling, movers: reasons.flatMap((each) => (each.kind === 'out of reach' ? each.movers : [])) };
}

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
      ...(fromFile === undefined ? {} : { file: fromFile }),
      ...(fromRank === undefined ? {} : { rank: fromRank }),
    };
    return { kind: 'out of reach', movers: [{ role: mover, ...place }], to };
  }
  if (!reaching.some((square) => position.dests(square, context).has(to))) return { kind: 'king in check' };
  return promotion ? { kind: 'no promotion' } : undefined;
}

/** One sentence, without what the user typed; for an ambiguous move a question with the full forms. */
export function explainMoveFault(fault: MoveFault, position: Position): string {
  switch (fault.code) {
    case 'unreadable':
      return "I can't read that as a move; write it like `Nf3`, `g1f3`, `e8=Q` or `O-O`.";
    case 'illegal':
      return fault.reason ? explainReason(fault.reason, position) : 'That move is not possible here; try another one.';
    case 'ambiguous':
      return question(fault.candidates, position);
  }
}

function explainReason(reason: IllegalReason, position: Position): string {
  const us = position.turn;
  switch (reason.kind) {
    case 'empty square':
      return `There is no piece on ${makeSquare(reason.square)}.`;
    case 'their piece':
      return `The piece on ${makeSquare(reason.square)} is not yours: it is ${sideName(us)}'s move.`;
    case 'another piece':
      return `There is no ${us} ${reason.role} on ${makeSquare(reason.square)}.`;
    case 'own piece in the way':
      return `Your own ${position.board.getRole(reason.square)} stands on ${makeSquare(reason.square)}.`;
    case 'out of reach':
      return `There is no ${us} ${listed(reason.movers.map(moverInWords), 'or')} that can reach ${makeSquare(reason.to)}.`;
    case 'king in check':
      return position.isCheck()
        ? 'Your king is in check and would still be in check after that move.'
        : 'Your king would be in check after that move.';
    case 'no castling':
      return 'Castling is not possible here.';
    case 'no promotion':
      return 'Only a pawn that reaches the last rank promotes; write the move without a promotion.';
    case 'impossible promotion':
      return 'A pawn can only promote to a queen, rook, bishop or knight.';
  }
}

function moverInWords({ role, file, rank }: Mover): string {
  if (file === undefined) return rank === undefined ? role : `${role} on rank ${rank + 1}`;
  return rank === undefined ? `${role} on the ${FILE_NAMES[file]}-file` : `${role} on ${makeSquare(rank * 8 + file)}`;
}

function question(candidates: readonly Move[], position: Position): string {
  const forms = listed(
    candidates.map((move) => `\`${sanWithoutCheck(position, move)}\``),
    'or',
  );
  const origins = new Set(candidates.map(({ from }) => from));
  if (origins.size === 1 && candidates.every(({ promotion }) => promotion)) return `Promote to what: ${forms}?`;
  const [role, ...otherRoles] = new Set([...origins].map((square) => position.board.getRole(square)));
  const samePiece = otherRoles.length === 0 && !candidates.some((move) => isCastling(position, move));
  return `Which ${samePiece ? (role ?? 'move') : 'move'}: ${forms}?`;
}
