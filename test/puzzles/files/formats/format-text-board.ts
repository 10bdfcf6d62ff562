import { roleToChar } from 'chessops/util';
import { positionKey } from '../../../../src/games/chess/position.js';
import type { Position } from '../../../../src/games/chess/vocabulary.js';

/** The same form that `readTextBoard` reads; the counters of a game are not part of it. */
export function formatTextBoard(position: Position): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((file) => cellAt(position, rank * 8 + file)).join(':'),
  );
  const [, , castling, enPassant] = positionKey(position).split(' ');
  return [
    position.turn,
    ...ranks,
    ...(castling === '-' ? [] : [`castling: ${castling}`]),
    ...(enPassant === '-' ? [] : [`en passant: ${enPassant}`]),
  ].join('\n');
}

function cellAt(position: Position, square: number): string {
  const piece = position.board.get(square);
  return piece ? piece.color.charAt(0) + roleToChar(piece.role) : '00';
}
