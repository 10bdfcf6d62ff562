import { MessageFlags } from 'discord.js';
import type { ShownReply } from '../../bot/reply.js';
import type { Logger } from '../../shared/log.js';
import type { Answer, AnswerableInteraction, Edit } from './answer.js';
import { isGuest } from './caller.js';
import { callCommands } from './command-names.js';
import type { Compose } from './composing.js';
import { isForbidden, isNobodyThere } from './discord-errors.js';
import { showUpdates } from './live-updates.js';
import { makeMessage } from './message-out.js';
import { textsFor } from './texts-for.js';

interface FollowDependencies {
  readonly compose: Compose;
  readonly log: Logger;
  readonly pace: { readonly pauseMs: number };
  readonly stopping: AbortSignal;
  readonly report: (interaction: AnswerableInteraction, error: unknown) => void;
}

/** Shows a reply and all its later states, in whatever way `post` brings the first one to the person. */
type Follow = (
  interaction: AnswerableInteraction,
  replying: Promise<ShownReply>,
  post: (answering: Promise<Answer>) => Promise<Edit>,
) => Promise<void>;

export function makeFollow({ compose, log, pace, stopping, report }: FollowDependencies): Follow {
  /** As it is shown to this person, in this place. */
  const fitted = (reply: ShownReply, interaction: AnswerableInteraction): ShownReply => ({
    ...reply,
    text: callCommands(reply.text, textsFor(interaction)),
    personal: reply.personal || isGuest(interaction),
  });

  /** Says whether it makes sense to show further states. */
  async function update(interaction: AnswerableInteraction, edit: Edit | undefined, state: ShownReply) {
    if (!edit) return false;
    try {
      await edit(await compose(fitted(state, interaction)));
      return true;
    } catch (error) {
      report(interaction, error);
      return !isNobodyThere(error);
    }
  }

  /** Who still waits for an answer that cannot be given is told so. */
  async function tell(interaction: AnswerableInteraction, error: unknown): Promise<void> {
    const { cannotPostHere, apology } = textsFor(interaction).common;
    if (isNobodyThere(error) && !isForbidden(error)) return;
    const message = makeMessage(personal(isForbidden(error) ? cannotPostHere : apology));
    const sent = { ...message, flags: MessageFlags.Ephemeral as const };
    const isAcknowledged = interaction.deferred || interaction.replied;
    await (isAcknowledged ? interaction.followUp(sent) : interaction.reply(sent)).catch((again: unknown) =>
      report(interaction, again),
    );
  }

  return async (interaction, replying, post) => {
    const { restarting, apology } = textsFor(interaction).common;
    const answering = replying
      .then((reply) => fitted(reply, interaction))
      .then(async (reply) => ({ ...reply, message: await compose(reply) }))
      .catch((error) => {
        log.error({ err: error, interaction: interaction.id }, 'a reply could not be made');
        return { ...personal(apology), message: makeMessage(personal(apology)) };
      });
    const edit = await post(answering).catch(async (error: unknown) => {
      report(interaction, error);
      await tell(interaction, error);
      return undefined;
    });
    const { updates } = await answering;
    if (!updates) return;
    await showUpdates(updates, (state) => update(interaction, edit, state), {
      pauseMs: pace.pauseMs,
      stopping,
      farewell: personal(restarting),
    });
  };
}

const personal = (text: string): ShownReply => ({ text, personal: true, look: {} });
