import { fail, ok, type Result } from '../result.js';
import type { CommandSpec, OptionSpec } from './command.js';
import type { ArgValue, Invocation } from './reply.js';
import { excerpt } from './text.js';

/** Checks what came with a command against its spec. A fault is one sentence that says what to do. */
export function readArgs(spec: CommandSpec, given: Invocation['args']): Result<Record<string, ArgValue>, string> {
  const known = new Map(spec.options.map((option) => [option.name, option]));
  const args: Record<string, ArgValue> = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const option = known.get(name);
    if (!option) return fail(`\`/${spec.name}\` takes no "${excerpt(name)}"${optionList(spec)}.`);
    const read = readValue(option, value);
    if (!read.ok) return fail(`\`/${spec.name}\`: ${read.fault}`);
    args[name] = read.value;
  }
  const missing = spec.options.find((option) => option.required && !(option.name in args));
  if (missing) return fail(`\`/${spec.name}\` needs \`${missing.name}\`: ${missing.description}.`);
  return ok(args);
}

function readValue(option: OptionSpec, value: ArgValue): Result<ArgValue, string> {
  switch (option.type) {
    case 'text': {
      if (typeof value === 'object') return fail(`\`${option.name}\` is text, not a file.`);
      const text = String(value);
      if (option.choices && !option.choices.includes(text)) {
        return fail(`\`${option.name}\` is one of ${option.choices.join(', ')}.`);
      }
      if (text.length <= option.maxLength) return ok(text);
      return fail(`\`${option.name}\` is too long; keep it to ${option.maxLength} characters.`);
    }
    case 'integer': {
      const number = typeof value === 'number' ? value : Number(typeof value === 'string' ? value.trim() || NaN : NaN);
      if (Number.isSafeInteger(number) && number >= option.min && number <= option.max) return ok(number);
      return fail(`\`${option.name}\` is a whole number from ${option.min} to ${option.max}.`);
    }
    case 'flag': {
      const word = String(value).trim().toLowerCase();
      if (word === 'true' || word === 'false') return ok(word === 'true');
      return fail(`\`${option.name}\` is true or false.`);
    }
    case 'channel':
    case 'role':
      return typeof value === 'string' && /^\d{1,20}$/.test(value)
        ? ok(value)
        : fail(`\`${option.name}\` is a ${option.type} of your server: pick one from the list.`);
    case 'file':
      return typeof value === 'object' ? ok(value) : fail(`\`${option.name}\` is a file: attach one.`);
  }
}

function optionList(spec: CommandSpec): string {
  const names = spec.options.filter((option) => !option.internal).map((option) => `\`${option.name}\``);
  return names.length > 0 ? `; it takes ${names.join(', ')}` : '';
}
