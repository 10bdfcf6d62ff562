import { attacks, kingAttacks } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import { SquareSet } from 'chessops/squareSet';
import { COLORS } from 'chessops/types';
import { opposite, squareFile, squareRank } from 'chessops/util';
import type { Role, Side, Square } from '../../games/chess/vocabulary.js';

/** What a side begins the game with. A composer needs no promoted men, and solvers do not like to see them. */
const AT_FIRST: readonly (readonly [Role, number])[] = [
  ['pawn', 8],
  ['queen', 1],
  ['rook', 2],
  ['bishop', 2],
  ['knight', 2],
];

/** Bishops that cannot have left home: the squares of the two pawns before them, their home and the colour they stand on. */
const LOCKS: readonly { side: Side; pawns: SquareSet; home: Square; colour: SquareSet }[] = COLORS.flatMap((side) => {
  const [first, second] = side === 'white' ? [0, 8] : [56, 48];
  return [2, 5].map((file) => ({
    side,
    pawns: SquareSet.fromSquare(second + file - 1).with(second + file + 1),
    home: first + file,
    colour: SquareSet.lightSquares().has(first + file) ? SquareSet.lightSquares() : SquareSet.darkSquares(),
  }));
});

/** Corners that no bishop reaches past a pawn that has not moved. */
const CORNERS: readonly { side: Side; corner: Square; pawn: Square }[] = [
  { side: 'white', corner: 0, pawn: 9 },
  { side: 'white', corner: 7, pawn: 14 },
  { side: 'black', corner: 56, pawn: 49 },
  { side: 'black', corner: 63, pawn: 54 },
];

/** Whether a position looks like one that a game could lead to: no promoted men, no bishop where it cannot have come to. */
export function looksReachable(board: Board): boolean {
  return COLORS.every(
    (side) =>
      AT_FIRST.every(([role, count]) => board.pieces(side, role).size() <= count) &&
      !board.pieces(side, 'bishop').intersect(SquareSet.lightSquares()).moreThanOne() &&
      !board.pieces(side, 'bishop').intersect(SquareSet.darkSquares()).moreThanOne() &&
      !hasLockedBishop(board, side),
  );
}

function hasLockedBishop(board: Board, side: Side): boolean {
  const bishops = board.pieces(side, 'bishop');
  if (bishops.isEmpty()) return false;
  const pawns = board.pieces(side, 'pawn');
  return (
    LOCKS.some(
      (lock) =>
        lock.side === side &&
        pawns.supersetOf(lock.pawns) &&
        bishops.intersect(lock.colour).without(lock.home).nonEmpty(),
    ) || CORNERS.some((each) => each.side === side && bishops.has(each.corner) && pawns.has(each.pawn))
  );
}

/** Whether every pawn can have come from a file of its own: each step forward allows one step aside. */
export const pawnsAreReachable = (board: Board): boolean =>
  COLORS.every((side) => {
    const reach = [...board.pieces(side, 'pawn')].map((square) => {
      const steps = side === 'white' ? squareRank(square) - 1 : 6 - squareRank(square);
      return { least: Math.max(0, squareFile(square) - steps), most: Math.min(7, squareFile(square) + steps) };
    });
    const taken = new Set<number>();
    // Who has least choice to the right chooses first, and as far to the left as there is room: then all have one if they can.
    return reach
      .sort((one, other) => one.most - other.most || one.least - other.least)
      .every(({ least, most }) => {
        let file = least;
        while (taken.has(file)) file++;
        taken.add(file);
        return file <= most;
      });
  });

/** Whether the side that waits can have made the last move: some man of it has a square to come from. */
export function hadLastMove(board: Board, side: Side): boolean {
  const empty = board.occupied.complement();
  const otherKing = board.kingOf(opposite(side));
  const back = side === 'white' ? -8 : 8;
  const home = SquareSet.fromRank(side === 'white' ? 1 : 6);
  for (const square of board[side]) {
    const role = board.getRole(square);
    if (role === 'pawn') {
      if (!home.has(square) && empty.has(square + back)) return true;
    } else if (role === 'king') {
      const from = kingAttacks(square).intersect(empty);
      if (otherKing !== undefined && from.diff(kingAttacks(otherKing)).nonEmpty()) return true;
    } else if (role && attacks({ role, color: side }, square, board.occupied).intersects(empty)) return true;
  }
  return false;
}
