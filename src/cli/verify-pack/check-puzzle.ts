import { decodeSolution } from '../../engine/mate/encode.js';
import { NODES_FOR_ALL_TRIES } from '../../engine/mate/explain-tries.js';
import { prove, proveKeys, proveOneKey } from '../../engine/mate/prover.js';
import { type AttackNode, type Continuation, slowestMate, type Try } from '../../engine/mate/solution.js';
import type { Budget, KeysAnswer, OneKeyAnswer } from '../../engine/mate/solver.js';
import { findContinuation, findTry } from '../../engine/mate/walk.js';
import { legalMoves, play, playUci, uciOf } from '../../games/chess/moves.js';
import { fenOf, positionOfFen } from '../../games/chess/position.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';

/** What members are told of the moves of one puzzle, checked. */
export interface PuzzleCheck {
  /** Legal first moves, and moves where a member is asked for the next ones. */
  readonly firstMoves: number;
  readonly laterMoves: number;
  /** Moves of which it is said that they are not decided. */
  readonly undecided: number;
  /** One sentence for each move of which something false is said. */
  readonly falsehoods: readonly string[];
}

export const BUDGET: Budget = { milliseconds: 600_000, nodes: Number.MAX_SAFE_INTEGER, megabytes: 128 };

export interface CheckTask {
  readonly fen: string;
  readonly mateIn: number;
}

/** Proves a puzzle as the bot does, and checks what it would say of every legal move. A task for the threads. */
export function checkPuzzle({ fen, mateIn }: CheckTask): PuzzleCheck {
  const answer = prove({ fen, mateIn, budget: BUDGET, nodesForTries: NODES_FOR_ALL_TRIES });
  if (answer.kind !== 'mate' || answer.mateIn !== mateIn) {
    const found = answer.kind === 'mate' ? `mate in ${answer.mateIn}` : answer.kind;
    return { firstMoves: 0, laterMoves: 0, undecided: 0, falsehoods: [`not a mate in ${mateIn} but: ${found}`] };
  }
  return checkSolution(positionOfFen(fen), decodeSolution(answer.solution));
}

/**
 * Checks what a solution says of every legal move by searches of their own: each position after a reply is searched anew,
 * without anything that the proof has found.
 */
export function checkSolution(start: Position, root: AttackNode): PuzzleCheck {
  const [first = [], ...later] = askedPositions(start, root).map(({ position, node }) => checkMoves(position, node));
  const all = [...first, ...later.flat()];
  return {
    firstMoves: first.length,
    laterMoves: all.length - first.length,
    undecided: all.filter(({ isUndecided }) => isUndecided).length,
    falsehoods: all.flatMap(({ falsehood }) => (falsehood === undefined ? [] : [falsehood])),
  };
}

interface Asked {
  readonly position: Position;
  readonly node: AttackNode;
}

/** Where a member is asked for a move: the start, and after every right move the defence that is played. */
function askedPositions(position: Position, node: AttackNode, seen = new Set<AttackNode>()): Asked[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const later = node.continuations.flatMap(({ move, defences: [stubborn] }) =>
    stubborn ? askedPositions(playUci(playUci(position, move), stubborn.move), stubborn.next, seen) : [],
  );
  return [{ position, node }, ...later];
}

interface MoveCheck {
  readonly isUndecided: boolean;
  readonly falsehood: string | undefined;
}

function checkMoves(position: Position, node: AttackNode): MoveCheck[] {
  return legalMoves(position).map((move) => {
    const uci = uciOf(position, move);
    const after = play(position, move);
    const right = findContinuation(node, uci);
    const wrong = findTry(node, uci);
    const fault = right ? faultOfRight(after, right, node.mateIn) : faultOfWrong(after, wrong, node.mateIn);
    return { isUndecided: wrong?.kind === 'undecided', falsehood: fault && `${fenOf(position)} ${uci}: ${fault}` };
  });
}

/** A right move mates in the shortest way, whatever is replied, and every reply is in the solution. */
function faultOfRight(after: Position, { defences }: Continuation, mateIn: number): string | undefined {
  if (mateIn === 1) return after.isCheckmate() ? undefined : 'it is no mate';
  const missing = repliesTo(after).find((reply) => !defences.some(({ move }) => move === reply));
  if (missing !== undefined) return `the solution leaves out ${missing}`;
  return faultOfLength(after, mateIn);
}

function faultOfWrong(after: Position, wrong: Try | undefined, mateIn: number): string | undefined {
  if (!wrong) return 'nothing is said of it';
  if (wrong.kind === 'stalemate') return after.isStalemate() ? undefined : 'it is no stalemate';
  const answered = playUci(after, wrong.by);
  switch (wrong.kind) {
    case 'refuted':
      return hasNoMateWithin(answered, slowestMate(mateIn) - 1)
        ? undefined
        : `after ${wrong.by} it mates within ${slowestMate(mateIn)} all the same`;
    case 'undecided':
      return hasNoMateWithin(answered, mateIn - 1) ? undefined : `after ${wrong.by} it mates in ${mateIn} all the same`;
    case 'slower': {
      if (wrong.mateIn <= mateIn) return `a mate in ${wrong.mateIn} is not slower`;
      if (!hasNoMateWithin(answered, wrong.mateIn - 2)) return `${wrong.by} does not last until move ${wrong.mateIn}`;
      return faultOfLength(after, wrong.mateIn);
    }
  }
}

/** A move that mates in `mateIn` leaves every reply a mate in one less. */
function faultOfLength(after: Position, mateIn: number): string | undefined {
  const escaping = repliesTo(after).find((reply) => !matesWithin(playUci(after, reply), mateIn - 1));
  return escaping && `${escaping} escapes the mate in ${mateIn}`;
}

const repliesTo = (position: Position): Uci[] => legalMoves(position).map((move) => uciOf(position, move));

/** Mates are found by proof numbers, which the solution was not made with. */
function matesWithin(position: Position, mateIn: number): boolean {
  return decided(proveOneKey({ fen: fenOf(position), mateIn, budget: BUDGET }));
}

function hasNoMateWithin(position: Position, mateIn: number): boolean {
  return mateIn < 1 || !decided(proveKeys({ fen: fenOf(position), mateIn, budget: BUDGET }));
}

/** Whether it is a mate. A check that found nothing out is none. */
function decided({ kind }: KeysAnswer | OneKeyAnswer): boolean {
  if (kind === 'gave up') throw new Error('a check took longer than ten minutes');
  return kind === 'mate';
}
