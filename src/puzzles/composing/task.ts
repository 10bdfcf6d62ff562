import type { Position } from '../../games/chess/vocabulary.js';
import type { Theme } from '../analysis/themes.js';
import { judgeBeauty, pointsOf } from './beauty.js';
import { Chance } from './chance.js';
import { Climber } from './climb.js';
import { Examiner } from './examiner.js';
import { findFacts } from './facts.js';
import { finish, keptFrom, type Puzzle } from './finish.js';
import { mineGame } from './mine.js';
import type { Way } from './recipe.js';
import { positionOf } from './sketch.js';
import { whyTrivial } from './trivial.js';

/** What somebody wants made. */
export interface Wish {
  readonly mates: readonly number[];
  readonly ways: readonly Way[];
  readonly theme?: Theme;
  readonly seed: number;
}

/** A numbered piece of the work: the same wish and number always bring the same outcome. */
export interface Task {
  readonly wish: Wish;
  readonly number: number;
}

export interface Outcome {
  /** Positions that were looked at closely. */
  readonly tried: number;
  readonly puzzles: readonly Puzzle[];
}

/** About as many climbs for each length as take half a second. */
const CLIMBS: readonly number[] = [8, 6, 3, 1, 1];
/** Solvers shall see the board from both sides. */
const SWAPPED = 1 / 3;

let examiner: Examiner | undefined;

export function runTask({ wish, number }: Task): Outcome {
  // One for each thread: making it takes longer than a task.
  examiner ??= new Examiner();
  const chance = new Chance(wish.seed, number);
  const way = wish.ways[number % wish.ways.length] ?? 'compose';
  const turn = Math.floor(number / wish.ways.length);
  return way === 'compose'
    ? composeSome(examiner, wish.mates[turn % wish.mates.length] ?? 2, wish.theme, chance)
    : mineOne(examiner, wish, chance);
}

function composeSome(examiner: Examiner, mateIn: number, theme: Theme | undefined, chance: Chance): Outcome {
  const climber = new Climber(examiner, mateIn, theme);
  const puzzles: Puzzle[] = [];
  for (let climb = 0; climb < (CLIMBS[mateIn - 1] ?? 1); climb++) {
    const sketch = climber.compose(chance);
    const swapped = chance.happens(SWAPPED);
    if (!sketch || sketch.points < keptFrom('compose', mateIn, theme)) continue;
    const position = positionOf(sketch.board, swapped);
    const puzzle = finish({ position, mateIn, way: 'compose', theme }, examiner);
    if (puzzle) puzzles.push(puzzle);
  }
  return { tried: climber.looks, puzzles };
}

/** Moments of a game that are closer to each other than this are too much alike. */
const PLIES_APART = 16;

/** A stretch of a game brings one puzzle at most: the one that is furthest above what its length needs. */
function mineOne(examiner: Examiner, { mates, theme }: Wish, chance: Chance): Outcome {
  let tried = 0;
  const kept: { readonly ply: number; readonly merit: number; readonly puzzle: Puzzle }[] = [];
  for (const { position, mateIn, ply } of mineGame(examiner, Math.max(...mates), chance)) {
    tried++;
    if (!mates.includes(mateIn) || !isPromising(examiner, position, mateIn, theme)) continue;
    const puzzle = finish({ position, mateIn, way: 'games', theme }, examiner);
    if (!puzzle) continue;
    const merit = puzzle.points - keptFrom('games', mateIn, theme);
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
function isPromising(examiner: Examiner, position: Position, mateIn: number, theme: Theme | undefined): boolean {
  const root = examiner.solution(mateIn);
  if (!root) return false;
  const facts = findFacts(position, root, mateIn > 1);
  return (
    whyTrivial(facts, [], 'games') === undefined &&
    pointsOf(judgeBeauty(facts, 'games')) >= keptFrom('games', mateIn, theme)
  );
}
