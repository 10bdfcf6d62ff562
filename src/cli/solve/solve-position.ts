import { decodeSolution } from '../../engine/mate/encode.js';
import type { AttackNode } from '../../engine/mate/solution.js';
import type { Budget, SolveProgress } from '../../engine/mate/solver.js';
import { playUci } from '../../games/chess/moves.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import { Breath } from '../program/breath.js';
import { countText, timeText } from '../program/figures.js';
import { judged, type Puzzle, type Solved, taskOf } from '../program/puzzle.js';
import type { Screen } from '../program/screen.js';
import { puzzleJson } from './json.js';
import { findNearMisses } from './near-misses.js';
import { positionText } from './position-text.js';
import { printTree } from './print-tree.js';
import { withSomeMate } from './some-mate.js';
import { intentOf } from './threat.js';
import { triesText } from './tries-text.js';

interface Job {
  readonly puzzle: Puzzle;
  readonly budget: Budget;
  readonly tree: boolean;
  readonly json: boolean;
}

/** Solves one position and tells all that a person would like to know about it. */
export async function solvePosition(job: Job, solver: Solver, screen: Screen, signal: AbortSignal): Promise<Solved> {
  const { puzzle, budget } = job;
  let latest: SolveProgress | undefined;
  const started = performance.now();
  screen.startStatus(() => progressText(latest, performance.now() - started));
  const answer = await solver.solve(taskOf(puzzle, budget), {
    signal,
    onProgress: (progress) => {
      latest = progress;
    },
  });
  const solved = await withSomeMate(judged(puzzle, answer), signal);
  screen.endStatus();
  const root = answer.kind === 'mate' ? decodeSolution(answer.solution) : undefined;
  if (job.json) await printJson(job, solved, root, screen, signal);
  else await printText(job, solved, root, screen, signal);
  return solved;
}

export function progressText(latest: SolveProgress | undefined, milliseconds: number): string {
  if (!latest) return 'Starting …';
  const { searching, effort } = latest;
  return `Looking for a mate in ${searching}: ${countText(effort.nodes)} nodes, ${timeText(milliseconds)}`;
}

async function printText(
  { puzzle, tree }: Job,
  solved: Solved,
  root: AttackNode | undefined,
  screen: Screen,
  signal: AbortSignal,
): Promise<void> {
  const { width, paint } = screen;
  const { position } = puzzle;
  const [key] = root?.continuations ?? [];
  const intent = root && key ? intentOf(playUci(position, key.move), root.mateIn - 1) : undefined;
  screen.print(positionText(solved, root && intent && { root, intent }, width, paint));
  if (!root) return;
  const breath = new Breath(signal);
  const tries = root.tries ?? [];
  screen.startStatus(() => 'Looking at the other first moves …');
  const nearMisses = await findNearMisses(position, root.mateIn, tries, breath);
  const lines = triesText(position, root.mateIn, tries, nearMisses, width);
  if (lines.length > 0) screen.print(['', ...lines]);
  screen.startStatus(() => 'Writing the tree …');
  if (tree) await printTree(position, root, screen, breath, '');
  screen.endStatus();
}

async function printJson(
  { puzzle, tree }: Job,
  solved: Solved,
  root: AttackNode | undefined,
  screen: Screen,
  signal: AbortSignal,
): Promise<void> {
  const looked = root && findNearMisses(puzzle.position, root.mateIn, root.tries ?? [], new Breath(signal));
  const nearMisses = await looked?.catch((error: unknown) => {
    // Who does not want to wait for this still gets the answer.
    if (!signal.aborted) throw error;
    return undefined;
  });
  const extras = { ...(root && { root }), ...(nearMisses && { nearMisses }), withTree: tree };
  screen.print([JSON.stringify(puzzleJson(solved, extras))]);
}
