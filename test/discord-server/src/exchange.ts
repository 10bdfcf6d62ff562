import { ApiError, alreadyAcknowledged, invalidForm, unknownMessage, unknownWebhook } from './api-error.js';
import type { ChatMessage } from './chat-message.js';
import { makeId } from './ids.js';
import type { MessagePayload, SentFilePart } from './message-rules.js';
import type { Messages } from './messages.js';
import type { Modal } from './modal-rules.js';

type Files = ReadonlyMap<string, SentFilePart>;

export interface Callback {
  readonly type: number;
  readonly data?: MessagePayload & { readonly choices?: readonly { readonly name: string; readonly value: string }[] };
}

/** What a person did, by the number that Discord gives it. */
export const KINDS = { command: 2, component: 3, typing: 4, modal: 5 } as const;
export type Kind = keyof typeof KINDS;

export interface Asked {
  readonly kind: Kind;
  readonly channelId: string;
  readonly userId: string;
  readonly at: number;
  /** The message that a component, or the modal it opened, belongs to. */
  readonly pressed?: ChatMessage | undefined;
}

const NEW_MESSAGE = 4;
const NEW_MESSAGE_LATER = 5;
const UPDATE_LATER = 6;
const UPDATE = 7;
const SUGGESTIONS = 8;
export const MODAL = 9;

const isEphemeral = ({ flags = 0 }: MessagePayload): boolean => (flags & 64) !== 0;

/** One interaction and all that the bot made of it, by Discord's rules for who may do what when. */
export class Exchange {
  readonly id: string;
  readonly token: string;
  readonly asked: Asked;
  readonly channelId: string;
  readonly pressed: ChatMessage | undefined;
  /** How the bot acknowledged. */
  callback: number | undefined;
  choices: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** What the person is asked to fill in. */
  modal: Modal | undefined;
  /** The message that the bot's answer has become. */
  answer: ChatMessage | undefined;
  readonly followUps: ChatMessage[] = [];
  /** How long the person saw nothing; Discord gives up after 3 s. */
  acknowledgedAfterMs: number | undefined;
  readonly #askedAt = performance.now();
  readonly #messages: Messages;
  #original: ChatMessage | undefined;

  constructor(asked: Asked, messages: Messages) {
    this.id = makeId(asked.at);
    this.token = `token-${this.id}`;
    this.asked = asked;
    this.channelId = asked.channelId;
    this.pressed = asked.pressed;
    this.#messages = messages;
  }

  acknowledge({ type, data = {} }: Callback, files: Files): void {
    if (this.callback !== undefined) throw this.#acknowledgedBefore(type);
    this.#demandFitting(type);
    if (type === NEW_MESSAGE) {
      this.#original = this.#messages.post(this.channelId, data, files, this.#beginning(data));
      this.answer = this.#original;
    } else if (type === NEW_MESSAGE_LATER) {
      this.#original = this.#messages.begin(this.channelId, this.#beginning(data));
    } else if (type === UPDATE || type === UPDATE_LATER) {
      this.#original = this.pressed;
      if (type === UPDATE && this.pressed) this.#show(this.pressed, data, files);
    } else if (type === SUGGESTIONS) {
      this.choices = data.choices ?? [];
    } else if (type === MODAL) {
      this.modal = data as unknown as Modal;
    }
    this.callback = type;
    this.acknowledgedAfterMs = performance.now() - this.#askedAt;
  }

  get original(): ChatMessage | undefined {
    return this.#original;
  }

  find(messageId: string): ChatMessage {
    const found = messageId === '@original' ? this.#original : this.#known(messageId);
    if (!found || found.state === 'deleted') throw unknownMessage();
    return found;
  }

  edit(messageId: string, payload: MessagePayload, files: Files): ChatMessage {
    const message = this.find(messageId);
    this.#show(message, payload, files);
    return message;
  }

  /** While the first answer is still waited for, Discord makes a follow-up that answer, as visible as it was to be. */
  followUp(payload: MessagePayload, files: Files): ChatMessage {
    if (this.callback === undefined) throw unknownWebhook();
    if (this.#original?.state === 'waiting') return this.edit('@original', payload, files);
    const message = this.#messages.post(this.channelId, payload, files, this.#beginning(payload));
    this.answer ??= message;
    this.followUps.push(message);
    return message;
  }

  delete(messageId: string): void {
    this.#messages.delete(this.find(messageId));
  }

  #known(messageId: string): ChatMessage | undefined {
    return [this.#original, ...this.followUps].find((message) => message?.id === messageId);
  }

  #beginning(payload: MessagePayload) {
    return { byInteraction: true, onlyFor: isEphemeral(payload) ? this.asked.userId : undefined };
  }

  #show(message: ChatMessage, payload: MessagePayload, files: Files): void {
    this.#messages.show(message, payload, files);
    this.answer ??= message;
  }

  /** Twice the same may be a lost reply; a modal after something else is a bot that does not know its turn. */
  #acknowledgedBefore(type: number): ApiError {
    if (type !== MODAL || this.callback === MODAL) return alreadyAcknowledged();
    return new ApiError(400, 40060, 'a modal can only be the first answer', true);
  }

  #demandFitting(type: number): void {
    const { kind } = this.asked;
    const fits =
      type === SUGGESTIONS
        ? kind === 'typing'
        : kind !== 'typing' &&
          (type === MODAL ? kind !== 'modal' : type !== UPDATE && type !== UPDATE_LATER ? true : !!this.pressed);
    if (!fits) throw invalidForm([`callback ${type} does not answer a ${kind}`]);
  }
}
