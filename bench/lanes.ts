import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { SolveTask } from '../src/engine/mate/solver.js';
import type { Lane } from '../src/engine/pool/task.js';
import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import type { Solver } from '../src/puzzles/proving/solver.js';
import { budgetOf, type Question } from './question.js';
import { milliseconds, renderTable, showProgress } from './report.js';
import { median, percentile } from './statistics.js';
import { awaited } from './stopwatch.js';

/** Nobody can prove this: White is far from mating in nine. It takes all of its time. */
const HARD = { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', mateIn: 9 };
const SHORT: SolveTask = { fen: '8/5P1k/5K2/8/8/8/8/8 w - - 0 1', mateIn: 2, budget: budgetOf(60) };

const BETWEEN_PERSONS_MS = 50;
const WITHOUT_LANES = 20;
const MILLISECONDS = 1000;

export const lanes: Question = {
  about: 'how long a person waits for a short task while every thread proves a hard puzzle',
  file: undefined,
  seconds: { usual: 60, brief: 10 },
  count: { usual: 200, brief: 50 },

  async run({ seconds, count: persons }) {
    const width = availableParallelism();
    const solver = makeSolverPool({ width, lowPriority: true });
    try {
      const first = await ask(solver, 'person');
      const hard = await occupy(solver, width, seconds);
      const behind = askBehind(solver, seconds);
      const times: number[] = [];
      for (let person = 0; person < persons; person++) {
        if (person % 10 === 0) showProgress(`lanes: ${person} of ${persons} persons served`);
        times.push(await ask(solver, 'person'));
        await pause(BETWEEN_PERSONS_MS);
      }
      const stillBusy = hard.running();
      showProgress(`lanes: waiting for a proof of ${seconds} s to end`);
      const peers = await Promise.all(behind);
      await hard.ended;
      return {
        markdown: [
          `${width} threads, each on a proof of ${seconds} s (${stillBusy} of ${width} still at it after the last person); the first person of all, with starting the thread: ${milliseconds(first)} ms.`,
          '',
          renderTable(
            ['a short task', 'asked', 'median ms', 'p95 ms', 'worst ms'],
            [rowOf('of a person', times), rowOf('first come, first served', peers)],
          ),
        ].join('\n'),
        disagreements: [],
      };
    } finally {
      await solver.close();
    }
  },
};

const ask = async (solver: Solver, lane: Lane): Promise<number> =>
  (await awaited(() => solver.solve(SHORT, { lane }))).milliseconds;

/** Resolves when every thread is at a hard proof. */
async function occupy(solver: Solver, width: number, seconds: number) {
  let running = width;
  const begun: Promise<void>[] = [];
  const ended: Promise<void>[] = [];
  for (let thread = 0; thread < width; thread++) {
    begun.push(
      new Promise((resolve) => {
        const task = { ...HARD, budget: budgetOf(seconds) };
        ended.push(solver.solve(task, { onProgress: () => resolve() }).then(() => void running--));
      }),
    );
  }
  await Promise.all(begun);
  return { running: () => running, ended: Promise.all(ended) };
}

/** The peer: asked one after the other during the first half, in the lane of the proofs. */
const askBehind = (solver: Solver, seconds: number): Promise<number>[] =>
  Array.from({ length: WITHOUT_LANES }, async (_, index) => {
    await pause((index * seconds * MILLISECONDS) / (2 * WITHOUT_LANES));
    return ask(solver, 'soon');
  });

const rowOf = (what: string, times: readonly number[]): string[] => [
  what,
  String(times.length),
  ...[median(times), percentile(times, 95), Math.max(...times)].map(milliseconds),
];
