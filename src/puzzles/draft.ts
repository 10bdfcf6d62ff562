import type { Likeness } from '../games/chess/twins.js';
import type { Position } from '../games/chess/vocabulary.js';
import { fail, ok, type Result } from '../shared/result.js';
import { charactersOf, replaceInvisible } from '../shared/visible-text.js';
import type { Purpose } from './files/folder-files.js';
import { explainLineFault, type LineFault } from './files/line-fault.js';

/** A puzzle as a file gives it: a position that can be one, not proved yet. */
export interface Draft {
  readonly line: number;
  readonly position: Position;
  readonly claimedMateIn?: number;
  readonly name?: string;
  readonly comment?: string;
  readonly metadata?: Metadata;
  /** It is meant to have several keys: somebody accepted it so before. */
  readonly severalKeys?: true;
  readonly purpose?: Extract<Purpose, 'practice'>;
}

/** What others measured or said of a puzzle. */
export interface Metadata {
  readonly rating?: number;
  readonly popularity?: number;
  readonly themes?: readonly string[];
}

/** Why a line of a file was refused, in English: for the terminal, and as it is stored. */
export interface RefusedLine {
  readonly line: number;
  /** The beginning of the line, as its writer wrote it: to be escaped before it is shown. */
  readonly text: string;
  /** One sentence that says what is wrong. */
  readonly why: string;
}

/** The same, with what is wrong as a value that can be said in any language. */
export interface FaultyLine extends RefusedLine {
  readonly fault: LineFault;
}

/** Longer claims are typing mistakes, or beyond what can be proved for a daily puzzle. */
export const MAX_CLAIMED_MATE = 20;

const MAX_NAME = 80;
const MAX_COMMENT = 300;
const MAX_REFUSED_TEXT = 80;

export function readClaim(text: string): Result<number, LineFault> {
  const claimed = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (claimed >= 1 && claimed <= MAX_CLAIMED_MATE) return ok(claimed);
  return fail({ code: 'wrong claim', most: MAX_CLAIMED_MATE });
}

/** The optional parts of a draft as its writer gave them; empty ones count as not given. */
export function labels(given: { readonly name?: string | undefined; readonly comment?: string | undefined }) {
  const name = shorten(given.name ?? '', MAX_NAME);
  const comment = shorten(given.comment ?? '', MAX_COMMENT);
  return { ...(name ? { name } : {}), ...(comment ? { comment } : {}) };
}

export const faultyLine = (line: number, text: string, fault: LineFault): FaultyLine => ({
  line,
  text: shorten(text, MAX_REFUSED_TEXT),
  why: explainLineFault(fault),
  fault,
});

const PLAIN = /^[\x20-\x7e]*$/;

/** Without control characters, and cut between characters rather than inside one. */
export function shorten(text: string, length: number): string {
  // Most texts are short and plain, and a file may have a million of them.
  if (text.length <= length && PLAIN.test(text)) return text.trim();
  // Cutting first keeps a line of a megabyte from being searched to its end.
  const clean = replaceInvisible(text.slice(0, length * 8), ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (clean.length <= length) return clean;
  let cut = '';
  for (const character of charactersOf(clean)) {
    if (cut.length + character.length > length - 1) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** As a file gives it: text that is still unchecked. */
interface ConditionsText {
  readonly severalKeys?: string | undefined;
  readonly purpose?: string | undefined;
}

/**
 * The optional part of a draft that says how it is to be taken. Only what a puzzle is not by itself is said: a word for one
 * key or for a daily changes nothing, so that whoever adds a whole file for practice is not contradicted by it.
 */
export function conditions({ severalKeys, purpose }: ConditionsText): Pick<Draft, 'severalKeys' | 'purpose'> {
  return {
    ...(severalKeys !== undefined && /^(?:yes|true|1)$/i.test(severalKeys.trim()) ? { severalKeys: true } : {}),
    ...(purpose?.trim().toLowerCase() === 'practice' ? { purpose: 'practice' } : {}),
  };
}

/** Why a line does not count, in English as it is stored: its puzzle is there already; `likeness` is how the two are alike. */
export const explainDuplicate = (of: number, likeness: Likeness): string => `Duplicate of #${of}${LIKE[likeness]}.`;

/** The same of a line whose place a later one took, such as `line 12`. */
export const explainReplaced = (by: string): string =>
  `Replaced by ${by}, which says something else of the same position.`;

const LIKE: Readonly<Record<Likeness, string>> = {
  'the same': '',
  mirrored: ', mirrored',
  'colours swapped': ', with colours swapped',
  turned: ', turned',
};
