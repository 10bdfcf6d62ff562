import { opposite } from 'chessops/util';
import { fenOf, positionOfFen } from '../games/chess/position.js';
import type { Position, Side, Uci } from '../games/chess/vocabulary.js';
import { describePosition, doubleStep } from '../games/chess/words.js';
import type { ChessBoard, ChessPicture } from '../pictures/picture.js';
import type { Playing } from '../play/boards.js';
import type { Puzzle } from '../play/puzzle.js';
import type { Speech } from '../texts/speech.js';

/** A chess board with its position in words. */
export const chessPicture = (board: ChessBoard, { texts }: Speech): ChessPicture => ({
  kind: 'chess',
  ...board,
  alt: describePosition(board.fen, texts.positions, board.orientation),
});

/** The first position of a puzzle, as its solver sits at it. */
export function startBoard({ fen }: Pick<Puzzle, 'fen'>, speech: Speech): ChessPicture {
  const start = positionOfFen(fen);
  const lastMove = doubleStep(start);
  return chessPicture({ fen, orientation: start.turn, ...(lastMove && { lastMove }) }, speech);
}

/** The board of an attempt as its solver sits at it. */
export function boardOfAttempt(playing: Playing, flipped = false): ChessBoard {
  const lastMove = playing.attempt.line.at(-1) ?? doubleStep(playing.start);
  const solver = playing.start.turn;
  return {
    fen: fenOf(playing.position),
    orientation: flipped ? opposite(solver) : solver,
    ...(lastMove && { lastMove }),
  };
}

export const boardAfter = (position: Position, orientation: Side, lastMove: Uci): ChessBoard => ({
  fen: fenOf(position),
  orientation,
  lastMove,
});
