import { join } from 'node:path';
import { positionOfFen } from '../chess/position.js';
import { explainVerdict } from '../library/verdict.js';
import type { PuzzleRecord } from '../store/library-store.js';
import { COMMON } from '../store/schema.js';
import { plural } from '../terminal/figures.js';
import { plainText } from '../terminal/plain-text.js';
import { EXIT, type ExitCode } from '../terminal/program.js';
import type { Desk } from './desk.js';
import type { NamedRequest, RelabelRequest } from './request.js';
import { unknown } from './show.js';
import { STANDING_WORDS } from './verdict-words.js';
import { withOwner } from './whose.js';

/** Puzzles with a shorter mate become what they are. */
export async function relabel({ which }: RelabelRequest, desk: Desk): Promise<ExitCode> {
  const { library, screen } = desk;
  if (which !== 'all')
    return changeEach(which, desk, (owner, ids) => library.relabelShorter(owner, ids), 'shorter mate');
  const changed = await library.relabelShorter(COMMON, 'all');
  screen.print([
    changed.length > 0
      ? `${plural(changed.length, 'puzzle')} got the length of the mate that was found.`
      : 'No puzzle has a shorter mate than it claims.',
  ]);
  return EXIT.done;
}

/** Puzzles with several keys are accepted. */
export const allow = ({ ids }: NamedRequest, desk: Desk): Promise<ExitCode> =>
  changeEach(ids, desk, (owner, those) => desk.library.allowSeveralKeys(owner, those), 'cooked');

type Change = (owner: string, ids: readonly number[]) => Promise<readonly number[]>;

/** Changes those that have the verdict, tells what they are now, and of the others why they stay as they are. */
async function changeEach(
  ids: readonly number[],
  { library, screen }: Desk,
  change: Change,
  from: 'shorter mate' | 'cooked',
): Promise<ExitCode> {
  const before = await library.listPuzzles({ ids }, 0, ids.length);
  const changed = new Set<number>();
  for (const owner of new Set(before.map((record) => record.owner))) {
    const own = before.filter((record) => record.owner === owner).map(({ id }) => id);
    for (const id of await change(owner, own)) changed.add(id);
  }
  const now = new Map((await library.listPuzzles({ ids }, 0, ids.length)).map((record) => [record.id, record]));
  for (const id of ids) {
    const record = now.get(id);
    if (!record) screen.tell(unknown(id));
    else if (changed.has(id)) screen.print([`${withOwner(record)}: ${verdictText(record)}`]);
    else {
      const stays = `its verdict is "${standingOf(record)}", not "${STANDING_WORDS[from]}"`;
      screen.tell(`${withOwner(record)} stays as it is: ${stays}.`);
    }
  }
  return changed.size === ids.length ? EXIT.done : EXIT.notAll;
}

const standingOf = ({ verdict }: PuzzleRecord): string => STANDING_WORDS[verdict?.kind ?? 'waiting'];

const verdictText = ({ verdict, fen }: PuzzleRecord): string =>
  verdict ? explainVerdict(verdict, positionOfFen(fen)) : 'It waits for its proof.';

/** Takes puzzles out; those of the folder would come back. */
export async function remove({ ids }: NamedRequest, { library, config, screen, now }: Desk): Promise<ExitCode> {
  const records = new Map((await library.listPuzzles({ ids }, 0, ids.length)).map((record) => [record.id, record]));
  let code: ExitCode = EXIT.done;
  for (const id of ids) {
    const { owner } = records.get(id) ?? { owner: COMMON };
    const removal = await library.remove(owner, id, now());
    if (removal.kind === 'removed') {
      screen.print([
        `${withOwner({ id, owner })} is taken out: it is not given any more. What was played of it stays.`,
      ]);
      continue;
    }
    code = EXIT.notAll;
    if (removal.kind === 'unknown') screen.tell(unknown(id));
    else {
      const file = plainText(join(config.puzzlesDir, removal.source));
      screen.tell(`#${id} is in the puzzles folder: delete it in ${file}, line ${removal.line}.`);
    }
  }
  return code;
}
