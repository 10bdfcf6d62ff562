import { decodeInvocation, encodeInvocation } from '../../bot/invocation.js';
import type { Invocation } from '../../bot/reply.js';
import { MAX_COMPONENT_ID } from './limits.js';

/**
 * What a button carries, and the window that it may open. An invocation may fill all the room that Discord gives, so the
 * marks cost none where it matters: `!` in place of `?` says that the answer takes the message's place, `^moves` that
 * this option is asked for first, and `~2` tells twins on one message apart. None of these signs can occur in an encoded
 * invocation.
 */
export interface ComponentId {
  readonly invocation: Invocation;
  readonly inPlace: boolean;
  readonly ask?: string;
}

/** Makes ids that are unique within one message, as Discord demands. */
export class ComponentIds {
  readonly #taken = new Set<string>();

  make({ invocation, inPlace, ask }: ComponentId): string {
    const text = encodeInvocation(invocation);
    const placed = !inPlace ? text : text.includes('?') ? text.replace('?', '!') : `${text}!`;
    return this.#unique(ask === undefined ? placed : `${placed}^${ask}`);
  }

  /** For what cannot be pressed: it carries nothing. */
  makeIdle(): string {
    return this.#unique('~1');
  }

  #unique(id: string): string {
    let candidate = id;
    for (let twin = 2; this.#taken.has(candidate); twin++) candidate = `${id}~${twin}`;
    if (candidate.length > MAX_COMPONENT_ID) throw new Error(`"${candidate}" is too long for a button`);
    this.#taken.add(candidate);
    return candidate;
  }
}

export function readComponentId(id: string): ComponentId {
  const [text = '', ask] = id.replace(/~\d+$/, '').split('^');
  return {
    invocation: decodeInvocation(text.replace('!', '?')),
    inPlace: text.includes('!'),
    ...(ask !== undefined && { ask }),
  };
}
