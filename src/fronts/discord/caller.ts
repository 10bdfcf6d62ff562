import { type BaseInteraction, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import type { Caller } from '../../bot/command.js';
import { languageOf } from '../../shared/languages.js';

/**
 * Whether the bot itself is in the server where this happens. Somebody may have it for themselves alone and use it
 * elsewhere: that server has not asked for it.
 */
const isAtHome = ({ guildId, authorizingIntegrationOwners }: BaseInteraction): boolean =>
  guildId !== null && authorizingIntegrationOwners.guildId === guildId;

/** Whether it happens where the bot is only somebody's companion: others there shall not have to read it. */
export const isGuest = (interaction: BaseInteraction): boolean =>
  !isAtHome(interaction) && interaction.context !== InteractionContextType.BotDM;

/** Who talks in a thread belongs to the channel that it hangs below. */
const mainChannelOf = ({ channel, channelId }: BaseInteraction): string | null =>
  channel?.isThread() ? channel.parentId : channelId;

/** Who asks, from what Discord says of them, never from what they typed. */
export function callerOf(interaction: BaseInteraction): Caller {
  const { user, locale, guildLocale, memberPermissions } = interaction;
  const inServer = isAtHome(interaction);
  const channelId = inServer ? mainChannelOf(interaction) : null;
  return {
    serverId: inServer && interaction.guildId ? interaction.guildId : `dm:${user.id}`,
    ...(channelId && { channelId }),
    userId: user.id,
    name: user.displayName,
    inServer,
    reachable: true,
    locale,
    optionNames: languageOf(locale),
    ...(inServer && guildLocale && { serverLocale: guildLocale }),
    // The permissions come with the interaction, so they are those of this member in this server and at this moment.
    // An administrator has all of them.
    isAdmin: inServer && memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
  };
}
