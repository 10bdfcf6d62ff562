import { CALENDAR_WEEKS, type CalendarDay, type RatingPoint, type StatsCard } from '../../../src/pictures/cards.js';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 4, 25);

/** The same for everybody: numbers from 0 to 1 that look like chance. */
const chance = (step: number): number => {
  const wild = Math.sin(step * 12.9898 + 4.1414) * 43758.5453;
  return wild - Math.floor(wild);
};

function halfAYear(): readonly RatingPoint[] {
  const points: RatingPoint[] = [{ at: START, rating: 1500, deviation: 350 }];
  let rating = 1500;
  for (let day = 1; day < 178; day++) {
    if (chance(day) < 0.22) continue;
    rating += (chance(day + 500) < 0.53 ? 1 : -1) * (9 + 160 / (day + 1));
    points.push({ at: START + day * DAY, rating, deviation: 70 + 280 / (1 + day / 9) });
  }
  return points;
}

/** Five days of the last week are still to come. */
const days: readonly CalendarDay[] = Array.from({ length: 7 * CALENDAR_WEEKS }, (_, index) => {
  if (index > 7 * CALENDAR_WEEKS - 6) return 'future';
  if (index < 9) return 'none';
  const luck = chance(index);
  return luck < 0.2 ? 'missed' : luck < 0.6 ? 'solved' : 'clean';
});

const row = (mateIn: number, [fastest, typical, slowest]: readonly [number, number, number], text: string) => ({
  label: `Mate in ${mateIn}`,
  fastest: fastest * 1000,
  typical: typical * 1000,
  slowest: slowest * 1000,
  text,
  solves: `${Math.round(90 / mateIn)}×`,
});

/** Who has played for half a year, nearly every day. */
export const RICH: StatsCard = {
  kind: 'stats',
  title: 'Anna Lindqvist',
  subtitle: 'Chess Club Uppsala · since 25 May 2026',
  figures: [
    { value: '1891 ± 83', label: 'rating' },
    { value: '23 days', label: 'streak' },
    { value: '18,420', label: 'score' },
    { value: '141', label: 'solved' },
  ],
  rating: {
    label: 'Rating',
    points: halfAYear(),
    marks: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
      at: Date.UTC(2026, 5 + index, 1),
      label,
    })),
    empty: 'The line begins with your second rated puzzle.',
  },
  times: {
    label: 'Solve times',
    rows: [
      row(1, [2.1, 6.2, 31], '6.2 s'),
      row(2, [5.3, 24.8, 190], '24.8 s'),
      row(3, [14, 72, 840], '1 min 12 s'),
      row(4, [41, 205, 2900], '3 min 25 s'),
      row(5, [150, 611, 9200], '10 min 11 s'),
      row(6, [900, 4100, 30000], '1 h 8 min'),
    ],
    marks: [
      { at: 1_000, label: '1 s' },
      { at: 10_000, label: '10 s' },
      { at: 60_000, label: '1 min' },
      { at: 600_000, label: '10 min' },
      { at: 3_600_000, label: '1 h' },
      { at: 86_400_000, label: '1 d' },
    ],
    empty: 'Your times stand here once you have solved a puzzle.',
  },
  calendar: {
    label: 'The last 26 weeks',
    days,
    months: [
      { at: 1, label: 'Jun' },
      { at: 5, label: 'Jul' },
      { at: 10, label: 'Aug' },
      { at: 14, label: 'Sep' },
      { at: 18, label: 'Oct' },
      { at: 23, label: 'Nov' },
    ],
    weekdays: ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'],
    legend: { missed: 'missed', solved: 'solved', clean: 'first try' },
  },
  themes: {
    best: {
      label: 'Best themes',
      rows: [
        { name: 'Back-rank mate', text: '14 of 15', part: 14 / 15 },
        { name: 'Smothered mate', text: '7 of 8', part: 7 / 8 },
        { name: 'Double check', text: '11 of 14', part: 11 / 14 },
      ],
    },
    weakest: {
      label: 'Weakest themes',
      rows: [
        { name: 'Zugzwang', text: '2 of 11', part: 2 / 11 },
        { name: 'Quiet key', text: '5 of 17', part: 5 / 17 },
        { name: 'Underpromotion', text: '2 of 6', part: 2 / 6 },
      ],
    },
    empty: 'Themes are compared once you have met one five times.',
  },
  footer: 'Matinee · one proved mate a day',
};

/** Who has not begun: all there is are words. */
export const EMPTY: StatsCard = {
  ...RICH,
  title: 'Ben',
  figures: RICH.figures.map(({ label }) => ({ label, value: '–' })),
  rating: { ...RICH.rating, points: [] },
  times: { ...RICH.times, rows: [] },
  calendar: { ...RICH.calendar, days: days.map((day) => (day === 'future' ? day : 'none')) },
  themes: {
    ...RICH.themes,
    best: { ...RICH.themes.best, rows: [] },
    weakest: { ...RICH.themes.weakest, rows: [] },
  },
};
