import type { Access } from './access.js';
import { invalidForm, notTheAuthor, threadExists } from './api-error.js';
import type { ChatMessage } from './chat-message.js';
import type { Call } from './http-server.js';
import { type MessagePayload, type PostPayload, postComplaints } from './message-rules.js';
import { channelJson } from './place-json.js';
import { ANNOUNCEMENT_THREAD, ANNOUNCEMENTS, type Channel, PUBLIC_THREAD } from './places.js';
import { type ApiDependencies, checkMessage, forTheBot, type Route, refuse } from './routes.js';
import { schemaComplaints } from './schema.js';

/** Channels, the messages that the bot posts there by itself, and their threads. */
export function channelRoutes(parts: ApiDependencies, access: Access): Route[] {
  const { bot, token, places, messages, tell } = parts;

  /** Others' words are empty for a bot that has not asked to read them; in direct messages it may. */
  const asRead = (message: ChatMessage, channel: Channel): object => {
    const hidden = message.author.id !== bot.id && channel.server && !parts.readsContent();
    const thread = message.hasThread ? { thread: channelJson(places.get(message.id), bot) } : {};
    return {
      ...message.toJSON(),
      ...thread,
      ...(hidden && { content: '', embeds: [], attachments: [], components: [] }),
    };
  };

  const post = ({ body, files }: Call, channelId: string): object => {
    const channel = access.enter(channelId);
    const payload = body as PostPayload;
    checkMessage('post', payload, payload, files);
    refuse(postComplaints(payload));
    access.demandToSend(channel, payload, files);
    const nonce = payload.nonce ?? undefined;
    const known = payload.enforce_nonce && nonce !== undefined ? messages.withNonce(nonce) : undefined;
    const message = known ?? messages.post(channelId, payload, files, { nonce, repliesTo: replied(payload, channel) });
    return { ...asRead(message, channel), ...(nonce !== undefined && { nonce }) };
  };

  const replied = ({ message_reference }: PostPayload, channel: Channel): string | undefined => {
    if (!message_reference) return undefined;
    access.demand(channel, 'ReadMessageHistory');
    const { message_id, fail_if_not_exists = true } = message_reference;
    const isThere = messages.everythingPublicIn(channel.id).some(({ id }) => id === message_id);
    if (!isThere && fail_if_not_exists) throw invalidForm(['message_reference: Unknown message']);
    return isThere ? message_id : undefined;
  };

  const change = ({ method, body, files }: Call, channel: Channel, message: ChatMessage) => {
    const isOwn = message.author.id === bot.id;
    if (method === 'DELETE') {
      if (!isOwn) access.demand(channel, 'ManageMessages');
      return messages.delete(message);
    }
    const payload = body as MessagePayload;
    checkMessage('post edit', payload, payload, files);
    if (!isOwn) throw notTheAuthor();
    messages.show(message, payload, files);
    return asRead(message, channel);
  };

  const openThread = ({ body }: Call, channelId: string, messageId: string): object => {
    const parent = access.enter(channelId);
    const message = messages.find(channelId, messageId);
    // discord.js names a type here as well, which Discord passes over.
    const { type: _, ...wanted } = body as { name: string; type?: number; auto_archive_duration?: number };
    refuse(schemaComplaints('thread', wanted));
    access.demand(parent, 'CreatePublicThreads', 'ReadMessageHistory');
    if (message.hasThread) throw threadExists();
    const { name, auto_archive_duration } = wanted;
    const thread = places.add({
      // Discord gives a thread the id of the message that it hangs on.
      id: messageId,
      type: parent.type === ANNOUNCEMENTS ? ANNOUNCEMENT_THREAD : PUBLIC_THREAD,
      name,
      overwrites: [],
      parent,
      ...(parent.server && { server: parent.server }),
      ...(auto_archive_duration && { autoArchiveMinutes: auto_archive_duration }),
    });
    message.hasThread = true;
    tell('THREAD_CREATE', { ...channelJson(thread, bot), newly_created: true }, parent.server?.id);
    return channelJson(thread, bot);
  };

  return forTheBot(token, [
    [/^GET \/channels\/(\d+)$/, (_, id) => channelJson(access.enter(id), bot)],
    [
      /^GET \/channels\/(\d+)\/messages$/,
      ({ query }, id) => {
        const channel = access.enter(id);
        if (channel.server && !access.may(channel, 'ReadMessageHistory')) return [];
        return messages.page(id, readPage(query)).map((message) => asRead(message, channel));
      },
    ],
    [/^POST \/channels\/(\d+)\/messages$/, (call, id) => post(call, id)],
    [
      /^(?:GET|PATCH|DELETE) \/channels\/(\d+)\/messages\/(\d+)$/,
      (call, id, messageId) => {
        const channel = access.enter(id);
        if (call.method === 'GET') access.demand(channel, 'ReadMessageHistory');
        const message = messages.find(id, messageId);
        return call.method === 'GET' ? asRead(message, channel) : change(call, channel, message);
      },
    ],
    [/^POST \/channels\/(\d+)\/messages\/(\d+)\/threads$/, (call, id, messageId) => openThread(call, id, messageId)],
  ]);
}

function readPage(query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 50);
  const ids = ['before', 'after', 'around'].flatMap((name) => query.get(name) ?? []);
  refuse([
    ...(Number.isInteger(limit) && limit >= 1 && limit <= 100 ? [] : [`limit ${limit}: 1 to 100`]),
    ...(ids.length > 1 ? ['before, after and around exclude each other'] : []),
    ...ids.filter((id) => !/^\d{1,20}$/.test(id)).map((id) => `${id} is no snowflake`),
  ]);
  const given = (name: string) => query.get(name) ?? undefined;
  return { limit, before: given('before'), after: given('after'), around: given('around') };
}
