import { entryOf, flawOf, type LineReader, refusal, type Take } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import type { TextLine } from '../text-lines.js';
import { isFenLine, readFenLine } from './epd.js';
import { beginsTextBoard, MAX_BOARD_LINES, namesSide, readTextBoard } from './text-board.js';

/** No position with its name and comment is longer; reading one line must not take long. */
export const MAX_TEXT_LINE = 2_000;

export const UNKNOWN_LINE: LineFault = { code: 'unknown line' };

export const isPlainText = (text: string): boolean => isFenLine(text) || beginsTextBoard(text);

/** `#` begins a remark here, and `%` in many files of problems. */
export const isRemark = (text: string): boolean => text.startsWith('#') || text.startsWith('%');

/** FEN and EPD lines and text boards, mixed as they come. */
export function readPlainText(take: Take): LineReader {
  let board: [TextLine, ...TextLine[]] | undefined;
  const endBoard = () => {
    if (board) take(entryOf(readTextBoard(board)));
    board = undefined;
  };
  return {
    read(line) {
      if (isRemark(line.text)) return;
      const flaw = flawOf(line, MAX_TEXT_LINE);
      if (flaw) return take(refusal(line, flaw));
      const isFen = isFenLine(line.text);
      // A blank line ends a board; so does a line that can only be the next puzzle, lest one mistake cost two puzzles.
      if (line.text === '' || isFen || namesSide(line.text) || board?.length === MAX_BOARD_LINES) endBoard();
      if (line.text === '') return;

      if (board) board.push(line);
      else if (isFen) take(entryOf(readFenLine(line)));
      else if (beginsTextBoard(line.text)) board = [line];
      else take(refusal(line, UNKNOWN_LINE));
    },
    end: endBoard,
  };
}
