import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import {
  type Answer,
  type Batch,
  CANCELLED,
  DONE,
  ENDING,
  LOADED,
  LOADING,
  type News,
  type Order,
  RUNNING,
  type ThreadData,
  WAITING,
} from './messages.js';
import type { TaskContext, TaskFunction } from './task.js';

/** Answers leave together, but none waits for longer than this while the next task runs. */
const GATHER_MS = 4;

type AnyFunction = TaskFunction<unknown, unknown, unknown>;

const { gate, nice } = workerData as ThreadData;
const modules = new Map<string, Readonly<Record<string, AnyFunction>>>();

let answers: Answer[] = [];
let lastSent = performance.now();

const tell = (news: News): void => parentPort?.postMessage(news);

function sendAnswers(): void {
  if (answers.length > 0) tell({ kind: 'answers', answers });
  answers = [];
  lastSent = performance.now();
}

function sendIfDue(): void {
  if (answers.length > 0 && performance.now() - lastSent >= GATHER_MS) sendAnswers();
}

/** On Linux each thread has a priority of its own, and without a number the one that asks is meant. */
function stepBack(): void {
  try {
    setPriority(nice);
  } catch {
    // Some systems forbid it. It is a courtesy: the thread works all the same.
  }
}

if (nice > 0 && process.platform === 'linux') stepBack();

let turn = Promise.resolve();
// The thread was LOADING from its start; now its own code is there.
Atomics.store(gate, 0, LOADED);
tell({ kind: 'loaded' });

/** Batches come while another one runs: each begins after the one before. Answers are news; nothing is returned. */
export function runBatch(batch: Batch): Promise<void> {
  turn = turn.then(() => runAll(batch));
  return turn;
}

async function runAll({ states, orders }: Batch): Promise<void> {
  for (const [index, order] of orders.entries()) {
    const started = performance.now();
    // Otherwise it was cancelled or taken back, and only the end is told.
    const isWanted = Atomics.compareExchange(states, index, WAITING, RUNNING) === WAITING;
    const outcome = isWanted ? await outcomeOf(order, states, index) : {};
    answers.push({ number: order.number, milliseconds: performance.now() - started, ...outcome });
    Atomics.compareExchange(states, index, RUNNING, DONE);
    sendIfDue();
  }
  sendAnswers();
}

/** A bug comes back as a value, so that the pool can tell it from a thread that died. */
async function outcomeOf(order: Order, states: Int32Array, index: number): Promise<Pick<Answer, 'value' | 'fault'>> {
  try {
    const known = modules.get(order.module) ?? (await load(order.module));
    const run = known[order.name];
    if (!run) throw new Error(`${order.module} has no function ${order.name}`);
    return { value: await run(order.input, contextOf(order, states, index)) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function load(address: string): Promise<Readonly<Record<string, AnyFunction>>> {
  if (Atomics.compareExchange(gate, 0, LOADED, LOADING) === ENDING) throw new Error('the thread is being ended');
  try {
    const loaded = await import(address);
    modules.set(address, loaded);
    return loaded;
  } finally {
    Atomics.store(gate, 0, LOADED);
    tell({ kind: 'loaded' });
  }
}

const contextOf = ({ number, helper }: Order, states: Int32Array, index: number): TaskContext<unknown> => ({
  helper,
  isCancelled() {
    sendIfDue();
    return Atomics.load(states, index) === CANCELLED;
  },
  report: (progress) => tell({ kind: 'progress', number, progress }),
  invite: (shared) => tell({ kind: 'invitation', number, shared }),
  rest: (milliseconds) => void Atomics.wait(states, index, RUNNING, milliseconds),
});
