import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Caller } from '../../bot/command.js';

/** Who asks, from what Discord says of them, never from what they typed. */
export const callerOf = (interaction: BaseInteraction): Caller => ({
  serverId: interaction.guildId ?? `dm:${interaction.user.id}`,
  userId: interaction.user.id,
  name: interaction.user.displayName,
  inServer: interaction.guildId !== null,
  locale: interaction.locale,
  ...(interaction.guildLocale && { serverLocale: interaction.guildLocale }),
  // The permissions come with the interaction, so they are those of this member in this server and at this moment.
  isAdmin: interaction.guildId !== null && interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
});
