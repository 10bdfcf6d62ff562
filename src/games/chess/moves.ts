import { makeSan, makeSanAndPlay } from 'chessops/san';
import { makeUci, parseSquare, squareFile } from 'chessops/util';
import { fenOf } from './position.js';
import type { Move, Position, Role, Square, Uci } from './vocabulary.js';

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

/** All four promotions are moves of their own; castling is there once, as the king's own step. */
export function legalMoves(position: Position): Move[] {
  const moves: Move[] = [];
  for (const [from, destinations] of position.allDests()) {
    for (const destination of destinations) {
      const to = kingStep(position, from, destination);
      if (isLastRank(to) && position.board.pawn.has(from)) {
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      } else moves.push({ from, to });
    }
  }
  return moves;
}

/** Chessops castles by king takes own rook; this project, like UCI, by the king's two steps. */
function kingStep(position: Position, from: Square, to: Square): Square {
  const { board, turn } = position;
  if (!board.king.has(from) || !board.pieces(turn, 'rook').has(to)) return to;
  return to > from ? from + 2 : from - 2;
}

/** Of either side. */
export const isLastRank = (square: Square): boolean => square < 8 || square >= 56;

export const isCastling = (position: Position, move: Move): boolean =>
  position.board.king.has(move.from) && Math.abs(squareFile(move.to) - squareFile(move.from)) === 2;

export const uciOf = (position: Position, move: Move): Uci =>
  makeUci({ ...move, to: kingStep(position, move.from, move.to) });

/** The legal move of this name; castling may also be written as king takes rook (`e1h1`). */
export function moveOfUci(position: Position, uci: Uci): Move | undefined {
  return legalMoves(position).find((move) => {
    const rook = rookThatCastles(position, move);
    return makeUci(move) === uci || (rook !== undefined && makeUci({ from: move.from, to: rook }) === uci);
  });
}

/** Where the rook stands, when the move is castling. */
export function rookThatCastles(position: Position, move: Move): Square | undefined {
  if (!isCastling(position, move)) return undefined;
  return position.castles.rook[position.turn][move.to > move.from ? 'h' : 'a'];
}

/** With `+` and `#`. */
export const sanOf = (position: Position, move: Move): string => makeSan(position, move);

/** For people who have not found the answer yet: `+` and `#` would tell. */
export const sanWithoutCheck = (position: Position, move: Move): string => sanOf(position, move).replace(/[+#]$/, '');

/** A new position; the one given stays as it is. */
export function play(position: Position, move: Move): Position {
  const next = position.clone();
  next.play(move);
  return next;
}

export const playUci = (position: Position, uci: Uci): Position => play(position, storedMove(position, uci));

/** The move that a stored one stands for. Proofs hold legal moves only: another one is a bug. */
export function storedMove(position: Position, uci: Uci): Move {
  const move = moveOfUci(position, uci);
  if (!move) throw new Error(`${uci} is not legal in ${fenOf(position)}`);
  return move;
}

/** `1.Qh7+ Kf8 2.Qf7#`, or `1...Qh2+ 2.Kf1 Qh1#` when Black begins. A puzzle's first move is always number 1. */
export function sanLine(position: Position, ucis: readonly Uci[]): string {
  const current = position.clone();
  const words = ucis.map((uci, index) => {
    const blackBegan = position.turn === 'black' ? 1 : 0;
    const number = Math.floor((index + blackBegan) / 2) + 1;
    const prefix = current.turn === 'white' ? `${number}.` : index === 0 ? '1...' : '';
    return prefix + makeSanAndPlay(current, storedMove(current, uci));
  });
  return words.join(' ');
}

export const sanOfUci = (position: Position, uci: Uci): string => sanOf(position, storedMove(position, uci));

const PROMOTED = new Map<string, Role>([
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
]);

/** A move of a proof, which is legal: `storedMove` without the search for it. Chessops takes the king's step for castling. */
export function readUci(uci: Uci): Move {
  const from = parseSquare(uci.slice(0, 2));
  const to = parseSquare(uci.slice(2, 4));
  if (from === undefined || to === undefined) throw new Error(`"${uci}" is not a move`);
  const promotion = PROMOTED.get(uci.charAt(4));
  return promotion ? { from, to, promotion } : { from, to };
}

export const isEnPassant = ({ board }: Position, { from, to }: Move): boolean =>
  board.pawn.has(from) && squareFile(from) !== squareFile(to) && !board.occupied.has(to);

/** What the move takes. */
export const takenRole = (position: Position, move: Move): Role | undefined =>
  isEnPassant(position, move) ? 'pawn' : position.board.getRole(move.to);

/** The moves of a line in the notation of PGN and EPD. */
export function sansOf(position: Position, line: readonly Uci[]): string[] {
  const current = position.clone();
  return line.map((uci) => makeSanAndPlay(current, storedMove(current, uci)));
}
