import type { Latest } from '../shared/changes.js';

/**
 * Hands the states of a message on as they come, until there are no more or `until` says that nobody wants them. A
 * command learns of that at its next state: its generator is ended.
 */
export async function readUpdates<State>(
  updates: AsyncIterable<State>,
  states: Latest<State>,
  until: AbortSignal,
): Promise<'ended' | 'stopped'> {
  const leaving = new AbortController();
  const stopped = new Promise<'stopped'>((resolve) => {
    if (until.aborted) resolve('stopped');
    until.addEventListener('abort', () => resolve('stopped'), { signal: leaving.signal });
  });
  const reader = updates[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([reader.next(), stopped]);
      if (next === 'stopped') {
        // Not awaited: a generator in the middle of a long step would keep the bot from stopping.
        reader.return?.().catch(() => {});
        return 'stopped';
      }
      if (next.done) return 'ended';
      states.put(next.value);
    }
  } finally {
    leaving.abort();
  }
}
