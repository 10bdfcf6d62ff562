import { type APIMessage, ComponentType, type REST, Routes, SnowflakeUtil } from 'discord.js';
import type { Period } from '../../bot/channels.js';
import { encodeInvocation } from '../../bot/invocation.js';
import type { Invocation } from '../../bot/reply.js';
import { readComponentId } from './component-id.js';

const PAGE = 100;
const MOST_PAGES = 100;
/** Our clock and Discord's may differ. */
const SLACK_MS = 60_000;

interface Wanted {
  readonly channelId: string;
  /** The bot itself. */
  readonly authorId: string;
  readonly button: Invocation;
  readonly during: Period;
}

/** Goes through a channel's messages of that time, oldest pages first, for the bot's own with this button. */
export async function findPost(rest: REST, wanted: Wanted): Promise<string | undefined> {
  let after = idAt(wanted.during.from - SLACK_MS);
  const last = BigInt(idAt(wanted.during.to + SLACK_MS));
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({ after, limit: String(PAGE) });
    const messages = (await rest.get(Routes.channelMessages(wanted.channelId), { query })) as APIMessage[];
    const found = messages.find((message) => message.author.id === wanted.authorId && carries(message, wanted.button));
    if (found) return found.id;
    if (messages.length < PAGE) return undefined;
    after = messages.map(({ id }) => id).reduce((newest, id) => (BigInt(id) > BigInt(newest) ? id : newest));
    if (BigInt(after) > last) return undefined;
  }
  throw new Error(
    `no end of messages in channel ${wanted.channelId} since ${new Date(wanted.during.from).toISOString()}`,
  );
}

/** The first id of that moment. */
const idAt = (time: number): string => ((BigInt(Math.floor(time)) - SnowflakeUtil.epoch) << 22n).toString();

function carries({ components = [] }: APIMessage, button: Invocation): boolean {
  const wanted = encodeInvocation(button);
  return components.some(
    (row) =>
      row.type === ComponentType.ActionRow &&
      row.components.some(
        (part) =>
          part.type === ComponentType.Button &&
          'custom_id' in part &&
          encodeInvocation(readComponentId(part.custom_id).invocation) === wanted,
      ),
  );
}
