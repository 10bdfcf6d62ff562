import { sanOfUci } from '../../games/chess/moves.js';
import { positionKey, positionOfFen } from '../../games/chess/position.js';
import type { ComposedPuzzle } from '../../puzzles/composing/finish.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { plural } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import { NewFile } from '../program/output-file.js';
import type { Screen } from '../program/screen.js';
import type { Request } from './request.js';

/** Where the lines go: the terminal or a file. */
export interface Output {
  write(line: string): Promise<void>;
  /** Keeps what was written. */
  close(): Promise<void>;
  /** A sentence about what is there after a failure. */
  written(): string;
}

export async function openOutput({ out }: Request, screen: Screen): Promise<Result<Output, string>> {
  if (out === undefined) {
    return ok({ write: async (line) => screen.print([line]), close: async () => {}, written: () => '' });
  }
  try {
    return ok(fileOutput(out, await NewFile.open(out)));
  } catch (error) {
    return fail(`${plainText(out)} cannot be written (${codeOf(error)}); check the folder and its permissions.`);
  }
}

/** An old file stays as it is until something new is there for its place. */
function fileOutput(name: string, file: NewFile): Output {
  let lines = 0;
  let bytes = 0;
  return {
    write: async (line) => {
      const text = Buffer.from(`${line}\n`);
      await file.handle.appendFile(text);
      lines++;
      bytes += text.length;
    },
    close: async () => {
      const kept = lines;
      // Until it is kept, nothing is there.
      lines = 0;
      if (kept === 0) return file.drop();
      await file.keep(bytes);
      lines = kept;
    },
    written: () => (lines > 0 ? `${plainText(name)} has ${plural(lines, 'puzzle')}.` : 'Nothing was written.'),
  };
}

const codeOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
};

/** `8/8/… w - - dm 2; id "d-0001";` Difficulty and themes are not written: whoever proves it finds them. */
export const epdLine = ({ fen, mateIn }: ComposedPuzzle, id: string): string =>
  `${positionKey(positionOfFen(fen))} dm ${mateIn}; id "${id}";`;

/** The names are a promise: programs read them. */
export const puzzleJson = (
  { fen, mateIn, key, method: way, points, difficulty, themes }: ComposedPuzzle,
  id: string,
): object => ({
  id,
  fen,
  mateIn,
  key: { san: sanOfUci(positionOfFen(fen), key), uci: key },
  way,
  beauty: points,
  difficulty,
  themes,
});
