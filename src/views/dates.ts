import { isPractice, type PuzzleRef, practisedPuzzle } from '../play/puzzle-ref.js';
import { fail, ok, type Result } from '../shared/result.js';
import { type Speech, TEXTS } from '../texts/speech.js';
import type { PuzzleName } from '../texts/writing.js';

const DAY = 86_400_000;

/** Everybody may say "today" in any language that is spoken here. */
const TODAY = Object.values(TEXTS).flatMap(({ dates }) => dates.today);
const YESTERDAY = Object.values(TEXTS).flatMap(({ dates }) => dates.yesterday);

/**
 * A past day or today, from what somebody typed: `2026-11-16`, `today`, `yesterday`, or nothing for today. Buttons also name
 * practice: `practice-17`.
 */
export function readPuzzleRef(typed: string | undefined, today: string, speech: Speech): Result<PuzzleRef, string> {
  const text = typed?.trim().toLowerCase() ?? '';
  if (isPractice(text)) return ok(text);
  if (text === '' || TODAY.includes(text)) return ok(today);
  if (YESTERDAY.includes(text)) return ok(isoDate(Date.parse(today) - DAY));
  const { dates } = speech.texts;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse takes 30 February for 1 March; the round trip notices.
  if (Number.isNaN(time) || isoDate(time) !== text) return fail(dates.unreadable(today));
  return text > today ? fail(dates.notOut(dayInWords(text, speech), dayInWords(today, speech))) : ok(text);
}

/** `16 November 2026`, which no line break tears apart. */
export const dayInWords = (date: string, { texts }: Pick<Speech, 'texts'>): string =>
  texts.daily.day(date).replaceAll(' ', '\u00a0');

export function nameOf(puzzleRef: PuzzleRef, speech: Pick<Speech, 'texts'>): PuzzleName {
  const practice = practisedPuzzle(puzzleRef);
  return practice === undefined ? { day: dayInWords(puzzleRef, speech) } : { practice };
}

/** What a board is called on a button. */
export const boardName = (puzzleRef: PuzzleRef, today: string, { texts }: Pick<Speech, 'texts'>): string =>
  puzzleRef === today ? texts.playing.todaysPuzzle : texts.playing.nameOf(nameOf(puzzleRef, { texts }));

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
