import { positionOfFen } from '../../games/chess/position.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Desk } from './desk.js';
import { recordJson } from './record-json.js';
import type { ShowRequest } from './request.js';
import { puzzleText } from './show-text.js';
import { storedLine } from './stored-line.js';

/** Everything that is known of a puzzle. */
export async function show({ id, json }: ShowRequest, desk: Desk): Promise<ExitCode> {
  const { library, screen } = desk;
  const [record] = await library.listPuzzles({ ids: [id] }, 0, 1);
  if (!record) {
    screen.tell(unknown(id));
    return EXIT.notAll;
  }
  const line = await storedLine(library, record);
  screen.print(
    json ? [JSON.stringify(recordJson(record, line))] : puzzleText(record, line, positionOfFen(record.fen), screen),
  );
  return EXIT.done;
}

export const unknown = (id: number): string => `There is no puzzle #${id}; \`npm run puzzles -- list\` shows them.`;
