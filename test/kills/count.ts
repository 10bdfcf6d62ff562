import { encodeInvocation } from '../../src/bot/invocation.js';
import type { ServerSettings } from '../../src/play/server-settings.js';
import type { ChatMessage } from '../fronts/discord/local-discord/chat-message.js';
import type { LocalDiscord } from '../fronts/discord/local-discord/local-discord.js';
import { dateOn } from './town.js';

/** The posts that a server has for one of the days, by the button that belongs to its date. */
export function postsOf(discord: LocalDiscord, settings: ServerSettings, day: number): readonly ChatMessage[] {
  const solve = encodeInvocation({ command: 'puzzle', args: { date: dateOn(day, settings) } });
  return discord
    .everythingPublicIn(settings.channelId)
    .filter(({ author }) => author === discord.bot)
    .filter((message) => message.buttons().some(({ custom_id }) => custom_id === solve));
}

export interface Outcome {
  readonly posts: number;
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
  const outcome = { posts: 0, duplicates: 0, missing: 0, threads: 0, wrongThreads: 0, strangers: 0 };
  for (const town of towns) {
    const server = discord.places.servers.get(town.serverId);
    const threads = [...(server?.channels.values() ?? [])].filter(({ parent }) => parent).length;
    outcome.threads += threads;
    outcome.wrongThreads += Math.abs(threads - (town.thread ? days : 0));
    let posts = 0;
    for (let day = 0; day < days; day++) {
      const { length } = postsOf(discord, town, day);
      posts += length;
      outcome.duplicates += Math.max(0, length - 1);
      outcome.missing += length === 0 ? 1 : 0;
    }
    outcome.posts += posts;
    outcome.strangers += discord.everythingPublicIn(town.channelId).length - posts;
  }
  return outcome;
}
