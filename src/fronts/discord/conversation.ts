import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Bot } from '../../bot/bot.js';
import type { ShownReply } from '../../bot/reply.js';
import { withTimeout } from '../../shared/async.js';
import type { Logger } from '../../shared/log.js';
import { type AnswerableInteraction, answerAnew, answerInPlace } from './answer.js';
import { callerOf } from './caller.js';
import type { ComponentId } from './component-id.js';
import type { Compose } from './composing.js';
import type { DiscordClock } from './discord-clock.js';
import { errorFields, isNobodyThere } from './discord-errors.js';
import { cutWords } from './fit-text.js';
import { makeFollow } from './follow.js';
import { commandName, readComponent, readSlashCommand } from './invocation-in.js';
import { MAX_CHOICE_TEXT, MAX_CHOICES } from './limits.js';
import { makeModal, readModal } from './modal.js';
import { textsFor } from './texts-for.js';

export interface Pace {
  /** How old an interaction may become before it is acknowledged without an answer; Discord allows 3 s, upload included. */
  readonly patienceMs: number;
  /** Between two edits of one message; Discord allows about one a second. */
  readonly pauseMs: number;
}

interface ConversationDependencies {
  readonly bot: Bot;
  readonly compose: Compose;
  readonly log: Logger;
  readonly fileOrigins: readonly string[];
  readonly pace: Pace;
  readonly clock: DiscordClock;
  readonly stopping: AbortSignal;
}

type Handling = (interaction: Interaction) => Promise<void>;

/**
 * Interactions in, replies out. A handling ends with the last state of its answer, or soon after `stopping`. It never
 * rejects: an answer that fails is a line in the log.
 */
export function makeConversation(parts: ConversationDependencies): Handling {
  const { bot, log, fileOrigins, pace, clock } = parts;
  const specs = new Map(bot.specs.map((spec) => [spec.name, spec]));
  // After a lost connection Discord may deliver again what was delivered before.
  const seen = new LRUCache<string, true>({ max: 10_000 });
  const follow = makeFollow({ ...parts, report });

  /** Starts the work at once, and posts what comes of it in the way that fits the interaction. */
  async function converse(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return suggest(interaction);
    if (interaction.isChatInputCommand()) {
      return answer(interaction, commandName(interaction), runSlashCommand(interaction));
    }
    if (interaction.isButton() || interaction.isStringSelectMenu())
      return press(interaction, readComponent(interaction));
    if (interaction.isModalSubmit()) return run(interaction, readModal(interaction));
  }

  async function runSlashCommand(interaction: ChatInputCommandInteraction): Promise<ShownReply> {
    const caller = callerOf(interaction);
    const command = commandName(interaction);
    // Who will be refused must not make the bot fetch files.
    if (specs.get(command)?.audience === 'admins' && !caller.isAdmin) return bot.run({ command, args: {} }, caller);
    const invocation = await readSlashCommand(interaction, fileOrigins);
    return invocation.ok ? bot.run(invocation.value, caller) : { text: invocation.fault, personal: true, look: {} };
  }

  /** A window can only be the first answer, and cannot be promised for later: nothing is looked up before it. */
  async function press(
    interaction: ButtonInteraction | StringSelectMenuInteraction,
    component: ComponentId,
  ): Promise<void> {
    const { ask, invocation } = component;
    const spec = specs.get(invocation.command);
    const modal = ask && spec && makeModal(interaction.customId, spec, ask, textsFor(interaction));
    return modal ? interaction.showModal(modal) : run(interaction, component);
  }

  async function run(
    interaction: ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction,
    { invocation, inPlace }: ComponentId,
  ): Promise<void> {
    const reply = bot.run(invocation, callerOf(interaction));
    if (inPlace && (!interaction.isModalSubmit() || interaction.isFromMessage())) {
      const patienceMs = patienceFor(interaction, invocation.command);
      return follow(interaction, reply, (answering) => answerInPlace(interaction, answering, patienceMs));
    }
    return answer(interaction, invocation.command, reply);
  }

  function answer(interaction: AnswerableInteraction, command: string, reply: Promise<ShownReply>): Promise<void> {
    const patienceMs = patienceFor(interaction, command);
    return follow(interaction, reply, (answering) => answerAnew(interaction, answering, patienceMs));
  }

  /** When the bot is behind, an interaction is not new any more when it is read. */
  function patienceFor(interaction: Interaction, command: string): number {
    const age = clock.ageOf(interaction);
    return specs.get(command)?.slow ? 0 : pace.patienceMs - age;
  }

  /** Nobody waits for suggestions: what comes too late is nothing. */
  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    const { name, value } = interaction.options.getFocused(true);
    const thinking = bot.complete(commandName(interaction), name, value, callerOf(interaction));
    const choices = (await withTimeout(pace.patienceMs, thinking)) ?? [];
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
