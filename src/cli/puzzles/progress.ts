import { countText, rateText, timeText } from '../program/figures.js';
import { FATES, wordsOfFate } from './row.js';
import type { Tally } from './tally.js';

const SHOWN = FATES.filter((name) => name !== 'waiting' && name !== 'skipped');

/** How far a run has come: `fraction` is undefined where nobody knows how much there is. */
export interface Stage {
  readonly milliseconds: number;
  readonly fraction?: number | undefined;
  /** So many of the lines were proved by an earlier run: they say nothing of the pace of this one. */
  readonly knownBefore?: number;
}

/** `42%, 731/s, 31 s left: 8,120 sound, 33 cooked, 2 refused`. */
export function progressText(tally: Tally, { milliseconds, fraction, knownBefore = 0 }: Stage): string {
  const parts = SHOWN.filter((name) => tally.of(name) > 0);
  const counts = parts.map((name) => `${countText(tally.of(name))} ${wordsOfFate(name)}`).join(', ');
  const done = tally.lines - knownBefore;
  const pace = [
    ...(fraction === undefined ? [] : [`${Math.floor(fraction * 100)}%`]),
    ...(done > 0 && milliseconds > 0 ? [`${rateText(done, milliseconds)}/s`] : []),
    ...timeLeft(milliseconds, fraction, done / Math.max(1, tally.lines)),
  ];
  return [pace.join(', '), counts].filter((part) => part !== '').join(': ');
}

/** So early nobody can tell. */
const LEAST_FRACTION = 0.005;
const LEAST_MS = 1000;

/** `fresh` is the part of what is behind that took this run's time. */
function timeLeft(milliseconds: number, fraction: number | undefined, fresh: number): string[] {
  if (fraction === undefined || fraction >= 1 || milliseconds < LEAST_MS) return [];
  if (fraction * fresh < LEAST_FRACTION) return [];
  const seconds = Math.ceil((milliseconds * (1 - fraction)) / (fraction * fresh) / 1000);
  return [`${seconds < 60 ? `${seconds} s` : timeText(seconds * 1000)} left`];
}
