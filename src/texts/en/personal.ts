import type { Notation } from '../../games/chess/letters.js';
import type { BoardTheme, PieceSet } from '../../shared/look.js';

const NOTATION_NAMES: Readonly<Record<Notation, string>> = {
  english: 'English',
  german: 'German',
  french: 'French',
  spanish: 'Spanish',
  dutch: 'Dutch',
  russian: 'Russian',
  figurine: 'Figurines',
};

const BOARD_THEME_NAMES: Readonly<Record<BoardTheme, string>> = {
  light: 'light',
  dark: 'dark',
  wood: 'wood',
  green: 'green',
  blue: 'blue',
  contrast: 'high contrast',
};

const PIECE_SET_NAMES: Readonly<Record<PieceSet, string>> = { classic: 'classic', plain: 'plain' };

/** What people choose for themselves. */
export const settings = {
  title: 'Your settings, in every server',
  /** A board's theme or a set of pieces. */
  lookName: (look: BoardTheme | PieceSet): string => ({ ...BOARD_THEME_NAMES, ...PIECE_SET_NAMES })[look],
  notationName: (notation: Notation) => NOTATION_NAMES[notation],
  usual: 'as usual here',
  board: (theme: string, pieces: string) => `Board: **${theme}**, pieces: **${pieces}**`,
  notation: (name: string, sample: string) => `Letters: **${name}**, such as \`${sample}\``,
  language: (name: string) => `Language: **${name}**`,
  timeZone: (zone: string, clock: string) => `Time zone: **${zone}**, where it is ${clock} now`,
  noTimeZone: (zone: string, clock: string) => `Time zone: none chosen; I go by **${zone}**, where it is ${clock} now`,
  reminder: (time: string) => `Reminder of an unsolved puzzle: **${time}**, by direct message`,
  noReminder: 'Reminder of an unsolved puzzle: **off**',
  shown: 'Others may see your name and your times.',
  hidden: 'Nobody else sees your name or your times.',
  boardMenu: 'Board',
  piecesMenu: 'Pieces',
  notationMenu: 'Letters for the pieces',
  languageMenu: 'Language',
  asInMyLanguage: 'As in my language',
  asTheChat: 'As the chat says',
  timeZoneButton: 'Time zone',
  reminderButton: 'Reminder',
  hide: 'Hide me',
  show: 'Show me',
  reset: 'Reset',
  wasReset: 'Everything is as it was at first; whether others see you stays as it was.',
  zoneAssumed: (zone: string) =>
    `I take **${zone}** for your time zone; if you live elsewhere, tell me with \`/settings\`.`,
  unknownZone: (typed: string) =>
    `I know no time zone ${typed}. Name a large city near you, such as \`Berlin\`, or an offset such as \`UTC+2\`.`,
  nearZones: (zones: readonly string[]) => `Did you mean ${zones.map((zone) => `\`${zone}\``).join(', ')}?`,
  unknownTime: 'Write the time of the reminder like `18:30`, or `off`.',
  remindersOff: 'I will not remind you any more. `/settings` turns it on again.',
  noRemindersHere: 'I cannot remind you here: this chat has no direct messages; on Discord I can.',
};

/** What is kept of people. */
export const privacy = {
  exported: 'This is all that I keep of you, from every server. Nobody else gets it.',
  nothing: 'I keep nothing of you.',
  ask: 'I will forget everything that I keep of you, in every server: your solves, times, streaks and ratings, your settings and your reports. This cannot be undone. `/privacy export` gives you a copy first.',
  keep: 'Keep everything',
  delete: 'Delete everything',
  kept: 'Everything stays as it is.',
  deleted: 'Done: I keep nothing of you any more. When you play again, you begin anew.',
};

/** What people tell the operator. */
export const report = {
  thanks: (number: number) => `Thank you. This is report **${number}**; whoever runs this bot will read it.`,
  aboutPuzzle: (puzzleId: number) => `It goes with puzzle #${puzzleId}, which you looked at last.`,
  empty: 'Tell me in a few words what is wrong.',
  tooMany: (most: number) =>
    `You have sent ${most} reports in 24 hours, which is the most I take. Please come back later.`,
};
