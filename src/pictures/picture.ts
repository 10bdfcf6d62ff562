import type { Side, Uci } from '../games/chess/vocabulary.js';
import type { Look } from '../shared/look.js';
import type { CardView } from './cards.js';

/** As many as one still takes in at a glance, and as every chat shows beside one another. */
export const MAX_PICTURES = 4;

/** What a chess board shows; a check is seen from the position itself. */
export interface ChessBoard {
  readonly fen: string;
  readonly orientation: Side;
  readonly lastMove?: Uci;
  /** A reply drawn as an arrow: the defence that refutes, or the next move of the solution. */
  readonly arrow?: { readonly move: Uci; readonly meaning: 'refutation' | 'solution' };
}

interface Described {
  /** The same in words, in the reader's language, from whoever makes the picture. */
  readonly alt: string;
}

export interface ChessPicture extends ChessBoard, Described {
  readonly kind: 'chess';
}

/** A picture that sums something up. */
export interface CardPicture extends Described {
  readonly kind: 'card';
  readonly card: CardView;
}

/**
 * A picture as data: some chats show a PNG of it, a page may show a board that can be played on. So it holds nothing that
 * its reader may not know. Another kind is another member here, with its drawer in `drawing/worker.ts`.
 */
export type Picture = ChessPicture | CardPicture;

/** Draws PNGs, off the event loop. */
export interface Painter {
  paint(picture: Picture, look: Look): Promise<Uint8Array>;
  /** Keeps no picture that was drawn until now: one may show somebody who is to be forgotten. */
  forgetPictures(): void;
  /** Lets renders under way finish first: a render that is killed takes the process with it. */
  close(): Promise<void>;
}
