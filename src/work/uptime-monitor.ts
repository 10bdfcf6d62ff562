import type { Schedule } from '../people/days.js';
import type { PlayerStore } from '../play/player-store.js';
import type { Logger } from '../shared/log.js';
import type { NoteStore } from '../shared/storage.js';

interface UptimeMonitorDependencies {
  readonly notes: NoteStore;
  readonly players: Pick<PlayerStore, 'noteOutage' | 'endOutages'>;
  /** The day of servers that have set up nothing. */
  readonly usual: Schedule;
  /** Whether people can reach the bot: while they cannot, it is away for them. */
  readonly isReachable: () => boolean;
  /** Throws when the database is not the one any more that was opened. */
  readonly checkFiles: () => void;
  readonly now: () => number;
  readonly log: Logger;
}

const BEAT_EVERY_MS = 60_000;

/** A restart is not worth a note. */
const OUTAGE_FROM_MS = 3 * BEAT_EVERY_MS;

const LAST_BEAT = 'pulse';

/** Whether the bot was ever up on this database. */
export const hasRunBefore = async (notes: NoteStore): Promise<boolean> => (await notes.get(LAST_BEAT)) !== undefined;

/** Writes down every minute that the bot is there, so that it knows when it was away: nobody's streak ends by that. */
export class UptimeMonitor {
  readonly #dependencies: UptimeMonitorDependencies;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(dependencies: UptimeMonitorDependencies) {
    this.#dependencies = dependencies;
  }

  /** Before anybody is served: what is shown from here on knows of the absence. */
  async start(): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => {
      this.#beating = this.#beatQuietly();
    }, BEAT_EVERY_MS).unref();
  }

  /** A machine that slept was away as well, though nothing was stopped. */
  async beat(): Promise<void> {
    const { notes, players, usual, isReachable, checkFiles, now } = this.#dependencies;
    checkFiles();
    if (!isReachable()) return;
    const last = Number((await notes.get(LAST_BEAT)) ?? now());
    const at = now();
    if (at - last > OUTAGE_FROM_MS) await players.noteOutage({ from: last, to: at }, usual);
    if (at < last) await players.endOutages(at, usual);
    await notes.set(LAST_BEAT, String(at));
  }

  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#beating;
    await this.#beatQuietly();
  }

  /** What fails here must keep nothing else from going on, or from being shut down. */
  async #beatQuietly(): Promise<void> {
    await this.beat().catch((error) => this.#dependencies.log.error({ err: error }, 'the uptime was not noted'));
  }
}
