import type { Side, Uci } from '../chess/vocabulary.js';

/** Light and dark suit a page of that kind, wood, green and blue are a matter of taste, contrast is for weak eyes. */
export const THEMES = ['light', 'dark', 'wood', 'green', 'blue', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PIECE_SETS = ['classic', 'plain'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** How somebody likes their boards. */
export interface Look {
  readonly theme: Theme;
  readonly pieces: PieceSet;
}

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

export const CARD_SQUARES = ['wrong', 'hint', 'right'] as const;
export type CardSquare = (typeof CARD_SQUARES)[number];

/**
 * What a member shows around after solving, without a spoiler. The words are the caller's, in the caller's language: what is
 * too long is written smaller, and then cut.
 */
export interface CardView {
  readonly title: string;
  readonly subtitle: string;
  /** How the attempt went, step by step. */
  readonly squares: readonly CardSquare[];
  /** Side by side; from the fifth on they are left out. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly footer: string;
}

/** Draws PNGs, off the event loop. */
export interface Painter {
  paint(spec: BoardSpec): Promise<Uint8Array>;
  paintCard(card: CardView, theme: Theme): Promise<Uint8Array>;
  /** Lets renders under way finish first: a render that is killed takes the process with it. */
  close(): Promise<void>;
}
