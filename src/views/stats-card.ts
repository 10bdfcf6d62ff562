import { addDays } from '../people/days.js';
import { type AxisMark, CALENDAR_WEEKS, MOST_THEMES_ROWS, MOST_TIMES_ROWS, type StatsCard } from '../pictures/cards.js';
import {
  calendarOf,
  calendarStart,
  dailiesOf,
  type ThemeRecord,
  themesByRecord,
  timesByLength,
} from '../play/player-stats.js';
import type { RatedMoment } from '../play/player-store.js';
import type { Speech } from '../texts/speech.js';
import { dateWriter } from '../texts/writing.js';
import { dayInWords } from './dates.js';
import { drawableName } from './drawable-name.js';
import { formatDuration } from './format.js';
import { countSolved, type MemberStats, ratingInWords } from './stats.js';

/** A member's figures as a picture: the words on it are the reader's. */
export function statsCard(figures: MemberStats, speech: Speech): StatsCard {
  const { stats: texts, dates, share } = speech.texts;
  const { played, today, history, daily, practice, streak, score, dailies } = figures;
  const solved = countSolved(dailiesOf(played));
  const first = played[0]?.attempt.openedOn ?? today;
  return {
    kind: 'stats',
    title: drawableName(figures.name) ?? texts.title,
    subtitle: [
      texts.since(dayInWords(first, speech)),
      ...(practice ? [texts.practiceRating(ratingInWords(practice))] : []),
    ].join(' · '),
    figures: [
      { label: texts.ratingFigure, value: daily ? ratingInWords(daily) : '–' },
      { label: texts.streakFigure, value: texts.days(streak.length) },
      { label: texts.scoreFigure, value: score.toLocaleString(dates.locale) },
      { label: texts.solvedFigure(solved), value: String(solved) },
    ],
    rating: { label: texts.rating, points: history, marks: ratingMarks(history, dates.locale), empty: texts.noRating },
    times: {
      label: texts.solveTimes,
      rows: timesByLength(played)
        .slice(0, MOST_TIMES_ROWS)
        .map(({ mateIn, solves, fastest, typical, slowest }) => ({
          label: texts.mateIn(mateIn),
          fastest,
          typical,
          slowest,
          text: formatDuration(typical, speech),
          solves: `${solves}×`,
        })),
      marks: timeMarks(),
      empty: texts.noTimes,
    },
    calendar: {
      label: texts.calendar,
      days: calendarOf(played, dailies, today, CALENDAR_WEEKS),
      months: calendarMonths(today, dates.locale),
      weekdays: weekdayNames(dates.locale),
      legend: { missed: texts.missed, solved: texts.solvedDay, clean: texts.clean },
    },
    themes: themesPart(figures, speech),
    footer: share.footer,
  };
}

function themesPart({ played }: MemberStats, { texts: { stats, difficulty } }: Speech): StatsCard['themes'] {
  const { best, weakest } = themesByRecord(played, MOST_THEMES_ROWS);
  const rowOf = ({ theme, won, tried }: ThemeRecord) => ({
    name: capital(difficulty.theme(theme)),
    text: stats.of(won, tried),
    part: won / tried,
  });
  return {
    best: { label: stats.best, rows: best.map(rowOf) },
    weakest: { label: stats.weakest, rows: weakest.map(rowOf) },
    empty: best.length + weakest.length > 0 ? stats.noneSoFar : stats.noThemes,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK_DAYS = 7;

/** A shorter history has days on its axis, a longer one months. */
const MONTHS_FROM = 75 * DAY;
const DAY_MARKS = 4;

/** The most important first: where two would touch, the later one gives way. The units are the same in every language. */
const TIMES: readonly (readonly [number, string])[] = [
  [10 * SECOND, '10 s'],
  [MINUTE, '1 min'],
  [HOUR, '1 h'],
  [10 * MINUTE, '10 min'],
  [DAY, '24 h'],
  [SECOND, '1 s'],
  [30 * SECOND, '30 s'],
  [5 * MINUTE, '5 min'],
  [30 * MINUTE, '30 min'],
  [3 * SECOND, '3 s'],
  [5 * HOUR, '5 h'],
  [2 * MINUTE, '2 min'],
];

const timeMarks = (): readonly AxisMark[] => TIMES.map(([at, label]) => ({ at, label }));

function ratingMarks(history: readonly RatedMoment[], locale: string): readonly AxisMark[] {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || last.at <= first.at) return [];
  if (last.at - first.at >= MONTHS_FROM) return firstsOfMonths(first.at, last.at, monthNames(locale));
  const writeDay = dateWriter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return Array.from({ length: DAY_MARKS }, (_, index) => {
    const at = first.at + ((last.at - first.at) * index) / (DAY_MARKS - 1);
    return { at, label: writeDay(at) };
  });
}

function firstsOfMonths(from: number, to: number, name: (at: number) => string): readonly AxisMark[] {
  const start = new Date(from);
  const marks: AxisMark[] = [];
  for (let month = start.getUTCMonth() + 1; ; month++) {
    const at = Date.UTC(start.getUTCFullYear(), month, 1);
    if (at > to) return marks;
    marks.push({ at, label: name(at) });
  }
}

/** A month's name stands over the week that has its first day. */
function calendarMonths(today: string, locale: string): readonly AxisMark[] {
  const start = calendarStart(today, CALENDAR_WEEKS);
  const name = monthNames(locale);
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const days = Array.from({ length: WEEK_DAYS }, (_, day) => addDays(start, week * WEEK_DAYS + day));
    const first = days.find((day) => day.endsWith('-01'));
    return first === undefined ? [] : [{ at: week, label: name(Date.parse(first)) }];
  }).flat();
}

/** Every other one: the calendar's lines are too close for all. */
function weekdayNames(locale: string): readonly string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const monday = Date.UTC(2024, 0, 1);
  return Array.from({ length: WEEK_DAYS }, (_, day) => (day % 2 === 0 ? name.format(monday + day * DAY) : ''));
}

function monthNames(locale: string): (at: number) => string {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (at) => name.format(at);
}
