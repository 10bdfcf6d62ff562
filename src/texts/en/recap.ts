import { common } from './common.js';
import { daily } from './daily.js';

const withOthers = (names: readonly string[], more: number): string =>
  common.and([...names, ...(more > 0 ? [`${more} more`] : [])]);

/** How a day went, told the morning after. Moves come in the letters of the reader. */
export const recap = {
  title: (date: string, mateIn: number) => `Recap of ${daily.day(date)}: mate in ${mateIn}`,
  solvedBy: (solved: number, players: number) => {
    if (solved > 0) return `${solved} of ${players} solved it.`;
    return `${players === 1 ? '1 member' : `${players} members`} tried it. It was a tough one: nobody solved it this time.`;
  },
  /** `more`: those who are not named. */
  solvedByNames: (names: readonly string[], more: number) => `Solved by ${withOthers(names, more)}.`,
  /** The same after the medals. */
  alsoSolved: (names: readonly string[], more: number) => `Also solved by ${withOthers(names, more)}.`,
  popularTry: (told: string) => `The most popular wrong try: ${told}`,
  otherTry: (told: string) => `And ${told}`,
  refuted: (share: string, move: string, reply: string) => `${share} tried **${move}**, refuted by **${reply}**.`,
  stalemate: (share: string, move: string) => `${share} tried **${move}**, which is stalemate.`,
  /** Once everybody who played is forgotten. */
  nothingLeft: (date: string) => `**Recap of ${daily.day(date)}**\nThere is nothing left to tell of this day.`,
  tomorrow: (day: string) => `The recap of ${day} comes tomorrow, when the day is over.`,
  nobodyPlayed: (day: string) => `Nobody played the daily of ${day} here, so there is nothing to tell.`,
  today: 'Today’s puzzle',
};
