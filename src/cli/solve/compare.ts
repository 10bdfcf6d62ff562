import { setMaxListeners } from 'node:events';
import type { Budget } from '../../engine/mate/solver.js';
import { makeSolverPool, type SolverPoolOptions } from '../../puzzles/proving/pool.js';
import type { ProofAnswer, Solver } from '../../puzzles/proving/solver.js';
import type { CliContext } from '../program/command.js';
import { timeText } from '../program/figures.js';
import { judged, leave, type Puzzle, type Solved, taskOf, threadMegabytes, wasCancelled } from '../program/proof.js';

/** Puzzles that are timed together. */
export interface Batch {
  readonly label: string;
  readonly puzzles: readonly Puzzle[];
}

export interface Timed {
  readonly batch: Batch;
  /** From the first task to the last answer, in the best round. */
  readonly whole: Map<Way, number>;
  /** For each puzzle where they come one after the other; undefined for what was not reached. */
  readonly each: Map<Way, readonly (number | undefined)[]>;
}

export interface Comparison {
  readonly timed: readonly Timed[];
  readonly solved: readonly Solved[];
  /** Puzzles to which two ways gave different answers: there must be none. */
  readonly disagreements: readonly Puzzle[];
}

/** Up to so many puzzles are shown one by one. */
const FEW = 20;

/** Before anything is measured, each way solves some of the same puzzles, again and again, for so long. */
const WARM_UP_PUZZLES = 200;
const WARM_UP_MILLISECONDS = 700;

/** What takes only moments is timed several times, and the best counts: the rest is what else the machine did. */
export const MOST_ROUNDS = 30;
const ROUNDS_MILLISECONDS = 2000;

/** A few puzzles make one batch; many are timed by the length of their mate. */
export function batchesOf(puzzles: readonly Puzzle[]): Batch[] {
  if (puzzles.length <= FEW) return [{ label: 'in all', puzzles }];
  const claims = [...new Set(puzzles.map(({ claimedMateIn }) => claimedMateIn))];
  return claims
    .sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map((claim) => ({
      label: claim === undefined ? 'no length given' : `mate in ${claim}`,
      puzzles: puzzles.filter(({ claimedMateIn }) => claimedMateIn === claim),
    }));
}

export async function compare(
  batches: readonly Batch[],
  budget: Budget,
  cores: number,
  { screen, signal }: CliContext,
): Promise<Comparison> {
  const timed = batches.map((batch): Timed => ({ batch, whole: new Map(), each: new Map() }));
  const answers = new Map<Way, Map<Puzzle, ProofAnswer>>(WAYS.map((way) => [way, new Map()]));
  const total = WAYS.length * batches.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const started = performance.now();
  let done = 0;
  let now = 'warming up';
  screen.startStatus(() => `${now}, ${timeText(performance.now() - started)}`, { total, done: () => done });
  const megabytes = threadMegabytes(budget.megabytes);
  const solvers = new Map(WAYS.map((way) => [way, makeSolverPool({ ...poolOptions(way, cores), megabytes })]));
  for (const [way, solver] of solvers) await warmUp(way, solver, batches, budget, signal);
  const timeRound = async (each: Timed, way: Way): Promise<void> => {
    now = way;
    const solver = solvers.get(way);
    const known = answers.get(way);
    await time(each, way, async (puzzle) => {
      const answer = await solver?.solve(taskOf(puzzle, budget), { signal });
      if (!answer || wasCancelled(answer)) return false;
      if (!known?.has(puzzle)) done += 1;
      known?.set(puzzle, answer);
      return true;
    });
  };
  for (const [index, each] of timed.entries()) {
    const end = performance.now() + ROUNDS_MILLISECONDS;
    for (let round = 0; round === 0 || (round < MOST_ROUNDS && performance.now() < end); round += 1) {
      for (const way of orderOf(index + round)) if (!signal.aborted) await timeRound(each, way);
    }
  }
  await Promise.all([...solvers.values()].map((solver) => leave(solver, signal)));
  screen.endStatus();
  return { timed, ...conclude(answers) };
}

