import type { ChannelPlace, Channels, Period, Permission, PostFault } from '../../src/bot/channels.js';
import { encodeInvocation } from '../../src/bot/invocation.js';
import type { ShownReply } from '../../src/bot/reply.js';
import { fail, ok, type Result } from '../../src/shared/result.js';
import type { ModelTime } from '../support/model-time.js';

export interface ModelMessage extends ChannelPlace {
  readonly messageId: string;
  readonly at: number;
  readonly nonce: string;
  readonly roleId?: string;
  reply: ShownReply;
  thread?: string;
  edits: number;
}

export type Call = 'post' | 'find' | 'edit' | 'openThread' | 'write';

/** What becomes of one request. */
export interface Fate {
  /** How long it is under way, and then its answer. */
  readonly thereMs?: number;
  readonly backMs?: number;
  readonly outcome?: 'done' | 'lost before' | 'lost after' | 'not now';
}

/**
 * A chat in memory. It is stricter than a real one: the same nonce twice makes two messages, so that nobody can rely on
 * it. What is under way arrives even if its sender is killed.
 */
export class ModelChat implements Channels {
  readonly messages: ModelMessage[] = [];
  readonly letters: { readonly userId: string; readonly text: string }[] = [];
  readonly calls: { readonly call: Call; readonly serverId: string; readonly at: number }[] = [];
  readonly gone = new Set<string>();
  /** Servers that have thrown the bot out. */
  readonly left = new Set<string>();
  readonly forbidden = new Map<string, readonly Permission[]>();
  /** Decides about every request; servers are named, people are not. */
  fate: (call: Call, serverId: string) => Fate = () => ({});
  /** Requests that wait for the clock, and for whose answers somebody waits. */
  waiting = 0;
  /** How many posts were under way at the same time at most. */
  mostPosting = 0;
  #posting = 0;
  #caller = 0;
  readonly #time: ModelTime;

  constructor(time: ModelTime) {
    this.#time = time;
  }

  async missingPermissions(place: ChannelPlace) {
    return ok(this.forbidden.get(place.channelId) ?? []);
  }

  async post(place: ChannelPlace, reply: ShownReply, how: { readonly nonce: string; readonly roleId?: string }) {
    this.#posting++;
    this.mostPosting = Math.max(this.mostPosting, this.#posting);
    const answer = await this.#request('post', place, () => {
      const messageId = String(this.messages.length + 1);
      this.messages.push({ ...place, ...how, reply, messageId, at: this.#time.now(), edits: 0 });
      return ok({ messageId });
    });
    this.#posting--;
    return answer;
  }

  find(place: ChannelPlace, button: Parameters<Channels['find']>[1], { from, to }: Period) {
    const wanted = encodeInvocation(button);
    return this.#request('find', place, () =>
      ok(
        this.messages.findLast(
          ({ channelId, at, reply }) =>
            channelId === place.channelId &&
            at >= from &&
            at <= to &&
            reply.buttons?.some(({ invoke }) => encodeInvocation(invoke) === wanted),
        ),
      ),
    );
  }

  edit(place: ChannelPlace, messageId: string, reply: ShownReply) {
    return this.#request('edit', place, () => {
      const message = this.#message(messageId);
      if (!message) return fail({ code: 'gone' as const });
      const { pictures } = message.reply;
      message.reply = { ...(pictures && { pictures }), ...reply };
      message.edits++;
      return ok(undefined);
    });
  }

  openThread(place: ChannelPlace, messageId: string, name: string) {
    return this.#request('openThread', place, () => {
      const message = this.#message(messageId);
      if (!message) return fail({ code: 'gone' as const });
      message.thread ??= name;
      return ok(undefined);
    });
  }

  write(userId: string, reply: ShownReply) {
    return this.#request('write', { serverId: '', channelId: '' }, () => {
      this.letters.push({ userId, text: reply.text });
      return ok(undefined);
    });
  }

  /** Whoever has called is no more; what was sent is still under way. */
  hangUp(): void {
    this.waiting = 0;
    this.#posting = 0;
    this.#caller++;
  }

  delete(messageId: string): void {
    const index = this.messages.findIndex((message) => message.messageId === messageId);
    this.messages.splice(index, 1);
  }

  #message(messageId: string): ModelMessage | undefined {
    return this.messages.findLast((message) => message.messageId === messageId);
  }

  async #request<Value>(
    call: Call,
    { serverId, channelId }: ChannelPlace,
    carryOut: () => Result<Value, PostFault>,
  ): Promise<Result<Value, PostFault>> {
    this.calls.push({ call, serverId, at: this.#time.now() });
    const { thereMs = 0, backMs = 0, outcome = 'done' } = this.fate(call, serverId);
    if (outcome === 'not now') return fail({ code: 'not now', afterMs: 2000, reason: 'rate limited' });
    const caller = this.#caller;
    await this.#wait(thereMs, caller);
    const lost = fail({ code: 'lost' as const, reason: 'connection reset' });
    if (outcome === 'lost before') return lost;
    const answer = this.#refusal(call, serverId, channelId) ?? carryOut();
    await this.#wait(backMs, caller);
    return outcome === 'lost after' ? lost : answer;
  }

  #refusal(call: Call, serverId: string, channelId: string): Result<never, PostFault> | undefined {
    if (this.left.has(serverId)) return fail({ code: 'not in server' });
    if (this.gone.has(channelId)) return fail({ code: 'gone' });
    const missing = this.forbidden.get(channelId);
    const concerns = call === 'openThread' ? 'create threads' : call === 'find' ? 'read history' : 'send messages';
    return missing?.includes(concerns) ? fail({ code: 'forbidden', missing }) : undefined;
  }

  async #wait(milliseconds: number, caller: number): Promise<void> {
    if (milliseconds === 0) return;
    if (caller === this.#caller) this.waiting++;
    await this.#time.wait(milliseconds);
    if (caller === this.#caller) this.waiting--;
  }
}
