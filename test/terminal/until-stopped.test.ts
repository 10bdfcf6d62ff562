import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { untilStopped } from '../../src/terminal/until-stopped.js';

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
