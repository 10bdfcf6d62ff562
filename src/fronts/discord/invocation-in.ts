import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { ArgValue, Invocation } from '../../bot/reply.js';
import { ok, type Result } from '../../shared/result.js';
import { fetchAttachment } from './attachment.js';
import { type ComponentId, readComponentId } from './component-id.js';
import { textsFor } from './texts-for.js';

/** `puzzles add`, from a command and the part of it that was chosen. */
export function commandName(interaction: ChatInputCommandInteraction | AutocompleteInteraction): string {
  const part = interaction.options.getSubcommand(false);
  return part ? `${interaction.commandName} ${part}` : interaction.commandName;
}

export async function readSlashCommand(
  interaction: ChatInputCommandInteraction,
  fileOrigins: readonly string[],
): Promise<Result<Invocation, string>> {
  const args: Record<string, ArgValue> = Object.create(null);
  const [first] = interaction.options.data;
  const given = first?.type === ApplicationCommandOptionType.Subcommand ? first.options : interaction.options.data;
  for (const option of given ?? []) {
    if (option.attachment) {
      const file = await fetchAttachment(option.attachment, fileOrigins, textsFor(interaction));
      if (!file.ok) return file;
      args[option.name] = file.value;
    } else if (option.value !== undefined) {
      args[option.name] = isUnknown(option, interaction.guildId) ? '' : option.value;
    }
  }
  return ok({ command: commandName(interaction), args });
}

/**
 * A channel or role counts only if Discord itself names it as one of this server, a person only if Discord names them;
 * nothing else is believed.
 */
function isUnknown({ type, value, channel, role, user }: CommandInteractionOption, serverId: string | null): boolean {
  if (type === ApplicationCommandOptionType.User) return user?.id !== value;
  if (type === ApplicationCommandOptionType.Role) return !role || serverId === null;
  if (type !== ApplicationCommandOptionType.Channel) return false;
  const owner =
    channel && 'guild_id' in channel ? channel.guild_id : channel && 'guildId' in channel && channel.guildId;
  return !channel || serverId === null || (owner ? owner !== serverId : false);
}

/** A button carries its command in its id, a menu in the value of the chosen option. */
export const readComponent = (interaction: ButtonInteraction | StringSelectMenuInteraction): ComponentId =>
  readComponentId(interaction.isButton() ? interaction.customId : (interaction.values[0] ?? ''));
