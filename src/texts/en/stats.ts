import { common } from './common.js';

/** How somebody has played. */
export const stats = {
  none: 'You have not finished a puzzle yet.',
  noneOf: (name: string) => `${name} has not finished a puzzle here yet.`,
  unknown: (typed: string) => `“${typed}” has not played here, or is hidden.`,
  whichOne: (names: readonly string[]) => `Which one: ${names.join(', ')}?`,
  solved: (solved: number, played: number) => `**${solved} of ${common.puzzles(played)} solved**`,
  practised: (count: number) => `**${count === 1 ? '1 practice puzzle' : `${count} practice puzzles`}**`,
  times: (mateIn: number, solved: number, fastest: string, typical: string) =>
    `Mate in ${mateIn}: ${solved} solved, fastest **${fastest}**, typically ${typical}`,
  last: (count: number) => `**Last ${count}**`,
  line: (name: string, mateIn: number, result: string, wrong: number, hints: number) =>
    `${name} · mate in ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'given up',
  ratingLine: (daily: string | undefined, practice: string | undefined) =>
    `Rating: ${[...(daily ? [`**${daily}**`] : []), ...(practice ? [`practice ${practice}`] : [])].join(' · ') || 'none yet'}`,
  streakLine: (days: number, best: number, freezes: number) =>
    `Streak: **${days === 1 ? '1 day' : `${days} days`}**, longest ${best}, ${freezes === 1 ? '1 freeze' : `${freezes || 'no'} freezes`}`,
  scoreLine: (points: string) => `Score: **${points}**`,
  bestLine: (themes: readonly string[]) => `Best themes: ${themes.join(', ')}`,
  weakestLine: (themes: readonly string[]) => `Weakest themes: ${themes.join(', ')}`,
  asText: 'As text',
  asPicture: 'As a picture',

  /** On the picture, where little room is. */
  title: 'Statistics',
  since: (day: string) => `since ${day}`,
  practiceRating: (rating: string) => `practice ${rating}`,
  rating: 'Rating',
  ratingFigure: 'rating',
  streakFigure: 'streak',
  scoreFigure: 'points',
  solvedFigure: (_count: number): string => 'solved',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  noRating: 'After two first tries a line begins here.',
  solveTimes: 'Solve times',
  mateIn: (mateIn: number) => `Mate in ${mateIn}`,
  noTimes: 'No human solve time yet.',
  calendar: 'The last 26 weeks',
  missed: 'missed',
  solvedDay: 'solved',
  clean: 'first try',
  best: 'Best themes',
  weakest: 'Weakest themes',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  noneSoFar: 'none so far',
  noThemes: 'After three tries at a theme it is told here.',
};

/** What a member shows around, without a spoiler. */
export const share = {
  title: (name: string, day: string, mateIn: number) => `**${name}** solved the mate in ${mateIn} of ${day}`,
  notSolved: 'You can share a daily puzzle that you have solved.',
  hidden: 'You are hidden from the others. `/settings` shows you again; then you can share.',
  /** On the picture. */
  solved: 'Solved',
  subtitle: (mateIn: number, day: string) => `Mate in ${mateIn} · ${day}`,
  time: 'Time',
  streak: 'Streak',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  placeToday: 'Place today',
  place: (place: number, of: number) => `${place} of ${of}`,
  footer: 'Matinee: one proved mate a day',
};
