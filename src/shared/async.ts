import { setTimeout as sleep } from 'node:timers/promises';

/** Work under one name is done one after the other, in the order in which it came; other names do not wait for it. */
export class SerialTasks {
  readonly #last = new Map<string, Promise<void>>();

  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const over = turn.then(
      () => {},
      () => {},
    );
    this.#last.set(name, over);
    over.then(() => {
      if (this.#last.get(name) === over) this.#last.delete(name);
    });
    return turn;
  }
}

/** The work's value if it comes in time; the work goes on in any case. */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const done = new AbortController();
  const timer = sleep(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timer]);
  } finally {
    done.abort();
  }
}

/** Pieces of a long list, so that no piece of work on it holds up the event loop. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * What comes until the signal is aborted; nobody waits then for what is still to come, e.g. from an open pipe. However it
 * ends, the source is closed. Each wait has a promise of its own: a race against one promise for all of them would keep every
 * value that ever came.
 */
export async function* untilStopped<Value>(values: AsyncIterable<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let stop: () => void = () => {};
  const onAbort = (): void => stop();
  signal.addEventListener('abort', onAbort, { once: true });
  let isWaiting = false;
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Value, unknown> | undefined>((resolve, reject) => {
        stop = () => resolve(undefined);
        isWaiting = true;
        iterator.next().then(resolve, reject);
      });
      isWaiting = next === undefined;
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    const closed = iterator.return?.();
    // It closes only after what is still to come, which may be never.
    if (isWaiting) closed?.catch(() => {});
    else await closed;
  }
}
