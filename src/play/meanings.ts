import { type Notation, withCyrillicPieces } from '../games/chess/letters.js';
import { uciOf } from '../games/chess/moves.js';
import { type MoveFault, readMove } from '../games/chess/notation.js';
import type { Move, Position } from '../games/chess/vocabulary.js';

/** The legal moves that a written one can mean, and why it is unclear if it is. */
export interface Meanings {
  /** Each move once, the one in the member's own letters first. */
  readonly moves: readonly Move[];
  readonly fault?: MoveFault;
}

/**
 * `Rd1` is a French king or an English rook: everybody may use English letters beside their own, and only the position can
 * tell what was meant. Russians type squares on the Latin keyboard, on which two of their own letters seem to be as well.
 */
export function meaningsOf(position: Position, written: string, notation: Notation): Meanings {
  const own = readMove(position, written, notation);
  const others = [
    ...(notation === 'english' ? [] : [readMove(position, written, 'english')]),
    ...(notation === 'russian' ? [readMove(position, withCyrillicPieces(written), notation)] : []),
  ];
  const moves = new Map(
    [own, ...others].flatMap((read) => (read.ok ? [[uciOf(position, read.value), read.value] as const] : [])),
  );
  // Where any letters leave it open which piece is meant, the member is asked; otherwise their own letters say what is wrong.
  const ambiguous = [own, ...others].find((read) => !read.ok && read.fault.code === 'ambiguous');
  const unclear = ambiguous ?? own;
  return { moves: [...moves.values()], ...(!unclear.ok && { fault: unclear.fault }) };
}

/** Whether a written move can be meant here, be it that only a question would tell which. */
export function isPossible(position: Position, written: string, notation: Notation): boolean {
  const { moves, fault } = meaningsOf(position, written, notation);
  return moves.length > 0 || fault?.code === 'ambiguous';
}
