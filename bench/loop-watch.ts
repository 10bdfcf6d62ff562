import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How the event loop fared while something was done. Turns in milliseconds; nothing can be told below one. */
export interface LoopWatch {
  readonly seconds: number;
  /** The part of that in which it was not waiting. */
  readonly busySeconds: number;
  readonly longestTurn: number;
  readonly p99Turn: number | undefined;
}

const NANOSECONDS = 1e6;

/** Long enough for the histogram's own timer to see the last turn. */
const LAST_LOOK_MS = 5;

export function watchLoop(): { end(): Promise<LoopWatch> } {
  const turns = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  turns.enable();
  return {
    async end() {
      const seconds = (performance.now() - started) / 1000;
      const { active } = performance.eventLoopUtilization(before);
      await pause(LAST_LOOK_MS);
      turns.disable();
      return {
        seconds,
        busySeconds: active / 1000,
        longestTurn: turns.max / NANOSECONDS,
        p99Turn: turns.percentile(99) / NANOSECONDS,
      };
    },
  };
}
