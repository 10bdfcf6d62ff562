import { fail, ok, type Result } from '../shared/result.js';
import type { Speech } from '../texts/speech.js';
import { type CommandSpec, MAX_MEMBER, type OptionSpec } from './command.js';
import type { ArgValue, Invocation } from './reply.js';
import { excerpt } from './text.js';

/** Checks what came with a command against its spec. A fault is one sentence that says what to do. */
export function readArgs(
  spec: CommandSpec,
  given: Invocation['args'],
  { texts }: Pick<Speech, 'texts'>,
): Result<Record<string, ArgValue>, string> {
  const known = new Map(spec.options.map((option) => [option.name, option]));
  const args: Record<string, ArgValue> = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const option = known.get(name);
    if (!option) return fail(texts.args.takesNo(spec.name, excerpt(name), offered(spec)));
    const read = readValue(option, value, texts.args);
    if (!read.ok) return fail(texts.args.inCommand(spec.name, read.fault));
    args[name] = read.value;
  }
  const missing = spec.options.find((option) => option.required && !(option.name in args));
  if (missing) return fail(texts.args.needs(spec.name, missing.name, missing.description));
  return ok(args);
}

function readValue(option: OptionSpec, value: ArgValue, texts: Speech['texts']['args']): Result<ArgValue, string> {
  const { name } = option;
  switch (option.type) {
    case 'text': {
      if (typeof value === 'object') return fail(texts.notAFile(name));
      const text = String(value);
      if (option.choices && !option.choices.includes(text)) return fail(texts.oneOf(name, option.choices));
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

const offered = (spec: CommandSpec): readonly string[] =>
  spec.options.filter((option) => !option.internal).map((option) => `\`${option.name}\``);
