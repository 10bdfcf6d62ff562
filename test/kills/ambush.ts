import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../discord-server/index.js';
import type { BotProcess } from './bot-process.js';
import { BY_ITSELF, POSTING, THREADING } from './misfortune.js';

/** At which moment the bot is killed. */
interface Ambush {
  readonly request?: RegExp;
  /** `reply`: a request is done and not answered yet. `request`: what was sent is done only after the death. */
  readonly held?: 'reply' | 'request';
}

/** In turns: half of them between doing and answering. */
export const AMBUSHES: readonly Ambush[] = [
  { request: POSTING, held: 'reply' },
  {},
  { request: POSTING, held: 'reply' },
  { request: POSTING, held: 'request' },
  {},
  { request: THREADING, held: 'reply' },
];

interface Scene {
  readonly discord: LocalDiscord;
  readonly bot: BotProcess;
  /** The bot has nothing to do. */
  readonly quiet: Promise<unknown>;
  /** Numbers from 0 to 1. */
  readonly chance: () => number;
}

/** So many requests of a life are let through at most. */
const MOST_LET_THROUGH = 100;
/** So much later the bot is killed at most: then others of the posts that go on at the same time are caught as well. */
const LATER_MS = 100;
const POSTHUMOUS_MS = 1000;

/** Lies in wait for the bot and kills it; false: it had nothing to do before its moment came, and lives. */
export async function lieInWait({ request, held }: Ambush, { discord, bot, quiet, chance }: Scene): Promise<boolean> {
  const comes = (moment: Promise<unknown>): Promise<boolean> =>
    Promise.race([moment.then(() => true), quiet.then(() => false), bot.misfortune]);
  const before = discord.calls.length;
  const letThrough = 1 + Math.floor(chance() * MOST_LET_THROUGH);
  const isEnough = () => doneByItself(discord, before) >= letThrough;
  if (!(await comes(discord.until(isEnough)))) return false;
  const { faults } = discord;
  const hold = request && (held === 'reply' ? faults.holdReply(request) : faults.hold(request));
  try {
    if (hold && !(await comes(hold.arrived))) return false;
    await sleep(chance() * LATER_MS);
    await bot.kill();
    if (held === 'request') await sleep(chance() * POSTHUMOUS_MS);
    return true;
  } finally {
    hold?.open();
  }
}

const doneByItself = ({ calls }: LocalDiscord, since: number): number =>
  calls.slice(since).filter(({ method, path }) => BY_ITSELF.test(`${method} ${path}`)).length;
