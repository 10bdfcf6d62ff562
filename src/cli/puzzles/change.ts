import { positionOfFen } from '../../games/chess/position.js';
import { COMMON, type PuzzleChangeStore, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable, stateOf } from '../../puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { countText, plural } from '../program/figures.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Desk } from './desk.js';
import { Notes } from './notes.js';
import { pagesOf } from './pages.js';
import type { ChangeRequest } from './request.js';
import { unknown } from './show.js';
import { stateName } from './verdict-words.js';
import { withOwner } from './whose.js';

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

const CHANGES: Readonly<Record<ChangeRequest['command'], Change>> = {
  relabel: {
    from: 'shorter mate',
    make: (library, owner, ids) => library.relabelShorter(owner, ids),
    done: 'got the length of the mate that was found',
    none: 'No common puzzle has a shorter mate than it claims.',
  },
  allow: {
    from: 'cooked',
    make: (library, owner, ids) => library.allowSeveralKeys(owner, ids),
    done: 'accepted',
    none: 'No common puzzle is cooked.',
  },
};

/** Puzzles with a shorter mate become what they are, or puzzles with several keys are accepted. */
export const change = ({ command, which }: ChangeRequest, desk: Desk): Promise<ExitCode> =>
  which === 'all' ? changeAll(CHANGES[command], desk) : changeEach(which, CHANGES[command], desk);

/** Changes those that have the verdict, tells what they are now, and of the others why they stay as they are. */
async function changeEach(
  ids: readonly number[],
  { from, make }: Change,
  { library, screen }: Desk,
): Promise<ExitCode> {
  const before = await library.listPuzzles({ ids }, 0, ids.length);
  const changed = new Set<number>();
  for (const owner of new Set(before.map((record) => record.owner))) {
    const own = before.filter((record) => record.owner === owner).map(({ id }) => id);
    for (const id of await make(library, owner, own)) changed.add(id);
  }
  const now = new Map((await library.listPuzzles({ ids }, 0, ids.length)).map((record) => [record.id, record]));
  const notes = new Notes(screen);
  for (const id of ids) {
    const record = now.get(id);
    if (!record) notes.tell(unknown(id));
    else if (changed.has(id)) screen.print([verdictLine(record)]);
    else {
      const stays = `its verdict is "${standingOf(record)}", not "${stateName(from)}"`;
      notes.tell(`${withOwner(record)} stays as it is: ${stays}.`);
    }
  }
  notes.end();
  return notes.isEmpty ? EXIT.done : EXIT.notAll;
}

/** So many that are not given are told of one by one. */
const MOST_SHOWN = 20;

/** Servers decide about what they added: all common ones are meant. Tells what they are now, and which are not given. */
async function changeAll({ from, make, done, none }: Change, { library, screen, signal }: Desk): Promise<ExitCode> {
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
  const more = notGiven.length - MOST_SHOWN;
  screen.print([
    `${plural(total, 'puzzle')} ${done}: ${parts.join(', ')}.`,
    ...notGiven.slice(0, MOST_SHOWN).map(verdictLine),
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
