import { describePosition } from '../games/chess/words.js';
import type { ChessBoard, ChessPicture } from '../pictures/picture.js';
import type { Speech } from '../texts/speech.js';

/** A chess board with its position in words. */
export const chessPicture = (board: ChessBoard, { texts }: Speech): ChessPicture => ({
  kind: 'chess',
  ...board,
  alt: describePosition(board.fen, texts.positions, board.orientation),
});
