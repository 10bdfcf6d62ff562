import type { Side } from '../../games/chess/vocabulary.js';
import { joinList } from '../writing.js';

const SIDES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

/** What is said in many places. */
export const common = {
  sideName: (side: Side) => SIDES[side],
  /** `a`, `a and b`, `a, b and c`. */
  and: (items: readonly string[]) => joinList(items, 'and'),
  or: (items: readonly string[]) => joinList(items, 'or'),
  wrongTries: (count: number) => (count === 1 ? '1 wrong try' : `${count || 'no'} wrong tries`),
  hints: (count: number) => (count === 1 ? '1 hint' : `${count || 'no'} hints`),
  puzzles: (count: number) => (count === 1 ? '1 puzzle' : `${count || 'no'} puzzles`),
  somethingWentWrong: (reference: string) =>
    `Something went wrong on my side. Please try again; if it stays, tell the operator the reference \`${reference}\`.`,
  onlyAdmins: (command: string) => `\`/${command}\` is for the admins of this server.`,
  onlyInServers: (command: string) => `\`/${command}\` is for the admins of a server: use it there.`,
  whichOne: (commands: readonly string[]) => `Which one: ${commands.join(', ')}?`,
  unknownCommand: (name: string) => `I don’t know /${name}. \`/help\` lists what I can do.`,
  apology: 'Something went wrong on my side. Please try again.',
  cannotPostHere:
    'I may not post that here. An admin can let me: I need the permissions to see this channel, to send messages and to attach files.',
  /** For eyes that cannot see ◀ and ▶. */
  back: 'One step back',
  onward: 'One step on',
  onlyYou: 'Only you can see this',
  restarting: 'I am being restarted; please ask again in a minute.',
};

/** Dates that people type and read. */
export const dates = {
  /** How dates and numbers are written. */
  locale: 'en-GB',
  today: ['today'] as readonly string[],
  yesterday: ['yesterday'] as readonly string[],
  unreadable: (today: string) => `I read dates like \`${today}\`; \`today\` and \`yesterday\` work too.`,
  notOut: (day: string, today: string) => `The puzzle of ${day} is not out yet; today is ${today}.`,
};

/** What is wrong with what came with a command. `fault` is one of the others. */
export const args = {
  inCommand: (command: string, fault: string) => `\`/${command}\`: ${fault}`,
  takesNo: (command: string, option: string, others: readonly string[]) =>
    `\`/${command}\` takes no “${option}”${others.length > 0 ? `; it takes ${others.join(', ')}` : ''}.`,
  needs: (command: string, option: string, description: string) =>
    `\`/${command}\` needs \`${option}\`: ${description}.`,
  notAFile: (option: string) => `\`${option}\` is text, not a file.`,
  oneOf: (option: string, choices: readonly string[]) => `\`${option}\` is one of ${choices.join(', ')}.`,
  didYouMean: (meant: readonly string[]) =>
    `Did you mean ${joinList(
      meant.map((each) => `\`${each}\``),
      'or',
    )}?`,
  tooLong: (option: string, most: number) => `\`${option}\` is too long; keep it to ${most} characters.`,
  wholeNumber: (option: string, min: number, max: number) => `\`${option}\` is a whole number from ${min} to ${max}.`,
  flag: (option: string) => `\`${option}\` is true or false.`,
  channel: (option: string) => `\`${option}\` is a channel of your server: pick one from the list.`,
  role: (option: string) => `\`${option}\` is a role of your server: pick one from the list.`,
  member: (option: string) => `\`${option}\` is somebody of this chat: name or pick one person.`,
  file: (option: string) => `\`${option}\` is a file: attach one.`,
};
