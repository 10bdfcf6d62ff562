import type * as english from '../en/stats.js';
import { common } from './common.js';

export const stats: typeof english.stats = {
  none: 'Du hast noch keine Aufgabe beendet.',
  noneOf: (name) => `${name} hat hier noch keine Aufgabe beendet.`,
  unknown: (typed) => `„${typed}“ hat hier nicht gespielt oder ist verborgen.`,
  whichOne: (names) => `Wer von ihnen: ${names.join(', ')}?`,
  solved: (solved, played) => `**${solved} von ${played === 1 ? '1 Aufgabe' : `${played} Aufgaben`} gelöst**`,
  practised: (count) => `**${count === 1 ? '1 Übungsaufgabe' : `${count} Übungsaufgaben`}**`,
  times: (mateIn, solved, fastest, typical) =>
    `Matt in ${mateIn}: ${solved} gelöst, Bestzeit **${fastest}**, typisch ${typical}`,
  last: (count) => (count === 1 ? '**Zuletzt**' : `**Die letzten ${count}**`),
  line: (name, mateIn, result, wrong, hints) =>
    `${name} · Matt in ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'aufgegeben',
  ratingLine: (daily, practice) =>
    `Wertung: ${[...(daily ? [`**${daily}**`] : []), ...(practice ? [`Übung ${practice}`] : [])].join(' · ') || 'noch keine'}`,
  streakLine: (days, best, freezes) =>
    `Serie: **${days === 1 ? '1 Tag' : `${days} Tage`}**, längste ${best}, ${freezes === 1 ? '1 Joker' : `${freezes || 'keine'} Joker`}`,
  scoreLine: (points) => `Punkte: **${points}**`,
  bestLine: (themes) => `Beste Themen: ${themes.join(', ')}`,
  weakestLine: (themes) => `Schwächste Themen: ${themes.join(', ')}`,
  asText: 'Als Text',
  asPicture: 'Als Bild',
  title: 'Statistik',
  since: (day) => `seit ${day}`,
  practiceRating: (rating) => `Übung ${rating}`,
  rating: 'Wertung',
  ratingFigure: 'Wertung',
  streakFigure: 'Serie',
  scoreFigure: 'Punkte',
  solvedFigure: () => 'gelöst',
  days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  noRating: 'Nach zwei ersten Versuchen beginnt hier eine Linie.',
  solveTimes: 'Lösezeiten',
  mateIn: (mateIn) => `Matt in ${mateIn}`,
  noTimes: 'Noch keine gewertete Zeit.',
  calendar: 'Die letzten 26 Wochen',
  missed: 'verpasst',
  solvedDay: 'gelöst',
  clean: 'auf Anhieb',
  best: 'Beste Themen',
  weakest: 'Schwächste Themen',
  of: (part, whole) => `${part} von ${whole}`,
  noneSoFar: 'noch keine',
  noThemes: 'Nach drei Versuchen an einem Thema steht es hier.',
};

export const share: typeof english.share = {
  title: (name, day, mateIn) => `**${name}** hat das Matt in ${mateIn} vom ${day} gelöst`,
  notSolved: 'Teilen kannst du eine Tagesaufgabe, die du gelöst hast.',
  hidden: 'Du bist vor den anderen verborgen. Mit `/settings` zeigst du dich wieder; dann kannst du teilen.',
  solved: 'Gelöst',
  subtitle: (mateIn, day) => `Matt in ${mateIn} · ${day}`,
  time: 'Zeit',
  streak: 'Serie',
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  placeToday: 'Platz heute',
  place: (place, of) => `${place} von ${of}`,
  footer: 'Matinee: jeden Tag ein bewiesenes Matt',
};
