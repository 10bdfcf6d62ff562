import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SolveTask } from '../src/engine/mate/solver.js';
import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import { builtFile } from '../src/shared/project.js';
import type { MemoryReport } from './memory-probe.js';
import { budgetOf, type Question } from './question.js';
import { type Cell, megabytes, milliseconds, renderTable, showProgress } from './report.js';
import { median } from './statistics.js';
import { awaited } from './stopwatch.js';

const MATE_IN_2: SolveTask = { fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', mateIn: 2, budget: budgetOf(20) };

export const worker: Question = {
  about: 'a new worker to its first answer, and the memory of a worker',
  file: undefined,
  seconds: { usual: 2, brief: 0.5 },

  async run({ seconds, brief }) {
    const first: number[] = [];
    const second: number[] = [];
    for (let left = brief ? 5 : 20; left > 0; left--) {
      showProgress(`worker: ${left} to go`);
      await startAndSolve(first, second);
    }
    showProgress('worker: memory');
    const one = await probeMemory(1, seconds);
    const two = await probeMemory(2, seconds);
    return {
      markdown: [
        `${first.length} fresh pools of one worker, each asked for the whole solution of a mate in 2 at once, and then again:`,
        '',
        renderTable(
          ['', 'fastest ms', 'median ms', 'slowest ms'],
          [timesRow('first answer, with starting the thread', first), timesRow('the same once more', second)],
        ),
        '',
        `How much the resident memory of a fresh process grows while its workers solve \`bench/positions.epd\` (at most ${seconds} s each); what the main thread allocates meanwhile is counted too, so the difference between two workers and one is the better figure:`,
        '',
        renderTable(
          ['', 'at the end, MB', 'at its peak, MB'],
          [
            memoryRow('1 worker', one),
            memoryRow('2 workers', two),
            memoryRow('the second worker', { grown: two.grown - one.grown, peak: two.peak - one.peak }),
          ],
        ),
      ].join('\n'),
      disagreements: [],
    };
  },
};

async function startAndSolve(first: number[], second: number[]): Promise<void> {
  const started = performance.now();
  const pool = makeSolverPool({ width: 1 });
  await pool.solve(MATE_IN_2);
  first.push(performance.now() - started);
  second.push((await awaited(() => pool.solve(MATE_IN_2))).milliseconds);
  await pool.close();
}

async function probeMemory(width: number, seconds: number): Promise<MemoryReport> {
  const args = [builtFile('bench/memory-probe.ts'), String(width), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const timesRow = (name: string, times: readonly number[]): Cell[] => [
  name,
  milliseconds(Math.min(...times)),
  milliseconds(median(times)),
  milliseconds(Math.max(...times)),
];

const memoryRow = (name: string, { grown, peak }: MemoryReport): Cell[] => [name, megabytes(grown), megabytes(peak)];
