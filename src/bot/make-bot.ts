import { randomBytes } from 'node:crypto';
import type { Logger } from '../shared/log.js';
import type { Speech } from '../texts/speech.js';
import { readArgs } from './arguments.js';
import type { Bot } from './bot.js';
import { type Caller, type Command, type Context, MAX_MEMBER, type OptionSpec } from './command.js';
import { makeContexts } from './contexts.js';
import { lookOf, present } from './present.js';
import type { Invocation, Reply } from './reply.js';
import type { Services } from './services.js';
import { excerpt, sentence } from './text.js';

interface BotDependencies {
  readonly commands: readonly Command[];
  readonly groups: Readonly<Record<string, string>>;
  readonly services: Services;
  readonly log: Logger;
}

/** Looks up, checks and runs commands for every front end, so that none of them can forget a check. */
export function makeBot({ commands, groups, services, log }: BotDependencies): Bot {
  const byName = new Map(commands.map((command) => [command.spec.name, command]));
  const specs = commands.map(({ spec }) => spec);
  const { contextFor, speechFor } = makeContexts({ services, specs, log });

  const unknown = (name: string, { texts }: Speech): string => {
    const members = specs.filter((spec) => spec.name.startsWith(`${name} `)).map((spec) => `\`/${spec.name}\``);
    return members.length > 0 ? texts.common.whichOne(members) : texts.common.unknownCommand(excerpt(name));
  };

  const apology = (error: unknown, command: string, { texts }: Speech): Reply => {
    const reference = randomBytes(3).toString('hex');
    log.error({ err: error, command, reference }, 'a command failed');
    return sentence(texts.common.somethingWentWrong(reference));
  };

  async function* guarded(updates: AsyncIterable<Reply>, command: string, speech: Speech): AsyncIterable<Reply> {
    try {
      yield* updates;
    } catch (error) {
      yield apology(error, command, speech);
    }
  }

  async function answer({ command: name, args }: Invocation, context: Context): Promise<Reply> {
    const { caller, speech } = context;
    const command = byName.get(name);
    if (!command) return sentence(unknown(name, speech));
    if (!mayUse(command, caller)) {
      const { onlyAdmins, onlyInServers } = speech.texts.common;
      return sentence(caller.inServer ? onlyAdmins(name) : onlyInServers(name));
    }
    const checked = readArgs(command.spec, args, speech, caller.optionNames);
    if (!checked.ok) return sentence(checked.fault);
    try {
      const reply = await command.run(context, checked.value);
      return reply.updates ? { ...reply, updates: guarded(reply.updates, name, speech) } : reply;
    } catch (error) {
      return apology(error, name, speech);
    }
  }

  return {
    specs,
    groups,

    async run(invocation, caller) {
      const context = await contextFor(caller);
      const reply = await answer(invocation, context);
      // What all see is drawn as usual, not as whoever asked likes it.
      return present(reply, reply.personal ? lookOf(context.preferences) : {});
    },

    speechFor,

    async complete(name, optionName, typed, caller) {
      const command = byName.get(name);
      const option = command?.spec.options.find((each) => each.name === optionName);
      const maxLength = option && longestQuestion(option);
      if (!command?.complete || maxLength === undefined || !mayUse(command, caller)) return [];
      try {
        return await command.complete(await contextFor(caller), typed.slice(0, maxLength), optionName);
      } catch (error) {
        log.error({ err: error, command: name }, 'suggestions failed');
        return [];
      }
    },
  };
}

/** How much of what was typed a command may be asked about; undefined: it knows no suggestions for this option. */
function longestQuestion(option: OptionSpec): number | undefined {
  if ((option.type !== 'text' && option.type !== 'member') || !option.autocomplete) return undefined;
  return option.type === 'text' ? option.maxLength : MAX_MEMBER;
}

const mayUse = (command: Command, caller: Caller): boolean => command.spec.audience === 'everyone' || caller.isAdmin;
