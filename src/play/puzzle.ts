import type { Rating } from '../people/rating.js';
import type { Theme } from '../puzzles/analysis/themes.js';

/** A puzzle that was proved: no shorter mate, and one key, or several where an admin allows that. */
export interface Puzzle {
  readonly id: number;
  readonly fen: string;
  readonly mateIn: number;
  readonly name?: string;
  readonly comment?: string;
  /** On the scale of Lichess's puzzle ratings; missing until its proof is described. */
  readonly difficulty?: number;
  readonly themes: readonly Theme[];
  /** What members' first tries have made of it, if there were any. */
  readonly rating?: Pick<Rating, 'rating' | 'deviation'>;
}

/** The puzzle of a server's day. */
export interface DailyPuzzle extends Puzzle {
  /** Its post shows the board to all, as the server was set up when the puzzle was chosen. */
  readonly openBoard: boolean;
}
