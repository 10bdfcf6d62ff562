import type { Language } from '../shared/languages.js';
import { fail, ok, type Result } from '../shared/result.js';
import type { Speech } from '../texts/speech.js';
import { choiceWords, nearestChoice, readChoice } from './choice-words.js';
import { type CommandSpec, MAX_MEMBER, type OptionSpec } from './command.js';
import { shownName, wordsOfOption } from './command-words.js';
import type { ArgValue, Invocation } from './reply.js';
import { excerpt } from './text.js';

/**
 * Checks what came with a command against its spec. A fault is one sentence that says what to do, with options named as the
 * person's chat shows them (`optionNames`).
 */
export function readArgs(
  spec: CommandSpec,
  given: Invocation['args'],
  { texts }: Pick<Speech, 'texts'>,
  optionNames?: Language,
): Result<Record<string, ArgValue>, string> {
  const nameOf = (option: OptionSpec): string => shownName(spec.name, option, optionNames);
  const known = new Map(spec.options.map((option) => [option.name, option]));
  const args: Record<string, ArgValue> = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const option = known.get(name);
    if (!option) return fail(explainStray(spec, name, nameOf, texts.args));
    const read = readValue(spec.name, option, nameOf(option), value, texts.args);
    if (!read.ok) return fail(texts.args.inCommand(spec.name, read.fault));
    args[name] = read.value;
  }
  const missing = spec.options.find((option) => option.required && !(option.name in args));
  if (missing) {
    const { description } = wordsOfOption(spec.name, missing, texts);
    return fail(texts.args.needs(spec.name, nameOf(missing), description));
  }
  return ok(args);
}

function readValue(
  command: string,
  option: OptionSpec,
  name: string,
  value: ArgValue,
  texts: Speech['texts']['args'],
): Result<ArgValue, string> {
  switch (option.type) {
    case 'text': {
      if (typeof value === 'object') return fail(texts.notAFile(name));
      const text = String(value);
      if (option.choices) return readOneOf(option.choices, choiceWords(command, option), text, name, texts);
      return text.length <= option.maxLength ? ok(text) : fail(texts.tooLong(name, option.maxLength));
    }
    case 'integer': {
      const number = typeof value === 'number' ? value : Number(typeof value === 'string' ? value.trim() || NaN : NaN);
      if (Number.isSafeInteger(number) && number >= option.min && number <= option.max) return ok(number);
      return fail(texts.wholeNumber(name, option.min, option.max));
    }
    case 'flag': {
      const word = String(value).trim().toLowerCase();
      return word === 'true' || word === 'false' ? ok(word === 'true') : fail(texts.flag(name));
    }
    case 'channel':
    case 'role':
      return typeof value === 'string' && /^\d{1,20}$/.test(value) ? ok(value) : fail(texts[option.type](name));
    case 'member':
      return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_MEMBER
        ? ok(value)
        : fail(texts.member(name));
    case 'file':
      return typeof value === 'object' ? ok(value) : fail(texts.file(name));
  }
}

function readOneOf(
  choices: readonly string[],
  words: ReadonlyMap<string, string>,
  typed: string,
  name: string,
  texts: Speech['texts']['args'],
): Result<string, string> {
  const choice = readChoice(words, typed);
  if (choice !== undefined) return ok(choice);
  const near = nearestChoice(words, typed);
  return fail(
    [texts.oneOf(name, choices), ...(near === undefined ? [] : [texts.didYouMean([`${name}:${near}`])])].join(' '),
  );
}

/** Words that came without an option's name: what they may have been meant for. */
function explainStray(
  spec: CommandSpec,
  typed: string,
  nameOf: (option: OptionSpec) => string,
  texts: Speech['texts']['args'],
): string {
  const refused = texts.takesNo(spec.name, excerpt(typed), offered(spec, nameOf));
  const shown = spec.options.filter((option) => !option.internal);
  const meant = (read: typeof readChoice): string[] =>
    shown.flatMap((option) => {
      const choice = read(choiceWords(spec.name, option), typed);
      return choice === undefined ? [] : [`${nameOf(option)}:${choice}`];
    });
  const [exact, near] = [meant(readChoice), meant(nearestChoice)];
  const named = exact.length > 0 ? exact : near;
  return named.length > 0 ? `${refused} ${texts.didYouMean(named)}` : refused;
}

const offered = (spec: CommandSpec, nameOf: (option: OptionSpec) => string): readonly string[] =>
  spec.options.filter((option) => !option.internal).map((option) => `\`${nameOf(option)}\``);
