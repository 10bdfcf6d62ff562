import type { Logger } from '../shared/log.js';
import { isDiskFull } from '../shared/storage.js';
import type { Time } from '../shared/time.js';

interface DiskPauseDependencies {
  /** What pauses, for the log: "proving". */
  readonly work: string;
  readonly time: Time;
  readonly log: Logger;
  /** The pause is over: there may be room again. */
  readonly onOver: () => void;
}

/** How soon a disk that was full is tried again. */
const PAUSE_MS = 60_000;

/** While the disk is full, whatever else is searched could not be kept either: the work pauses. */
export class DiskPause {
  readonly #dependencies: DiskPauseDependencies;
  #cancelAlarm: (() => void) | undefined;

  constructor(dependencies: DiskPauseDependencies) {
    this.#dependencies = dependencies;
  }

  get isOn(): boolean {
    return this.#cancelAlarm !== undefined;
  }

  /** Begins a pause if the disk is full. False: the error is another one. */
  beginIfFull(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    const { work, time, log, onOver } = this.#dependencies;
    if (this.isOn) return true;
    log.error({ err: error }, `the disk is full: ${work} pauses until there is room`);
    this.#cancelAlarm = time.alarm(time.now() + PAUSE_MS, () => {
      this.end();
      onOver();
    });
    return true;
  }

  end(): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = undefined;
  }
}
