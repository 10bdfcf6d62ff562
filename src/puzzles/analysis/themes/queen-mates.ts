import { squareFile } from 'chessops/util';
import type { Square } from '../../../games/chess/vocabulary.js';
import { distance, inwardSteps, onEdge, onSameLine, stepBetween, stepFrom } from '../steps.js';
import {
  checkerOf,
  closeCheckerOf,
  guardsOf,
  isBlocked,
  isGuardedBy,
  type MatePicture,
  onOwnRank,
} from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/**
 * The queen diagonally next to the king mates, and own men hold the two squares next to it that she does not reach.
 */
function isDovetail(picture: MatePicture): boolean {
  const { king } = picture;
  const queen = closeCheckerOf(picture, 'queen');
  if (queen === undefined || onSameLine(king, queen)) return false;
  const [files, ranks] = stepBetween(queen, king);
  return isBlocked(picture, stepFrom(king, [files, 0])) && isBlocked(picture, stepFrom(king, [0, ranks]));
}

/** The queen straight beside the king mates, and own men hold the two squares next to it that she does not reach. */
function isSwallowTail(picture: MatePicture): boolean {
  const { king } = picture;
  const queen = closeCheckerOf(picture, 'queen');
  if (queen === undefined || !onSameLine(king, queen)) return false;
  const [files, ranks] = stepBetween(queen, king);
  const tails = [stepFrom(king, [files || 1, ranks || 1]), stepFrom(king, [files || -1, ranks || -1])];
  return tails.every((square) => isBlocked(picture, square));
}

/**
 * The queen mates a king on the edge from straight before it, guards all squares there, and own men stand on both sides
 * of it.
 */
function isEpaulette(picture: MatePicture): boolean {
  const { king, free } = picture;
  const queen = checkerOf(picture, 'queen');
  const [inward, another] = inwardSteps(king);
  if (queen === undefined || !inward || another) return false;
  const beside = [stepFrom(king, [inward[1], inward[0]]), stepFrom(king, [-inward[1], -inward[0]])];
  const isBefore = [1, 2].some((times) => stepFrom(king, inward, times) === queen);
  return (
    isBefore &&
    beside.every((square) => isBlocked(picture, square)) &&
    free.every((square) => square === queen || picture.guards(square).has(queen))
  );
}

/**
 * The queen mates a king in or beside a corner of its first rank from the square diagonally before that corner, guarded
 * by a pawn.
 */
function isLolli(picture: MatePicture): boolean {
  const queen = queenBeforeCorner(picture);
  return queen !== undefined && !onEdge(queen) && isGuardedBy(picture, queen, 'pawn');
}

/**
 * The queen mates a king in or beside a corner of its first rank from the square straight before that corner, guarded
 * by a pawn.
 */
function isDamiano(picture: MatePicture): boolean {
  const queen = queenBeforeCorner(picture);
  return queen !== undefined && onEdge(queen) && isGuardedBy(picture, queen, 'pawn');
}

/** The same guarded by a bishop, and not by a pawn. */
function isDamianoBishop(picture: MatePicture): boolean {
  const queen = queenBeforeCorner(picture);
  return queen !== undefined && onEdge(queen) && isGuardedBy(picture, queen, 'bishop') && !isDamiano(picture);
}

/** The mating queen next to the king on its second rank, where both are within two files of the same edge. */
function queenBeforeCorner(picture: MatePicture): Square | undefined {
  const { king } = picture;
  const queen = closeCheckerOf(picture, 'queen');
  if (queen === undefined || !onOwnRank(picture, king) || !onOwnRank(picture, queen, 2)) return undefined;
  const files = [squareFile(king), squareFile(queen)];
  return files.every((file) => file <= 1) || files.every((file) => file >= 6) ? queen : undefined;
}

/**
 * The queen diagonally next to the king mates, guarded by a rook on the same line that also stands diagonally next to
 * the king.
 */
function isTriangle(picture: MatePicture): boolean {
  const { king, ring } = picture;
  const queen = closeCheckerOf(picture, 'queen');
  if (queen === undefined || onSameLine(king, queen)) return false;
  return [...guardsOf(picture, queen, 'rook').intersect(ring)].some(
    (rook) => !onSameLine(king, rook) && distance(rook, queen) === 2,
  );
}

export const QUEEN_MATES = {
  dovetail: { name: 'dovetail mate', seen: isDovetail },
  'swallow-tail': { name: "swallow's tail mate", seen: isSwallowTail },
  epaulette: { name: 'epaulette mate', seen: isEpaulette },
  lolli: { name: "Lolli's mate", seen: isLolli },
  damiano: { name: "Damiano's mate", seen: isDamiano },
  'damiano-bishop': { name: "Damiano's bishop mate", seen: isDamianoBishop },
  triangle: { name: 'triangle mate', seen: isTriangle },
} satisfies ThemeTable<MatePicture>;
