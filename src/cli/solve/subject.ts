import { explainPositionFault, readPosition } from '../../games/chess/position.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { readFenLine } from '../../puzzles/files/formats/epd.js';
import { fail, ok, type Result } from '../../shared/result.js';

/** What is to be solved. */
export type Subject =
  | { readonly kind: 'position'; readonly position: Position; readonly claimedMateIn?: number }
  | { readonly kind: 'files'; readonly paths: readonly string[] }
  | { readonly kind: 'bundled' };

/** A position may come as one word in quotes or as its six fields; an EPD line with `dm 2;` is one too. */
export function readSubject(operands: readonly string[]): Result<Subject, string> {
  const [first] = operands;
  if (first === undefined) return ok({ kind: 'bundled' });
  if (operands.some((operand) => operand.trim() === '')) {
    return fail('One of the words is empty; give a position or the names of files.');
  }
  if (operands.filter(meansBoard).length > 1) return fail('Give one position at a time, or a file with one a line.');
  if (meansBoard(first)) return readGiven(operands.join(' ').trim());
  if (operands.some(meansBoard)) return fail('Give either one position or file names, not both.');
  return ok({ kind: 'files', paths: operands });
}

/**
 * Seven slashes make a board, and fewer do where only letters of a board stand between them: such a text deserves to
 * hear what is wrong with it. Names of files begin with a slash or have a dot.
 */
function meansBoard(operand: string): boolean {
  const [board = ''] = operand.trim().split(/\s/);
  const slashes = board.split('/').length - 1;
  if (board.startsWith('/') || board.includes('.')) return false;
  return slashes === 7 || (slashes >= 3 && /^[pnbrqk1-8/]+$/i.test(board));
}

function readGiven(text: string): Result<Subject, string> {
  if (text.includes(';')) {
    const draft = readFenLine({ number: 1, text });
    if (!draft.ok) return fail(draft.fault.why);
    const { position, claimedMateIn } = draft.value;
    return ok({ kind: 'position', position, ...(claimedMateIn !== undefined && { claimedMateIn }) });
  }
  const position = readPosition(text);
  return position.ok ? ok({ kind: 'position', position: position.value }) : fail(explainPositionFault(position.fault));
}
