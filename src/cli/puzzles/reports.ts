import type { UserReport } from '../../people/people-store.js';
import { readPuzzleNumbers } from '../../puzzles/puzzle-numbers.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { defineCommand, EXIT, type ExitCode } from '../program/command.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { quoted, text } from '../program/options.js';
import { type LibraryContext, withLibrary } from './context.js';
import { Complaints } from './selection.js';

/** What people told with `/report`, oldest first; or puts away what is done. */
export const reportsCommand = defineCommand({
  name: 'reports',
  about: 'what people told with /report, oldest first',
  options: { done: text('--done <ID>', 'put these away: 12 or 12-40,45') },
  read({ done }): Result<readonly number[], string> {
    if (done === undefined) return ok([]);
    const ids = readPuzzleNumbers(done);
    if (ids.ok) return ids;
    return fail(`Reports are named by their numbers, such as 12 or 12-40,45, not by ${quoted(done)}.`);
  },
  run: withLibrary(reports),
});

async function reports(done: readonly number[], { reports: store, screen, now }: LibraryContext): Promise<ExitCode> {
  if (done.length > 0) {
    const complaints = new Complaints(screen);
    for (const id of done) {
      if (await store.close(id, now())) screen.print([`Report ${id} is done.`]);
      else complaints.add(`There is no open report ${id}.`);
    }
    complaints.end();
    return complaints.isEmpty ? EXIT.done : EXIT.notAll;
  }
  const open = await store.listOpen();
  screen.print(open.flatMap(linesOf));
  screen.print([open.length === 0 ? 'Nobody has reported anything.' : plural(open.length, 'report')]);
  return EXIT.done;
}

function linesOf({ id, at, serverId, userId, puzzleId, text }: UserReport): readonly string[] {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const about = puzzleId === undefined ? '' : `, puzzle #${puzzleId}`;
  return [
    `${id}  ${when} UTC, server ${plainText(serverId)}, user ${plainText(userId)}${about}`,
    `   ${plainText(text)}`,
    '',
  ];
}
