import { encodeSolution } from '../../../../src/engine/mate/encode.js';
import { OutOfBudget, type ProveHooks } from '../../../../src/engine/mate/meter.js';
import { readTask } from '../../../../src/engine/mate/read-task.js';
import type { SolveAnswer, SolveTask } from '../../../../src/engine/mate/solver.js';
import { Line } from './line.js';
import { Meter } from './meter.js';
import { Search } from './search.js';
import { SolutionBuilder } from './solution-builder.js';
import { Table, tableEntries } from './table.js';
import { addTries } from './tries.js';

/**
 * Finds the shortest mate up to the length asked for, proves that there is no shorter one, and explains it wholly.
 * The same task always gets the same answer, byte by byte, unless it runs out of time. A task that makes no sense is
 * a bug of the caller and throws.
 */
export function prove(task: SolveTask, hooks: ProveHooks = {}): SolveAnswer {
  const { mateIn, noMateWithin = 0, budget } = task;
  const position = readTask(task);
  const meter = new Meter(budget, hooks);
  const table = freshTable(tableEntries(budget.megabytes / 2));
  const search = new Search(new Line(position), table, meter);
  try {
    meter.countBytes(table.bytes);
    table.write(position, { mateIn: 0, noMateWithin });
    for (let length = noMateWithin + 1; length <= mateIn; length++) {
      meter.startLength(length);
      if (search.shortestMate(length) === length) return explain(search, length);
    }
    return { kind: 'no mate', within: mateIn, effort: meter.effort };
  } catch (error) {
    if (!(error instanceof OutOfBudget)) throw error;
    return { kind: 'gave up', because: error.because, noMateWithin: meter.noMateWithin, effort: meter.effort };
  }
}

function explain(search: Search, mateIn: number): SolveAnswer {
  const root = new SolutionBuilder(search).build(mateIn);
  const undecided = addTries(search, root);
  const keys = root.continuations.map(({ move }) => move);
  return { kind: 'mate', mateIn, keys, solution: encodeSolution(root), undecided, effort: search.meter.effort };
}

let table: Table | undefined;

/** Allocated once: a fresh one for each of thousands of small tasks would keep the memory manager busy. */
function freshTable(entries: number): Table {
  if (table?.entries !== entries) table = new Table(entries);
  table.clear();
  return table;
}
