import type { dates as english } from '../en/dates.js';

export const dates: typeof english = {
  locale: 'de-DE',
  today: ['heute'],
  yesterday: ['gestern'],
  unreadable: (today) => `Ein Datum lese ich so: \`${today}\`; \`heute\` und \`gestern\` gehen auch.`,
  notOut: (day, today) => `Die Aufgabe vom ${day} gibt es noch nicht; heute ist der ${today}.`,
};
