import { attacks } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import { parseFen } from 'chessops/fen';
import { opposite, parseUci } from 'chessops/util';
import type { Side, Square, Uci } from '../../games/chess/vocabulary.js';
import type { ChessBoard } from '../picture.js';

interface Step {
  readonly from: Square;
  readonly to: Square;
}

/** A view with its text read: all that has to be known before the first stroke. */
export interface Scene {
  readonly board: Board;
  readonly orientation: Side;
  readonly lastMove: Step | undefined;
  readonly checkedKing: Square | undefined;
  readonly arrow: (Step & { readonly meaning: 'refutation' | 'solution' }) | undefined;
}

/** Views come from positions that were checked long before: one that cannot be read is a bug, so this throws. */
export function readScene({ fen, orientation, lastMove, arrow }: ChessBoard): Scene {
  const setup = parseFen(fen).unwrap(
    (read) => read,
    (error) => {
      throw new Error(`cannot draw the FEN "${fen}": ${error.message}`);
    },
  );
  return {
    board: setup.board,
    orientation,
    lastMove: lastMove === undefined ? undefined : readStep(lastMove),
    checkedKing: findCheckedKing(setup.board, setup.turn),
    arrow: arrow && { ...readStep(arrow.move), meaning: arrow.meaning },
  };
}

function readStep(uci: Uci): Step {
  const move = parseUci(uci);
  if (!move || !('from' in move)) throw new Error(`cannot draw the move "${uci}"`);
  return { from: move.from, to: move.to };
}

function findCheckedKing(board: Board, turn: Side): Square | undefined {
  const king = board.kingOf(turn);
  if (king === undefined) return undefined;
  for (const [square, piece] of board) {
    if (piece.color === opposite(turn) && attacks(piece, square, board.occupied).has(king)) return king;
  }
  return undefined;
}
