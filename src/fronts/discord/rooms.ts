import {
  ChannelType,
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  type Guild,
  type NewsChannel,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import type { Permission, Place, PostFault, Wishes } from '../../bot/channels.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { postFaultOf } from './post-faults.js';

/** A channel that can be posted in, and the bot's permissions there. */
export interface Room {
  readonly guild: Guild;
  readonly channel: TextChannel | NewsChannel;
  readonly allowed: ReadonlySet<Permission>;
}

const FLAGS: Readonly<Record<Permission, bigint>> = {
  'view channel': PermissionFlagsBits.ViewChannel,
  'send messages': PermissionFlagsBits.SendMessages,
  'attach files': PermissionFlagsBits.AttachFiles,
  'read history': PermissionFlagsBits.ReadMessageHistory,
  'create threads': PermissionFlagsBits.CreatePublicThreads,
  'send in threads': PermissionFlagsBits.SendMessagesInThreads,
  // The same permission as for @everyone; Discord's clients name it so too.
  'mention roles': PermissionFlagsBits.MentionEveryone,
};

const OUTAGE_MS = 60_000;

/**
 * The channel, if it is in just this server, and the thread, if it is in just this channel: what one server has set up must never be posted in another. Servers, their
 * roles and channels are told by the gateway, so this asks Discord only when something is not known yet.
 */
export async function enter(
  client: Client,
  { serverId, channelId, threadId }: Place,
): Promise<Result<Room, PostFault>> {
  if (!client.user) return fail({ code: 'not now', afterMs: OUTAGE_MS, reason: 'not connected to Discord' });
  try {
    const guild = client.guilds.cache.get(serverId) ?? (await client.guilds.fetch(serverId));
    if (!guild.available) return fail({ code: 'not now', afterMs: OUTAGE_MS, reason: 'the server is unavailable' });
    const channel = guild.channels.cache.get(channelId) ?? (await guild.channels.fetch(channelId));
    if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement) {
      return fail({ code: 'gone' });
    }
    if (threadId !== undefined) {
      const thread = guild.channels.cache.get(threadId) ?? (await guild.channels.fetch(threadId));
      if (!thread?.isThread() || thread.parentId !== channelId) return fail({ code: 'gone' });
    }
    const permissions = channel.permissionsFor(guild.members.me ?? (await guild.members.fetchMe()));
    const names = Object.keys(FLAGS) as Permission[];
    return ok({ guild, channel, allowed: new Set(names.filter((name) => permissions.has(FLAGS[name]))) });
  } catch (error) {
    if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.GuildChannelUnowned) {
      return fail({ code: 'gone' });
    }
    return fail(asEntering(postFaultOf(error), client, serverId));
  }
}

/** Nothing was posted yet, so nothing can be lost; and who has no access to a server is not in it. */
function asEntering(fault: PostFault, client: Client, serverId: string): PostFault {
  if (fault.code === 'lost') return { code: 'not now', afterMs: OUTAGE_MS, reason: fault.reason };
  const isRefused = fault.code === 'forbidden' || fault.code === 'gone';
  return isRefused && !client.guilds.cache.has(serverId) ? { code: 'not in server' } : fault;
}

export function missingIn({ guild, allowed }: Room, { thread, roleId }: Wishes): Permission[] {
  const isRestricted = roleId !== undefined && guild.roles.cache.get(roleId)?.mentionable !== true;
  const needed: readonly Permission[] = [
    'view channel',
    'send messages',
    'attach files',
    'read history',
    ...(thread ? (['create threads', 'send in threads'] as const) : []),
    ...(isRestricted ? (['mention roles'] as const) : []),
  ];
  return needed.filter((permission) => !allowed.has(permission));
}
