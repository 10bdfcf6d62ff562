import { proveKeys, proveOneKey } from '../src/engine/mate/prover.js';
import { type BenchPosition, type Disagreement, disagreements } from './position.js';
import { budgetOf, type Question } from './question.js';
import { type Cell, count, milliseconds, renderTable, share, showProgress } from './report.js';
import { groupBy, median, sum } from './statistics.js';
import { measured } from './stopwatch.js';
import { WARMED_UP, warmUp } from './warm-up.js';

/** The longest mates whose keys are all proved here. */
const ALL_KEYS_MATE_IN = 6;

interface OneKey {
  readonly position: BenchPosition;
  readonly milliseconds: number;
  /** Undefined: not solved. */
  readonly mate: { readonly key: string; readonly within: number } | undefined;
  readonly disagreements: readonly Disagreement[];
}

export const long: Question = {
  about: 'one key of a long mate proved, and all keys of the mates in 6; one core',
  file: 'long.epd',
  seconds: { usual: 10, brief: 3 },

  async run({ positions, seconds }) {
    await warmUp();
    const solved = positions.map((position, index) => {
      showProgress(`long: ${index} of ${positions.length}`);
      return findOneKey(position, seconds);
    });
    const short = solved.filter(({ position }) => position.mateIn === ALL_KEYS_MATE_IN);
    const keys = short.map((each, index) => {
      showProgress(`long: all keys, ${index} of ${short.length}`);
      return findAllKeys(each, seconds);
    });
    return {
      markdown: [
        WARMED_UP,
        `One key of a mate in at most N, ${seconds} s a position; those not solved count with the time they took.`,
        '',
        renderTable(['N', 'positions', 'solved', '', 'median ms', 'worst ms', 'total ms'], oneKeyRows(solved)),
        ...notSolved(solved),
        ...(keys.length > 0 ? ['', `All keys of the mates in ${ALL_KEYS_MATE_IN}, ${seconds} s a position:`, ''] : []),
        ...(keys.length > 0
          ? [
              renderTable(
                ['position', 'ms', 'nodes', 'keys'],
                keys.map(({ row }) => row),
              ),
            ]
          : []),
      ].join('\n'),
      disagreements: [...solved, ...keys].flatMap((each) => each.disagreements),
    };
  },
};

function findOneKey(position: BenchPosition, seconds: number): OneKey {
  const { id, fen, mateIn } = position;
  const { value: answer, spent } = measured(() => proveOneKey({ fen, mateIn, budget: budgetOf(seconds) }));
  return {
    position,
    milliseconds: spent.milliseconds,
    mate: answer.kind === 'mate' ? answer : undefined,
    disagreements: answer.kind === 'no mate' ? [{ id, fen, what: `no mate in ${mateIn}` }] : [],
  };
}

function oneKeyRows(all: readonly OneKey[]): Cell[][] {
  const groups = groupBy(all, ({ position }) => position.mateIn);
  const rows = [...groups].map(([mateIn, group]) => oneKeyRow(mateIn, group));
  return groups.size > 1 ? [...rows, oneKeyRow('all', all)] : rows;
}

function oneKeyRow(name: Cell, all: readonly OneKey[]): Cell[] {
  const solved = all.filter(({ mate }) => mate !== undefined).length;
  const times = all.map((each) => each.milliseconds);
  return [
    name,
    all.length,
    solved,
    share(solved, all.length),
    milliseconds(median(times)),
    milliseconds(Math.max(...times)),
    milliseconds(sum(times)),
  ];
}

function notSolved(all: readonly OneKey[]): string[] {
  const missing = all.filter(({ mate }) => mate === undefined);
  if (missing.length === 0) return [];
  return [
    '',
    'Not solved:',
    '',
    ...missing.map(({ position: { id, mateIn, fen } }) => `- mate in ${mateIn}, ${id}: \`${fen}\``),
  ];
}

function findAllKeys({ position, mate }: OneKey, seconds: number): { row: Cell[]; disagreements: Disagreement[] } {
  const { id, fen, mateIn } = position;
  const { value: answer, spent } = measured(() => proveKeys({ fen, mateIn, budget: budgetOf(seconds) }));
  const row = (keys: string): Cell[] => [id, milliseconds(spent.milliseconds), count(answer.effort.nodes), keys];
  if (answer.kind === 'gave up') return { row: row(`gave up (${answer.because})`), disagreements: [] };
  if (answer.kind === 'no mate')
    return { row: row('none'), disagreements: [{ id, fen, what: `no mate in ${mateIn}` }] };
  const lost = mate?.within === answer.mateIn && !answer.keys.includes(mate.key);
  return {
    row: row(answer.keys.join(' ')),
    disagreements: [
      ...disagreements(position, answer),
      ...(lost ? [{ id, fen, what: `${mate.key} was proved before and is not among the keys` }] : []),
    ],
  };
}
