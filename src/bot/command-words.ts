import type { Language } from '../shared/languages.js';
import type { Texts } from '../texts/en.js';
import { makeSpeech } from '../texts/speech.js';
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

/** An option's name as this person's chat shows it, whatever language they are told of it in. */
export const shownName = (command: string, option: OptionSpec, optionNames: Language | undefined): string =>
  wordsOfOption(command, option, makeSpeech(optionNames ?? 'en').texts).name;
