import type { Notation } from '../../games/chess/letters.js';

const NOTATIONS: Readonly<Record<Notation, string>> = {
  english: 'English',
  german: 'German',
  french: 'French',
  spanish: 'Spanish',
  dutch: 'Dutch',
  russian: 'Russian',
  figurine: 'Figurines',
};

const LOOKS: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  wood: 'wood',
  green: 'green',
  blue: 'blue',
  contrast: 'high contrast',
  classic: 'classic',
  plain: 'plain',
};

/** What people choose for themselves. */
export const settings = {
  title: 'Your settings, in every server',
  /** A board's theme or a set of pieces. */
  lookName: (look: string) => LOOKS[look] ?? look,
  notationName: (notation: Notation) => NOTATIONS[notation],
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
  wasReset: 'Everything is as it was at first.',
  zoneAssumed: (zone: string) =>
    `I take **${zone}** for your time zone; if you live elsewhere, tell me with \`/settings\`.`,
  unknownZone: (typed: string) =>
    `I know no time zone ${typed}. Name a large city near you, such as \`Berlin\`, or an offset such as \`UTC+2\`.`,
  nearZones: (zones: readonly string[]) => `Did you mean ${zones.map((zone) => `\`${zone}\``).join(', ')}?`,
  unknownTime: 'Write the time of the reminder like `18:30`, or `off`.',
  remindersOff: 'I will not remind you any more. `/settings` turns it on again.',
  noRemindersHere: 'I cannot remind you here: this chat has no direct messages; on Discord I can.',
};
