import type { Board } from 'chessops/board';
import { SquareSet } from 'chessops/squareSet';
import { ORTHOGONAL_STEPS, stepFrom } from '../analysis/steps.js';
import type { Random } from './random.js';
import { addMan, around, boxOf, freeSquare, squareIn } from './sketch.js';

/** A composer's next attempt: a new board, or undefined when the change that was drawn is impossible here. */
type Change = (board: Board, random: Random, mostMen: number) => Board | undefined;

const moveMan: Change = (board, random) => {
  const from = squareIn(random, board.occupied);
  const man = from === undefined ? undefined : board.get(from);
  if (from === undefined || !man) return undefined;
  // A short step keeps most of what is there.
  const to = freeSquare(board, man.role, random.happens(0.6) ? around(from, 2) : SquareSet.full(), random);
  if (to === undefined) return undefined;
  const next = board.clone();
  next.take(from);
  next.set(to, man);
  return next;
};

const add: Change = (board, random, mostMen) => {
  if (board.occupied.size() >= mostMen) return undefined;
  const next = board.clone();
  addMan(next, random.happens(0.35) ? 'white' : 'black', random);
  return next;
};

const remove: Change = (board, random) => {
  const square = squareIn(random, board.occupied.diff(board.king));
  if (square === undefined) return undefined;
  const next = board.clone();
  next.take(square);
  return next;
};

const replace: Change = (board, random) => {
  const square = squareIn(random, board.occupied.diff(board.king));
  const man = square === undefined ? undefined : board.get(square);
  if (square === undefined || !man) return undefined;
  const role = random.pick(boxOf(man.color));
  if (role === man.role) return undefined;
  const next = board.clone();
  next.set(square, { role, color: man.color });
  return next;
};

const exchange: Change = (board, random) => {
  const one = squareIn(random, board.occupied);
  const other = squareIn(random, board.occupied);
  const [first, second] = [board.get(one ?? 0), board.get(other ?? 0)];
  if (one === undefined || other === undefined || !first || !second || one === other) return undefined;
  const next = board.clone();
  next.set(one, second);
  next.set(other, first);
  return next;
};

/** All men one step in the same direction: what matters may be how near the edge is. */
const shiftAll: Change = (board, random) => {
  const step = random.pick(ORTHOGONAL_STEPS);
  const next = board.clone();
  next.clear();
  for (const [square, man] of board) {
    const to = stepFrom(square, step);
    if (to === undefined) return undefined;
    next.set(to, man);
  }
  return next;
};

/** As often as they are drawn. */
const CHANGES: readonly Change[] = [
  ...[moveMan, moveMan, moveMan, moveMan, moveMan],
  ...[add, add, remove, remove, replace, replace, exchange, shiftAll],
];

export const changeAtRandom: Change = (board, random, mostMen) => random.pick(CHANGES)(board, random, mostMen);
