import { Gate } from '../../gate.js';

export interface Trouble {
  readonly status: number;
  readonly code?: number;
  /** Seconds, for a 429. */
  readonly retryAfter?: number;
}

interface Planned {
  readonly request: RegExp;
  readonly trouble: Trouble;
}

/** What a test has planned to go wrong. Requests are matched as `PATCH /webhooks/...`. */
export class Faults {
  readonly #planned: Planned[] = [];
  readonly #held: { readonly request: RegExp; readonly gate: Gate }[] = [];

  /** The next request like this gets this answer; plan it twice for two. */
  failNext(request: RegExp, trouble: Trouble): void {
    this.#planned.push({ request, trouble });
  }

  /** Requests like this wait until the gate is opened. */
  hold(request: RegExp): Gate {
    const gate = new Gate();
    this.#held.push({ request, gate });
    return gate;
  }

  async waitFor(request: string): Promise<void> {
    for (const held of this.#held) if (held.request.test(request)) await held.gate.opened;
  }

  take(request: string): Trouble | undefined {
    const index = this.#planned.findIndex((planned) => planned.request.test(request));
    return index < 0 ? undefined : this.#planned.splice(index, 1)[0]?.trouble;
  }
}
