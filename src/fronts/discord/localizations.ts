import type { CommandSpec, OptionSpec } from '../../bot/command.js';
import { wordsOfCommand } from '../../bot/command-words.js';
import { de } from '../../texts/de.js';
import { en } from '../../texts/en.js';
import { fr } from '../../texts/fr.js';
import type { CommandTable } from '../../texts/writing.js';

/** Discord's locales that we speak; who has another one gets the English of the specs. */
const TABLES = { de: de.commands, fr: fr.commands } as const satisfies Record<string, CommandTable>;

type Localized = Partial<Record<keyof typeof TABLES, string>>;

interface Names {
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly description: string;
  readonly description_localizations?: Localized;
}

type Words = Pick<Names, 'name' | 'description'>;

export const commandNames = (spec: Pick<CommandSpec, 'name' | 'description'>): Names =>
  namesFrom(wordsOfCommand(spec, en), (table) => table[spec.name]);

export const optionNames = (command: string, { name, description }: OptionSpec): Names =>
  namesFrom({ name, description }, (table) => table[command]?.options?.[name]);

export const choiceNames = (command: string, option: string, choices: readonly string[]) =>
  choices.map((choice) => ({
    value: choice,
    name: choice,
    ...localized('name_localizations', (table) => table[command]?.options?.[option]?.choices?.[choice]),
  }));

const namesFrom = ({ name, description }: Words, wordsIn: (table: CommandTable) => Words | undefined): Names => ({
  name,
  ...localized('name_localizations', (table) => wordsIn(table)?.name),
  description,
  ...localized('description_localizations', (table) => wordsIn(table)?.description),
});

/** Left out where there is nothing to say: Discord leaves it out too, and the two are compared. */
function localized<Key extends string>(
  key: Key,
  read: (table: CommandTable) => string | undefined,
): Partial<Record<Key, Localized>> {
  const entries = Object.entries(TABLES).flatMap(([locale, table]) => {
    const words = read(table);
    return words === undefined ? [] : [[locale, words]];
  });
  return entries.length > 0 ? ({ [key]: Object.fromEntries(entries) } as Record<Key, Localized>) : {};
}
