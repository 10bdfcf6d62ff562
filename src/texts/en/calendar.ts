import { dateWriter } from '../writing.js';

const writeMonth = dateWriter('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const writeWeekday = dateWriter('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** The past dailies of a server, month by month. */
export const calendar = {
  month: (at: number) => writeMonth(at),
  weekday: (at: number) => writeWeekday(at),
  label: (day: string, result: string) => `${day}: ${result}`,
  words: {
    open: 'Calendar',
    title: 'Past puzzles',
    close: 'Back to the board',
    earlier: 'Earlier month',
    later: 'Later month',
    legend: 'Colours',
    firstTry: 'Solved at the first try',
    solved: 'Solved',
    givenUp: 'Given up',
    begun: 'Begun',
    unplayed: 'Not played',
  },
};
