import { proveKeys } from '../src/engine/mate/prover.js';
import { type BenchPosition, type Disagreement, disagreements } from './position.js';
import { budgetOf, type Question, type Setting } from './question.js';
import { type Cell, count, milliseconds, ratio, renderTable, showProgress } from './report.js';
import { groupBy, median, percentile, sum } from './statistics.js';
import type { Stockfish } from './stockfish.js';
import { measured } from './stopwatch.js';
import { WARMED_UP, warmUp } from './warm-up.js';

interface Attempt {
  readonly solved: boolean;
  readonly milliseconds: number;
  /** Undefined where the system does not tell. */
  readonly cpuMilliseconds: number | undefined;
  readonly nodes: number;
}

interface Pair {
  readonly position: BenchPosition;
  readonly ours: Attempt & { readonly disagreements: readonly Disagreement[] };
  readonly theirs: Attempt;
}

const ROUND_TRIPS = 100;

export const mates: Question = {
  about: 'all keys proved, beside Stockfish finding one mate; one core each',
  file: 'positions.epd',
  seconds: { usual: 20, brief: 3 },

  async run({ positions, stockfish, seconds }) {
    await warmUp();
    const roundTrip = await medianRoundTrip(stockfish);
    const pairs: Pair[] = [];
    for (const position of positions) {
      showProgress(`mates: ${pairs.length} of ${positions.length}`);
      pairs.push(await measurePair(position, stockfish, seconds, pairs.length % 2 === 0));
    }
    const unsolved = pairs.filter(({ ours }) => !ours.solved && ours.disagreements.length === 0);
    return {
      markdown: [
        WARMED_UP,
        `At most ${seconds} s a position. Asking Stockfish anything takes ${milliseconds(roundTrip)} ms, a part of each of its times.`,
        '',
        renderTable(TITLES, rowsOf(pairs), 2),
        ...(unsolved.length > 0 ? ['', `Not solved by Matinee within ${seconds} s:`, ''] : []),
        ...unsolved.map(({ position }) => `- mate in ${position.mateIn}, ${position.id}: \`${position.fen}\``),
      ].join('\n'),
      disagreements: pairs.flatMap(({ ours }) => ours.disagreements),
    };
  },
};

/** In turns, each of them first every other time: what else the machine does then meets both. */
async function measurePair(
  position: BenchPosition,
  stockfish: Stockfish,
  seconds: Setting['seconds'],
  oursFirst: boolean,
): Promise<Pair> {
  if (oursFirst) {
    const ours = measureOurs(position, seconds);
    return { position, ours, theirs: await measureTheirs(position, stockfish, seconds) };
  }
  const theirs = await measureTheirs(position, stockfish, seconds);
  return { position, ours: measureOurs(position, seconds), theirs };
}

function measureOurs(position: BenchPosition, seconds: number): Pair['ours'] {
  const { id, fen, mateIn } = position;
  const { value: answer, spent } = measured(() => proveKeys({ fen, mateIn, budget: budgetOf(seconds) }));
  const { nodes } = answer.effort;
  switch (answer.kind) {
    case 'mate': {
      const wrong = disagreements(position, answer);
      return { ...spent, nodes, solved: wrong.length === 0, disagreements: wrong };
    }
    case 'no mate':
      return { ...spent, nodes, solved: false, disagreements: [{ id, fen, what: `no mate in ${mateIn}` }] };
    case 'gave up':
      return { ...spent, nodes, solved: false, disagreements: [] };
  }
}

async function measureTheirs({ fen, mateIn }: BenchPosition, stockfish: Stockfish, seconds: number): Promise<Attempt> {
  const search = await stockfish.findMate(fen, mateIn, seconds);
  const solved = search.mateIn !== undefined && search.mateIn <= mateIn;
  const { milliseconds, cpuMilliseconds, nodes } = search;
  return { solved, milliseconds, cpuMilliseconds, nodes };
}

async function medianRoundTrip(stockfish: Stockfish): Promise<number> {
  const times: number[] = [];
  while (times.length < ROUND_TRIPS) times.push(await stockfish.roundTrip());
  return median(times);
}

const TITLES = [
  'N',
  'who',
  'solved',
  'median ms',
  'p95 ms',
  'total ms',
  'CPU ms',
  'nodes',
  'Stockfish / Matinee',
  'by CPU',
];

function rowsOf(pairs: readonly Pair[]): Cell[][] {
  const groups = groupBy(pairs, ({ position }) => position.mateIn);
  const rows = [...groups].flatMap(([mateIn, group]) => rowsOfGroup(mateIn, group));
  return groups.size > 1 ? [...rows, ...rowsOfGroup('all', pairs)] : rows;
}

function rowsOfGroup(name: Cell, pairs: readonly Pair[]): Cell[][] {
  const ours = pairs.map((pair) => pair.ours);
  const theirs = pairs.map((pair) => pair.theirs);
  return [
    [name, 'Matinee', ...figures(ours), ratio(total(theirs), total(ours)), ratio(cpu(theirs), cpu(ours))],
    ['', 'Stockfish', ...figures(theirs), '', ''],
  ];
}

const total = (attempts: readonly Attempt[]): number => sum(attempts.map((attempt) => attempt.milliseconds));

/** Nothing when one of them is not known: a part would be taken for the whole. */
function cpu(attempts: readonly Attempt[]): number {
  const known = attempts.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? []);
  return known.length === attempts.length ? sum(known) : 0;
}

function figures(attempts: readonly Attempt[]): Cell[] {
  const times = attempts.map((attempt) => attempt.milliseconds);
  return [
    `${attempts.filter(({ solved }) => solved).length} of ${attempts.length}`,
    milliseconds(median(times)),
    milliseconds(percentile(times, 95)),
    milliseconds(sum(times)),
    cpu(attempts) > 0 ? milliseconds(cpu(attempts)) : '–',
    count(sum(attempts.map(({ nodes }) => nodes))),
  ];
}
