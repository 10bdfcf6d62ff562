import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import { chance, type LocalDiscord } from '../discord-server/index.js';
import { AMBUSHES, lieInWait } from './ambush.js';
import { BotProcess } from './bot-process.js';
import { AheadClock } from './clock.js';
import { isServed } from './count.js';
import { troubleEverything } from './misfortune.js';
import { dueOn, isAllDone, playOn } from './town.js';

interface OrdealOptions {
  readonly discord: LocalDiscord;
  readonly folder: string;
  readonly towns: readonly ServerSettings[];
  readonly seed: number;
  readonly wantedKills: number;
  readonly tell: (line: string) => void;
}

/** What has happened. */
export interface Ordeal {
  readonly days: number;
  readonly kills: number;
  /** How often the bot was stopped as an operator does it. */
  readonly stops: number;
  readonly complaints: readonly string[];
}

/** Nothing was asked of Discord for so long: every pause that the bot makes between two requests is shorter. */
const QUIET_MS = 1500;

/** How long the bot is down by its own clock: before and after its leases and pauses are over. */
const DOWNTIMES_MS = [0, 10_000, 61_000, 61_000, 200_000] as const;

/** Longer than any pause that the bot makes before it tries again. */
const RECOVERY_MS = 301_000;

/** On every other day it is nothing: then only looking back keeps the bot from posting twice. */
const NONCE_WINDOW_MS = 180_000;

/** Kills the bot again and again while it posts, day after day; then lets it come to an end. */
export async function undergo({ discord, folder, towns, seed, wantedKills, tell }: OrdealOptions): Promise<Ordeal> {
  const draw = chance(seed);
  const clock = new AheadClock();
  discord.clock.follow(clock.now);
  const complaints: string[] = [];
  const trouble = troubleEverything(discord.faults, seed);
  const begin = () =>
    new BotProcess({ folder, token: discord.token, api: discord.api, clockAheadMs: clock.aheadMs, complaints });
  let days = 0;
  let kills = 0;
  let stops = 0;

  const beginDay = async (): Promise<void> => {
    if (days > 0) await playOn(folder, towns, days - 1);
    discord.messages.nonceWindowMs = days % 2 === 0 ? 0 : NONCE_WINDOW_MS;
    clock.moveTo(dueOn(days));
    days++;
    tell(`day ${days} begins after ${kills} kills`);
  };
  const isPosted = () => towns.every((town) => isServed(discord, town, days - 1));

  await beginDay();
  while (kills < wantedKills) {
    if (isPosted()) await beginDay();
    const bot = begin();
    const ambush = AMBUSHES[kills % AMBUSHES.length] ?? {};
    if (await lieInWait(ambush, { discord, bot, quiet: quiet(discord, bot), chance: draw })) {
      kills++;
      clock.advance(DOWNTIMES_MS[Math.floor(draw() * DOWNTIMES_MS.length)] ?? 0);
    } else {
      await bot.stop();
      stops++;
      clock.advance(RECOVERY_MS);
    }
  }

  trouble.stop();
  do {
    const bot = begin();
    await Promise.race([quiet(discord, bot), bot.misfortune]);
    await bot.stop();
    stops++;
    clock.advance(RECOVERY_MS);
  } while (!(await isAllDone(folder, days - 1)));
  return { days, kills, stops, complaints };
}

async function quiet({ calls }: LocalDiscord, bot: BotProcess): Promise<void> {
  for (let seen = -1; bot.isAlive; ) {
    await sleep(QUIET_MS);
    if (bot.isReady && calls.length === seen) return;
    seen = bot.isReady ? calls.length : -1;
  }
}
