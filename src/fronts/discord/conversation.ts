import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Bot } from '../../bot/bot.js';
import type { ShownReply } from '../../bot/reply.js';
import type { Logger } from '../../log.js';
import { type Answer, answerAnew, answerInPlace, type Edit } from './answer.js';
import { callerOf } from './caller.js';
import type { Compose } from './composing.js';
import { errorFields, isNobodyThere } from './discord-errors.js';
import { cutWords } from './fit-text.js';
import { commandName, readComponent, readSlashCommand } from './invocation-in.js';
import { MAX_CHOICE_TEXT, MAX_CHOICES } from './limits.js';
import { showUpdates } from './live-updates.js';
import { makeMessage } from './message-out.js';

export interface Pace {
  /** How long an answer may take before it is acknowledged first; Discord allows 3 s, upload included. */
  readonly patienceMs: number;
  /** Between two edits of one message; Discord allows about one a second. */
  readonly pauseMs: number;
}

interface ConversationParts {
  readonly bot: Bot;
  readonly compose: Compose;
  readonly log: Logger;
  readonly fileOrigins: readonly string[];
  readonly pace: Pace;
  readonly stopping: AbortSignal;
}

type Handling = (interaction: Interaction) => Promise<void>;

/**
 * Interactions in, replies out. A handling ends with the last state of its answer, or soon after `stopping`. It never
 * rejects: an answer that fails is a line in the log.
 */
export function makeConversation(parts: ConversationParts): Handling {
  const { bot, compose, log, fileOrigins, pace, stopping } = parts;
  const specs = new Map(bot.specs.map((spec) => [spec.name, spec]));
  // After a lost connection Discord may deliver again what was delivered before.
  const seen = new LRUCache<string, true>({ max: 10_000 });

  async function runSlashCommand(interaction: ChatInputCommandInteraction): Promise<ShownReply> {
    const caller = callerOf(interaction);
    const command = commandName(interaction);
    // Who will be refused must not make the bot fetch files.
    if (specs.get(command)?.audience === 'admins' && !caller.isAdmin) return bot.run({ command, args: {} }, caller);
    const invocation = await readSlashCommand(interaction, fileOrigins);
    return invocation.ok ? bot.run(invocation.value, caller) : { text: invocation.fault, personal: true, look: {} };
  }

  /** Starts the work at once, and posts what comes of it in the way that fits the interaction. */
  async function converse(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return suggest(interaction);
    if (interaction.isChatInputCommand()) {
      const reply = runSlashCommand(interaction);
      const patienceMs = specs.get(commandName(interaction))?.slow ? 0 : pace.patienceMs;
      return follow(interaction, reply, (answering) => answerAnew(interaction, answering, patienceMs));
    }
    if (interaction.isButton() || interaction.isStringSelectMenu()) {
      const { invocation, inPlace } = readComponent(interaction);
      const reply = bot.run(invocation, callerOf(interaction));
      const patienceMs = specs.get(invocation.command)?.slow ? 0 : pace.patienceMs;
      return follow(interaction, reply, (answering) =>
        inPlace ? answerInPlace(interaction, answering) : answerAnew(interaction, answering, patienceMs),
      );
    }
  }

  async function follow(
    interaction: Interaction,
    replying: Promise<ShownReply>,
    post: (answering: Promise<Answer>) => Promise<Edit>,
  ): Promise<void> {
    const answering = replying
      .then(async (reply) => ({ ...reply, message: await compose(reply) }))
      .catch((error) => {
        log.error({ err: error, interaction: interaction.id }, 'a reply could not be made');
        return { ...APOLOGY, message: makeMessage(APOLOGY) };
      });
    const edit = await post(answering).catch((error) => {
      report(interaction, error);
      return undefined;
    });
    const { updates } = await answering;
    if (!updates) return;
    await showUpdates(updates, (state) => update(interaction, edit, state), {
      pauseMs: pace.pauseMs,
      stopping,
      farewell: RESTARTING,
    });
  }

  /** Says whether it makes sense to show further states. */
  async function update(interaction: Interaction, edit: Edit | undefined, state: ShownReply): Promise<boolean> {
    if (!edit) return false;
    try {
      await edit(await compose(state));
      return true;
    } catch (error) {
      report(interaction, error);
      return !isNobodyThere(error);
    }
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    const { name, value } = interaction.options.getFocused(true);
    const choices = await bot.complete(commandName(interaction), name, value, callerOf(interaction));
    const fitting = choices.filter((choice) => choice.value.length <= MAX_CHOICE_TEXT).slice(0, MAX_CHOICES);
    await interaction.respond(fitting.map((choice) => ({ ...choice, name: cutWords(choice.name, MAX_CHOICE_TEXT) })));
  }

  function report(interaction: Interaction, error: unknown): void {
    const fields = { interaction: interaction.id, ...errorFields(error) };
    if (isNobodyThere(error)) log.info(fields, 'nobody is there for this answer any more');
    else log.warn(fields, 'an answer did not get through to Discord');
  }

  return async (interaction) => {
    if (seen.has(interaction.id)) return;
    seen.set(interaction.id, true);
    try {
      await converse(interaction);
    } catch (error) {
      report(interaction, error);
    }
  };
}

const RESTARTING: ShownReply = {
  text: 'I am being restarted; please ask again in a minute.',
  personal: true,
  look: {},
};

const APOLOGY: ShownReply = { text: 'Something went wrong on my side. Please try again.', personal: true, look: {} };
