import { makeSanAndPlay } from 'chessops/san';
import { storedMove } from '../../../games/chess/moves.js';
import type { Position, Uci } from '../../../games/chess/vocabulary.js';

/** The moves of a line in the notation of PGN and EPD. */
export function sansOf(position: Position, line: readonly Uci[]): string[] {
  const current = position.clone();
  return line.map((uci) => makeSanAndPlay(current, storedMove(current, uci)));
}
