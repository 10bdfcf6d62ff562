import type { ChannelPlace, Channels, PostedMessage, PostFault } from '../bot/channels.js';
import type { Invocation } from '../bot/reply.js';
import type { TakenPost } from '../servers/post-store.js';
import type { Result } from '../shared/result.js';

/** A post is looked for from so long before its hour on, and so long after it was given up: our clock and the chat's differ. */
const CLOCK_ERROR_MS = 3_600_000;

/** Looks for a post that may have been sent, by the button that only it has. */
export const lookBack = (
  channels: Channels,
  post: TakenPost,
  button: Invocation,
): Promise<Result<PostedMessage | undefined, PostFault>> =>
  channels.find(placeOf(post), button, {
    from: post.dueAt - CLOCK_ERROR_MS,
    to: post.leaseBefore + CLOCK_ERROR_MS,
  });

export const placeOf = ({ serverId, channelId }: TakenPost): ChannelPlace => ({ serverId, channelId });
