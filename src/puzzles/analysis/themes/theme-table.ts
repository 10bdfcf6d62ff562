import type { Move, Position } from '../../../games/chess/vocabulary.js';
import type { LineMove } from '../main-line.js';
import type { Threat } from '../threats.js';
import type { MatePicture } from './mate-picture.js';

/**
 * How a theme is called for people, and how it is seen in what is looked at. The definition stands over the function.
 */
interface ThemeDefinition<Seen> {
  readonly name: string;
  readonly seen: (it: Seen) => boolean;
}

/** Some themes of one kind, by their ids. */
export type ThemeTable<Seen> = Readonly<Record<string, ThemeDefinition<Seen>>>;

/** The main line from the puzzle's position to the mate. */
export interface Line {
  readonly position: Position;
  readonly key: LineMove;
  readonly lineMoves: readonly LineMove[];
  /** Every move but the mating one. */
  readonly rounds: readonly Round[];
  readonly threats: readonly Threat[];
  readonly mate: MatePicture;
}

/** A move of the attacker, the reply to it, and the attacker's next move. */
export interface Round {
  readonly lineMove: LineMove;
  readonly reply: Move;
  readonly next: LineMove;
}

export const roundsOf = (lineMoves: readonly LineMove[]): readonly Round[] =>
  lineMoves.flatMap((lineMove, index) => {
    const next = lineMoves[index + 1];
    return lineMove.reply && next ? [{ lineMove, reply: lineMove.reply, next }] : [];
  });
