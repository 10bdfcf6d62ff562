import { BUCKET_BYTES, Core, type CoreMemory, MAX_GRAPH_BYTES, MAX_TABLE_BYTES, makeCoreMemory } from '../core.js';
import { encodeSolution } from './encode.js';
import { explainTries, NODES_FOR_TRIES } from './explain-tries.js';
import { SettledElsewhere } from './help.js';
import { Meter, OutOfBudget, type ProveHooks } from './meter.js';
import { readGraph, uciOfCore } from './read-graph.js';
import { readTask } from './read-task.js';
import type { GaveUp, KeysAnswer, NoMate, OneKeyAnswer, SolveAnswer, SolveTask } from './solver.js';

/** So short mates the core settles at once; proof numbers are for longer ones. */
const LEAF_LENGTH = 2;

/** The whole solution: the shortest mate up to the length asked for, the proof that nothing is shorter, and all of its tree. */
export function prove(task: SolveTask, hooks: ProveHooks = {}): SolveAnswer {
  return withBudget(task, hooks, (core, meter) => {
    const found = findKeys(core, meter, task);
    if (found.kind !== 'mate') return found;
    const { mateIn } = found;
    hooks.onStage?.('keys');
    const root = readGraph(core.memory, core.exports.buildGraph(mateIn, graphBytes(task)));
    hooks.onStage?.('tree');
    const undecided = explainTries(core, meter, root, task.nodesForTries ?? NODES_FOR_TRIES);
    meter.count(core.exports.nodes());
    const keys = root.continuations.map(({ move }) => move);
    return { kind: 'mate', mateIn, keys, solution: encodeSolution(root), undecided, effort: meter.effort };
  });
}

/** Length and keys of the shortest mate, without its tree. */
export function proveKeys(task: SolveTask, hooks: ProveHooks = {}): KeysAnswer {
  return withBudget(task, hooks, (core, meter) => findKeys(core, meter, task));
}

/** One move that mates within the length asked for, without looking for a shorter mate or for other keys. */
export function proveOneKey(task: SolveTask, hooks: ProveHooks = {}): OneKeyAnswer {
  return withBudget(task, hooks, (core, meter) => {
    const { mateIn: within } = task;
    if (within <= LEAF_LENGTH) {
      const found = findKeys(core, meter, task);
      if (found.kind !== 'mate') return found;
      return { kind: 'mate', within, key: found.keys[0] ?? '', effort: meter.effort };
    }
    const key = core.exports.searchOneKey(within);
    meter.poll(core.exports.nodes());
    if (key === 0) return { kind: 'no mate', within, effort: meter.effort };
    return { kind: 'mate', within, key: uciOfCore(key), effort: meter.effort };
  });
}

function findKeys(core: Core, meter: Meter, { mateIn, noMateWithin = 0 }: SolveTask): KeysAnswer {
  for (let length = noMateWithin + 1; length <= mateIn; length++) {
    meter.startLength(length);
    core.exports.startLength(length);
    const count = searchLength(core);
    meter.poll(core.exports.nodes());
    if (count === 0) continue;
    const keys = core.movesOnDesk(count).map(uciOfCore);
    return { kind: 'mate', mateIn: length, keys, effort: meter.effort };
  }
  return { kind: 'no mate', within: mateIn, effort: meter.effort };
}

function searchLength(core: Core): number {
  for (;;) {
    try {
      return core.exports.searchLength();
    } catch (error) {
      if (!(error instanceof SettledElsewhere)) throw error;
    }
  }
}

/** Half of the budget is for the table, the other for the tree. The same budget always gives the same search. */
function tableBuckets({ budget }: SolveTask): number {
  const bytes = Math.min(MAX_TABLE_BYTES, (budget.megabytes * 2 ** 20) / 2);
  return 2 ** Math.floor(Math.log2(Math.max(1, bytes / BUCKET_BYTES)));
}

const graphBytes = ({ budget }: SolveTask): number =>
  Math.min(MAX_GRAPH_BYTES, Math.floor((budget.megabytes * 2 ** 20) / 2));

let memory: CoreMemory | undefined;
let core: Core | undefined;

/** That of this thread's proofs: others who have it too can help. */
export function threadMemory(): CoreMemory {
  try {
    memory ??= makeCoreMemory();
    return memory;
  } catch (error) {
    if (error instanceof RangeError) throw new OutOfBudget('memory');
    throw error;
  }
}

/** One core per thread: making it takes longer than a short proof. */
function threadCore(): Core {
  core ??= new Core(threadMemory());
  return core;
}

function withBudget<Answer>(
  task: SolveTask,
  hooks: ProveHooks,
  work: (core: Core, meter: Meter) => Answer | NoMate | GaveUp,
): Answer | NoMate | GaveUp {
  const position = readTask(task);
  const meter = new Meter(task.budget, hooks, task.noMateWithin ?? 0);
  try {
    const own = threadCore();
    own.host = {
      poll: (nodes, settledElsewhere) => {
        const next = meter.poll(nodes);
        if (settledElsewhere) throw new SettledElsewhere();
        return next;
      },
      outOfMemory: () => {
        throw new OutOfBudget('memory');
      },
    };
    own.setPosition(position);
    own.exports.startTask(tableBuckets(task));
    return work(own, meter);
  } catch (error) {
    if (!(error instanceof OutOfBudget)) throw error;
    return { kind: 'gave up', because: error.because, noMateWithin: meter.noMateWithin, effort: meter.effort };
  } finally {
    core?.exports.endTask();
  }
}

/** How many positions can arise in so many plies. */
export function perft(fen: string, depth: number): number {
  const core = threadCore();
  core.setPosition(readTask({ fen, mateIn: 1 }));
  return core.exports.perft(depth);
}

/** The same for each first move. */
export function divide(fen: string, depth: number): ReadonlyMap<string, number> {
  const core = threadCore();
  core.setPosition(readTask({ fen, mateIn: 1 }));
  const moves = core.movesOnDesk(core.exports.listMoves());
  return new Map(moves.map((move) => [uciOfCore(move), core.exports.divide(move, depth - 1)]));
}
