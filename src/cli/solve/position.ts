import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeSolution } from '../../engine/mate/encode.js';
import { proveOneKey } from '../../engine/mate/prover.js';
import type { AttackNode } from '../../engine/mate/solution.js';
import type { Budget, SolveProgress } from '../../engine/mate/solver.js';
import { playUci } from '../../games/chess/moves.js';
import { fenOf } from '../../games/chess/position.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import type { CliContext } from '../program/command.js';
import { countText, timeText } from '../program/figures.js';
import { makeCheckpoint } from '../program/program.js';
import { judged, type Puzzle, type Solved, taskOf } from '../program/proof.js';
import { findNearMisses } from './near-misses.js';
import { positionText } from './position-text.js';
import { puzzleJson } from './puzzle-json.js';
import { printTree } from './tree-text.js';
import { triesText } from './tries-text.js';
import { intentOf } from './variations.js';

interface Job {
  readonly puzzle: Puzzle;
  readonly budget: Budget;
  readonly tree: boolean;
  readonly json: boolean;
}

/** Solves one position and tells all that a person would like to know about it. */
export async function solvePosition(job: Job, solver: Solver, context: CliContext): Promise<Solved> {
  const { puzzle, budget } = job;
  const { screen, signal } = context;
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
  if (job.json) await printJson(job, solved, root, context);
  else await printText(job, solved, root, context);
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
  { screen, signal }: CliContext,
): Promise<void> {
  const { width, paint } = screen;
  const { position } = puzzle;
  const [key] = root?.continuations ?? [];
  const intent = root && key ? intentOf(playUci(position, key.move), root.mateIn - 1) : undefined;
  screen.print(positionText(solved, root && intent && { root, intent }, width, paint));
  if (!root) return;
  const checkpoint = makeCheckpoint(signal);
  const tries = root.tries ?? [];
  screen.startStatus(() => 'Looking at the other first moves …');
  const nearMisses = await findNearMisses(position, root.mateIn, tries, checkpoint);
  const lines = triesText(position, root.mateIn, tries, nearMisses, width);
  if (lines.length > 0) screen.print(['', ...lines]);
  screen.startStatus(() => 'Writing the tree …');
  if (tree) await printTree(position, root, screen, checkpoint, '');
  screen.endStatus();
}

async function printJson(
  { puzzle, tree }: Job,
  solved: Solved,
  root: AttackNode | undefined,
  { screen, signal }: CliContext,
): Promise<void> {
  const looked = root && findNearMisses(puzzle.position, root.mateIn, root.tries ?? [], makeCheckpoint(signal));
  const nearMisses = await looked?.catch((error: unknown) => {
    // Who does not want to wait for this still gets the answer.
    if (!signal.aborted) throw error;
    return undefined;
  });
  const extras = { ...(root && { root }), ...(nearMisses && { nearMisses }), withTree: tree };
  screen.printJson(puzzleJson(solved, extras));
}

/** Two seconds or so in all, in steps: between them Ctrl-C is seen. */
const NODES = [100_000, 1_000_000, 4_000_000] as const;
const STEP_MILLISECONDS = 1500;
const MEGABYTES = 64;

/**
 * A claim that ran out of time may still be half true: some mate of that length is often found at once, though proving
 * that nothing is shorter and no other move does it takes long.
 */
export async function withSomeMate(solved: Solved, signal: AbortSignal): Promise<Solved> {
  const { puzzle, answer, verdict } = solved;
  const { claimedMateIn: mateIn, position } = puzzle;
  if (answer.kind !== 'gave up' || answer.because !== 'time') return solved;
  if (verdict.kind !== 'gave up' || mateIn === undefined) return solved;
  for (const nodes of NODES) {
    await nextTurn();
    if (signal.aborted) return solved;
    const budget = { nodes, milliseconds: STEP_MILLISECONDS, megabytes: MEGABYTES };
    const found = proveOneKey({ fen: fenOf(position), mateIn, budget });
    if (found.kind === 'mate') return { ...solved, someMate: found };
    if (found.kind === 'no mate') return judged(puzzle, { ...found, effort: answer.effort });
  }
  return solved;
}
