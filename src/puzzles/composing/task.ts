import type { Position } from '../../games/chess/vocabulary.js';
import type { Theme } from '../analysis/themes.js';
import { judgeBeauty, pointsOf } from './beauty.js';
import { Climber } from './climb.js';
import { findFacts } from './facts.js';
import { type ComposedPuzzle, finish, leastPoints } from './finish.js';
import { findMatesInGame } from './game-mates.js';
import { QuickProver } from './quick-prover.js';
import { Random } from './random.js';
import type { Method } from './recipe.js';
import { rejectionReason } from './rejections.js';
import { positionOf } from './sketch.js';

/** What somebody wants made. */
export interface ComposeRequest {
  readonly mates: readonly number[];
  readonly methods: readonly Method[];
  readonly theme?: Theme;
  readonly seed: number;
}

/** A numbered piece of the work: the same request and number always give the same outcome. */
export interface ComposeTask {
  readonly request: ComposeRequest;
  readonly number: number;
}

export interface ComposeOutcome {
  /** Positions that were looked at closely. */
  readonly tried: number;
  readonly puzzles: readonly ComposedPuzzle[];
}

/** About as many climbs for each length as take half a second. */
const CLIMBS: readonly number[] = [8, 6, 3, 1, 1];
/** Solvers shall see the board from both sides. */
const SWAPPED = 1 / 3;

let prover: QuickProver | undefined;

export function runTask({ request, number }: ComposeTask): ComposeOutcome {
  // One for each thread: making it takes longer than a task.
  prover ??= new QuickProver();
  const random = new Random(request.seed, number);
  const method = request.methods[number % request.methods.length] ?? 'compose';
  const turn = Math.floor(number / request.methods.length);
  return method === 'compose'
    ? composeSome(prover, request.mates[turn % request.mates.length] ?? 2, request.theme, random)
    : mineOne(prover, request, random);
}

function composeSome(prover: QuickProver, mateIn: number, theme: Theme | undefined, random: Random): ComposeOutcome {
  const climber = new Climber(prover, mateIn, theme);
  const puzzles: ComposedPuzzle[] = [];
  for (let climb = 0; climb < (CLIMBS[mateIn - 1] ?? 1); climb++) {
    const sketch = climber.compose(random);
    const swapped = random.happens(SWAPPED);
    if (!sketch || sketch.points < leastPoints('compose', mateIn, theme)) continue;
    const position = positionOf(sketch.board, swapped);
    const puzzle = finish({ position, mateIn, method: 'compose', theme }, prover);
    if (puzzle) puzzles.push(puzzle);
  }
  return { tried: climber.looks, puzzles };
}

/** Moments of a game that are closer to each other than this are too much alike. */
const PLIES_APART = 16;

/** A stretch of a game brings one puzzle at most: the one that is furthest above what its length needs. */
function mineOne(prover: QuickProver, { mates, theme }: ComposeRequest, random: Random): ComposeOutcome {
  let tried = 0;
  const kept: { readonly ply: number; readonly merit: number; readonly puzzle: ComposedPuzzle }[] = [];
  for (const { position, mateIn, ply } of findMatesInGame(prover, Math.max(...mates), random)) {
    tried++;
    if (!mates.includes(mateIn) || !isPromising(prover, position, mateIn, theme)) continue;
    const puzzle = finish({ position, mateIn, method: 'games', theme }, prover);
    if (!puzzle) continue;
    const merit = puzzle.points - leastPoints('games', mateIn, theme);
    const last = kept.at(-1);
    const rival = last && ply - last.ply < PLIES_APART ? last : undefined;
    if (rival && rival.merit >= merit) continue;
    if (rival) kept.pop();
    // Who takes the place of a rival takes its time too: a stretch must not grow without end.
    kept.push({ ply: rival?.ply ?? ply, merit, puzzle });
  }
  return { tried, puzzles: kept.map(({ puzzle }) => puzzle) };
}

/** What the key and its play show is cheap to see, and the whole proof, with all wrong moves, can only lessen it. */
function isPromising(prover: QuickProver, position: Position, mateIn: number, theme: Theme | undefined): boolean {
  const root = prover.solution(mateIn);
  if (!root) return false;
  const facts = findFacts(position, root, mateIn > 1);
  return (
    rejectionReason(facts, [], 'games') === undefined &&
    pointsOf(judgeBeauty(facts, 'games')) >= leastPoints('games', mateIn, theme)
  );
}
