import { Client, Events, GatewayIntentBits, REST } from 'discord.js';
import type { LocalDiscord } from '../src/local-discord.js';

/** Only discord.js, without retries, so that a test sees what Discord answers. */
export const makeRest = (discord: LocalDiscord): REST =>
  new REST({ api: discord.api, retries: 0 }).setToken(discord.token);

/** A client of discord.js with nothing behind it. */
export async function startPlainBot(
  discord: LocalDiscord,
  intents: readonly GatewayIntentBits[] = [GatewayIntentBits.Guilds],
): Promise<Client<true>> {
  const client = new Client({ intents, shards: 'auto', allowedMentions: { parse: [] }, rest: { api: discord.api } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}
