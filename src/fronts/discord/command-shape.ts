import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { CommandSpec, OptionSpec } from '../../bot/command.js';
import { choiceNames, commandNames, optionNames } from './localizations.js';

export type CommandShape = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Commands of the whole application say where they may be used; commands of one server cannot be used elsewhere. */
type Scope = 'everywhere' | 'one server';

/** The bot's commands as Discord lists them: `puzzles add` and `puzzles queue` become one command with two parts. */
export function makeCommandShapes(
  specs: readonly CommandSpec[],
  groups: Readonly<Record<string, string>>,
  scope: Scope,
): CommandShape[] {
  const byFirstWord = new Map<string, CommandSpec[]>();
  for (const spec of specs) {
    const [first = ''] = spec.name.split(' ');
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), spec]);
  }
  return [...byFirstWord].map(([name, members]) => ({
    type: ApplicationCommandType.ChatInput,
    ...describe(name, members, groups),
    ...audience(members, scope),
  }));
}

function describe(name: string, members: readonly CommandSpec[], groups: Readonly<Record<string, string>>) {
  const [only] = members;
  if (only?.name === name) return { ...commandNames(only), options: makeOptions(only) };
  const description = groups[name];
  if (!description) throw new Error(`the command group "${name}" has no description`);
  return {
    ...commandNames({ name, description }),
    options: members.map((spec) => ({
      type: ApplicationCommandOptionType.Subcommand as const,
      ...commandNames(spec),
      options: makeOptions(spec),
    })),
  };
}

const ONLY_IN_SERVERS: Partial<CommandShape> = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

const EVERYWHERE: Partial<CommandShape> = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

function audience(members: readonly CommandSpec[], scope: Scope): Partial<CommandShape> {
  const forAdmins = members.every((spec) => spec.audience === 'admins');
  return {
    ...(forAdmins && { default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
    ...(scope === 'everywhere' && {
      // Who has the bot for themselves alone takes it everywhere along, but is nobody's admin by that.
      ...(forAdmins ? ONLY_IN_SERVERS : EVERYWHERE),
    }),
  };
}

/** Discord wants the required options first. */
function makeOptions({ name, options }: CommandSpec): APIApplicationCommandBasicOption[] {
  const offered = options.filter((option) => !option.internal);
  const isRequired = (option: OptionSpec) => option.required === true;
  return [...offered.filter(isRequired), ...offered.filter((option) => !isRequired(option))].map((option) =>
    makeOption(name, option),
  );
}

function makeOption(command: string, option: OptionSpec): APIApplicationCommandBasicOption {
  const base = { ...optionNames(command, option), required: option.required === true };
  switch (option.type) {
    case 'text': {
      const text = { ...base, type: ApplicationCommandOptionType.String, max_length: option.maxLength } as const;
      if (option.choices) return { ...text, choices: choiceNames(command, option.name, option.choices) };
      return option.autocomplete ? { ...text, autocomplete: true } : text;
    }
    case 'integer':
      return { ...base, type: ApplicationCommandOptionType.Integer, min_value: option.min, max_value: option.max };
    case 'flag':
      return { ...base, type: ApplicationCommandOptionType.Boolean };
    case 'file':
      return { ...base, type: ApplicationCommandOptionType.Attachment };
    case 'channel':
      return {
        ...base,
        type: ApplicationCommandOptionType.Channel,
        channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
      };
    case 'role':
      return { ...base, type: ApplicationCommandOptionType.Role };
    // Discord has its own list of people: it takes no suggestions.
    case 'member':
      return { ...base, type: ApplicationCommandOptionType.User };
  }
}
