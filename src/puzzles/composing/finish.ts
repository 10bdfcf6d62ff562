import { opposite } from 'chessops/util';
import { decodeSolution } from '../../engine/mate/encode.js';
import { prove } from '../../engine/mate/prover.js';
import type { Budget } from '../../engine/mate/solver.js';
import { verifySolution } from '../../engine/mate/verify.js';
import { fenOf, readPosition } from '../../games/chess/position.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';
import { mainLine } from '../analysis/main-line.js';
import type { Theme } from '../analysis/themes.js';
import { traitsOf } from '../analysis/traits.js';
import { judgeBeauty, pointsOf } from './beauty.js';
import { findFacts } from './facts.js';
import { isWaitingKey, type QuickProver } from './quick-prover.js';
import { hadLastMove, pawnsAreReachable } from './reachable.js';
import type { Method } from './recipe.js';
import { rejectionReason } from './rejections.js';
import { type Appearance, appearanceOf } from './variety.js';

/** A puzzle of our own: proved, and found worth keeping. */
export interface ComposedPuzzle {
  readonly fen: string;
  readonly mateIn: number;
  readonly key: Uci;
  readonly method: Method;
  /** By `beauty.ts`. */
  readonly points: number;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly appearance: Appearance;
}

/** What is less beautiful is thrown away: by way, then by length from 1 on. */
const LEAST_POINTS: Readonly<Record<Method, readonly number[]>> = {
  compose: [34, 60, 60, 40, 20],
  games: [26, 7, 6, -1, -6],
};

/** Who asks for a theme has less to choose from. */
const THEME_REBATE = 30;

export const leastPoints = (method: Method, mateIn: number, theme: Theme | undefined): number =>
  (LEAST_POINTS[method][mateIn - 1] ?? 0) - (theme === undefined ? 0 : THEME_REBATE);

/** Only nodes limit the proof: time would make the outcome depend on the machine. */
const BUDGET: Budget = { milliseconds: Number.POSITIVE_INFINITY, nodes: 3_000_000, megabytes: 32 };

interface Candidate {
  readonly position: Position;
  readonly mateIn: number;
  readonly method: Method;
  /** The theme that it has to show, if any. */
  readonly theme: Theme | undefined;
}

/** Proves a candidate with all of its play and judges it by that; undefined when it is not kept. */
export function finish(
  { position, mateIn, method, theme }: Candidate,
  prover: QuickProver,
): ComposedPuzzle | undefined {
  const fen = fenOf(position);
  // Whatever made the position, it is read once more as if a stranger had sent it.
  if (!readPosition(fen).ok) return undefined;
  if (!hadLastMove(position.board, opposite(position.turn)) || !pawnsAreReachable(position.board)) return undefined;
  const answer = prove({ fen, mateIn, budget: BUDGET });
  const [key] = answer.kind === 'mate' ? answer.keys : [];
  if (answer.kind !== 'mate' || answer.mateIn !== mateIn || key === undefined || answer.keys.length > 1)
    return undefined;
  const root = decodeSolution(answer.solution);
  const [fault] = verifySolution(fen, root);
  if (fault !== undefined) throw new Error(`the solution of ${fen} does not stand: ${fault}`);
  const facts = findFacts(position, root, isWaitingKey(prover, position, key, mateIn, BUDGET.nodes));
  const points = pointsOf(judgeBeauty(facts, method));
  if (points < leastPoints(method, mateIn, theme)) return undefined;
  const traits = traitsOf(position, root);
  if (theme !== undefined && !traits.themes.includes(theme)) return undefined;
  if (rejectionReason(facts, traits.themes, method) !== undefined) return undefined;
  const mate = mainLine(position, root).at(-1);
  if (!mate) throw new Error('a main line without a mate');
  return { fen, mateIn, key, method, points, ...traits, appearance: appearanceOf(position, mate) };
}
