import type { Texts } from '../texts/texts.js';
import type { CommandSpec, OptionSpec } from './command.js';

/** What something is called and says of itself. */
interface Words {
  readonly name: string;
  readonly description: string;
}

/** A command's words in a language, or its own English ones; of `puzzles add` the name is the last word. */
export function wordsOfCommand({ name, description }: Pick<CommandSpec, 'name' | 'description'>, texts: Texts): Words {
  return texts.commands[name] ?? { name: name.split(' ').at(-1) ?? name, description };
}

export function wordsOfOption(command: string, { name, description }: OptionSpec, texts: Texts): Words {
  return texts.commands[command]?.options?.[name] ?? { name, description };
}
