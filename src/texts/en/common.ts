import type { Side } from '../../games/chess/vocabulary.js';
import { listed } from '../listed.js';

const SIDES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

/** What is said in many places. */
export const common = {
  sideName: (side: Side) => SIDES[side],
  /** `a`, `a and b`, `a, b and c`. */
  and: (items: readonly string[]) => listed(items, 'and'),
  or: (items: readonly string[]) => listed(items, 'or'),
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
