import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
  MessageFlagsBitField,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { withTimeout } from '../../shared/async.js';
import type { MessageOut } from './message-out.js';

/** What happened on a message, a window that one of its buttons opened included. */
type ComponentInteraction = ButtonInteraction | StringSelectMenuInteraction | ModalMessageModalSubmitInteraction;
export type AnswerableInteraction = ChatInputCommandInteraction | ComponentInteraction | ModalSubmitInteraction;

export interface Answer {
  readonly message: MessageOut;
  readonly personal: boolean;
}

/** Replaces the message that an answer has become. */
export type Edit = (message: MessageOut) => Promise<void>;

/**
 * Answers with a new message. Who sees a message is settled when it is acknowledged, and a command's answer knows it
 * only when it is there. So an answer that comes within `patienceMs` is posted as it is; otherwise the acknowledgement
 * is for the caller alone, because what was meant to be personal must never have been public, and a public answer then
 * comes as a second message in its place.
 */
export async function answerAnew(
  interaction: AnswerableInteraction,
  answering: Promise<Answer>,
  patienceMs: number,
): Promise<Edit> {
  const early = patienceMs > 0 ? await withTimeout(patienceMs, answering) : undefined;
  if (early) {
    await interaction.reply({ ...early.message, ...visibility(early) });
    return editing(interaction);
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const late = await answering;
  if (late.personal) {
    await editing(interaction)(late.message);
    return editing(interaction);
  }
  // While the acknowledgement waits, Discord puts a follow-up in its place, personal like it. Where it cannot be taken
  // away, that is still an answer.
  await interaction.deleteReply().catch(() => {});
  const posted = await interaction.followUp(late.message);
  return editing(interaction, posted.id);
}

/** Answers by replacing the message that was pressed: with one request when the answer comes within `patienceMs`. */
export async function answerInPlace(
  interaction: ComponentInteraction,
  answering: Promise<Answer>,
  patienceMs: number,
): Promise<Edit> {
  const early = patienceMs > 0 ? await withTimeout(patienceMs, answering) : undefined;
  if (early) {
    if (early.personal && isSeenByOthers(interaction)) {
      await interaction.reply({ ...early.message, ...visibility(early) });
    } else await interaction.update(early.message);
    return editing(interaction);
  }
  await interaction.deferUpdate();
  const answer = await answering;
  if (answer.personal && isSeenByOthers(interaction)) {
    const posted = await interaction.followUp({ ...answer.message, ...visibility(answer) });
    return editing(interaction, posted.id);
  }
  await editing(interaction)(answer.message);
  return editing(interaction);
}

const visibility = ({ personal }: Answer) => (personal ? { flags: MessageFlags.Ephemeral as const } : {});

const isSeenByOthers = ({ context, message }: ComponentInteraction): boolean =>
  context !== InteractionContextType.BotDM && !new MessageFlagsBitField(message.flags).has(MessageFlags.Ephemeral);

const editing =
  (interaction: AnswerableInteraction, message = '@original'): Edit =>
  async (state) => {
    await interaction.editReply({ ...state, message });
  };
