import { join } from 'node:path';
import { Pool } from '../../engine/pool/pool.js';
import { builtModule, type Task } from '../../engine/pool/task.js';
import { fenOf } from '../../games/chess/position.js';
import { projectRoot } from '../../shared/project.js';
import { ok } from '../../shared/result.js';
import { type CliContext, defineCommand, EXIT, type ExitCode, type Program } from '../program/command.js';
import { plural } from '../program/figures.js';
import { wholeNumber } from '../program/options.js';
import { leave, type Puzzle, threadMegabytes } from '../program/proof.js';
import { folderPaths, gather } from '../program/puzzle-files.js';
import { BUDGET, type CheckTask, type PuzzleCheck } from './check-puzzle.js';

/** `npm run verify-pack -- words` */
export const verifyPack: Program = {
  name: 'verify-pack',
  about: 'Checks what is said of every legal move of every puzzle that ships.',
  usage: '[options]',
  commands: defineCommand({
    name: 'verify-pack',
    about: 'Checks the puzzles that ship.',
    options: {
      sample: wholeNumber('--sample <N>', 'only so many puzzles, spread over all of them', {
        least: 1,
        most: 1_000_000,
      }),
    },
    read: (options) => ok(options),
    run: ({ sample }, context) => verify(sample, context),
  }),
  help: {
    examples: ['npm run verify-pack -- --sample 100'],
    notes: 'Each position is searched anew, without anything that the proof has found.',
    exits: { done: 'everything that is said is true and decided', notAll: 'something is false, or not decided' },
  },
};

async function verify(sample: number | undefined, context: CliContext): Promise<ExitCode> {
  const { screen, signal } = context;
  const { items, faults } = await gather(await folderPaths(join(projectRoot, 'puzzles')), undefined);
  for (const fault of faults) screen.note(fault);
  const shipped = items.flatMap((item) => (item.kind === 'puzzle' ? [item.puzzle] : []));
  const checked = await checkAll(spread(shipped, sample), context);
  const total = (countOf: (check: PuzzleCheck) => number): number =>
    checked.reduce((sum, check) => sum + countOf(check), 0);
  const falsehoods = total((check) => check.falsehoods.length);
  const undecided = total((check) => check.undecided);
  const later = total((check) => check.laterMoves);
  screen.print([
    `${later} moves later in the solutions were checked too; ${undecided} of all moves are not decided.`,
    `${checked.length} puzzles, ${total((check) => check.firstMoves)} moves, ${falsehoods} false`,
  ]);
  return falsehoods + faults.length + undecided > 0 || signal.aborted ? EXIT.notAll : EXIT.done;
}

const CHECK: Task<CheckTask, PuzzleCheck> = {
  module: builtModule('src/cli/verify-pack/check-puzzle.ts'),
  name: 'checkPuzzle',
};

/** Every puzzle on a thread of its own core; what is false is printed as soon as it is found. */
async function checkAll(puzzles: readonly Puzzle[], { screen, signal }: CliContext): Promise<PuzzleCheck[]> {
  const pool = new Pool({ megabytes: threadMegabytes(BUDGET.megabytes) });
  const checked: PuzzleCheck[] = [];
  screen.startStatus(() => `${plural(checked.length, 'puzzle')} checked`, {
    total: puzzles.length,
    done: () => checked.length,
  });
  const check = async ({ position, mateIn, name, place }: Puzzle): Promise<void> => {
    const end = await pool.run(CHECK, { fen: fenOf(position), mateIn }, { signal });
    if (end.kind === 'cancelled') return;
    const what = name ?? (place ? `${place.file}, line ${place.lineNumber}` : '');
    if (end.kind === 'thread died') throw new Error(`the memory of a thread was not enough for ${what}`);
    screen.print(end.value.falsehoods.map((falsehood) => `${what}: ${falsehood}`));
    checked.push(end.value);
  };
  await Promise.all(puzzles.map(check));
  screen.endStatus();
  await leave(pool, signal);
  return checked;
}

/** So many, at equal distances; all of them when there are no more. */
function spread<Item>(items: readonly Item[], count = items.length): Item[] {
  return items.filter((_, index) => {
    const step = Math.max(1, items.length / count);
    return Math.floor(index / step) !== Math.floor((index - 1) / step);
  });
}
