/**
 * What comes until the signal is aborted; nobody waits then for what is still to come, e.g. from an open pipe. Each wait
 * has a promise of its own: a race against one promise for all of them would keep every value that ever came.
 */
export async function* untilStopped<Value>(values: AsyncIterable<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let stop: () => void = () => {};
  const onAbort = (): void => stop();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Value, unknown> | undefined>((resolve, reject) => {
        stop = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
