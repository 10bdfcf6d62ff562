import type { calendar as english } from '../en/calendar.js';
import { dateWriter } from '../writing.js';

const writeMonth = dateWriter('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const writeWeekday = dateWriter('de-DE', { weekday: 'short', timeZone: 'UTC' });

/** The past dailies of a server, month by month. */
export const calendar: typeof english = {
  month: (at) => writeMonth(at),
  weekday: (at) => writeWeekday(at),
  label: (day, result) => `${day} – ${result}`,
  words: {
    open: 'Kalender',
    title: 'Frühere Aufgaben',
    close: 'Zurück zum Brett',
    earlier: 'Früherer Monat',
    later: 'Späterer Monat',
    legend: 'Farben',
    firstTry: 'Im ersten Versuch gelöst',
    solved: 'Gelöst',
    givenUp: 'Aufgegeben',
    begun: 'Begonnen',
    unplayed: 'Nicht gespielt',
  },
};