/** A thread starts slowly, and its code runs fast only after a while: who is measured first would seem slow. */
async function warmUp(
  way: Way,
  solver: Solver,
  batches: readonly Batch[],
  budget: Budget,
  signal: AbortSignal,
): Promise<void> {
  const puzzles = batches.flatMap((batch) => batch.puzzles);
  const step = Math.ceil(puzzles.length / WARM_UP_PUZZLES);
  const tasks = puzzles.filter((_, index) => index % step === 0).map((puzzle) => taskOf(puzzle, budget));
  // Not `AbortSignal.timeout`: the garbage collector may take one that only an `AbortSignal.any` waits for.
  const warm = new AbortController();
  const timer = setTimeout(() => warm.abort(), WARM_UP_MILLISECONDS);
  const over = AbortSignal.any([signal, warm.signal]);
  setMaxListeners(0, over);
  while (!over.aborted) await inTurn(way, tasks, (task) => solver.solve(task, { signal: over }));
  clearTimeout(timer);
}

/** Adds a round; `solve` says whether there was an answer. */
async function time(
  { batch, whole, each }: Timed,
  way: Way,
  solve: (puzzle: Puzzle) => Promise<boolean>,
): Promise<void> {
  const before = each.get(way);
  const times: (number | undefined)[] = batch.puzzles.map((_, index) => before?.[index]);
  const started = performance.now();
  let complete = true;
  await inTurn(way, batch.puzzles, async (puzzle, index) => {
    const submitted = performance.now();
    const answered = await solve(puzzle);
    complete &&= answered;
    if (answered) times[index] = best(times[index], performance.now() - submitted);
  });
  // Together, most of the time until an answer is spent in the queue: that says nothing about the puzzle.
  if (way !== 'many at once') each.set(way, times);
  if (complete) whole.set(way, best(whole.get(way), performance.now() - started));
}

const best = (known: number | undefined, time: number): number => Math.min(known ?? time, time);

function conclude(answers: ReadonlyMap<Way, ReadonlyMap<Puzzle, ProofAnswer>>) {
  const [first = new Map<Puzzle, ProofAnswer>(), ...others] = answers.values();
  const solved = [...first].map(([puzzle, answer]) => judged(puzzle, answer));
  const disagreements = [...first].flatMap(([puzzle, answer]) => {
    const differs = others.some((way) => contradicts(answer, way.get(puzzle)));
    return differs ? [puzzle] : [];
  });
  return { solved, disagreements };
}

/** Having given up contradicts nothing. */
function contradicts(one: ProofAnswer, other: ProofAnswer | undefined): boolean {
  if (!other || one.kind === 'gave up' || other.kind === 'gave up') return false;
  return outcomeOf(one) !== outcomeOf(other);
}

const outcomeOf = (answer: Exclude<ProofAnswer, { kind: 'gave up' }>): string =>
  answer.kind === 'mate' ? `mate in ${answer.mateIn} ${answer.keys.toSorted().join()}` : `no mate in ${answer.within}`;

/** The ways in which a set of puzzles can use the cores of a machine. */
export const WAYS = ['one core', 'many at once', 'one on all cores'] as const;
export type Way = (typeof WAYS)[number];

function poolOptions(way: Way, cores: number): SolverPoolOptions {
  switch (way) {
    case 'one core':
      return { width: 1, share: 'never' };
    case 'many at once':
      return { width: cores };
    case 'one on all cores':
      return { width: cores, share: 'always' };
  }
}

/** No way always comes first, or always after the same one. */
const orderOf = (round: number): readonly Way[] => {
  const first = round % WAYS.length;
  const order = [...WAYS.slice(first), ...WAYS.slice(0, first)];
  return round % 2 === 0 ? order : order.reverse();
};

/** One after the other, or all together. */
async function inTurn<Item>(
  way: Way,
  items: readonly Item[],
  solve: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  if (way === 'many at once') await Promise.all(items.map(solve));
  else for (const [index, item] of items.entries()) await solve(item, index);
}
