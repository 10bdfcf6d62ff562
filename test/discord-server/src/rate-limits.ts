export interface Limited {
  readonly retryAfter: number;
  readonly scope: 'user' | 'global';
}

interface Verdict {
  /** To be told with whatever the answer is. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limited?: Limited;
}

interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

interface Window {
  endsAt: number;
  used: number;
}

const POSTING = /^POST \/channels\/(\d+)\/messages$/;
const EXEMPT = /^\w+ \/(interactions|webhooks)\//;

/** Discord's rate limits: so many requests a second over all, and so many messages a channel. Off until a test wants them. */
export class RateLimits {
  enforced = false;
  all: Limit = { count: 50, windowMs: 1000 };
  messages: Limit = { count: 5, windowMs: 5000 };
  /** How often the bot ran into a 429, the planned ones included. */
  hits = 0;
  readonly #windows = new Map<string, Window>();

  judge(request: string): Verdict {
    if (!this.enforced || EXEMPT.test(request)) return { headers: {} };
    const all = this.#use('all', this.all);
    if (isOver(all, this.all)) return { headers: {}, limited: { retryAfter: secondsTo(all), scope: 'global' } };
    const channelId = POSTING.exec(request)?.[1];
    if (!channelId) return { headers: {} };
    const { count } = this.messages;
    const window = this.#use(channelId, this.messages);
    const headers = {
      'x-ratelimit-bucket': 'messages-of-a-channel',
      'x-ratelimit-limit': String(count),
      'x-ratelimit-remaining': String(Math.max(0, count - window.used)),
      'x-ratelimit-reset-after': String(secondsTo(window)),
      'x-ratelimit-reset': String(Date.now() / 1000 + secondsTo(window)),
    };
    if (!isOver(window, this.messages)) return { headers };
    return { headers, limited: { retryAfter: secondsTo(window), scope: 'user' } };
  }

  #use(key: string, { windowMs }: Limit): Window {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMs, used: 0 };
    this.#windows.set(key, window);
    window.used++;
    return window;
  }
}

const isOver = ({ used }: Window, { count }: Limit): boolean => used > count;

/** Rounded up to the millisecond, as Discord does: who waits so long is not early. */
const secondsTo = ({ endsAt }: Window): number => Math.max(1, Math.ceil(endsAt - performance.now())) / 1000;
