import { randomBytes } from 'node:crypto';
import type { Logger } from '../log.js';
import { readArgs } from './arguments.js';
import type { Bot } from './bot.js';
import type { Caller, Command, Invocation, Reply } from './command.js';
import type { Services } from './services.js';
import { excerpt, sentence } from './text.js';

interface Parts {
  readonly commands: readonly Command[];
  readonly groups: Readonly<Record<string, string>>;
  readonly services: Services;
  readonly log: Logger;
}

/** Looks up, checks and runs commands for every front end, so that none of them can forget a check. */
export function makeBot({ commands, groups, services, log }: Parts): Bot {
  const byName = new Map(commands.map((command) => [command.spec.name, command]));
  const specs = commands.map(({ spec }) => spec);

  const unknown = (name: string): string => {
    const members = specs.filter((spec) => spec.name.startsWith(`${name} `)).map((spec) => `\`/${spec.name}\``);
    if (members.length > 0) return `Which one: ${members.join(', ')}?`;
    return `I don't know /${excerpt(name)}. \`/help\` lists what I can do.`;
  };

  const apology = (error: unknown, command: string): Reply => {
    const reference = randomBytes(3).toString('hex');
    log.error({ err: error, command, reference }, 'a command failed');
    return sentence(
      `Something went wrong on my side. Please try again; if it stays, tell the operator the reference \`${reference}\`.`,
    );
  };

  async function* guarded(updates: AsyncIterable<Reply>, command: string): AsyncIterable<Reply> {
    try {
      yield* updates;
    } catch (error) {
      yield apology(error, command);
    }
  }

  return {
    specs,
    groups,

    async run({ command: name, args }: Invocation, caller: Caller) {
      const command = byName.get(name);
      if (!command) return sentence(unknown(name));
      if (!mayUse(command, caller)) return sentence(`\`/${name}\` is for the admins of this server.`);
      const checked = readArgs(command.spec, args);
      if (!checked.ok) return sentence(checked.fault);
      try {
        const reply = await command.run({ caller, services, specs }, checked.value);
        return reply.updates ? { ...reply, updates: guarded(reply.updates, name) } : reply;
      } catch (error) {
        return apology(error, name);
      }
    },

    async complete(name, optionName, typed, caller) {
      const command = byName.get(name);
      const option = command?.spec.options.find((each) => each.name === optionName);
      if (!command?.complete || option?.type !== 'text' || !option.autocomplete || !mayUse(command, caller)) return [];
      try {
        return await command.complete({ caller, services, specs }, typed.slice(0, option.maxLength));
      } catch (error) {
        log.error({ err: error, command: name }, 'suggestions failed');
        return [];
      }
    },
  };
}

const mayUse = (command: Command, caller: Caller): boolean => command.spec.audience === 'everyone' || caller.isAdmin;
