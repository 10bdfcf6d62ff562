import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { CommandSpec } from '../../bot/command.js';
import { wordsOfCommand, wordsOfOption } from '../../bot/command-words.js';
import type { Texts } from '../../texts/en.js';
import { type ComponentId, readComponentId } from './component-id.js';
import { cutWords } from './fit-text.js';
import { MAX_INPUT_LABEL, MAX_INPUT_LENGTH, MAX_INPUT_PLACEHOLDER, MAX_MODAL_TITLE } from './limits.js';

/**
 * A window that asks for one option of a command. It keeps the id of the button that opened it, which says all that its
 * answer needs, so it still works when the bot was started anew while somebody was typing.
 */
export function makeModal(
  customId: string,
  spec: CommandSpec,
  asked: string,
  texts: Texts,
): APIModalInteractionResponseCallbackData | undefined {
  const option = spec.options.find(({ name }) => name === asked);
  // Who is meant by a typed name, only Discord could say.
  if (!option || option.type === 'member') return undefined;
  const { description } = wordsOfOption(spec.name, option, texts);
  const maxLength = option.type === 'text' ? Math.min(option.maxLength, MAX_INPUT_LENGTH) : MAX_INPUT_LENGTH;
  return {
    custom_id: customId,
    title: cutWords(firstClause(wordsOfCommand(spec, texts).description), MAX_MODAL_TITLE),
    components: [
      {
        type: ComponentType.Label,
        label: cutWords(firstClause(description), MAX_INPUT_LABEL),
        component: {
          type: ComponentType.TextInput,
          custom_id: asked,
          style: TextInputStyle.Short,
          placeholder: cutWords(description, MAX_INPUT_PLACEHOLDER),
          required: option.required === true,
          max_length: maxLength,
        },
      },
    ],
  };
}

/** `Answer with one move or several, like Qh7` is more than a title holds; what stands before the comma is enough. */
const firstClause = (description: string): string => /^[^,;:.?!]+\??/.exec(description)?.[0].trim() || description;

/** What the button carried, with what was typed in its place. */
export function readModal(interaction: ModalSubmitInteraction): ComponentId {
  const { ask, invocation, ...rest } = readComponentId(interaction.customId);
  const typed = ask === undefined ? '' : interaction.fields.getTextInputValue(ask).trim();
  const args = ask !== undefined && typed !== '' ? { ...invocation.args, [ask]: typed } : invocation.args;
  return { ...rest, invocation: { ...invocation, args } };
}
