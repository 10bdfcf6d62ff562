import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { untilStopped } from '../../src/shared/async.js';

it('passes on what comes', async () => {
  const values = (async function* () {
    yield* [1, 2, 3];
  })();
  const passed: number[] = [];
  for await (const value of untilStopped(values, new AbortController().signal)) passed.push(value);
  expect(passed).toEqual([1, 2, 3]);
});

it('does not wait for what never comes, once it is stopped', async () => {
  const stopping = new AbortController();
  const values = (async function* () {
    yield 1;
    setImmediate(() => stopping.abort());
    await new Promise(() => {});
  })();
  const passed: number[] = [];
  for await (const value of untilStopped(values, stopping.signal)) passed.push(value);
  expect(passed).toEqual([1]);
});

describe('its source is closed', () => {
  let isClosed = false;
  const open = async function* (wait: Promise<unknown> = Promise.resolve()) {
    isClosed = false;
    try {
      for (let value = 1; ; value++) {
        yield value;
        await wait;
      }
    } finally {
      isClosed = true;
    }
  };

  it('when whoever takes the values has enough', async () => {
    const values = open();
    for await (const value of untilStopped(values, new AbortController().signal)) if (value === 2) break;
    expect(isClosed).toBe(true);
  });

  it('when whoever takes the values fails', async () => {
    const values = open();
    const failing = async () => {
      for await (const value of untilStopped(values, new AbortController().signal)) throw new Error(`${value}`);
    };
    await expect(failing()).rejects.toThrow('1');
    expect(isClosed).toBe(true);
  });

  it('when it is stopped between two values', async () => {
    const values = open();
    const stopping = new AbortController();
    for await (const _ of untilStopped(values, stopping.signal)) stopping.abort();
    expect(isClosed).toBe(true);
  });

  it('when it is stopped while it waits: as soon as the next value comes', async () => {
    let come = (): void => {};
    const values = open(
      new Promise<void>((resolve) => {
        come = resolve;
      }),
    );
    const stopping = new AbortController();
    for await (const _ of untilStopped(values, stopping.signal)) setImmediate(() => stopping.abort());
    expect(isClosed).toBe(false);
    come();
    await new Promise(setImmediate);
    expect(isClosed).toBe(true);
  });
});

it('keeps nothing of what it has passed on, so that a file may have any length', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const values = (async function* () {
    for (let batch = 0; batch < 10; batch++) yield { batch };
  })();
  const seen: WeakRef<object>[] = [];
  let kept = 0;
  for await (const value of untilStopped(values, new AbortController().signal)) {
    seen.push(new WeakRef(value));
    await new Promise(setImmediate);
    collect();
    kept = seen.filter((each) => each.deref() !== undefined).length;
  }
  // The newest, and perhaps the one before it.
  expect(kept).toBeLessThanOrEqual(2);
});
