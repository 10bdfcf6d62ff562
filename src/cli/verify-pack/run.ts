import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { fenOf } from '../../games/chess/position.js';
import { builtFile, projectRoot } from '../../shared/project.js';
import { type Parsed, quietCommand, readWhole } from '../program/command-words.js';
import { plural } from '../program/figures.js';
import { folderPaths, gather } from '../program/gather.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Puzzle } from '../program/puzzle.js';
import type { Screen } from '../program/screen.js';
import type { PuzzleCheck } from './check-puzzle.js';
import type { CheckTask } from './worker.js';

const MOST_PUZZLES = 1_000_000;

/** What `npm run verify-pack -- words` does: checks what members are told of every legal move of the puzzles that ship. */
export async function run(words: readonly string[], screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const reading = readArguments(words);
  if (reading.kind === 'help') {
    screen.print([reading.text]);
    return EXIT.done;
  }
  if (reading.kind === 'wrong') {
    screen.tell(reading.sentence);
    return EXIT.wrongUsage;
  }
  const { items, faults } = await gather(await folderPaths(join(projectRoot, 'puzzles')), undefined);
  for (const fault of faults) screen.tell(fault);
  const shipped = items.flatMap((item) => (item.kind === 'puzzle' ? [item.puzzle] : []));
  const checked = await checkAll(spread(shipped, reading.sample), screen, signal);
  if (signal.aborted) return EXIT.notAll;
  const falsehoods = sum(checked.map((check) => check.falsehoods.length));
  const [first, later, undecided] = (['firstMoves', 'laterMoves', 'undecided'] as const).map((field) =>
    sum(checked.map((check) => check[field])),
  );
  screen.print([
    `${later} moves later in the solutions were checked too; ${undecided} of all moves are not decided.`,
    `${checked.length} puzzles, ${first} moves, ${falsehoods} false`,
  ]);
  return falsehoods + faults.length + (undecided ?? 0) === 0 ? EXIT.done : EXIT.notAll;
}

type Reading = Exclude<Parsed, { kind: 'parsed' }> | { readonly kind: 'request'; readonly sample: number | undefined };

function readArguments(words: readonly string[]): Reading {
  const { command, parse } = quietCommand('npm run verify-pack --');
  command
    .description('Checks what is said of every legal move of every puzzle that ships.')
    .option('--sample <N>', 'only so many puzzles, spread over all of them')
    .helpOption('-h, --help', 'this text');
  const parsed = parse(words);
  if (parsed.kind !== 'parsed') return parsed;
  const sample = readWhole('--sample', command.opts().sample, 1, MOST_PUZZLES);
  return sample.ok ? { kind: 'request', sample: sample.value } : { kind: 'wrong', sentence: sample.fault };
}

/** Every puzzle on a thread of its own core; what is false is printed as soon as it is found. */
async function checkAll(puzzles: readonly Puzzle[], screen: Screen, signal: AbortSignal): Promise<PuzzleCheck[]> {
  const threads = availableParallelism();
  const pool = new Piscina<CheckTask, PuzzleCheck>({
    filename: builtFile('src/cli/verify-pack/worker.ts'),
    minThreads: threads,
    maxThreads: threads,
  });
  const checked: PuzzleCheck[] = [];
  screen.startStatus(() => `${plural(checked.length, 'puzzle')} checked`, {
    total: puzzles.length,
    done: () => checked.length,
  });
  const check = async ({ position, mateIn, name, place }: Puzzle): Promise<void> => {
    const found = await pool.run({ fen: fenOf(position), mateIn }, { signal });
    const what = name ?? (place ? `${place.file}, line ${place.lineNumber}` : '');
    screen.print(found.falsehoods.map((falsehood) => `${what}: ${falsehood}`));
    checked.push(found);
  };
  try {
    await Promise.all(puzzles.map(check));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    screen.endStatus();
    await pool.destroy();
  }
  return checked;
}

/** So many, at equal distances; all of them when there are no more. */
function spread<Item>(items: readonly Item[], count = items.length): Item[] {
  return items.filter((_, index) => {
    const step = Math.max(1, items.length / count);
    return Math.floor(index / step) !== Math.floor((index - 1) / step);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
