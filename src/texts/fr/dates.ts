import type { dates as english } from '../en/dates.js';

export const dates: typeof english = {
  locale: 'fr-FR',
  today: ['aujourd’hui', "aujourd'hui"],
  yesterday: ['hier'],
  unreadable: (today) => `Je lis les dates comme \`${today}\` ; \`aujourd’hui\` et \`hier\` marchent aussi.`,
  notOut: (day, today) => `Le problème du ${day} n’est pas encore sorti ; nous sommes le ${today}.`,
};
