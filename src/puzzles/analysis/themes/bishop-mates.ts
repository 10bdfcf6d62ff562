import type { Square } from '../../../games/chess/vocabulary.js';
import { isCorner, onEdge, onSameLine, stepBetween } from '../steps.js';
import { checkerOf, closeCheckerOf, guardsOf, isGuardedBy, type MatePicture } from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/**
 * A bishop checks, bishops guard all squares that are not held by own men, and the other bishop guards one of them on a
 * diagonal that crosses the checking one.
 */
const isBoden = (picture: MatePicture): boolean => otherBishops(picture).some(({ crosses }) => crosses);

/** The same with the other bishop on a diagonal beside the checking one, not across. */
function isDoubleBishop(picture: MatePicture): boolean {
  const others = otherBishops(picture);
  return others.length > 0 && others.every(({ crosses }) => !crosses);
}

/** Where another bishop than the checking one guards a square next to the king, when bishops alone hold the king. */
function otherBishops(picture: MatePicture): readonly { readonly crosses: boolean }[] {
  const { king, free } = picture;
  const bishop = checkerOf(picture, 'bishop');
  if (bishop === undefined || !free.every((square) => isGuardedBy(picture, square, 'bishop'))) return [];
  return free
    .filter((square) => onSameLine(king, square))
    .flatMap((square) =>
      [...guardsOf(picture, square, 'bishop')].map((other) => ({
        crosses: slant(other, square) !== slant(bishop, king),
      })),
    );
}

/** 1 for the diagonals that rise to the right, -1 for those that fall. */
function slant(from: Square, to: Square): number {
  const [files, ranks] = stepBetween(from, to);
  return Math.sign(files) * Math.sign(ranks);
}

/**
 * A bishop checks, no own man stands next to the king, and the queen guards every square off the bishop's diagonal.
 */
function isBalestra(picture: MatePicture): boolean {
  const { blocked, free } = picture;
  const bishop = checkerOf(picture, 'bishop');
  if (bishop === undefined || blocked.nonEmpty()) return false;
  return free.every((square) => picture.guards(square).has(bishop) || isGuardedBy(picture, square, 'queen'));
}

/**
 * A bishop next to a king on the edge mates, guarded by a knight, and the other bishop guards a square beside the king.
 */
function isBlackburne(picture: MatePicture): boolean {
  const { king, free } = picture;
  const bishop = closeCheckerOf(picture, 'bishop');
  if (bishop === undefined || !onEdge(king) || !isGuardedBy(picture, bishop, 'knight')) return false;
  return free.some((square) => onSameLine(king, square) && isGuardedBy(picture, square, 'bishop'));
}

/** A bishop next to the king mates, guarded by a rook or the queen, and own men hold four squares or more. */
function isReti(picture: MatePicture): boolean {
  const bishop = closeCheckerOf(picture, 'bishop');
  return bishop !== undefined && picture.blocked.size() >= 4 && isGuardedBy(picture, bishop, 'rook', 'queen');
}

/**
 * A bishop checks a king in the corner; beside it on the edge stands an own man on one side, and a rook guards the
 * other.
 */
function isMorphy(picture: MatePicture): boolean {
  const { king, free } = picture;
  if (checkerOf(picture, 'bishop') === undefined || !isCorner(king)) return false;
  const [flight, another] = free.filter((square) => onSameLine(king, square));
  return flight !== undefined && another === undefined && isGuardedBy(picture, flight, 'rook');
}

export const BISHOP_MATES = {
  boden: { name: "Boden's mate", seen: isBoden },
  'double-bishop': { name: 'double-bishop mate', seen: isDoubleBishop },
  balestra: { name: 'Balestra mate', seen: isBalestra },
  blackburne: { name: "Blackburne's mate", seen: isBlackburne },
  reti: { name: "Réti's mate", seen: isReti },
  morphy: { name: "Morphy's mate", seen: isMorphy },
} satisfies ThemeTable<MatePicture>;
