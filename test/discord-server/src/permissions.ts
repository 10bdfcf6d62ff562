import { PermissionFlagsBits } from 'discord.js';

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

export const ALL = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);
