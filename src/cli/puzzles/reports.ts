import type { PersonReport } from '../../people/report-store.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/plain-text.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Desk } from './desk.js';
import { Notes } from './notes.js';
import type { ReportsRequest } from './request.js';

/** What people told with `/report`, oldest first; or puts away what is done. */
export async function reports({ done }: ReportsRequest, { reports: store, screen, now }: Desk): Promise<ExitCode> {
  if (done.length > 0) {
    const notes = new Notes(screen);
    for (const id of done) {
      if (await store.close(id, now())) screen.print([`Report ${id} is done.`]);
      else notes.tell(`There is no open report ${id}.`);
    }
    notes.end();
    return notes.isEmpty ? EXIT.done : EXIT.notAll;
  }
  const open = await store.listOpen();
  screen.print(open.flatMap(linesOf));
  screen.print([open.length === 0 ? 'Nobody has reported anything.' : plural(open.length, 'report')]);
  return EXIT.done;
}

function linesOf({ id, at, serverId, userId, puzzleId, text }: PersonReport): readonly string[] {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const about = puzzleId === undefined ? '' : `, puzzle #${puzzleId}`;
  return [
    `${id}  ${when} UTC, server ${plainText(serverId)}, user ${plainText(userId)}${about}`,
    `   ${plainText(text)}`,
    '',
  ];
}
