import { legalMoves, play } from '../chess/moves.js';
import type { Position } from '../chess/vocabulary.js';

/** The checks that somebody who looks for a mate in one has to choose from. */
export function findChecks(position: Position): { readonly checks: number; readonly nearMates: number } {
  let checks = 0;
  let nearMates = 0;
  for (const move of legalMoves(position)) {
    const after = play(position, move);
    if (!after.isCheck()) continue;
    checks++;
    let replies = 0;
    for (const squares of after.allDests().values()) replies += squares.size();
    if (replies === 1) nearMates++;
  }
  return { checks, nearMates };
}
