import { positionOfFen } from '../src/games/chess/position.js';
import { SeenPositions } from '../src/puzzles/composing/seen-positions.js';
import { type ComposeOutcome, type ComposeRequest, runTask } from '../src/puzzles/composing/task.js';
import type { Question } from './question.js';
import { type Cell, count, renderTable, showProgress } from './report.js';

const SEED = 1;

/** A first task compiles the core and fills caches; it is not counted. */
const WARM_UP_TASK = 1_000_000;

const WISHES: readonly { readonly name: string; readonly request: ComposeRequest }[] = [
  ...[1, 2, 3, 4, 5].map((mateIn) => ({
    name: `composed, mate in ${mateIn}`,
    request: { mates: [mateIn], methods: ['compose' as const], seed: SEED },
  })),
  { name: 'from games, mates in 1 to 5', request: { mates: [1, 2, 3, 4, 5], methods: ['games'], seed: SEED } },
];

export const composing: Question = {
  about: 'problems of our own that are good enough to be kept; one core',
  file: undefined,
  seconds: { usual: 60, brief: 5 },

  async run({ seconds }) {
    const rows = WISHES.map(({ name, request }) => measure(name, request, seconds));
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

function measure(name: string, request: ComposeRequest, seconds: number): Cell[] {
  runTask({ request, number: WARM_UP_TASK });
  const seen = new SeenPositions();
  let tried = 0;
  let kept = 0;
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  for (let number = 0; elapsed() < seconds; number++) {
    const outcome: ComposeOutcome = runTask({ request, number });
    tried += outcome.tried;
    kept += outcome.puzzles.filter(({ fen }) => seen.take(positionOfFen(fen))).length;
    showProgress(`compose: ${name}, ${kept} kept`);
  }
  const spent = elapsed();
  return [name, count(tried / spent), kept, (kept / spent).toFixed(2)];
}
