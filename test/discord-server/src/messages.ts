import { emptyMessage, unknownMessage } from './api-error.js';
import { ChatMessage } from './chat-message.js';
import type { Clock } from './clock.js';
import { NOBODY, type PingRules, whoIsPinged } from './mentions.js';
import type { MessagePayload, SentFilePart } from './message-rules.js';
import type { User } from './place-json.js';

type Files = ReadonlyMap<string, SentFilePart>;

export interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly around?: string | undefined;
}

export type MessageEvent = 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE';

interface MessagesDependencies {
  readonly clock: Clock;
  readonly bot: User;
  readonly pingRules: (channelId: string) => PingRules;
  readonly onEvent: (event: MessageEvent, message: ChatMessage) => void;
}

type Beginning = Partial<Pick<ChatMessage['origin'], 'author' | 'onlyFor' | 'nonce' | 'repliesTo' | 'byInteraction'>>;

/** All messages of this Discord: how they come to stand in their channels, change, and are found again. */
export class Messages {
  /** For how long Discord knows a message by its nonce: "the past few minutes", says its reference. */
  nonceWindowMs = 180_000;
  readonly #parts: MessagesDependencies;
  readonly #byChannel = new Map<string, ChatMessage[]>();

  constructor(parts: MessagesDependencies) {
    this.#parts = parts;
  }

  /** A place for a message that is yet to be shown. */
  begin(channelId: string, beginning: Beginning = {}): ChatMessage {
    const { clock, bot } = this.#parts;
    const message = new ChatMessage({ channelId, author: bot, at: clock.now(), ...beginning });
    const others = this.#byChannel.get(channelId);
    if (others) others.push(message);
    else this.#byChannel.set(channelId, [message]);
    return message;
  }

  /** A new message that is there at once, unless nothing could be seen of it. */
  post(channelId: string, payload: MessagePayload, files: Files, beginning: Beginning = {}): ChatMessage {
    if (!payload.content && !payload.embeds?.length && files.size === 0) throw emptyMessage();
    const message = this.begin(channelId, beginning);
    this.show(message, payload, files);
    return message;
  }

  show(message: ChatMessage, payload: MessagePayload, files: Files): void {
    if (message.wouldBeEmpty(payload, files)) throw emptyMessage();
    const isNew = message.state === 'waiting';
    message.apply(payload, files);
    if (isNew) message.pinged = this.#pings(message, payload);
    else message.editedAt = this.#parts.clock.now();
    this.#parts.onEvent(isNew ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', message);
  }

  delete(message: ChatMessage): void {
    message.state = 'deleted';
    this.#parts.onEvent('MESSAGE_DELETE', message);
  }

  /** What stands in a channel, oldest first, what only one person sees included. */
  in(channelId: string): ChatMessage[] {
    return (this.#byChannel.get(channelId) ?? []).filter(({ state }) => state !== 'deleted');
  }

  everythingPublicIn(channelId: string): ChatMessage[] {
    return this.in(channelId).filter(({ ephemeral }) => !ephemeral);
  }

  find(channelId: string, id: string): ChatMessage {
    const found = this.everythingPublicIn(channelId).find((message) => message.id === id);
    if (!found) throw unknownMessage();
    return found;
  }

  /** A message that was deleted keeps its nonce: Discord then knows it, and has nothing to give back. */
  withNonce(nonce: string | number): ChatMessage | undefined {
    const since = this.#parts.clock.now() - this.nonceWindowMs;
    const known = [...this.#byChannel.values()]
      .flat()
      .find(({ origin, author }) => author === this.#parts.bot && isSame(origin.nonce, nonce) && origin.at > since);
    if (known?.state === 'deleted') throw unknownMessage();
    return known;
  }

  /** As Discord pages: the newest first, and after an id the ones next to it. */
  page(channelId: string, { limit, before, after, around }: Page): ChatMessage[] {
    const all = this.everythingPublicIn(channelId).sort(byId);
    if (around !== undefined) {
      const middle = all.findIndex(({ id }) => BigInt(id) >= BigInt(around));
      const start = Math.max(0, (middle < 0 ? all.length : middle) - Math.floor(limit / 2));
      return all.slice(start, start + limit).reverse();
    }
    if (after !== undefined) {
      const later = all.filter(({ id }) => BigInt(id) > BigInt(after));
      return later.slice(0, limit).reverse();
    }
    const earlier = before === undefined ? all : all.filter(({ id }) => BigInt(id) < BigInt(before));
    return earlier.slice(-limit).reverse();
  }

  #pings(message: ChatMessage, { content, allowed_mentions }: MessagePayload) {
    if (message.ephemeral) return NOBODY;
    const { repliesTo } = message.origin;
    const repliedTo = repliesTo && this.in(message.channelId).find(({ id }) => id === repliesTo)?.author.id;
    const rules = this.#parts.pingRules(message.channelId);
    return whoIsPinged(content ?? '', allowed_mentions ?? undefined, rules, repliedTo || undefined);
  }
}

/** A number and its digits are the same nonce. */
const isSame = (one: string | number | undefined, other: string | number): boolean =>
  one !== undefined && String(one) === String(other);

const byId = (one: ChatMessage, other: ChatMessage): number => (BigInt(one.id) < BigInt(other.id) ? -1 : 1);
