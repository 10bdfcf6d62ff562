import { addDays, daysBetween } from '../people/days.js';
import { logOfTime, typicalTime } from '../people/solves.js';
import { notableThemes, type Theme } from '../puzzles/analysis/themes.js';
import { type Attempt, isTimeRanked, solveTime } from './attempt.js';
import type { PlayedAttempt } from './player-store.js';
import { isPractice } from './puzzle-ref.js';

/** The solve times of one length of mate. */
interface TimesOfLength {
  readonly mateIn: number;
  readonly solves: number;
  readonly fastest: number;
  readonly typical: number;
  readonly slowest: number;
}

/** How often the first try at puzzles of a theme was right. */
export interface ThemeRecord {
  readonly theme: Theme;
  readonly tried: number;
  readonly won: number;
}

type DayKind = 'none' | 'missed' | 'solved' | 'clean' | 'future';

/** Fewer say nothing. */
const LEAST_TRIED = 3;

const WEEK = 7;

const isClean = ({ finish, wrong, hints }: Attempt): boolean =>
  finish?.outcome === 'solved' && wrong === 0 && hints === 0;

export const dailiesOf = (played: readonly PlayedAttempt[]): readonly PlayedAttempt[] =>
  played.filter(({ attempt }) => !isPractice(attempt.puzzleRef));

/** Of the dailies that were solved in a time that is ranked, the shortest mates first. */
export function timesByLength(played: readonly PlayedAttempt[]): readonly TimesOfLength[] {
  const times = new Map<number, number[]>();
  for (const { attempt, mateIn } of dailiesOf(played)) {
    const time = isTimeRanked(attempt) ? solveTime(attempt) : undefined;
    // Of a puzzle that has lost its proof the length is not known any more.
    if (time !== undefined && mateIn > 0) times.set(mateIn, [...(times.get(mateIn) ?? []), time]);
  }
  return [...times]
    .sort(([one], [other]) => one - other)
    .map(([mateIn, all]) => ({
      mateIn,
      solves: all.length,
      fastest: Math.min(...all),
      typical: typicalTime(
        all.reduce((sum, time) => sum + logOfTime(time), 0),
        all.length,
      ),
      slowest: Math.max(...all),
    }));
}

/** Whole weeks from Monday on, the last of them with today. A day is missed when others could solve a puzzle on it. */
export function calendarOf(
  played: readonly PlayedAttempt[],
  dailies: ReadonlySet<string>,
  today: string,
  weeks: number,
): readonly DayKind[] {
  const byDate = new Map(dailiesOf(played).map(({ attempt }) => [attempt.puzzleRef, attempt]));
  const first = [...byDate.keys()].reduce((least, date) => (date < least ? date : least), today);
  const start = calendarStart(today, weeks);
  return Array.from({ length: weeks * WEEK }, (_, index): DayKind => {
    const date = addDays(start, index);
    const attempt = byDate.get(date);
    if (attempt?.finish?.outcome === 'solved') return isClean(attempt) ? 'clean' : 'solved';
    if (date > today) return 'future';
    return date >= first && date < today && dailies.has(date) ? 'missed' : 'none';
  });
}

/** The Monday with which the calendar begins. */
export function calendarStart(today: string, weeks: number): string {
  // The first of January 1970 was a Thursday.
  const weekday = (daysBetween('1970-01-01', today) + 3) % WEEK;
  return addDays(today, -weekday - (weeks - 1) * WEEK);
}

/**
 * Dailies and practice, by themes that are told after a solve; without a wrong try or a hint is won. By how likely the next one is won: of few tries not all is believed (Laplace's
 * rule). A theme is among the best or among the weakest, never in both.
 */
export function themesByRecord(
  played: readonly PlayedAttempt[],
  most: number,
): { readonly best: readonly ThemeRecord[]; readonly weakest: readonly ThemeRecord[] } {
  const records = new Map<Theme, { tried: number; won: number }>();
  for (const { attempt, themes } of played) {
    for (const theme of notableThemes(themes)) {
      const record = records.get(theme) ?? { tried: 0, won: 0 };
      record.tried += 1;
      if (isClean(attempt)) record.won += 1;
      records.set(theme, record);
    }
  }
  const chance = ({ won, tried }: ThemeRecord): number => (won + 1) / (tried + 2);
  const ranked = [...records]
    .map(([theme, record]) => ({ theme, ...record }))
    .filter(({ tried }) => tried >= LEAST_TRIED)
    .sort((one, other) => chance(other) - chance(one) || one.theme.localeCompare(other.theme));
  const best = ranked.filter(({ won }) => won > 0).slice(0, Math.min(most, Math.ceil(ranked.length / 2)));
  const weakest = ranked
    .filter((each) => !best.includes(each) && each.won < each.tried)
    .toReversed()
    .slice(0, most);
  return { best, weakest };
}
