import { squareFile, squareRank } from 'chessops/util';
import type { Square } from '../../games/chess/vocabulary.js';

/** Hundredths of a pawn: pawn, knight, bishop, rook, queen, king. */
const WORTH = [100, 320, 330, 500, 950, 0] as const;

/** How near the middle a square is: 0 at the edge to 3. */
const middle = (square: Square): number =>
  Math.min(squareFile(square), 7 - squareFile(square), squareRank(square), 7 - squareRank(square));

/** What places are worth to White's men, by rules of thumb that every beginner is told. */
const PLACES: readonly ((square: Square) => number)[] = [
  // Pawns go forward, those in the middle first; those before a castled king stay.
  (square) => {
    const file = squareFile(square);
    const rank = squareRank(square);
    const inMiddle = file === 3 || file === 4;
    if (inMiddle) return [0, -15, 0, 22, 25, 30, 50, 0][rank] ?? 0;
    return [0, 6, 4, 4, 8, 20, 45, 0][rank] ?? 0;
  },
  (square) => 14 * middle(square) - 22,
  (square) => 7 * middle(square) + (squareRank(square) === 0 ? -14 : 0),
  (square) => (squareRank(square) === 6 ? 18 : 0) + (squareFile(square) === 3 || squareFile(square) === 4 ? 6 : 0),
  (square) => 3 * middle(square) - (squareRank(square) === 0 ? 0 : 4),
  // The king castles and stays at home.
  (square) =>
    squareRank(square) === 0 ? ([14, 22, 14, -8, 0, -6, 30, 18][squareFile(square)] ?? 0) : -18 * squareRank(square),
];

/** White's men first, then Black's, who sees the board from the other end. */
const VALUES = Array.from({ length: 13 * 64 }, (_, index) => {
  const man = Math.floor(index / 64) - 6;
  const square = index % 64;
  const kind = Math.abs(man) - 1;
  if (man === 0) return 0;
  const value = (WORTH[kind] ?? 0) + (PLACES[kind]?.(man > 0 ? square : square ^ 56) ?? 0);
  return man > 0 ? value : -value;
});

/** What a man on a square adds to White's account. */
export const squareValue = (man: number, square: Square): number => VALUES[(man + 6) * 64 + square] ?? 0;
