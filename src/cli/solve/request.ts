import { explainPositionFault, readPosition } from '../../games/chess/position.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { readFenLine } from '../../puzzles/files/formats/epd.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { flag, spendingOptions, type Values, wholeNumber } from '../program/options.js';

const DEFAULT_SECONDS = 60;
const DEFAULT_MEGABYTES = 128;

export const OPTIONS = {
  mateIn: wholeNumber('-m, --mate <N>', 'the length that is claimed (else the shortest mate is sought)', {
    least: 1,
    most: MAX_CLAIMED_MATE,
  }),
  tree: flag('-t, --tree', 'the whole solution: every defence and its answers'),
  json: flag('-j, --json', 'JSON, one object a line'),
  compare: flag('-c, --compare', 'times: one core, many at once, one puzzle on all cores'),
  ...spendingOptions({ seconds: `${DEFAULT_SECONDS}`, megabytes: `${DEFAULT_MEGABYTES}; more is never used` }),
};

/** What somebody wants solved, and how. */
export interface Request {
  readonly subject: Subject;
  /** The length claimed, for what claims none itself. */
  readonly mateIn: number | undefined;
  readonly tree: boolean;
  readonly json: boolean;
  readonly compare: boolean;
  /** For each puzzle. */
  readonly seconds: number;
  /** For each puzzle. */
  readonly megabytes: number;
  readonly cores: number | undefined;
}

export function readRequest(options: Values<typeof OPTIONS>, operands: readonly string[]): Result<Request, string> {
  if (options.compare && options.tree) return fail('--compare prints only times; leave --tree out.');
  const subject = readSubject(operands);
  if (!subject.ok) return subject;
  const { seconds = DEFAULT_SECONDS, megabytes = DEFAULT_MEGABYTES } = options;
  return ok({ ...options, subject: subject.value, seconds, megabytes });
}

/** What is to be solved. */
export type Subject =
  | { readonly kind: 'position'; readonly position: Position; readonly claimedMateIn?: number }
  | { readonly kind: 'files'; readonly paths: readonly string[] }
  | { readonly kind: 'bundled' };

/** A position may come as one word in quotes or as its six fields; an EPD line with `dm 2;` is one too. */
function readSubject(operands: readonly string[]): Result<Subject, string> {
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
