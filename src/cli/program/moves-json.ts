import { play, sanOf, storedMove } from '../../games/chess/moves.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';

/** A move as all programs tell it to other programs. */
export interface JsonMove {
  readonly san: string;
  readonly uci: Uci;
}

export const moveJson = (position: Position, uci: Uci): JsonMove => ({
  san: sanOf(position, storedMove(position, uci)),
  uci,
});

/** One after the other, each from where the one before it leads. */
export function lineJson(start: Position, ucis: readonly Uci[]): JsonMove[] {
  let position = start;
  return ucis.map((uci) => {
    const move = moveJson(position, uci);
    position = play(position, storedMove(position, uci));
    return move;
  });
}
