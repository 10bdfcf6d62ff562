import type { Result } from '../shared/result.js';
import type { Invocation, ShownReply } from './reply.js';

/** What the bot must be allowed in a channel; fronts know these by their own names. */
export const PERMISSIONS = [
  'view channel',
  'send messages',
  'attach files',
  'read history',
  'create threads',
  'send in threads',
  'mention roles',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Why a message is not where it should be. Only `lost` leaves open whether it was posted. */
export type PostFault =
  /** The channel is deleted, with all that was posted in it. */
  | { readonly code: 'gone' }
  /** The bot is not in the server: what it posted there is still there. */
  | { readonly code: 'not in server' }
  | { readonly code: 'forbidden'; readonly missing: readonly Permission[] }
  /** The person takes no direct messages. */
  | { readonly code: 'closed' }
  /** Surely not done; to be tried again, not before this many milliseconds. */
  | { readonly code: 'not now'; readonly afterMs: number; readonly reason: string }
  /** The answer was lost: it may be done or not. */
  | { readonly code: 'lost'; readonly reason: string };

export interface ChannelPlace {
  readonly serverId: string;
  readonly channelId: string;
}

/** Where a message stands that everybody there sees: a channel, or a thread below it. The local chat has one place. */
export interface Place extends ChannelPlace {
  /** A thread has the id of the message that it hangs below. */
  readonly threadId?: string;
}

export interface PostedMessage {
  readonly messageId: string;
}

export interface Wishes {
  readonly thread: boolean;
  /** The role to ping; one that everybody may mention takes no permission. */
  readonly roleId?: string;
}

export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Shows something to everybody in a place, whoever has caused it, and changes it later. Every chat has this. */
export interface Places {
  /** Posts for all to see. The same nonce within a few minutes makes no second message. */
  post(place: Place, reply: ShownReply, how: { readonly nonce: string }): Promise<Result<PostedMessage, PostFault>>;
  /**
   * Puts this in the place of what the message says. A reply with pictures replaces all of them; one without leaves them
   * as they are, without sending them again. `gone`: the message can not be changed any more.
   */
  edit(place: Place, messageId: string, reply: ShownReply): Promise<Result<void, PostFault>>;
}

/** What a chat with channels lets the bot do by itself, when nobody has asked it anything. */
export interface Channels extends Places {
  /** What the bot lacks to post there; `gone` when it does not see the channel, or nobody can post in it. */
  missingPermissions(place: ChannelPlace, wishes: Wishes): Promise<Result<readonly Permission[], PostFault>>;
  /** Only `roleId` is ever pinged. */
  post(
    place: Place,
    reply: ShownReply,
    how: { readonly nonce: string; readonly roleId?: string },
  ): Promise<Result<PostedMessage, PostFault>>;
  /** The bot's own message of this time in this channel that has a button with this invocation, if there is one. */
  find(place: ChannelPlace, button: Invocation, during: Period): Promise<Result<PostedMessage | undefined, PostFault>>;
  /** It still names `roleId`, but nobody is pinged. `gone`: also when somebody has deleted the message. */
  edit(place: Place, messageId: string, reply: ShownReply, roleId?: string): Promise<Result<void, PostFault>>;
  /** Opens a thread under a message; one that is there already counts as opened. `gone`: also when the message is. */
  openThread(place: ChannelPlace, messageId: string, name: string): Promise<Result<void, PostFault>>;
  /** Writes to one person alone. */
  write(userId: string, reply: ShownReply): Promise<Result<void, PostFault>>;
}
