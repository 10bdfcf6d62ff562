import { common } from './common.js';

/** What admins read when they set up the daily. */
export const setup = {
  onlyOnDiscord:
    'Posts are for Discord, where there are channels: an admin sets them up there with `/setup channel`. Here nothing was stored.',
  /** Of a chat without channels: what can be set all the same. */
  noChannels: [
    '**Here**, `/settings` sets your board, pieces, letters, language and time zone; `/puzzles add` brings puzzles of your own, and `/puzzles next` chooses what comes.',
    '**Only on Discord**, where there are channels, I post by myself: there `/setup channel` sets the channel, the hour, the lengths, threads and the recap, `/setup role` whom to ping, `/setup pause` stops it, and `/setup test` tries it.',
  ].join('\n'),
  notSetUp: 'Nothing is set up yet. `/setup channel` tells me where and when to post the daily.',
  badTime: (written: string) =>
    `“${written}” is no time of day that I can read; write it like \`9:00\`, \`18:30\` or \`9am\`.`,
  unknownZone: (written: string, near: readonly string[]) =>
    `I do not know the time zone “${written}”. ${near.length > 0 ? `Did you mean ${common.or(near)}?` : 'Name it by continent and city, like `Europe/Berlin`.'}`,
  channelGone:
    'I cannot see this channel, or nobody can post in it. Pick a text channel of this server that I may look into.',
  notEveryone: 'I do not ping everyone. Pick a role that members can give themselves, or none.',
  rangeUpsideDown: (min: number, max: number) =>
    `The shortest mate (${min}) must not be longer than the longest (${max}).`,
  noneInRange: (min: number, max: number, lengths: readonly (readonly [number, number])[]) =>
    `There is no proved puzzle for ${range(min, max)}. ${lengths.length > 0 ? `There are: ${lengths.map(([mateIn, count]) => `${count} × mate in ${mateIn}`).join(', ')}.` : 'None is proved at all so far; try again in a while.'}`,

  saved: '**The daily is set up.**',
  shown: '**The daily of this server**',
  place: (channel: string, time: string, zone: string) => `Posted in ${channel} every day at ${time} (${zone}).`,
  pings: (role: string | undefined) => (role ? `Pings ${role}.` : 'Pings nobody.'),
  thread: (wanted: boolean): string => (wanted ? 'Opens a thread under every post.' : 'Opens no threads.'),
  recap: (wanted: boolean): string =>
    wanted ? 'Before each daily comes a recap of the day before.' : 'No recap of the day before.',
  board: (isOpen: boolean): string =>
    isOpen
      ? 'Posts show the board to all, so times are not ranked.'
      : 'Posts keep the board veiled: each member’s clock starts with Start.',
  lengths: (min: number, max: number, count: number) =>
    `${capital(range(min, max))}: ${count === 1 ? '1 common puzzle is' : `${count} common puzzles are`} proved. Your own are given whatever their length.`,
  ramp: (wanted: boolean): string =>
    wanted ? 'Easy on Mondays, harder every day until Sunday.' : 'Any difficulty on any day.',
  language: (name: string) => `Posts are in ${name}.`,

  next: '**Next posts**',
  rightNow: 'Right now.',
  moment: (words: string, zone: string) => `${words} in ${zone}`,
  isPaused: '**Paused**: nothing is posted until you resume it.',
  pausedNow: 'Paused: nothing is posted until you resume it with `/setup pause`. `/puzzle` still works.',
  resumedNow: 'Resumed: the daily is posted again.',
  pingsNow: (role: string | undefined) =>
    role ? `From now on every post pings ${role}.` : 'From now on posts ping nobody.',

  /** As Discord calls them. */
  permissions: {
    'view channel': 'View Channel',
    'send messages': 'Send Messages',
    'attach files': 'Attach Files',
    'read history': 'Read Message History',
    'create threads': 'Create Public Threads',
    'send in threads': 'Send Messages in Threads',
    'mention roles': 'Mention @everyone, @here, and All Roles',
  },
  permitted: 'I have all the permissions that I need there.',
  missing: (channel: string, names: readonly string[]) =>
    `⚠️ In ${channel} I lack ${names.length === 1 ? 'a permission' : 'permissions'}: ${common.and(names.map(bold))}. To grant ${names.length === 1 ? 'it' : 'them'}: channel settings → Permissions → my role (or “+” and my name) → allow. Then posting works by itself.`,
  goneNow: (channel: string) =>
    `⚠️ I cannot post in ${channel}: it is deleted, or I do not see it any more. Name another one with \`/setup channel\`.`,
  lastTrouble: (reason: string) => `⚠️ At the last try to post: ${reason}`,
  notChecked: 'I could not check my permissions just now; `/setup show` checks again.',

  testLine: '**Test**: this is what a daily looks like here. It is only an example; no day is used up.',
  testTask: (side: string, mateIn: number) => `${side} to move and mate in ${mateIn}.`,
  testDone: (channel: string) => `It works: a test is in ${channel}.`,
  testGone: 'It did not work: I do not see the channel any more. Name another one with `/setup channel`.',
  testNotNow: 'It did not work just now: Discord asks me to wait. Please try again in a minute.',
  testLost:
    'Discord did not answer, so I do not know whether the test is there. Look into the channel, and try again if it is not.',

  pause: 'Pause',
  resume: 'Resume',
  tryIt: 'Post a test',
};

const range = (min: number, max: number): string => (min === max ? `mate in ${min}` : `mate in ${min} to ${max}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bold = (text: string): string => `**${text}**`;
