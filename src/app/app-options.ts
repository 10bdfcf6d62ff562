import type { Logger } from '../shared/log.js';
import type { Time } from '../shared/time.js';
import type { Composer } from '../work/composing.js';

/** What the bot gets from whoever starts it, beside its settings. */
export interface AppOptions {
  readonly log: Logger;
  /** For the person at the terminal, who sees how the start goes. */
  readonly print: (line: string) => void;
  readonly now?: () => number;
  /** Another way to wait for moments than the system's timers. */
  readonly time?: Time;
  /** Another Discord than the real one. */
  readonly discordApi?: string;
  /** Another program that composes than the real one. */
  readonly composer?: Composer;
  /** Stops it, also in the middle of the start. */
  readonly signal?: AbortSignal;
}
