import { availableParallelism } from 'node:os';
import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import type { Solver } from '../src/puzzles/proving/solver.js';
import type { BenchPosition, Disagreement } from './position.js';
import { budgetOf, type Question } from './question.js';
import { milliseconds, ratio, renderTable, showProgress } from './report.js';
import { median, sum } from './statistics.js';
import { awaited } from './stopwatch.js';

/** What needs less than this alone is no hard puzzle. */
const HARD_MILLISECONDS = 1_000;
/** Taken where a file has nothing hard, so that there is something to see. */
const AT_LEAST = 3;

interface Hard {
  readonly position: BenchPosition;
  readonly alone: number;
}

interface Comparison extends Hard {
  readonly together: number;
  readonly disagreements: readonly Disagreement[];
}

export const shared: Question = {
  about: 'one hard puzzle on all cores against one; whole solutions through the pool',
  file: 'long.epd',
  seconds: { usual: 60, brief: 5 },

  async run({ positions, seconds, brief }) {
    const width = availableParallelism();
    const one = makeSolverPool({ width: 1, share: 'never' });
    const all = makeSolverPool({ width, share: 'always' });
    try {
      const hard = await hardest(positions, one, seconds, brief ? AT_LEAST : Number.POSITIVE_INFINITY);
      const rounds = brief ? 1 : 3;
      // The compilers' turn on the other threads, not counted.
      for (const { position } of hard.slice(-AT_LEAST)) await timed(all, position, seconds);
      const compared: Comparison[] = [];
      for (const { position } of hard) {
        showProgress(`shared: ${compared.length} of ${hard.length}`);
        compared.push(await compare(position, one, all, seconds, rounds));
      }
      return {
        markdown: [
          `Those that need over ${HARD_MILLISECONDS / 1000} s alone, or else the ${AT_LEAST} slowest; in turns, the median of ${rounds}. The other cores must be idle for this.`,
          '',
          renderTable(['position', 'N', '1 core, ms', `${width} cores, ms`, 'ratio'], rowsOf(compared), 1),
        ].join('\n'),
        disagreements: compared.flatMap((each) => each.disagreements),
      };
    } finally {
      await Promise.all([one.close(), all.close()]);
    }
  },
};

/**
 * The slowest first, and not more than `enough` of them. Those that one core cannot solve in time are left out: there is
 * nothing to compare.
 */
async function hardest(
  positions: readonly BenchPosition[],
  one: Solver,
  seconds: number,
  enough: number,
): Promise<Hard[]> {
  const solved: Hard[] = [];
  const hard = (): Hard[] => solved.filter(({ alone }) => alone > HARD_MILLISECONDS);
  for (const [index, position] of positions.entries()) {
    if (hard().length >= enough) break;
    showProgress(`shared: looking for hard ones, ${index} of ${positions.length}`);
    const { milliseconds, keys } = await timed(one, position, seconds);
    if (keys !== undefined) solved.push({ position, alone: milliseconds });
  }
  solved.sort((a, b) => b.alone - a.alone);
  return hard().length > 0 ? hard() : solved.slice(0, AT_LEAST);
}

async function compare(
  position: BenchPosition,
  one: Solver,
  all: Solver,
  seconds: number,
  rounds: number,
): Promise<Comparison> {
  const alone: number[] = [];
  const together: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    for (const [pool, times] of [
      [one, alone],
      [all, together],
    ] as const) {
      const { milliseconds, keys } = await timed(pool, position, seconds);
      times.push(milliseconds);
      if (keys !== undefined) answers.add(keys);
    }
  }
  const { id, fen } = position;
  const what = `one core and several answer differently: ${[...answers].join('; ')}`;
  return {
    position,
    alone: median(alone),
    together: median(together),
    disagreements: answers.size > 1 ? [{ id, fen, what }] : [],
  };
}

/** `keys` is undefined when it was not solved. */
async function timed(pool: Solver, { fen, mateIn }: BenchPosition, seconds: number) {
  const { value, milliseconds } = await awaited(() => pool.solve({ fen, mateIn, budget: budgetOf(seconds) }));
  return { milliseconds, keys: value.kind === 'mate' ? [...value.keys].sort().join(' ') : undefined };
}

function rowsOf(compared: readonly Comparison[]): (string | number)[][] {
  const alone = sum(compared.map((each) => each.alone));
  const together = sum(compared.map((each) => each.together));
  return [
    ...compared.map(({ position: { id, mateIn }, alone, together }) => [
      id,
      mateIn,
      milliseconds(alone),
      milliseconds(together),
      ratio(alone, together),
    ]),
    ['all', '', milliseconds(alone), milliseconds(together), ratio(alone, together)],
  ];
}
