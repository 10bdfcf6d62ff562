import { PermissionFlagsBits } from 'discord.js';
import type { Channel, Server } from './places.js';

export type Permission = keyof typeof PermissionFlagsBits;

export const bits = (...names: readonly Permission[]): bigint =>
  names.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);

/** What @everyone may do in a server that nobody has changed. Mentioning everyone is not among it: a bot must not need it. */
export const EVERYDAY = bits(
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
);

/** What an interaction's answer may do where the bot is no member. */
export const AS_A_GUEST = bits('AttachFiles', 'EmbedLinks', 'MentionEveryone');
export const IN_DIRECT_MESSAGES = AS_A_GUEST | bits('UseExternalEmojis');

const ALL = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

/** In Discord's order: the roles together, then what the channel says of @everyone, of the roles, and of the bot alone. */
export function permissionsIn(server: Server, channel: Channel, botId: string): bigint {
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
