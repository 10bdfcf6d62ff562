import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Budget } from '../src/engine/mate/solver.js';
import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import type { PuzzleReport } from '../src/puzzles/puzzle-store.js';
import { makeLogger } from '../src/shared/log.js';
import { systemTime } from '../src/shared/time.js';
import { openSqliteStore } from '../src/store/sqlite/open.js';
import { importFolder } from '../src/work/import-folder.js';
import { Precomputer } from '../src/work/precompute.js';
import { ProvingQuota } from '../src/work/proving-quota.js';
import { mineMates } from './mine.js';
import type { BenchPosition, Disagreement } from './position.js';
import { budgetOf, type Findings, type Question } from './question.js';
import { count, megabytes, milliseconds, renderTable, showProgress } from './report.js';
import { spread } from './statistics.js';
import { type LoopWatch, watchLoop } from './stopwatch.js';

/** Of those that are found here. */
const LONGEST_MATE = 3;
const SEED = 7;

/** Everything that a program reserves in its life, the positions of this one included. */
const peakBytes = (): number => process.resourceUsage().maxRSS * 1024;

export const importing: Question = {
  about: 'many puzzles from a file into a new database and proved, as a start of the bot does',
  file: 'mined',
  seconds: { usual: 60, brief: 20 },
  count: { usual: 10_000, brief: 1_000 },

  async run({ positions, seconds, count: wanted }) {
    const chosen = positions.length > 0 ? spread(positions, wanted) : mine(wanted);
    const place = await mkdtemp(join(tmpdir(), 'matinee-import-'));
    try {
      await writePuzzleFile(join(place, 'puzzles'), chosen);
      return await importAll(place, budgetOf(seconds));
    } finally {
      await rm(place, { recursive: true });
    }
  },
};

function mine(wanted: number): BenchPosition[] {
  const mates: BenchPosition[] = [];
  for (const mate of mineMates(LONGEST_MATE, SEED)) {
    if (mates.length % 100 === 0) showProgress(`import: ${count(mates.length)} of ${count(wanted)} mates found`);
    if (mates.push(mate) >= wanted) break;
  }
  return mates;
}

async function writePuzzleFile(folder: string, positions: readonly BenchPosition[]): Promise<void> {
  await mkdir(folder);
  const lines = positions.map(
    ({ fen, mateIn, id }) => `${fen.split(' ').slice(0, 4).join(' ')} dm ${mateIn}; id "${id}";\n`,
  );
  await writeFile(join(folder, 'positions.epd'), lines.join(''));
}

async function importAll(place: string, budget: Budget): Promise<Findings> {
  const database = join(place, 'matinee.sqlite');
  const opened = await openSqliteStore(database);
  if (!opened.ok) throw new Error(opened.fault.code);
  const { library, close } = opened.value;
  const width = availableParallelism();
  const solver = makeSolverPool({ width });
  const time = systemTime(Date.now);
  const precomputer = new Precomputer({
    library,
    solver,
    budget,
    quota: new ProvingQuota(),
    time,
    log: makeLogger('error'),
  });

  const reading = watchLoop();
  const imported = await importFolder({
    folder: join(place, 'puzzles'),
    library,
    version: 'bench',
    severalKeys: false,
    now: Date.now,
  });
  const read = await reading.end();
  const puzzles = imported.kind === 'read' ? imported.added : 0;

  const proving = watchLoop();
  precomputer.wake();
  for await (const { waiting } of precomputer.follow()) showProgress(`import: ${count(waiting)} to prove`);
  const proved = await proving.end();

  const { verdicts } = await library.count('');
  const unsound = await library.listUnsound(puzzles);
  await solver.close();
  await close();
  const { size } = await stat(database);
  const found = Object.entries(verdicts).filter(([, number]) => number > 0);
  return {
    markdown: [
      `${count(puzzles)} puzzles on ${width} ${width === 1 ? 'worker' : 'workers'}, each with its whole solution; at most ${budget.milliseconds / 1000} s for one.`,
      '',
      renderTable(
        ['what', 's', 'puzzles/s', 'event loop, ms a puzzle', 'longest turn, ms', 'p99 of turns, ms'],
        [
          rowOf('reading', read, puzzles),
          rowOf('proving', proved, puzzles),
          rowOf('in all', together(read, proved), puzzles),
        ],
      ),
      '',
      `Verdicts: ${found.map(([kind, number]) => `${kind} ${count(number)}`).join(', ')}. Database: ${megabytes(size)} MB. Memory: ${megabytes(peakBytes())} MB at most.`,
    ].join('\n'),
    disagreements: unsound.flatMap(wrongClaim),
  };
}

/** A second key is no mistake of the file: most mates from games have several. */
function wrongClaim({ fen, name, line, verdict }: PuzzleReport): Disagreement[] {
  const id = name ?? `line ${line}`;
  if (verdict?.kind === 'no mate') return [{ id, fen, what: `no mate in ${verdict.within}` }];
  if (verdict?.kind !== 'shorter mate') return [];
  return [{ id, fen, what: `mate in ${verdict.mateIn}, the file says ${verdict.claimed}` }];
}

const rowOf = (what: string, { seconds, busySeconds, longestTurn, p99Turn }: LoopWatch, puzzles: number) => [
  what,
  seconds.toFixed(2),
  count(puzzles / seconds),
  milliseconds((1000 * busySeconds) / puzzles),
  milliseconds(longestTurn),
  p99Turn === undefined ? '' : milliseconds(p99Turn),
];

const together = (one: LoopWatch, other: LoopWatch): LoopWatch => ({
  seconds: one.seconds + other.seconds,
  busySeconds: one.busySeconds + other.busySeconds,
  longestTurn: Math.max(one.longestTurn, other.longestTurn),
  p99Turn: undefined,
});
