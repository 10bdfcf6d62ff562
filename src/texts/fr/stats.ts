import type * as english from '../en/stats.js';
import { common } from './common.js';

export const stats: typeof english.stats = {
  none: 'Tu n’as encore terminé aucun problème.',
  noneOf: (name) => `${name} n’a encore terminé aucun problème ici.`,
  unknown: (typed) => `« ${typed} » n’a pas joué ici, ou est masqué.`,
  whichOne: (names) => `Lequel : ${names.join(', ')} ?`,
  solved: (solved, played) => `**${common.puzzles(solved)} sur ${played} ${solved < 2 ? 'résolu' : 'résolus'}**`,
  practised: (count) => `**${count === 1 ? '1 exercice' : `${count} exercices`}**`,
  times: (mateIn, solved, fastest, typical) =>
    `Mat en ${mateIn} : ${solved} ${solved < 2 ? 'résolu' : 'résolus'}, record **${fastest}**, d’habitude ${typical}`,
  last: (count) => (count === 1 ? '**Le dernier**' : `**Les ${count} derniers**`),
  line: (name, mateIn, result, wrong, hints) =>
    `${name} · mat en ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'abandonné',
  ratingLine: (daily, practice) =>
    `Cote : ${[...(daily ? [`**${daily}**`] : []), ...(practice ? [`exercices ${practice}`] : [])].join(' · ') || 'pas encore'}`,
  streakLine: (days, best, freezes) =>
    `Série : **${days === 1 ? '1 jour' : `${days} jours`}**, la plus longue ${best}, ${freezes === 0 ? 'aucun joker' : `${freezes} ${freezes === 1 ? 'joker' : 'jokers'}`}`,
  scoreLine: (points) => `Points : **${points}**`,
  bestLine: (themes) => `Meilleurs thèmes : ${themes.join(', ')}`,
  weakestLine: (themes) => `Thèmes les plus faibles : ${themes.join(', ')}`,
  asText: 'En texte',
  asPicture: 'En image',
  title: 'Statistiques',
  since: (day) => `depuis le ${day}`,
  practiceRating: (rating) => `exercices ${rating}`,
  rating: 'Cote',
  ratingFigure: 'cote',
  streakFigure: 'série',
  scoreFigure: 'points',
  solvedFigure: (count) => (count < 2 ? 'résolu' : 'résolus'),
  days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  noRating: 'Après deux premiers essais, une courbe commence ici.',
  solveTimes: 'Temps de résolution',
  mateIn: (mateIn) => `Mat en ${mateIn}`,
  noTimes: 'Pas encore de temps retenu.',
  calendar: 'Les 26 dernières semaines',
  missed: 'manqué',
  solvedDay: 'résolu',
  clean: 'sans faute',
  best: 'Meilleurs thèmes',
  weakest: 'Thèmes à travailler',
  of: (part, whole) => `${part} sur ${whole}`,
  noneSoFar: 'aucun pour l’instant',
  noThemes: 'Après trois essais sur un thème, il figure ici.',
};

export const share: typeof english.share = {
  title: (name, day, mateIn) => `**${name}** a résolu le mat en ${mateIn} du ${day}`,
  notSolved: 'Tu peux partager un problème du jour que tu as résolu.',
  hidden: 'Tu es masqué pour les autres. `/settings` te rend visible ; tu pourras alors partager.',
  solved: 'Résolu',
  subtitle: (mateIn, day) => `Mat en ${mateIn} · ${day}`,
  time: 'Temps',
  streak: 'Série',
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  placeToday: 'Place du jour',
  place: (place, of) => `${place} sur ${of}`,
  footer: 'Matinee : chaque jour un mat prouvé',
};
