import { CALENDAR_WEEKS, MOST_THEMES_ROWS, MOST_TIMES_ROWS, type StatsCard } from '../pictures/cards.js';
import { calendarOf, dailiesOf, type ThemeRecord, themesByRecord, timesByLength } from '../play/player-stats.js';
import type { Speech } from '../texts/speech.js';
import { dayInWords } from './dates.js';
import { drawableName } from './drawable-name.js';
import { formatDuration } from './duration.js';
import { calendarMonths, ratingMarks, timeMarks, weekdayNames } from './stats-axes.js';
import { type Figures, ratingInWords } from './stats-figures.js';
import { countSolved } from './stats-text.js';

/** A member's figures as a picture: the words on it are the reader's. */
export function statsCard(figures: Figures, speech: Speech): StatsCard {
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

function themesPart({ played }: Figures, { texts: { stats, difficulty } }: Speech): StatsCard['themes'] {
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
