import { inwardSteps, isCorner, onSameDiagonal, onSameLine, stepFrom } from '../steps.js';
import {
  checkerOf,
  closeCheckerOf,
  guardsOf,
  hasAttacker,
  isBlocked,
  isGuardedBy,
  type MatePicture,
  onOwnRank,
} from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/** A knight checks, and own men hold every square next to the king. */
const isSmothered = (picture: MatePicture): boolean =>
  checkerOf(picture, 'knight') !== undefined && picture.free.length === 0;

/**
 * A knight checks, own men hold some squares next to the king, and a bishop guards each of the others, of which there
 * is one at least.
 */
function isSuffocation(picture: MatePicture): boolean {
  const { free, blocked } = picture;
  if (checkerOf(picture, 'knight') === undefined || free.length === 0 || blocked.isEmpty()) return false;
  return free.every((square) => isGuardedBy(picture, square, 'bishop'));
}

/**
 * A knight checks a king in the corner; beside it on the edge stands an own man on one side, and a rook or the queen
 * guards the other.
 */
function isCornerMate(picture: MatePicture): boolean {
  const { king, free } = picture;
  if (checkerOf(picture, 'knight') === undefined || !isCorner(king)) return false;
  const [flight, another] = free.filter((square) => onSameLine(king, square));
  return flight !== undefined && another === undefined && isGuardedBy(picture, flight, 'rook', 'queen');
}

/**
 * A knight checks a king in the corner, an own man stands beside it on the edge, and the attacker's king guards all
 * that is left.
 */
function isStamma(picture: MatePicture): boolean {
  const { king, free, blocked } = picture;
  if (checkerOf(picture, 'knight') === undefined || !isCorner(king) || free.length === 0) return false;
  return (
    [...blocked].some((square) => onSameLine(king, square)) &&
    free.every((square) => isGuardedBy(picture, square, 'king'))
  );
}

/**
 * A rook or the queen checks along the edge; an own man stands before the king, and a knight two squares behind that
 * man guards the squares on both sides of it.
 */
function isAnastasia(picture: MatePicture): boolean {
  const { king } = picture;
  const checker = checkerOf(picture, 'rook', 'queen');
  const [inward, another] = inwardSteps(king);
  if (checker === undefined || !inward || another || !inwardSteps(checker).some((step) => step === inward))
    return false;
  return isBlocked(picture, stepFrom(king, inward)) && hasAttacker(picture, stepFrom(king, inward, 3), 'knight');
}

/** A rook beside a king in the corner mates, guarded by a knight two squares diagonally from the king. */
function isArabian(picture: MatePicture): boolean {
  const { king } = picture;
  const rook = closeCheckerOf(picture, 'rook');
  if (rook === undefined || !isCorner(king)) return false;
  return [...guardsOf(picture, rook, 'knight')].some((knight) => onSameDiagonal(king, knight));
}

/**
 * A rook next to the king mates, guarded by a knight next to the king, which a pawn guards; an own man holds another
 * square.
 */
function isHook(picture: MatePicture): boolean {
  const { ring, blocked } = picture;
  const rook = closeCheckerOf(picture, 'rook');
  if (rook === undefined || blocked.isEmpty()) return false;
  return [...guardsOf(picture, rook, 'knight').intersect(ring)].some((knight) => isGuardedBy(picture, knight, 'pawn'));
}

/**
 * A guarded rook straight before a king on the edge mates, and a knight behind the rook guards both squares beside the
 * king.
 */
function isVukovic(picture: MatePicture): boolean {
  const { king } = picture;
  const rook = closeCheckerOf(picture, 'rook');
  const [inward, another] = inwardSteps(king);
  if (rook === undefined || !inward || another) return false;
  return stepFrom(king, inward) === rook && hasAttacker(picture, stepFrom(king, inward, 2), 'knight');
}

/**
 * A knight mates a king on its second rank; a bishop next to the king is guarded by the other knight, and bishops and
 * knights guard all squares that are not held by own men.
 */
function isLegal(picture: MatePicture): boolean {
  const { board, attacker, king, ring, free } = picture;
  if (checkerOf(picture, 'knight') === undefined || !onOwnRank(picture, king, 2)) return false;
  const bishops = ring.intersect(board.pieces(attacker, 'bishop'));
  return (
    [...bishops].some((bishop) => isGuardedBy(picture, bishop, 'knight')) &&
    free.every((square) => isGuardedBy(picture, square, 'bishop', 'knight'))
  );
}

export const KNIGHT_MATES = {
  smothered: { name: 'smothered mate', seen: isSmothered },
  suffocation: { name: 'suffocation mate', seen: isSuffocation },
  corner: { name: 'corner mate', seen: isCornerMate },
  stamma: { name: "Stamma's mate", seen: isStamma },
  anastasia: { name: "Anastasia's mate", seen: isAnastasia },
  arabian: { name: 'Arabian mate', seen: isArabian },
  hook: { name: 'hook mate', seen: isHook },
  vukovic: { name: 'Vuković mate', seen: isVukovic },
  legal: { name: "Légal's mate", seen: isLegal },
} satisfies ThemeTable<MatePicture>;
