import { prove, proveKeys } from '../src/engine/mate/prover.js';
import type { BenchPosition, Disagreement } from './position.js';
import { budgetOf, type Question } from './question.js';
import { type Cell, milliseconds, ratio, renderTable, showProgress } from './report.js';
import { groupBy, sum } from './statistics.js';
import { measured } from './stopwatch.js';
import { WARMED_UP, warmUp } from './warm-up.js';

interface Both {
  readonly mateIn: number;
  /** Undefined when one of the two ran out of time. */
  readonly times: { readonly keys: number; readonly tree: number; readonly whole: number } | undefined;
  readonly disagreements: readonly Disagreement[];
}

export const tree: Question = {
  about: 'the solution tree, and with it all wrong moves explained, against the keys alone; one core',
  file: 'positions.epd',
  seconds: { usual: 20, brief: 3 },

  async run({ positions, seconds }) {
    await warmUp();
    const all: Both[] = [];
    for (const position of positions) {
      showProgress(`tree: ${all.length} of ${positions.length}`);
      all.push(measure(position, seconds, all.length % 2 === 0));
    }
    const groups = groupBy(all, ({ mateIn }) => mateIn);
    const rows = [...groups].map(([mateIn, group]) => rowOf(mateIn, group));
    return {
      markdown: [
        WARMED_UP,
        `At most ${seconds} s for each; the times are of those positions where both came to an end.`,
        '',
        renderTable(
          ['N', 'positions', 'ended', 'keys ms', 'with the tree ms', 'tree / keys', 'with the tries ms', 'all / keys'],
          groups.size > 1 ? [...rows, rowOf('all', all)] : rows,
        ),
      ].join('\n'),
      disagreements: all.flatMap((both) => both.disagreements),
    };
  },
};

function measure({ id, fen, mateIn }: BenchPosition, seconds: number, keysFirst: boolean): Both {
  const task = { fen, mateIn, budget: budgetOf(seconds) };
  const early = keysFirst ? measured(() => proveKeys(task)) : undefined;
  let tree = 0;
  const whole = measured(() => {
    const started = performance.now();
    const onStage = (): void => {
      tree = performance.now() - started;
    };
    return prove(task, { onStage });
  });
  const keys = early ?? measured(() => proveKeys(task));
  const ended = keys.value.kind !== 'gave up' && whole.value.kind !== 'gave up';
  const [one, other] = [describe(keys.value), describe(whole.value)];
  return {
    mateIn,
    times: ended ? { keys: keys.spent.milliseconds, tree, whole: whole.spent.milliseconds } : undefined,
    disagreements: ended && one !== other ? [{ id, fen, what: `keys alone: ${one}; whole solution: ${other}` }] : [],
  };
}

function describe(answer: ReturnType<typeof proveKeys>): string {
  if (answer.kind !== 'mate') return answer.kind;
  return `mate in ${answer.mateIn} by ${[...answer.keys].sort().join(' ')}`;
}

function rowOf(name: Cell, all: readonly Both[]): Cell[] {
  const times = all.flatMap((both) => both.times ?? []);
  const keys = sum(times.map((each) => each.keys));
  const tree = sum(times.map((each) => each.tree));
  const whole = sum(times.map((each) => each.whole));
  const withTree = [milliseconds(tree), ratio(tree, keys)];
  return [name, all.length, times.length, milliseconds(keys), ...withTree, milliseconds(whole), ratio(whole, keys)];
}
