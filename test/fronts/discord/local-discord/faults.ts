import { Gate } from '../../gate.js';

export interface Trouble {
  readonly status: number;
  readonly code?: number;
  /** Seconds, for a 429. */
  readonly retryAfter?: number;
}

interface Held {
  /** The first such request is there. */
  readonly arrived: Promise<void>;
  open(): void;
}

interface Planned {
  readonly request: RegExp;
  readonly trouble: Trouble;
}

/** What a test has planned to go wrong. Requests are matched as `PATCH /webhooks/...`. */
export class Faults {
  readonly #planned: Planned[] = [];
  readonly #held: { readonly request: RegExp; readonly arrived: Gate; readonly gate: Gate }[] = [];

  /** The next request like this gets this answer; plan it twice for two. */
  failNext(request: RegExp, trouble: Trouble): void {
    this.#planned.push({ request, trouble });
  }

  /** Requests like this wait until it is opened. */
  hold(request: RegExp): Held {
    const arrived = new Gate();
    const gate = new Gate();
    this.#held.push({ request, arrived, gate });
    return { arrived: arrived.opened, open: () => gate.open() };
  }

  async waitFor(request: string): Promise<void> {
    for (const held of this.#held) {
      if (!held.request.test(request)) continue;
      held.arrived.open();
      await held.gate.opened;
    }
  }

  take(request: string): Trouble | undefined {
    const index = this.#planned.findIndex((planned) => planned.request.test(request));
    return index < 0 ? undefined : this.#planned.splice(index, 1)[0]?.trouble;
  }
}
