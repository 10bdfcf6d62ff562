import { decodeSolution } from '../../engine/mate/encode.js';
import type { Budget } from '../../engine/mate/solver.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import type { CliContext } from '../program/command.js';
import { countText, plural, timeText } from '../program/figures.js';
import { makeCheckpoint } from '../program/program.js';
import { judged, type Solved, taskOf, wasCancelled } from '../program/proof.js';
import { folded, type Item } from '../program/puzzle-files.js';
import type { Screen } from '../program/screen.js';
import { columnsFor, type Outcome, puzzleLines, refusedLines, summaryLines } from './files-text.js';
import { puzzleJson, refusedJson } from './puzzle-json.js';
import { printTree } from './tree-text.js';

interface Job {
  readonly items: readonly Item[];
  readonly budget: Budget;
  readonly tree: boolean;
  readonly json: boolean;
}

/** So many tasks for each thread are on their way: none waits for the printing, and the memory stays small. */
const AHEAD = 8;

/** Solves all puzzles, many at once, and prints them in the order of the files. */
export async function solveFiles(job: Job, solver: Solver, context: CliContext): Promise<Outcome> {
  const { budget } = job;
  const { screen, signal } = context;
  const items = job.json ? job.items : folded(job.items);
  const puzzles = items.filter(({ kind }) => kind === 'puzzle').length;
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const printer = new Printer({ ...job, items }, context);
  let done = 0;
  screen.startStatus(() => `${countText(done)} of ${plural(puzzles, 'puzzle')}, ${timeText(elapsed())}`, {
    total: puzzles,
    done: () => done,
  });

  const solve = async (item: Item): Promise<Solved | undefined> => {
    if (item.kind === 'refused') return undefined;
    const answer = await solver.solve(taskOf(item.puzzle, budget), { signal });
    if (!wasCancelled(answer)) done += 1;
    return judged(item.puzzle, answer);
  };
  const solved: Solved[] = [];
  const underWay: Promise<Solved | undefined>[] = [];
  let next = 0;
  for (const item of items) {
    while (next < items.length && underWay.length < solver.width * AHEAD) {
      const later = items[next];
      if (later) underWay.push(solve(later));
      next += 1;
    }
    const result = await underWay.shift();
    if (signal.aborted && (!result || wasCancelled(result.answer))) continue;
    if (result) solved.push(withoutSolution(result));
    await printer.print(item, result).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
  screen.endStatus();
  const refused = job.items.length - puzzles;
  const outcome = { solved, refused, puzzles, milliseconds: elapsed(), cores: solver.width };
  if (!job.json) screen.print(summaryLines(outcome, screen));
  return outcome;
}

/** Tens of thousands of solutions need not stay in memory for the summary. */
const withoutSolution = (solved: Solved): Solved =>
  solved.answer.kind === 'mate' ? { ...solved, answer: { ...solved.answer, solution: new Uint8Array() } } : solved;

class Printer {
  readonly screen: Screen;
  readonly #columns;
  readonly #checkpoint;

  constructor(
    readonly job: Job,
    { screen, signal }: CliContext,
  ) {
    this.screen = screen;
    this.#columns = columnsFor(job.items, screen.width, screen.paint);
    this.#checkpoint = makeCheckpoint(signal);
  }

  async print(item: Item, solved: Solved | undefined): Promise<void> {
    const { job, screen } = this;
    if (item.kind === 'refused') {
      if (job.json) screen.printJson(refusedJson(item.place, item.why));
      else screen.print(refusedLines(item, this.#columns));
      return;
    }
    if (!solved) return;
    const { answer } = solved;
    const root = answer.kind === 'mate' && (job.json || job.tree) ? decodeSolution(answer.solution) : undefined;
    if (job.json) {
      screen.printJson(puzzleJson(solved, { ...(root && { root }), withTree: job.tree }));
      return;
    }
    screen.print(puzzleLines(item.place, solved, this.#columns));
    if (!root || !job.tree) return;
    await printTree(item.puzzle.position, root, screen, this.#checkpoint, '    ');
    screen.print(['']);
  }
}
