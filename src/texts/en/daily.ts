import type { Side } from '../../games/chess/vocabulary.js';
import { dateWriter } from '../writing.js';
import { common } from './common.js';

const writeDay = dateWriter('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The daily post, and what is said when it cannot be posted. */
export const daily = {
  title: (side: Side, mateIn: number) => `${common.sideName(side)} to move and mate in ${mateIn}`,
  /** A date of the calendar in words. */
  day: (date: string) => writeDay(Date.parse(date)),
  solvedBy: (count: number) => {
    if (count === 0) return 'Nobody has solved it yet. Be the first!';
    return count === 1 ? '1 member has solved it.' : `${count} members have solved it.`;
  },
  /** On the veil. */
  toMove: (side: Side) => `${common.sideName(side)} to move`,
  isVeiled: 'The board is behind the curtain until you press Start.',
  startShows: 'Start shows you the board and starts your clock.',
  isOpen: 'The board is open to all here, so times are not ranked.',
  start: 'Start',
  hint: 'Hint',
  rules: 'Rules',
  threadName: (date: string, mateIn: number) => `${writeDay(Date.parse(date))}: mate in ${mateIn}`,
  channelGone: (channel: string) =>
    `I cannot post the daily: its channel ${channel} is deleted, or I am no longer in that server. Choose another channel with \`/setup channel\`.`,
  forbidden: (channel: string, missing: readonly string[]) =>
    missing.length === 0
      ? `I am not allowed to post the daily in ${channel}. Look at my permissions in the channel’s settings, or choose another channel with \`/setup channel\`.`
      : `I cannot post the daily in ${channel} as you wish: there I lack ${missing.length === 1 ? 'the permission' : 'the permissions'} ${common.and(missing.map((each) => `**${each}**`))}. Grant it to me in the channel’s settings, or choose another channel with \`/setup channel\`.`,
  noPuzzle:
    'I have no proved puzzle for today’s daily that fits your settings. Add some with `/puzzles add`, or allow more lengths with `/setup channel`.',
  keepTrying: 'I keep trying until the day is over, and I do not write again about the same trouble.',
};

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
  popularTry: (move: string) => `The most popular wrong try: ${move}`,
  otherTry: (move: string) => `And ${move}`,
  refuted: (share: string, move: string, reply: string) => `${share} tried **${move}**, refuted by **${reply}**.`,
  stalemate: (share: string, move: string) => `${share} tried **${move}**, which is stalemate.`,
  /** Once everybody who played is forgotten. */
  nothingLeft: (date: string) => `**Recap of ${daily.day(date)}**\nThere is nothing left to tell of this day.`,
  tomorrow: (day: string) => `The recap of ${day} comes tomorrow, when the day is over.`,
  nobodyPlayed: (day: string) => `Nobody played the daily of ${day} here, so there is nothing to tell.`,
};

/** A daily that somebody has not solved. */
export const reminder = {
  waits: (mateIn: number, channel: string | undefined) =>
    `Today’s mate in ${mateIn} is still waiting for you ${channel ? `in ${channel}` : 'in your server: `/puzzle` shows it there'}.`,
  waitsHere: (mateIn: number) => `Today’s mate in ${mateIn} is still waiting for you.`,
  streak: (days: number) => `Your streak stands at ${days} days.`,
  turnOff: 'Turn reminders off',
};
