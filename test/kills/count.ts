import { encodeInvocation } from '../../src/bot/invocation.js';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import type { ChatMessage, LocalDiscord } from '../discord-server/index.js';
import { dateOn } from './town.js';

/** The dailies or recaps that a server has of one of the days, by the button that belongs to its date. */
export function postsOf(
  discord: LocalDiscord,
  settings: ServerSettings,
  day: number,
  command: 'puzzle' | 'solution' = 'puzzle',
): readonly ChatMessage[] {
  const wanted = encodeInvocation({ command, args: { date: dateOn(day, settings) } });
  return discord
    .everythingPublicIn(settings.channelId)
    .filter(({ author }) => author === discord.bot)
    .filter((message) => message.buttons().some(({ custom_id }) => custom_id === wanted));
}

/** Whether a server has all that it is to have by the evening of one of the days. */
export const isServed = (discord: LocalDiscord, town: ServerSettings, day: number): boolean =>
  postsOf(discord, town, day).length > 0 &&
  (day === 0 || !town.recap || postsOf(discord, town, day - 1, 'solution').length > 0);

export interface Outcome {
  readonly posts: number;
  readonly recaps: number;
  readonly duplicates: number;
  readonly missing: number;
  readonly threads: number;
  /** Threads too many or too few. */
  readonly wrongThreads: number;
  /** What the bot said in public that is no post of any of the days. */
  readonly strangers: number;
}

/** Looks at every server's channel after so many days. */
export function count(discord: LocalDiscord, towns: readonly ServerSettings[], days: number): Outcome {
  const outcome = { posts: 0, recaps: 0, duplicates: 0, missing: 0, threads: 0, wrongThreads: 0, strangers: 0 };
  for (const town of towns) {
    const server = discord.places.servers.get(town.serverId);
    const threads = [...(server?.channels.values() ?? [])].filter(({ parent }) => parent).length;
    outcome.threads += threads;
    outcome.wrongThreads += Math.abs(threads - (town.thread ? days : 0));
    let messages = 0;
    for (let day = 0; day < days; day++) {
      const dailies = postsOf(discord, town, day).length;
      const recaps = postsOf(discord, town, day, 'solution').length;
      // The last day is not over yet.
      const wantedRecaps = town.recap && day < days - 1 ? 1 : 0;
      messages += dailies + recaps;
      outcome.posts += dailies;
      outcome.recaps += recaps;
      outcome.duplicates += Math.max(0, dailies - 1) + Math.max(0, recaps - wantedRecaps);
      outcome.missing += Math.max(0, 1 - dailies) + Math.max(0, wantedRecaps - recaps);
    }
    outcome.strangers += discord.everythingPublicIn(town.channelId).length - messages;
  }
  return outcome;
}
