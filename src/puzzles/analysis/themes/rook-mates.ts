import { SquareSet } from 'chessops/squareSet';
import { squareFile, squareRank } from 'chessops/util';
import type { Square } from '../../../games/chess/vocabulary.js';
import {
  distance,
  inwardSteps,
  isCorner,
  onSameFile,
  onSameLine,
  onSameRank,
  stepBetween,
  stepFrom,
} from '../steps.js';
import {
  checkerOf,
  closeCheckerOf,
  guardsOf,
  hasAttacker,
  isGuardedBy,
  type MatePicture,
  onOwnRank,
  ringOnOwnRank,
} from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/**
 * A rook or the queen checks a king on its own first rank along that rank, and own men hold all squares before it.
 */
function isBackRank(picture: MatePicture): boolean {
  const { king, blocked } = picture;
  const line = checkingLine(picture);
  return (
    line !== undefined &&
    onOwnRank(picture, king) &&
    onOwnRank(picture, line.checker) &&
    blocked.supersetOf(ringOnOwnRank(picture, 2))
  );
}

/**
 * A rook or the queen checks along a rank or file, and own men hold all squares beside it; a back-rank mate is not one.
 */
function isCorridor(picture: MatePicture): boolean {
  const line = checkingLine(picture);
  return line !== undefined && picture.blocked.supersetOf(picture.ring.diff(line.squares)) && !isBackRank(picture);
}

/**
 * A rook or the queen checks along the edge, and another one, on the next line, guards all squares of it beside the
 * king.
 */
function isLadder(picture: MatePicture): boolean {
  const { king, ring } = picture;
  const line = checkingLine(picture);
  if (!line) return false;
  return inwardSteps(king).some((inward) => {
    const inner = stepFrom(king, inward);
    if (inner === undefined || line.squares.has(inner)) return false;
    const next = inward[0] === 0 ? SquareSet.fromRank(squareRank(inner)) : SquareSet.fromFile(squareFile(inner));
    return [...next].some(
      (square) =>
        square !== line.checker &&
        hasAttacker(picture, square, 'rook', 'queen') &&
        [...ring.intersect(next)].every((beside) => picture.guards(beside).has(square)),
    );
  });
}

/**
 * Two rooks stand side by side on the mated side's second rank, and one, next to the king, checks and is guarded by the
 * other.
 */
function isBlindSwine(picture: MatePicture): boolean {
  const rook = closeCheckerOf(picture, 'rook');
  if (rook === undefined || !onOwnRank(picture, picture.king) || !onOwnRank(picture, rook, 2)) return false;
  return [...guardsOf(picture, rook, 'rook')].some((other) => onSameRank(other, rook) && distance(other, rook) === 1);
}

/**
 * A rook beside a king on its first rank, neither in a corner, mates, guarded by a bishop; an own man stands before the
 * king.
 */
function isOpera(picture: MatePicture): boolean {
  const { king, blocked } = picture;
  const rook = closeCheckerOf(picture, 'rook');
  if (rook === undefined || !onOwnRank(picture, king) || !onOwnRank(picture, rook)) return false;
  if (isCorner(king) || isCorner(rook)) return false;
  return isGuardedBy(picture, rook, 'bishop') && blocked.intersects(ringOnOwnRank(picture, 2));
}

/** A rook in a corner mates the king beside it on the edge, guarded by a bishop on the long diagonal. */
function isMayet(picture: MatePicture): boolean {
  const rook = closeCheckerOf(picture, 'rook');
  return rook !== undefined && isCorner(rook) && isGuardedBy(picture, rook, 'bishop');
}

/** A rook or the queen in a corner mates the king beside it on the edge, guarded by a pawn. */
function isAnderssen(picture: MatePicture): boolean {
  const checker = closeCheckerOf(picture, 'rook', 'queen');
  if (checker === undefined || !isCorner(checker) || !onSameLine(picture.king, checker)) return false;
  return isGuardedBy(picture, checker, 'pawn');
}

/**
 * A rook checks a king on the edge beside a corner from straight before it, and a bishop on the long diagonal guards
 * the corner.
 */
function isPillsbury(picture: MatePicture): boolean {
  const { king, free, checkerRole } = picture;
  const line = checkingLine(picture);
  const corner = free.find(isCorner);
  if (!line || corner === undefined || checkerRole !== 'rook') return false;
  return onSameLine(king, corner) && !line.squares.has(corner) && isGuardedBy(picture, corner, 'bishop');
}

/**
 * A rook or the queen checks a king in the corner along the edge, an own man holds the square diagonally before the
 * king, and a bishop guards the other square of the edge.
 */
function isGreco(picture: MatePicture): boolean {
  const { king, free } = picture;
  const line = checkingLine(picture);
  if (!line || !isCorner(king)) return false;
  const flight = free.find((square) => !line.squares.has(square));
  return (
    flight !== undefined &&
    onSameLine(king, flight) &&
    isBlockedDiagonally(picture) &&
    isGuardedBy(picture, flight, 'bishop')
  );
}

const isBlockedDiagonally = ({ king, blocked }: MatePicture): boolean =>
  [...blocked].some((square) => !onSameLine(king, square));

/**
 * A rook next to the king mates, guarded by the queen in the opposite corner of a box of 3 by 3 squares that has the
 * king in it.
 */
function isKillBox(picture: MatePicture): boolean {
  const rook = closeCheckerOf(picture, 'rook');
  if (rook === undefined) return false;
  return [...guardsOf(picture, rook, 'queen')].some((queen) => {
    const [files, ranks] = stepBetween(rook, queen);
    const middle = stepFrom(rook, [files / 2, ranks / 2]);
    return (
      Math.abs(files) === 2 && Math.abs(ranks) === 2 && middle !== undefined && distance(middle, picture.king) === 1
    );
  });
}

/** Where a single rook or queen checks along a rank or file: the man, and all squares of that line. */
function checkingLine(picture: MatePicture): { readonly checker: Square; readonly squares: SquareSet } | undefined {
  const { king } = picture;
  const checker = checkerOf(picture, 'rook', 'queen');
  if (checker === undefined) return undefined;
  if (onSameRank(king, checker)) return { checker, squares: SquareSet.fromRank(squareRank(king)) };
  if (onSameFile(king, checker)) return { checker, squares: SquareSet.fromFile(squareFile(king)) };
  return undefined;
}

export const ROOK_MATES = {
  'back-rank': { name: 'back-rank mate', seen: isBackRank },
  corridor: { name: 'corridor mate', seen: isCorridor },
  ladder: { name: 'ladder mate', seen: isLadder },
  'blind-swine': { name: 'blind swine mate', seen: isBlindSwine },
  opera: { name: 'opera mate', seen: isOpera },
  mayet: { name: "Mayet's mate", seen: isMayet },
  anderssen: { name: "Anderssen's mate", seen: isAnderssen },
  pillsbury: { name: "Pillsbury's mate", seen: isPillsbury },
  greco: { name: "Greco's mate", seen: isGreco },
  'kill-box': { name: 'kill-box mate', seen: isKillBox },
} satisfies ThemeTable<MatePicture>;
