import type { Move, Position } from '../../../games/chess/vocabulary.js';
import type { Stroke } from '../main-line.js';
import type { WhenPassed } from '../when-passed.js';
import type { MatePicture } from './mate-picture.js';

/**
 * How a theme is called for people, and how it is seen in what is looked at. The definition stands over the function.
 */
interface ThemeSight<Seen> {
  readonly name: string;
  readonly seen: (it: Seen) => boolean;
}

/** Some themes of one kind, by their ids. */
export type ThemeTable<Seen> = Readonly<Record<string, ThemeSight<Seen>>>;

/** The main line from the puzzle's position to the mate. */
export interface Line {
  readonly position: Position;
  readonly key: Stroke;
  readonly strokes: readonly Stroke[];
  /** Every stroke but the mating one. */
  readonly rounds: readonly Round[];
  readonly whenPassed: readonly WhenPassed[];
  readonly mate: MatePicture;
}

/** A move of the attacker, the reply to it, and the attacker's next move. */
export interface Round {
  readonly stroke: Stroke;
  readonly reply: Move;
  readonly next: Stroke;
}

export const roundsOf = (strokes: readonly Stroke[]): readonly Round[] =>
  strokes.flatMap((stroke, index) => {
    const next = strokes[index + 1];
    return stroke.reply && next ? [{ stroke, reply: stroke.reply, next }] : [];
  });
