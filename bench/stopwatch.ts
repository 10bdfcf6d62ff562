import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sum } from './statistics.js';

export interface Spent {
  readonly milliseconds: number;
  /** Of all threads of this process, V8's compilers included. */
  readonly cpuMilliseconds: number;
}

/** Runs work in this thread and tells what it took. */
export function measured<Value>(work: () => Value): { readonly value: Value; readonly spent: Spent } {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const value = work();
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { value, spent: { milliseconds, cpuMilliseconds: (user + system) / 1000 } };
}

/** Waits for work that is done elsewhere and tells how long it took. */
export async function awaited<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly milliseconds: number }> {
  const started = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - started };
}

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

/** What all threads of another process have spent on a processor so far; undefined where the system does not tell. */
export function cpuMillisecondsOf(pid: number): number | undefined {
  const threads = `/proc/${pid}/task`;
  try {
    // The first number counts nanoseconds.
    const spent = readdirSync(threads).map(
      (thread) => readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0],
    );
    return sum(spent.map(Number)) / 1e6;
  } catch {
    return undefined;
  }
}
