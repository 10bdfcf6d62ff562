import { randomBytes } from 'node:crypto';
import type { Place, Places } from '../../bot/channels.js';
import type { ShownReply } from '../../bot/reply.js';
import { fail, ok } from '../../shared/result.js';

/** So many messages can still be edited, and are given to a page that was away. */
const MOST_KEPT = 100;

/** The one place of the local chat. */
export const LOCAL_PLACE = { serverId: 'web', channelId: 'web' } as const satisfies Place;

interface Published {
  readonly messageId: string;
  readonly reply: ShownReply;
  /** Where in the feed it was last changed. */
  readonly at: number;
}

/** What a page gets next: a message as it is now, or that more was changed than is known here. */
export type FeedNews = { readonly position: string } & (
  | { readonly kind: 'message'; readonly messageId: string; readonly reply: ShownReply }
  | { readonly kind: 'missed' }
);

/**
 * What all open pages of the local chat see. It keeps messages as they are now, not each change: a page that was away gets
 * the last state of what changed meanwhile, in the order of the changes. A position is the number of a change in this
 * process; one from another process, or from before what is kept, is answered with `missed` and everything that is kept.
 */
export class Feed implements Places {
  /** Tells this process's positions and messages from those of earlier ones, and sorts after them. */
  readonly #process = `${Date.now()}x${randomBytes(6).toString('hex')}`;
  /** By their id; the one that was changed last is last. */
  readonly #kept = new Map<string, Published>();
  readonly #nonces = new Map<string, string>();
  readonly #waiting = new Set<() => void>();
  #changes = 0;
  #posted = 0;
  /** The last change of a message that is not kept any more. */
  #lost = 0;

  async post(place: Place, reply: ShownReply, { nonce }: { readonly nonce: string }) {
    if (!isHere(place)) return fail({ code: 'gone' } as const);
    const known = this.#nonces.get(nonce);
    // Ids sort in the order of posting, in which pages show them.
    const messageId = known ?? `${this.#process}-m${String(++this.#posted).padStart(9, '0')}`;
    if (known === undefined) {
      this.#nonces.set(nonce, messageId);
      this.#put(messageId, reply);
    }
    return ok({ messageId });
  }

  async edit(place: Place, messageId: string, reply: ShownReply) {
    const before = isHere(place) ? this.#kept.get(messageId)?.reply : undefined;
    if (!before) return fail({ code: 'gone' } as const);
    this.#put(messageId, { ...(before.pictures && { pictures: before.pictures }), ...reply });
    return ok(undefined);
  }

  /** Nothing is kept of what may show somebody who is to be forgotten. */
  clear(): void {
    this.#kept.clear();
    this.#nonces.clear();
    this.#lost = this.#changes;
  }

  /** Where a page begins that sees the feed for the first time. */
  get position(): string {
    return this.#positionAt(this.#changes);
  }

  /** The first that was changed after a position; undefined: nothing yet. */
  after(position: string): FeedNews | undefined {
    const at = this.#read(position);
    if (at === undefined) return { kind: 'missed', position: this.#positionAt(this.#lost) };
    for (const { messageId, reply, at: changed } of this.#kept.values()) {
      if (changed > at) return { kind: 'message', messageId, reply, position: this.#positionAt(changed) };
    }
    return undefined;
  }

  /** Resolves at the next change, or with the signal. */
  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      if (signal.aborted) return resolve();
      this.#waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }

  #put(messageId: string, reply: ShownReply): void {
    this.#kept.delete(messageId);
    this.#kept.set(messageId, { messageId, reply, at: ++this.#changes });
    const [oldest] = this.#kept.values();
    if (oldest && this.#kept.size > MOST_KEPT) {
      this.#kept.delete(oldest.messageId);
      this.#lost = oldest.at;
      for (const [nonce, id] of this.#nonces) if (id === oldest.messageId) this.#nonces.delete(nonce);
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #positionAt(change: number): string {
    return `${this.#process}-${change}`;
  }

  #read(position: string): number | undefined {
    const [, process, change] = /^(\w+)-(\d+)$/.exec(position) ?? [];
    const at = Number(change);
    return process === this.#process && at >= this.#lost && at <= this.#changes ? at : undefined;
  }
}

const isHere = ({ serverId, channelId, threadId }: Place): boolean =>
  serverId === LOCAL_PLACE.serverId && channelId === LOCAL_PLACE.channelId && threadId === undefined;
