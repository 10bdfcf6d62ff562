import { positionOfFen } from '../src/games/chess/position.js';
import { Shelf } from '../src/puzzles/composing/distinct.js';
import { type Outcome, runTask, type Wish } from '../src/puzzles/composing/task.js';
import type { Question } from './question.js';
import { type Cell, count, renderTable, showProgress } from './report.js';

const SEED = 1;

/** A first task compiles the core and fills caches; it is not counted. */
const WARM_UP_TASK = 1_000_000;

const WISHES: readonly { readonly name: string; readonly wish: Wish }[] = [
  ...[1, 2, 3, 4, 5].map((mateIn) => ({
    name: `composed, mate in ${mateIn}`,
    wish: { mates: [mateIn], ways: ['compose' as const], seed: SEED },
  })),
  { name: 'from games, mates in 1 to 5', wish: { mates: [1, 2, 3, 4, 5], ways: ['games'], seed: SEED } },
];

export const composing: Question = {
  about: 'problems of our own that are good enough to be kept; one core',
  file: undefined,
  seconds: { usual: 60, brief: 5 },

  async run({ seconds }) {
    const rows = WISHES.map(({ name, wish }) => measure(name, wish, seconds));
    return {
      markdown: [
        `Seed ${SEED}, in this thread, about ${seconds} s for each kind; _tried_ are positions that were looked at closely.`,
        '',
        renderTable(['kind', 'tried/s', 'kept', 'kept/s'], rows),
      ].join('\n'),
      disagreements: [],
    };
  },
};

function measure(name: string, wish: Wish, seconds: number): Cell[] {
  runTask({ wish, number: WARM_UP_TASK });
  const shelf = new Shelf();
  let tried = 0;
  let kept = 0;
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  for (let number = 0; elapsed() < seconds; number++) {
    const outcome: Outcome = runTask({ wish, number });
    tried += outcome.tried;
    kept += outcome.puzzles.filter(({ fen }) => shelf.take(positionOfFen(fen))).length;
    showProgress(`compose: ${name}, ${kept} kept`);
  }
  const spent = elapsed();
  return [name, count(tried / spent), kept, (kept / spent).toFixed(2)];
}
