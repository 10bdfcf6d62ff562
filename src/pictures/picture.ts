import type { Side, Uci } from '../games/chess/vocabulary.js';
import type { PieceSet, Theme } from '../shared/look.js';
import type { CardView } from './cards.js';

export {
  type AxisMark,
  CALENDAR_DAYS,
  CALENDAR_WEEKS,
  CARD_SQUARES,
  type CalendarDay,
  type CardSquare,
  type CardView,
  type Figure,
  MOST_THEMES_ROWS,
  MOST_TIMES_ROWS,
  type RatingPoint,
  type SolveCard,
  type StatsCard,
  type ThemesList,
  type TimesRow,
  type VeilCard,
} from './cards.js';

/** What a board shows; a check is seen from the position itself. */
export interface BoardView {
  readonly fen: string;
  readonly orientation: Side;
  readonly lastMove?: Uci;
  /** A reply drawn as an arrow: the defence that refutes, or the next move of the solution. */
  readonly arrow?: { readonly move: Uci; readonly meaning: 'refutation' | 'solution' };
}

export interface BoardSpec extends BoardView {
  readonly theme: Theme;
  readonly pieces: PieceSet;
}

/** Draws PNGs, off the event loop. */
export interface Painter {
  paint(spec: BoardSpec): Promise<Uint8Array>;
  paintCard(card: CardView, theme: Theme): Promise<Uint8Array>;
  /** Keeps no picture that was drawn until now: one may show somebody who is to be forgotten. */
  forgetPictures(): void;
  /** Lets renders under way finish first: a render that is killed takes the process with it. */
  close(): Promise<void>;
}
