import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { ArgValue, Invocation } from '../../bot/reply.js';
import { ok, type Result } from '../../result.js';
import { fetchAttachment } from './attachment.js';
import { type ComponentId, readComponentId } from './component-id.js';

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
  for (const { name, value, attachment } of given ?? []) {
    if (attachment) {
      const file = await fetchAttachment(attachment, fileOrigins);
      if (!file.ok) return file;
      args[name] = file.value;
    } else if (value !== undefined) {
      args[name] = value;
    }
  }
  return ok({ command: commandName(interaction), args });
}

/** A button carries its command in its id, a menu in the value of the chosen option. */
export const readComponent = (interaction: ButtonInteraction | StringSelectMenuInteraction): ComponentId =>
  readComponentId(interaction.isButton() ? interaction.customId : (interaction.values[0] ?? ''));
