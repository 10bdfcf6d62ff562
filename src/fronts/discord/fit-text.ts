import { charactersOf } from '../../shared/visible-text.js';

const ELLIPSIS = '…';

/** What must not be cut in two: an escape, a mark of formatting, a character. In code a backslash escapes nothing. */
const UNIT = /\\[\s\S]|```|\*\*|[\s\S]/gu;
const UNIT_IN_CODE = /```|[\s\S]/gu;

type Mark = '```' | '`' | '**';

/** Cuts words without formatting; never through a character. */
export function cutWords(words: string, limit: number): string {
  if (words.length <= limit) return words;
  let kept = '';
  for (const character of charactersOf(words)) {
    if (kept.length + character.length + ELLIPSIS.length > limit) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

/** Cuts a reply's text so that what is left is still well formed: no half escape, and every open mark is closed. */
export function fitText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let open: readonly Mark[] = [];
  let fitting = ELLIPSIS;
  for (let at = 0; at < limit; ) {
    const unit = unitAt(text, at, isCode(open));
    at += unit.length;
    open = afterUnit(open, unit);
    const closed = text.slice(0, at) + ELLIPSIS + ending(open);
    if (closed.length <= limit) fitting = closed;
  }
  return fitting;
}

function unitAt(text: string, at: number, code: boolean): string {
  const pattern = code ? UNIT_IN_CODE : UNIT;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? text.slice(at);
}

const isCode = (open: readonly Mark[]): boolean => open.some((mark) => mark !== '**');

/** Inside code nothing but its own end is a mark. */
function afterUnit(open: readonly Mark[], unit: string): readonly Mark[] {
  if (unit !== '```' && unit !== '`' && unit !== '**') return open;
  if (open.at(-1) === unit) return open.slice(0, -1);
  return isCode(open) ? open : [...open, unit];
}

const ending = (open: readonly Mark[]): string =>
  open
    .toReversed()
    .map((mark) => (mark === '```' ? '\n```' : mark))
    .join('');
