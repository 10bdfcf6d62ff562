import { attacks, between } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import type { MatePicture } from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/** One man checks, and could be taken or shut out by a man of the mated side, were that one not pinned. */
const isPinMate = (picture: MatePicture): boolean => neededPins(picture).pinned.nonEmpty();

/**
 * One man checks; each square next to the king is held by an own man or guarded once, never both, but for the guard of
 * who holds a needed pin there.
 */
export function isPure(picture: MatePicture): boolean {
  const { checker, blocked, free, guards } = picture;
  if (checker === undefined || free.some((square) => guards(square).moreThanOne())) return false;
  const guarded = [...blocked].filter((square) => guards(square).nonEmpty());
  if (guarded.length === 0) return true;
  const { pinned, pinning } = neededPins(picture);
  return guarded.every((square) => pinned.has(square) && guards(square).subsetOf(pinning));
}

/**
 * A pure mate in which all of the attacker's men but king and pawns take part: they check, guard, or hold a pin that is
 * needed.
 */
export function isModel(picture: MatePicture): boolean {
  const { board, attacker } = picture;
  const pieces = board[attacker].diff(board.king).diff(board.pawn);
  return isPure(picture) && takingPart(picture).supersetOf(pieces);
}

/**
 * A model mate in which every man on the board takes part: those of the mated side hold squares next to the king, or
 * are pinned as needed.
 */
function isIdeal(picture: MatePicture): boolean {
  const { board, attacker, defender, king, blocked } = picture;
  if (!isPure(picture) || !takingPart(picture).supersetOf(board[attacker])) return false;
  return blocked.union(neededPins(picture).pinned).with(king).supersetOf(board[defender]);
}

const takingPart = (picture: MatePicture): SquareSet =>
  picture.free.reduce(
    (men, square) => men.union(picture.guards(square)),
    picture.checkers.union(neededPins(picture).pinning),
  );

/** The mated side's men that only a pin keeps from parrying the check, and the men that pin them. */
function neededPins({ position, board, attacker, defender, king, checker }: MatePicture) {
  let pinned = SquareSet.empty();
  let pinning = SquareSet.empty();
  const candidates = position.ctx().blockers.intersect(board[defender]);
  if (checker === undefined || candidates.isEmpty()) return { pinned, pinning };
  const parries = between(checker, king).with(checker);
  for (const square of candidates) {
    // Lifted off the board, the pinned man uncovers who pins it.
    const pinner = position.kingAttackers(king, attacker, board.occupied.without(square)).without(checker);
    if (!reach(position, square).intersects(parries)) continue;
    pinned = pinned.with(square);
    pinning = pinning.union(pinner);
  }
  return { pinned, pinning };
}

/** Where the man could go if no king had to be minded. */
function reach({ board, turn }: MatePicture['position'], square: number): SquareSet {
  const man = board.get(square);
  if (!man) return SquareSet.empty();
  const covered = attacks(man, square, board.occupied);
  if (man.role !== 'pawn') return covered;
  const ahead = turn === 'white' ? 8 : -8;
  let steps = SquareSet.fromSquare(square + ahead).diff(board.occupied);
  if (steps.nonEmpty() && (turn === 'white' ? square < 16 : square >= 48)) {
    steps = steps.union(SquareSet.fromSquare(square + 2 * ahead).diff(board.occupied));
  }
  return covered.intersect(board.occupied).union(steps);
}

export const ECONOMY = {
  'pin-mate': { name: 'pin mate', seen: isPinMate },
  'pure-mate': { name: 'pure mate', seen: isPure },
  'model-mate': { name: 'model mate', seen: isModel },
  'ideal-mate': { name: 'ideal mate', seen: isIdeal },
} satisfies ThemeTable<MatePicture>;
