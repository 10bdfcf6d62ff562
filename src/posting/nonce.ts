import { createHash } from 'node:crypto';
import type { TakenPost } from '../servers/post-store.js';

/**
 * A chat that gets the same one twice within a few minutes posts once, also if it was for another channel. Discord allows
 * 25 characters.
 */
export const nonceOf = ({ activity, kind, serverId, date, channelId }: TakenPost): string =>
  createHash('sha256').update(`${activity} ${kind} ${serverId} ${date} ${channelId}`).digest('base64url').slice(0, 24);
