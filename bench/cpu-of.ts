import { readdirSync, readFileSync } from 'node:fs';
import { sum } from './statistics.js';

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
