import { join } from 'node:path';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Desk } from './desk.js';
import { Notes } from './notes.js';
import type { RemoveRequest } from './request.js';
import { unknown } from './show.js';
import { withOwner } from './whose.js';

/** Takes puzzles out; those of the folder would come back. */
export async function remove({ ids }: RemoveRequest, { library, config, screen, now }: Desk): Promise<ExitCode> {
  const records = new Map((await library.listPuzzles({ ids }, 0, ids.length)).map((record) => [record.id, record]));
  const notes = new Notes(screen);
  for (const id of ids) {
    const { owner } = records.get(id) ?? { owner: COMMON };
    const removal = await library.remove(owner, id, now());
    if (removal.kind === 'removed') {
      screen.print([
        `${withOwner({ id, owner })} is taken out: it is not given any more. What was played of it stays.`,
      ]);
    } else if (removal.kind === 'unknown') notes.tell(unknown(id));
    else {
      const file = plainText(join(config.puzzlesDir, removal.source));
      notes.tell(`#${id} is in the puzzles folder: delete it in ${file}, line ${removal.line}.`);
    }
  }
  notes.end();
  return notes.isEmpty ? EXIT.done : EXIT.notAll;
}
