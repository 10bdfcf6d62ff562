import { setImmediate as nextTurn } from 'node:timers/promises';
import { fail, ok, type Result } from '../result.js';
import { type Draft, type RefusedLine, refusedLine } from './draft.js';
import { isFenLine, readFenLine } from './formats/epd.js';
import { beginsTextBoard, MAX_BOARD_LINES, namesSide, readTextBoard } from './formats/text-board.js';
import { decodeText, linesOf, type TextLine } from './text-lines.js';

export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** No position with its name and comment is longer; reading one line must not take long. */
const MAX_LINE = 2_000;

/** How long reading may keep everybody else waiting. */
const SLICE_MILLISECONDS = 4;

/** A file that is no puzzle file can have a million lines; nobody wants them all explained, or stored. */
const MAX_REFUSED = 500;

const TOO_LONG = `This line is longer than ${MAX_LINE} characters; shorten it.`;
const UNKNOWN = 'This is neither a FEN or EPD line nor part of a text board; correct it, or put `#` before a remark.';

export type FileFault =
  | { readonly code: 'too large'; readonly bytes: number }
  | { readonly code: 'empty' }
  | { readonly code: 'not text' };

export interface PuzzleFile {
  readonly drafts: Draft[];
  /** The first ones; when there are very many, the last entry counts the rest. */
  readonly refused: RefusedLine[];
}

/** Takes every good puzzle of a file, in any of the formats, and says of each bad one what is wrong with it. */
export async function readPuzzleFile(bytes: Uint8Array): Promise<Result<PuzzleFile, FileFault>> {
  if (bytes.byteLength > MAX_FILE_BYTES) return fail({ code: 'too large', bytes: bytes.byteLength });
  const text = decodeText(bytes);
  if (!text.ok) return fail({ code: text.fault });

  const drafts: Draft[] = [];
  const refused: RefusedLine[] = [];
  let unnamed = 0;
  const refuse = (line: RefusedLine) => {
    if (refused.length < MAX_REFUSED) refused.push(line);
    else unnamed += 1;
  };
  const take = (puzzle: Result<Draft, RefusedLine>) => {
    if (puzzle.ok) drafts.push(puzzle.value);
    else refuse(puzzle.fault);
  };
  let board: [TextLine, ...TextLine[]] | undefined;
  const endBoard = () => {
    if (board) take(readTextBoard(board));
    board = undefined;
  };

  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  for (const line of linesOf(text.value)) {
    if (performance.now() > sliceEnd) {
      await nextTurn();
      sliceEnd = performance.now() + SLICE_MILLISECONDS;
    }
    if (line.text.startsWith('#')) continue;
    if (line.text.length > MAX_LINE) {
      refuse(refusedLine(line.number, line.text, TOO_LONG));
      continue;
    }
    const isFen = isFenLine(line.text);
    // A blank line ends a board; so does a line that can only be the next puzzle, lest one mistake cost two puzzles.
    if (line.text === '' || isFen || namesSide(line.text) || board?.length === MAX_BOARD_LINES) endBoard();
    if (line.text === '') continue;

    if (board) board.push(line);
    else if (isFen) take(readFenLine(line));
    else if (beginsTextBoard(line.text)) board = [line];
    else refuse(refusedLine(line.number, line.text, UNKNOWN));
  }
  endBoard();
  if (drafts.length + refused.length === 0) return fail({ code: 'empty' });
  const last = refused.at(-1);
  if (last && unnamed > 0)
    refused.push({ line: last.line, text: '', why: `After this line ${unnamed} more were refused.` });
  return ok({ drafts, refused });
}

/** One sentence that says what to do with the file. */
export function explainFileFault(fault: FileFault): string {
  switch (fault.code) {
    case 'too large':
      return `The file has ${megabytes(fault.bytes)} MB and the limit is ${megabytes(MAX_FILE_BYTES)} MB; split it into smaller files.`;
    case 'empty':
      return 'There is no puzzle in the file; give one position a line, as FEN or EPD, or text boards.';
    case 'not text':
      return 'This is not a text file; save the puzzles as plain text (UTF-8).';
  }
}

/** Rounded up, so that a file just over the limit does not seem to be within it. */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
