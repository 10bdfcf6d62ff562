import { PermissionFlagsBits } from 'discord.js';
import { closedToMessages, missingAccess, missingPermissions } from './api-error.js';
import type { Call } from './http-server.js';
import type { PingRules } from './mentions.js';
import type { MessagePayload } from './message-rules.js';
import { ALL, AS_A_GUEST, IN_DIRECT_MESSAGES, type Permission } from './permissions.js';
import type { Channel, Places, Server } from './places.js';

/** What the bot may do where, as Discord holds it against every request. */
export class Access {
  readonly #places: Places;
  readonly #botId: string;

  constructor(places: Places, botId: string) {
    this.#places = places;
    this.#botId = botId;
  }

  permissions(channelId: string): bigint {
    const channel = this.#places.find(channelId);
    if (!channel?.server) return channel ? IN_DIRECT_MESSAGES : AS_A_GUEST;
    return channel.server.hasBot ? permissionsIn(channel.server, channel, this.#botId) : AS_A_GUEST;
  }

  /** The channel, if the bot can see it. */
  enter(channelId: string): Channel {
    const channel = this.#places.get(channelId);
    if (!channel.server) return channel;
    if (!channel.server.hasBot || !this.may(channel, 'ViewChannel')) throw missingAccess();
    return channel;
  }

  may({ id }: Channel, permission: Permission): boolean {
    return (this.permissions(id) & PermissionFlagsBits[permission]) !== 0n;
  }

  demand(channel: Channel, ...permissions: readonly Permission[]): void {
    if (channel.server && !permissions.every((each) => this.may(channel, each))) throw missingPermissions();
  }

  demandToSend(channel: Channel, { embeds }: MessagePayload, files: Call['files']): void {
    if (channel.recipientId && !this.#places.takesMessages(channel.recipientId)) throw closedToMessages();
    this.demand(channel, channel.parent ? 'SendMessagesInThreads' : 'SendMessages');
    if (files.size > 0) this.demand(channel, 'AttachFiles');
    if (embeds?.length) this.demand(channel, 'EmbedLinks');
  }

  pingRules(channelId: string): PingRules {
    const roles = this.#places.find(channelId)?.server?.roles;
    return {
      mayPingAll: (this.permissions(channelId) & PermissionFlagsBits.MentionEveryone) !== 0n,
      isMentionable: (roleId) => roles?.get(roleId)?.mentionable ?? false,
    };
  }
}

/** In Discord's order: the roles together, then what the channel says of @everyone, of the roles, and of the bot alone. */
function permissionsIn(server: Server, channel: Channel, botId: string): bigint {
  const roles = [server.id, ...server.botRoles];
  const base = roles.reduce((sum, id) => sum | (server.roles.get(id)?.permissions ?? 0n), 0n);
  if (base & PermissionFlagsBits.Administrator) return ALL;
  const { overwrites } = channel.parent ?? channel;
  const apply = (permissions: bigint, ids: readonly string[]): bigint => {
    const told = overwrites.filter(({ id }) => ids.includes(id));
    const deny = told.reduce((sum, each) => sum | each.deny, 0n);
    const allow = told.reduce((sum, each) => sum | each.allow, 0n);
    return (permissions & ~deny) | allow;
  };
  return [[server.id], server.botRoles, [botId]].reduce(apply, base);
}
