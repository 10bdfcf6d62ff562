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
