import {
  type APIChannel,
  type APIMessage,
  type Client,
  RESTJSONErrorCodes as Codes,
  DiscordAPIError,
  REST,
  Routes,
} from 'discord.js';
import type { Channels, Place, PostFault, Wishes } from '../../bot/channels.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Compose } from './composing.js';
import { findPost } from './find-post.js';
import { cutWords } from './fit-text.js';
import { MAX_NONCE, MAX_THREAD_NAME, OWN_REQUESTS_PER_SECOND } from './limits.js';
import { editBody, postBody } from './post-body.js';
import { postFaultOf } from './post-faults.js';
import { enter, missingIn } from './rooms.js';

interface ChannelsDependencies {
  readonly client: Client;
  readonly rest: REST;
  readonly compose: Compose;
}

const NO_WISHES: Wishes = { thread: false };
const THREAD_MINUTES = 1440;

/** A limit that passes sooner is waited for; the wait for a longer one is for who asked to know of. */
const PATIENCE_MS = 5000;

/**
 * For what the bot does by itself. Unlike the client's own, this one makes each request once: discord.js repeats a
 * request after a 5xx, a lost connection or a time-out, and then tells of the last attempt alone. A post that was made by
 * the first one and forbidden to the second would be reported as surely not made. Who posts has to look before trying
 * again anyway, for the nonce is known to Discord for a few minutes only.
 */
export const makePostingRest = (token: string, api: string | undefined): REST =>
  new REST({
    version: '10',
    retries: 0,
    globalRequestsPerSecond: OWN_REQUESTS_PER_SECOND,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > PATIENCE_MS,
    ...(api && { api }),
  }).setToken(token.replace(/^Bot\s+/i, ''));

export function makeChannels({ client, rest, compose }: ChannelsDependencies): Channels {
  /** Does something in a channel; what is missing there is named when Discord only says that it is forbidden. */
  async function attempt<Value>(
    place: Place,
    wishes: Wishes,
    request: () => Promise<Value>,
  ): Promise<Result<Value, PostFault>> {
    const room = await enter(client, place);
    if (!room.ok) return room;
    try {
      return ok(await request());
    } catch (error) {
      const fault = postFaultOf(error);
      if (fault.code !== 'forbidden') return fail(fault);
      const now = await enter(client, place);
      if (!now.ok) return now;
      const missing = missingIn(now.value, wishes);
      return fail({ code: 'forbidden', missing: missing.length > 0 ? missing : fault.missing });
    }
  }

  return {
    async missingPermissions(place, wishes) {
      const room = await enter(client, place);
      return room.ok ? ok(missingIn(room.value, wishes)) : room;
    },

    async post(place, reply, { nonce, roleId }) {
      if (nonce.length > MAX_NONCE) throw new Error(`"${nonce}" is too long for a nonce`);
      const { body, files } = postBody(await compose(reply), roleId);
      return attempt(place, { thread: place.threadId !== undefined, ...(roleId && { roleId }) }, async () => {
        const sent = { body: { ...body, nonce, enforce_nonce: true }, files };
        const { id } = (await rest.post(Routes.channelMessages(idOf(place)), sent)) as APIMessage;
        return { messageId: id };
      });
    },

    async find(place, button, during) {
      const room = await enter(client, place);
      if (!room.ok) return room;
      // Without them Discord answers with an empty list, which says nothing.
      const needed = ['view channel', 'read history'] as const;
      const missing = needed.filter((permission) => !room.value.allowed.has(permission));
      const me = client.user?.id;
      if (missing.length > 0 || !me) return fail({ code: 'forbidden', missing });
      return attempt(place, NO_WISHES, async () => {
        const messageId = await findPost(rest, { channelId: place.channelId, authorId: me, button, during });
        return messageId === undefined ? undefined : { messageId };
      });
    },

    async edit(place, messageId, reply, roleId) {
      const sent = editBody(await compose(reply), roleId);
      return attempt(place, NO_WISHES, async () => {
        await rest.patch(Routes.channelMessage(idOf(place), messageId), sent);
      });
    },

    openThread: (place, messageId, name) =>
      attempt(place, { thread: true }, async () => {
        const body = { name: cutWords(name, MAX_THREAD_NAME), auto_archive_duration: THREAD_MINUTES };
        await rest.post(Routes.threads(place.channelId, messageId), { body }).catch((error: unknown) => {
          const isThere = error instanceof DiscordAPIError && error.code === Codes.ThreadAlreadyCreatedForMessage;
          if (!isThere) throw error;
        });
      }),

    async write(userId, reply) {
      const sent = postBody(await compose(reply));
      const opened = await rest.post(Routes.userChannels(), { body: { recipient_id: userId } }).then(
        (channel) => ok((channel as APIChannel).id),
        (error: unknown) => fail(postFaultOf(error)),
      );
      if (!opened.ok) return fail(asNotSent(opened.fault));
      return rest.post(Routes.channelMessages(opened.value), sent).then(
        () => ok(undefined),
        (error: unknown) => fail(postFaultOf(error)),
      );
    },
  };
}

/** For Discord a thread is a channel of its own. */
const idOf = ({ channelId, threadId }: Place): string => threadId ?? channelId;

/** To open a conversation is not to say anything yet. */
const asNotSent = (fault: PostFault): PostFault =>
  fault.code === 'lost' ? { code: 'not now', afterMs: PATIENCE_MS, reason: fault.reason } : fault;
