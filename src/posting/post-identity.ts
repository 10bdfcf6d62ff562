import { createHash } from 'node:crypto';
import type { ChannelPlace, Channels, PostedMessage, PostFault } from '../bot/channels.js';
import type { Invocation } from '../bot/reply.js';
import type { PostName, TakenPost } from '../servers/post-store.js';
import type { Result } from '../shared/result.js';

/** A post is looked for from so long before its hour on, and so long after it was given up: our clock and the chat's differ. */
const CLOCK_ERROR_MS = 3_600_000;

/** Among the posts of this process. */
export const keyOf = ({ activity, serverId, kind, date }: PostName): string =>
  `${activity} ${serverId} ${kind} ${date}`;

/**
 * For the chat: one that gets the same nonce twice within a few minutes posts once, also if it was for another channel. Discord allows
 * 25 characters.
 */
export const nonceOf = ({ activity, kind, serverId, date, channelId }: TakenPost): string =>
  createHash('sha256').update(`${activity} ${kind} ${serverId} ${date} ${channelId}`).digest('base64url').slice(0, 24);

/** In its channel: looks for a post that may have been sent, by the button that only it has. */
export const findPosted = (
  channels: Channels,
  post: TakenPost,
  button: Invocation,
): Promise<Result<PostedMessage | undefined, PostFault>> =>
  channels.find(placeOf(post), button, {
    from: post.dueAt - CLOCK_ERROR_MS,
    to: post.leaseBefore + CLOCK_ERROR_MS,
  });

export const placeOf = ({ serverId, channelId }: TakenPost): ChannelPlace => ({ serverId, channelId });
