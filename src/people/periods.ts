import { Temporal } from 'temporal-polyfill';
import { PERIODS, type Period } from './leaderboard.js';

/** The name of a period that a date lies in: `2026-11-16`, `2026-W47`, `2026-11` or `all`. */
export function periodKey(period: Period, date: string): string {
  switch (period) {
    case 'today':
      return date;
    case 'week': {
      const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(date);
      return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`;
    }
    case 'month':
      return date.slice(0, 7);
    case 'all':
      return 'all';
  }
}

/** All of them: a solve counts in each. */
export const periodKeys = (date: string): readonly { readonly period: Period; readonly key: string }[] =>
  PERIODS.map((period) => ({ period, key: periodKey(period, date) }));
