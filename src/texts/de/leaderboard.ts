import type { Measure, Period, Scope } from '../../people/leaderboard.js';
import type * as english from '../en/leaderboard.js';

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  score: 'Punkte',
  time: 'Zeit',
  streak: 'Serie',
  rating: 'Wertung',
};
export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  today: 'heute',
  week: 'diese Woche',
  month: 'dieser Monat',
  all: 'insgesamt',
};
const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  server: 'dieser Server',
  'friends-of-this-channel': 'Freunde dieses Kanals',
  global: 'die ganze Welt',
};

export const leaderboard: typeof english.leaderboard = {
  title: (by, period, scope) => `**${MEASURE_NAMES[by]}** · ${PERIOD_NAMES[period]} · ${SCOPE_NAMES[scope]}`,
  measure: (by) => MEASURE_NAMES[by],
  period: (period) => PERIOD_NAMES[period],
  scope: (scope) => SCOPE_NAMES[scope],
  points: (points, isOne) => `${points} ${isOne ? 'Punkt' : 'Punkte'}`,
  days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  somebody: 'Jemand',
  nobody: 'Auf dieser Rangliste steht noch niemand. Mach den Anfang!',
  nobodyByTime: (needed) =>
    needed === 1
      ? 'Auf dieser Rangliste steht noch niemand. Mach den Anfang!'
      : `Auf dieser Rangliste steht noch niemand: Dafür braucht es ${needed} Lösungen in einer Zeit, die ein Mensch schafft.`,
  notOnIt: {
    score: 'Du stehst noch nicht auf dieser Rangliste: Löse eine Tagesaufgabe.',
    streak: 'Du stehst nicht auf dieser Rangliste: Im Augenblick läuft keine Serie von dir.',
    rating: 'Du stehst noch nicht auf dieser Rangliste: Löse eine Tagesaufgabe.',
  },
  notOnItByTime: (needed) =>
    `Du stehst noch nicht auf dieser Rangliste: Dafür braucht es ${needed === 1 ? 'eine Lösung' : `${needed} Lösungen`} in einer Zeit, die ein Mensch schafft.`,
  hidden: 'Du bist verborgen und stehst deshalb auf keiner Rangliste. Mit `/settings` zeigst du dich wieder.',
  noChannel: 'Freunde eines Kanals gibt es in den Kanälen eines Servers. Frag dort, oder wähle eine andere Rangliste.',
  pages: (page, pages, members) =>
    `${pages > 1 ? `Seite ${page} von ${pages} · ` : ''}${members === 1 ? '1 Mitglied' : `${members} Mitglieder`}`,
  byTime: 'Die typische Zeit eines Mitglieds: Ein offen gelassenes Brett verdirbt sie nicht.',
  byStreak: 'Tage in Folge, die gerade laufen.',
  byBestStreak: 'Die längste je erreichte.',
  byRating: 'Nach dem, was sicher ist: die Wertung minus das Doppelte ihrer Unsicherheit.',
  measureMenu: (current) => `Wonach: ${current}`,
  periodMenu: (current) => `Zeitraum: ${current}`,
  scopeMenu: (current) => `Unter wem: ${current}`,
};
