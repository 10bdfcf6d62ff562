import { positionKey, positionOfFen } from '../../games/chess/position.js';
import type { ComposedPuzzle } from '../../puzzles/composing/finish.js';

/** `8/8/… w - - dm 2; id "d-0001";` Difficulty and themes are not written: whoever proves it finds them. */
export const epdLine = ({ fen, mateIn }: ComposedPuzzle, id: string): string =>
  `${positionKey(positionOfFen(fen))} dm ${mateIn}; id "${id}";`;
