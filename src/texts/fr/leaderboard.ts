import type { Measure, Period, Scope } from '../../people/leaderboard.js';
import type * as english from '../en/leaderboard.js';

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  score: 'Points',
  time: 'Temps',
  streak: 'Série',
  rating: 'Cote',
};
export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  today: 'aujourd’hui',
  week: 'cette semaine',
  month: 'ce mois-ci',
  all: 'depuis toujours',
};
const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  server: 'ce serveur',
  'friends-of-this-channel': 'les amis de ce salon',
  global: 'le monde entier',
};

export const leaderboard: typeof english.leaderboard = {
  title: (by, period, scope) => `**${MEASURE_NAMES[by]}** · ${PERIOD_NAMES[period]} · ${SCOPE_NAMES[scope]}`,
  measure: (by) => MEASURE_NAMES[by],
  period: (period) => PERIOD_NAMES[period],
  scope: (scope) => SCOPE_NAMES[scope],
  points: (points, isOne) => `${points} ${isOne ? 'point' : 'points'}`,
  days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  somebody: 'Quelqu’un',
  nobody: 'Personne ne figure encore sur ce tableau. À toi de commencer !',
  nobodyByTime: (needed) =>
    needed === 1
      ? 'Personne ne figure encore sur ce tableau. À toi de commencer !'
      : `Personne ne figure encore sur ce tableau : il faut ${needed} solutions dans un temps humainement possible.`,
  notOnIt: {
    score: 'Tu ne figures pas encore sur ce tableau : résous un problème du jour.',
    streak: 'Tu ne figures pas sur ce tableau : tu n’as pas de série en cours.',
    rating: 'Tu ne figures pas encore sur ce tableau : résous un problème du jour.',
  },
  notOnItByTime: (needed) =>
    `Tu ne figures pas encore sur ce tableau : il faut ${needed === 1 ? 'une solution dans un temps humainement possible' : `${needed} solutions dans un temps humainement possible`}.`,
  hidden: 'Tu es masqué, tu ne figures donc sur aucun tableau. `/settings` te rend visible.',
  noChannel: 'Les amis d’un salon existent dans les salons d’un serveur. Demande là-bas, ou choisis un autre tableau.',
  pages: (page, pages, members) =>
    `${pages > 1 ? `Page ${page} sur ${pages} · ` : ''}${members === 1 ? '1 membre' : `${members} membres`}`,
  byTime: 'Le temps typique d’un membre : un échiquier laissé ouvert ne le gâche pas.',
  byStreak: 'Jours d’affilée, série en cours.',
  byBestStreak: 'La plus longue de toutes.',
  byRating: 'Selon ce qui est sûr : la cote moins deux fois son incertitude.',
  measureMenu: (current) => `Par : ${current}`,
  periodMenu: (current) => `Période : ${current}`,
  scopeMenu: (current) => `Parmi : ${current}`,
};
