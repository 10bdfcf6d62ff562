import { squareFile } from 'chessops/util';
import type { Move, Position, Role } from '../../games/chess/vocabulary.js';

export const isEnPassant = ({ board }: Position, { from, to }: Move): boolean =>
  board.pawn.has(from) && squareFile(from) !== squareFile(to) && !board.occupied.has(to);

/** What the move takes. */
export const takenRole = (position: Position, move: Move): Role | undefined =>
  isEnPassant(position, move) ? 'pawn' : position.board.getRole(move.to);
