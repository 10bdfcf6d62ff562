import { ApiError, alreadyAcknowledged, emptyMessage, unknownMessage } from './api-error.js';
import { ChatMessage } from './chat-message.js';
import { makeId } from './ids.js';
import type { MessagePayload, SentFilePart } from './message-rules.js';

type Files = ReadonlyMap<string, SentFilePart>;

export interface Callback {
  readonly type: number;
  readonly data?: MessagePayload & { readonly choices?: readonly { readonly name: string; readonly value: string }[] };
}

const NEW_MESSAGE = 4;
const NEW_MESSAGE_LATER = 5;
const UPDATE_LATER = 6;
const UPDATE = 7;
const SUGGESTIONS = 8;

const isEphemeral = ({ flags = 0 }: MessagePayload): boolean => (flags & 64) !== 0;

/** One interaction and all that the bot made of it, by Discord's rules for who may do what when. */
export class Exchange {
  readonly id = makeId();
  readonly token = `token-${this.id}`;
  /** How the bot acknowledged. */
  callback: number | undefined;
  choices: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** The message that the bot's answer has become. */
  answer: ChatMessage | undefined;
  readonly followUps: ChatMessage[] = [];
  /** How long the person saw nothing; Discord gives up after 3 s. */
  acknowledgedAfterMs: number | undefined;
  readonly #askedAt = performance.now();
  #original: ChatMessage | undefined;

  constructor(
    readonly channelId: string,
    readonly pressed?: ChatMessage,
  ) {}

  acknowledge({ type, data = {} }: Callback, files: Files): void {
    if (this.callback !== undefined) throw alreadyAcknowledged();
    this.callback = type;
    this.acknowledgedAfterMs = performance.now() - this.#askedAt;
    if (type === NEW_MESSAGE || type === NEW_MESSAGE_LATER) {
      this.#original = new ChatMessage(this.channelId, isEphemeral(data));
    } else if (type === UPDATE || type === UPDATE_LATER) {
      this.#original = this.pressed;
    } else if (type === SUGGESTIONS) {
      this.choices = data.choices ?? [];
    }
    if (this.#original && (type === NEW_MESSAGE || type === UPDATE)) this.#show(this.#original, data, files);
  }

  find(messageId: string): ChatMessage {
    const found = messageId === '@original' ? this.#original : this.followUps.find(({ id }) => id === messageId);
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
    if (this.callback === undefined) throw new ApiError(404, 10015, 'Unknown Webhook');
    if (this.#original?.state === 'waiting') return this.edit('@original', payload, files);
    const message = new ChatMessage(this.channelId, isEphemeral(payload));
    this.#show(message, payload, files);
    this.followUps.push(message);
    return message;
  }

  delete(messageId: string): void {
    const message = this.find(messageId);
    message.state = 'deleted';
  }

  #show(message: ChatMessage, payload: MessagePayload, files: Files): void {
    message.apply(payload, files);
    if (!message.content && message.attachments.length === 0) throw emptyMessage();
    this.answer ??= message;
  }
}
