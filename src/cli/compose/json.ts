import { sanOfUci } from '../../games/chess/moves.js';
import { positionOfFen } from '../../games/chess/position.js';
import type { ComposedPuzzle } from '../../puzzles/composing/finish.js';

/** The names are a promise: programs read them. */
export const puzzleJson = (
  { fen, mateIn, key, method: way, points, difficulty, themes }: ComposedPuzzle,
  id: string,
): object => ({
  id,
  fen,
  mateIn,
  key: { san: sanOfUci(positionOfFen(fen), key), uci: key },
  way,
  beauty: points,
  difficulty,
  themes,
});
