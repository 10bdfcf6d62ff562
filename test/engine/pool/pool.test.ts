import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { Pool, type PoolOptions } from '../../../src/engine/pool/pool.js';
import type { Lane, Task } from '../../../src/engine/pool/task.js';

const module = new URL('./toy-tasks.mjs', import.meta.url).href;
const DOUBLE: Task<number, number> = { module, name: 'double' };
const NICE: Task<undefined, number> = { module, name: 'nice' };
const FAIL: Task<string, void> = { module, name: 'fail' };
const WAIT: Task<undefined, void, string> = { module, name: 'wait' };
const DIE: Task<undefined, void> = { module, name: 'die' };
const NOTE: Task<{ next: Int32Array; places: Int32Array; index: number }, void> = { module, name: 'note' };

const pools: Pool[] = [];
const open = (options: PoolOptions): Pool => {
  const pool = new Pool(options);
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** Keeps a thread busy; `begun` resolves when it is. */
function occupy(pool: Pool, lane: Lane) {
  const stopping = new AbortController();
  let onProgress = (): void => {};
  const begun = new Promise<void>((resolve) => {
    onProgress = resolve;
  });
  const end = pool.run(WAIT, undefined, { lane, signal: stopping.signal, onProgress });
  return { begun, end, stop: () => stopping.abort() };
}

/** Many short tasks first: the pool learns that they are short, and gives a thread several at a time. */
async function warmUp(pool: Pool): Promise<void> {
  await Promise.all(Array.from({ length: 100 }, (_, index) => pool.run(DOUBLE, index)));
}

const sharedNumbers = (count: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * count));

describe('lanes', () => {
  it.each([1, 2])('serve a person while every thread is busy, out of %i', async (width) => {
    const pool = open({ width });
    const busy = Array.from({ length: width }, () => occupy(pool, 'soon'));
    const long = occupy(pool, 'long');
    await Promise.all(busy.map(({ begun }) => begun));
    const behind = pool.run(DOUBLE, 1);
    for (let person = 0; person < 20; person++) {
      expect(await pool.run(DOUBLE, person, { lane: 'person' })).toEqual({ kind: 'done', value: 2 * person });
    }
    // Nothing has ended but what persons asked for.
    expect(await Promise.race([behind, ...busy.map(({ end }) => end), long.end, 'none'])).toBe('none');
    for (const each of [...busy, long]) each.stop();
    expect(await behind).toEqual({ kind: 'done', value: 2 });
  });

  it('serve as many persons at a time as there are cores', async () => {
    const pool = open({ width: 2 });
    const persons = [occupy(pool, 'person'), occupy(pool, 'person')];
    await Promise.all(persons.map(({ begun }) => begun));
    for (const person of persons) person.stop();
    expect(await Promise.all(persons.map(({ end }) => end))).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
  });

  it('let all that is soon over pass what is long', async () => {
    const pool = open({ width: 1 });
    const [short, long] = [occupy(pool, 'soon'), occupy(pool, 'long')];
    await Promise.all([short.begun, long.begun]);
    const [next, places] = [sharedNumbers(1), sharedNumbers(6)];
    const lanes: Lane[] = ['long', 'long', 'soon', 'soon', 'long', 'soon'];
    const all = lanes.map((lane, index) => pool.run(NOTE, { next, places, index }, { lane }));
    short.stop();
    await Promise.all(all.filter((_, index) => lanes[index] === 'soon'));
    long.stop();
    await Promise.all(all);
    expect([...places]).toEqual([4, 5, 1, 2, 6, 3]);
  });
});

it.runIf(process.platform === 'linux')('only threads that nobody waits for step back', async () => {
  const own = getPriority();
  const niceIn = async (pool: Pool, lane: Lane) => pool.run(NICE, undefined, { lane });
  const bot = open({ width: 1, lowPriority: true });
  expect(await niceIn(bot, 'person')).toEqual({ kind: 'done', value: own });
  for (const lane of ['soon', 'long'] as const) {
    expect(await niceIn(bot, lane)).toEqual({ kind: 'done', value: Math.max(3, own) });
  }
  expect(await niceIn(open({ width: 1 }), 'long')).toEqual({ kind: 'done', value: own });
  expect(getPriority()).toBe(own);
});

describe('a batch', () => {
  it('gives every task its own answer, also beside one that fails', async () => {
    const pool = open({ width: 1 });
    await warmUp(pool);
    const all = Array.from({ length: 30 }, (_, index) => index);
    const answers = await Promise.allSettled(
      all.map((index) => (index % 10 === 5 ? pool.run(FAIL, `bug ${index}`) : pool.run(DOUBLE, index))),
    );
    expect(answers).toEqual(
      all.map((index) =>
        index % 10 === 5
          ? { status: 'rejected', reason: new Error(`bug ${index}`) }
          : { status: 'fulfilled', value: { kind: 'done', value: 2 * index } },
      ),
    );
  });

  it('goes on without those that are cancelled', async () => {
    const pool = open({ width: 1 });
    await warmUp(pool);
    const blocked = occupy(pool, 'soon');
    const stopping = new AbortController();
    const cancelled = [1, 2].map((number) => pool.run(DOUBLE, number, { signal: stopping.signal }));
    const kept = [3, 4].map((number) => pool.run(DOUBLE, number));
    await blocked.begun;
    stopping.abort();
    expect(await Promise.all(cancelled)).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
    blocked.stop();
    expect(await Promise.all(kept)).toEqual([6, 8].map((value) => ({ kind: 'done', value })));
  });

  it('loses only the task that its thread dies of', async () => {
    const pool = open({ width: 1, megabytes: 16 });
    await warmUp(pool);
    const before = [1, 2, 3].map((number) => pool.run(DOUBLE, number));
    const deadly = pool.run(DIE, undefined);
    const after = [4, 5, 6].map((number) => pool.run(DOUBLE, number));
    expect(await deadly).toEqual({ kind: 'thread died' });
    expect(await Promise.all([...before, ...after])).toEqual(
      [2, 4, 6, 8, 10, 12].map((value) => ({ kind: 'done', value })),
    );
  });

  it('does not keep a task waiting behind a slow one while another thread has nothing to do', async () => {
    const pool = open({ width: 2 });
    await warmUp(pool);
    const slow = occupy(pool, 'soon');
    const others = Array.from({ length: 40 }, (_, index) => pool.run(DOUBLE, index));
    expect(await Promise.all(others)).toHaveLength(40);
    slow.stop();
    expect(await slow.end).toEqual({ kind: 'cancelled' });
  });
});

it('closes in the middle of everything: what runs, waits or comes later is cancelled', async () => {
  const pool = open({ width: 1 });
  await warmUp(pool);
  const running = [occupy(pool, 'person'), occupy(pool, 'soon'), occupy(pool, 'long')];
  const waiting = (['person', 'soon', 'soon', 'long'] as const).map((lane) => pool.run(DOUBLE, 1, { lane }));
  await Promise.all(running.map(({ begun }) => begun));
  await pool.close();
  const ends = await Promise.all([...running.map(({ end }) => end), ...waiting, pool.run(DOUBLE, 1)]);
  expect(ends).toEqual(ends.map(() => ({ kind: 'cancelled' })));
});

it('closes while its threads still load their code', async () => {
  const pool = open({ width: 2 });
  const answers = [pool.run(DOUBLE, 1), pool.run(DOUBLE, 2, { lane: 'person' })];
  await pool.close();
  expect(await Promise.all(answers)).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
});
