import type { calendar as english } from '../en/calendar.js';
import { dateWriter } from '../writing.js';

const writeMonth = dateWriter('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const writeWeekday = dateWriter('fr-FR', { weekday: 'short', timeZone: 'UTC' });

/** The past dailies of a server, month by month. */
export const calendar: typeof english = {
  month: (at) => writeMonth(at),
  weekday: (at) => writeWeekday(at),
  label: (day, result) => `${day} : ${result}`,
  words: {
    open: 'Calendrier',
    title: 'Problèmes passés',
    close: 'Retour à l’échiquier',
    earlier: 'Mois précédent',
    later: 'Mois suivant',
    legend: 'Couleurs',
    firstTry: 'Résolu du premier coup',
    solved: 'Résolu',
    givenUp: 'Abandonné',
    begun: 'Commencé',
    unplayed: 'Pas joué',
  },
};
