import { type Notation, withCyrillicPieces } from '../chess/letters.js';
import { uciOf } from '../chess/moves.js';
import { type MoveFault, readMove } from '../chess/notation.js';
import type { Move, Position } from '../chess/vocabulary.js';

/** The legal moves that a written one can mean, and why it is none in the member's own letters if it is not. */
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
  return { moves: [...moves.values()], ...(!own.ok && { fault: own.fault }) };
}
