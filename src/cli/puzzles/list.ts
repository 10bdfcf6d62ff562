import { countText, plural } from '../program/figures.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Desk } from './desk.js';
import { NO_COLUMNS, tableLines, widened } from './list-text.js';
import { pagesOf } from './pages.js';
import { recordJson } from './record-json.js';
import type { ListRequest } from './request.js';

const EMPTY =
  'The library is empty: `npm start` fills it from the puzzles folder, and `npm run puzzles -- add FILE` adds a file.';

/** A table of the puzzles, or a JSON object for each. */
export async function list({ filter, limit, json }: ListRequest, desk: Desk): Promise<ExitCode> {
  const { library, screen, signal } = desk;
  let shown = 0;
  let columns = NO_COLUMNS;
  for await (const page of pagesOf(library, filter, signal)) {
    const records = page.slice(0, limit - shown);
    const isFirst = shown === 0;
    shown += records.length;
    columns = widened(columns, records);
    screen.print(
      json
        ? records.map((record) => JSON.stringify(recordJson(record)))
        : tableLines(records, columns, screen.width, screen.paint, isFirst),
    );
    if (shown >= limit) break;
  }
  if (signal.aborted) return EXIT.notAll;
  if (shown === 0) {
    screen.tell((await library.countPuzzles({})) > 0 ? 'No puzzle is like that.' : EMPTY);
    return EXIT.notAll;
  }
  if (json) return EXIT.done;
  const all = shown < limit ? shown : await library.countPuzzles(filter);
  screen.print([
    '',
    all > shown ? `${countText(shown)} of ${plural(all, 'puzzle')}; --limit shows more.` : plural(all, 'puzzle'),
  ]);
  return EXIT.done;
}
