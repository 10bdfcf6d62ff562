import { setTimeout as sleep } from 'node:timers/promises';

/** The work's value if it comes in time; the work goes on in any case. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const done = new AbortController();
  const timer = sleep(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timer]);
  } finally {
    done.abort();
  }
}
