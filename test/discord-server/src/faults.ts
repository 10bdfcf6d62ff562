import { once } from 'node:events';
import { chance } from './chance.js';

/** What becomes of a request. Without a status the connection just breaks. */
export interface Trouble {
  readonly status?: number;
  readonly code?: number;
  /** Seconds, for a 429. */
  readonly retryAfter?: number;
  /** Whose limit a 429 speaks of. */
  readonly scope?: 'user' | 'shared' | 'global';
  /** What was asked is done, though nobody is told. */
  readonly done?: boolean;
  /** It is done and answered as always, but so much later. */
  readonly lateMs?: number;
}

export const LOST_REQUEST: Trouble = {};
export const LOST_REPLY: Trouble = { done: true };

interface Held {
  /** The first such request is there. */
  readonly arrived: Promise<void>;
  open(): void;
}

interface Planned {
  readonly request: RegExp;
  take(): Trouble | undefined;
}

interface Barrier {
  readonly request: RegExp;
  readonly arrived: AbortController;
  readonly opened: AbortController;
}

/** What a test has planned to go wrong. Requests are matched as `PATCH /webhooks/...`. */
export class Faults {
  readonly #planned = new Set<Planned>();
  readonly #requests: Barrier[] = [];
  readonly #replies: Barrier[] = [];
  /** What went wrong as planned, in order. */
  readonly happened: { readonly request: string; readonly trouble: Trouble }[] = [];

  /** The next requests like this, one unless told otherwise, get this answer. */
  failNext(request: RegExp, trouble: Trouble, times = 1): void {
    let left = times;
    const planned: Planned = {
      request,
      take: () => {
        left--;
        if (left === 0) this.#planned.delete(planned);
        return trouble;
      },
    };
    if (times > 0) this.#planned.add(planned);
  }

  /** Of the requests like this, as many as the probability says meet one of the troubles; the seed decides which. */
  failOften(
    request: RegExp,
    plan: { readonly probability: number; readonly troubles: readonly Trouble[]; readonly seed: number },
  ): { stop(): void } {
    const next = chance(plan.seed);
    const planned: Planned = {
      request,
      take: () => (next() < plan.probability ? plan.troubles[Math.floor(next() * plan.troubles.length)] : undefined),
    };
    this.#planned.add(planned);
    return { stop: () => this.#planned.delete(planned) };
  }

  /** Requests like this wait until it is opened. */
  hold(request: RegExp): Held {
    return hold(this.#requests, request);
  }

  /** Requests like this are done, but their answers wait until it is opened. */
  holdReply(request: RegExp): Held {
    return hold(this.#replies, request);
  }

  waitFor(request: string): Promise<void> {
    return pass(this.#requests, request);
  }

  waitWithReply(request: string): Promise<void> {
    return pass(this.#replies, request);
  }

  take(request: string): Trouble | undefined {
    for (const planned of this.#planned) {
      const trouble = planned.request.test(request) ? planned.take() : undefined;
      if (!trouble) continue;
      this.happened.push({ request, trouble });
      return trouble;
    }
    return undefined;
  }
}

function hold(barriers: Barrier[], request: RegExp): Held {
  const [arrived, opened] = [new AbortController(), new AbortController()];
  barriers.push({ request, arrived, opened });
  return { arrived: happening(arrived), open: () => opened.abort() };
}

async function pass(barriers: readonly Barrier[], request: string): Promise<void> {
  for (const { arrived, opened, ...barrier } of barriers) {
    if (!barrier.request.test(request)) continue;
    arrived.abort();
    await happening(opened);
  }
}

async function happening({ signal }: AbortController): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
