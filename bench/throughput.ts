import type { SolveTask } from '../src/engine/mate/solver.js';
import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import { KeysCrew } from './keys-crew.js';
import { budgetOf, type Question } from './question.js';
import { count, ratio, renderTable, showProgress } from './report.js';
import { median } from './statistics.js';
import { awaited } from './stopwatch.js';

const LONGEST_MATE = 3;
const WIDTHS = [1, 2] as const;
/** Long enough that starting and ending do not count, for one worker. */
const ROUND_MILLISECONDS = { brief: 1_000, usual: 3_000 };

/** Solves tasks on a number of threads that are kept between the calls. */
interface Crew {
  readonly width: number;
  /** Solves every task so many times and counts the answers that are mates. */
  solve(passes: number): Promise<number>;
  close(): Promise<void>;
}

export const throughput: Question = {
  about: 'puzzles a second, mates in 1 to 3, on one worker and on two',
  file: 'positions.epd',
  seconds: { usual: 20, brief: 20 },

  async run({ positions, seconds, brief }) {
    const short = positions.filter(({ mateIn }) => mateIn <= LONGEST_MATE);
    const tasks = short.map(({ fen, mateIn }) => ({ fen, mateIn, budget: budgetOf(seconds) }));
    if (tasks.length === 0) return { markdown: 'There is no mate in 1 to 3 in the file.', disagreements: [] };
    const rounds = brief ? 2 : 5;
    const roundMilliseconds = brief ? ROUND_MILLISECONDS.brief : ROUND_MILLISECONDS.usual;
    const rows = [
      ['whole solutions, through the pool', ...(await measure(poolCrew, tasks, rounds, roundMilliseconds))],
      ['all keys only', ...(await measure(keysCrew, tasks, rounds, roundMilliseconds))],
    ];
    return {
      markdown: [
        `${tasks.length} positions again and again, on threads that are warm; the median of ${rounds} rounds in turns. Two workers want two idle cores.`,
        '',
        renderTable(['what', 'solved', '1 worker, puzzles/s', '2 workers, puzzles/s', 'ratio'], rows),
      ].join('\n'),
      disagreements: [],
    };
  },
};

type CrewMaker = (tasks: readonly SolveTask[], width: number) => Crew;

async function measure(
  make: CrewMaker,
  tasks: readonly SolveTask[],
  rounds: number,
  roundMilliseconds: number,
): Promise<string[]> {
  const crews = WIDTHS.map((width) => make(tasks, width));
  try {
    for (const crew of crews) await crew.solve(crew.width);
    const passes = await passesFor(roundMilliseconds, crews);
    const rates = crews.map((): number[] => []);
    let solved = tasks.length * passes;
    for (let round = 0; round < rounds; round++) {
      for (const [index, crew] of crews.entries()) {
        showProgress(`throughput: ${crew.width} at once, round ${round + 1} of ${rounds}`);
        const { value, milliseconds } = await awaited(() => crew.solve(passes));
        solved = Math.min(solved, value);
        rates[index]?.push((1000 * tasks.length * passes) / milliseconds);
      }
    }
    const [one = 0, two = 0] = rates.map(median);
    return [`${count(solved / passes)} of ${tasks.length}`, count(one), count(two), ratio(two, one)];
  } finally {
    await Promise.all(crews.map((crew) => crew.close()));
  }
}

/** How often the tasks fill a round, found by doubling; the threads get warm on the way. */
async function passesFor(roundMilliseconds: number, crews: readonly Crew[]): Promise<number> {
  for (let passes = 1; ; passes *= 2) {
    const times: number[] = [];
    for (const crew of crews) times.push((await awaited(() => crew.solve(passes))).milliseconds);
    const longest = Math.max(...times);
    if (longest >= roundMilliseconds / 4) return Math.max(1, Math.round((passes * roundMilliseconds) / longest));
  }
}

const keysCrew: CrewMaker = (tasks, width) => new KeysCrew(tasks, width);

const poolCrew: CrewMaker = (tasks, width) => {
  const pool = makeSolverPool({ width });
  return {
    width,
    async solve(passes) {
      const all = Array.from({ length: passes }, () => tasks).flat();
      const answers = await Promise.all(all.map((task) => pool.solve(task)));
      return answers.filter(({ kind }) => kind === 'mate').length;
    },
    close: () => pool.close(),
  };
};
