import { join } from 'node:path';
import { positionOfFen } from '../../games/chess/position.js';
import { COMMON, type PuzzleChangeStore, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable, stateOf } from '../../puzzles/verdict.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { defineCommand, EXIT, type ExitCode } from '../program/command.js';
import { countText, plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { flag } from '../program/options.js';
import { type LibraryContext, withLibrary } from './context.js';
import { ITS_NUMBER, readIds, THEIR_NUMBERS } from './options.js';
import { stateName } from './rows.js';
import { Complaints, explainUnknown, findById, pagesOf, withOwner } from './selection.js';

/** What can be made of puzzles that are not accepted as they came. */
interface Change {
  /** Their verdict before. */
  readonly from: 'shorter mate' | 'cooked';
  /** Returns the numbers of those that were changed. */
  make(library: PuzzleChangeStore, owner: string, ids: readonly number[]): Promise<readonly number[]>;
  /** What became of several. */
  readonly done: string;
  readonly none: string;
}

/** Those named, or all common ones that can be changed so. */
type Which = readonly number[] | 'all';

const changeCommand = (name: string, about: string, all: string, change: Change) =>
  defineCommand({
    name,
    about,
    operands: { form: '[ID...]', about: THEIR_NUMBERS },
    options: { all: flag('-a, --all', all) },
    read(options, words): Result<Which, string> {
      const ids = readIds(words);
      if (!ids.ok) return ids;
      if (options.all && ids.value.length > 0) return fail('Give numbers or --all, not both.');
      if (!options.all && ids.value.length === 0) return fail('Give the numbers of puzzles, or --all.');
      return ok(options.all ? 'all' : ids.value);
    },
    run: withLibrary((which: Which, context) =>
      which === 'all' ? changeAll(change, context) : changeEach(which, change, context),
    ),
  });

export const relabelCommand = changeCommand(
  'relabel',
  'take puzzles with a shorter mate as what they are',
  'all common ones that have a shorter mate',
  {
    from: 'shorter mate',
    make: (library, owner, ids) => library.relabelShorter(owner, ids),
    done: 'got the length of the mate that was found',
    none: 'No common puzzle has a shorter mate than it claims.',
  },
);

export const allowCommand = changeCommand(
  'allow',
  'accept puzzles with several keys',
  'all common ones that are cooked',
  {
    from: 'cooked',
    make: (library, owner, ids) => library.allowSeveralKeys(owner, ids),
    done: 'accepted',
    none: 'No common puzzle is cooked.',
  },
);

/** Takes puzzles out; those of the folder would come back. */
export const removeCommand = defineCommand({
  name: 'remove',
  about: 'take puzzles out',
  operands: { form: '<ID...>', about: THEIR_NUMBERS, missing: ITS_NUMBER },
  options: {},
  read: (_, words) => readIds(words),
  run: withLibrary(remove),
});

/** Changes those that have the verdict, prints what they are now, and of the others why they stay as they are. */
async function changeEach(
  ids: readonly number[],
  { from, make }: Change,
  { library, screen }: LibraryContext,
): Promise<ExitCode> {
  const before = await library.listPuzzles({ ids }, 0, ids.length);
  const changed = new Set<number>();
  for (const owner of new Set(before.map((record) => record.owner))) {
    const own = before.filter((record) => record.owner === owner).map(({ id }) => id);
    for (const id of await make(library, owner, own)) changed.add(id);
  }
  const now = await findById(library, ids);
  const complaints = new Complaints(screen);
  for (const id of ids) {
    const record = now.get(id);
    if (!record) complaints.add(explainUnknown(id));
    else if (changed.has(id)) screen.print([verdictLine(record)]);
    else {
      const stays = `its verdict is "${standingOf(record)}", not "${stateName(from)}"`;
      complaints.add(`${withOwner(record)} stays as it is: ${stays}.`);
    }
  }
  complaints.end();
  return complaints.isEmpty ? EXIT.done : EXIT.notAll;
}

/** So many that are not given are named one by one. */
const MOST_NAMED = 20;

/** Servers decide about what they added: all common ones are meant. Prints what they are now, and which are not given. */
async function changeAll(
  { from, make, done, none }: Change,
  { library, screen, signal }: LibraryContext,
): Promise<ExitCode> {
  const counts = new Map<string, number>();
  const notGiven: PuzzleRecord[] = [];
  let total = 0;
  for await (const page of pagesOf(library, { owner: COMMON, verdict: from }, signal)) {
    const ids = await make(
      library,
      COMMON,
      page.map(({ id }) => id),
    );
    total += ids.length;
    for (const record of await library.listPuzzles({ ids }, 0, ids.length)) {
      const standing = standingOf(record);
      counts.set(standing, (counts.get(standing) ?? 0) + 1);
      if (!record.verdict || !isPlayable(record.verdict.kind)) notGiven.push(record);
    }
  }
  if (total === 0) {
    screen.print([none]);
    return EXIT.done;
  }
  const parts = [...counts].map(([standing, count]) => `${countText(count)} ${standing}`);
  const more = notGiven.length - MOST_NAMED;
  screen.print([
    `${plural(total, 'puzzle')} ${done}: ${parts.join(', ')}.`,
    ...notGiven.slice(0, MOST_NAMED).map(verdictLine),
    ...(more > 0 ? [`… and ${countText(more)} more that are not given; \`npm run puzzles -- list\` shows them.`] : []),
  ]);
  return signal.aborted ? EXIT.notAll : EXIT.done;
}

const standingOf = (record: PuzzleRecord): string => stateName(stateOf(record));

const verdictLine = (record: PuzzleRecord): string => {
  const { id, verdict, fen } = record;
  const words = verdict
    ? explainVerdict(verdict, positionOfFen(fen), ENGLISH, atTerminal(id))
    : 'It waits for its proof.';
  return `${withOwner(record)}: ${words}`;
};

async function remove(ids: readonly number[], { library, config, screen, now }: LibraryContext): Promise<ExitCode> {
  const records = await findById(library, ids);
  const complaints = new Complaints(screen);
  for (const id of ids) {
    const { owner } = records.get(id) ?? { owner: COMMON };
    const removal = await library.remove(owner, id, now());
    if (removal.kind === 'removed') {
      screen.print([
        `${withOwner({ id, owner })} is taken out: it is not given any more. What was played of it stays.`,
      ]);
    } else if (removal.kind === 'unknown') complaints.add(explainUnknown(id));
    else {
      const file = plainText(join(config.puzzlesDir, removal.source));
      complaints.add(`#${id} is in the puzzles folder: delete it in ${file}, line ${removal.line}.`);
    }
  }
  complaints.end();
  return complaints.isEmpty ? EXIT.done : EXIT.notAll;
}
