import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import type { SolveTask } from './solver.js';

/** Longer lines have no room in the core; no forced mate that anybody asks for comes near. */
export const MAX_MATE_IN = 100;

/** The longest that make sense have about 90 characters. */
const MAX_FEN_LENGTH = 120;

/** More men would have more moves than the core has room for. */
const MAX_MEN = 16;

/** The position of a task. One that makes no sense is a bug of the caller and throws. */
export function readTask({ fen, mateIn }: Pick<SolveTask, 'fen' | 'mateIn'>): Chess {
  if (!Number.isInteger(mateIn) || mateIn < 1 || mateIn > MAX_MATE_IN) {
    throw new Error(`no mate in ${mateIn} to look for`);
  }
  if (fen.length > MAX_FEN_LENGTH) throw new Error(`a text of ${fen.length} characters is not a position`);
  const position = parseFen(fen)
    .chain((setup) => Chess.fromSetup(setup))
    .unwrap(
      (value) => value,
      (fault) => {
        throw new Error(`"${fen}" is not a legal position: ${fault.message}`);
      },
    );
  const { castles, board } = position;
  const corners = SquareSet.corners();
  const homes = board.king.intersect(SquareSet.fromFile(4));
  for (const side of ['white', 'black'] as const) {
    if (board[side].size() > MAX_MEN) throw new Error(`"${fen}" has more than ${MAX_MEN} men of one colour`);
    // A castling move is told by the king's two steps, which is only so from the usual squares.
    const rights = castles.castlingRights.intersect(board[side]);
    if (rights.isEmpty()) continue;
    if (!corners.supersetOf(rights) || homes.intersect(board[side]).isEmpty()) {
      throw new Error(`"${fen}" has castling rights, but king and rook are not on their first squares`);
    }
  }
  return position;
}
