import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SolveTask } from '../../src/engine/mate/solver.js';
import { verifySolution } from '../../src/engine/mate/verify.js';
import type { Draft } from '../../src/puzzles/draft.js';
import type { LibraryStore } from '../../src/puzzles/library-store.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { systemTime, type Time } from '../../src/shared/time.js';
import { Precomputer } from '../../src/work/precompute.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { BLACK_MATES, draft, from, manyDrafts } from '../store/contract/bench.js';
import { BUDGET, type House, NOON, openHouse, proved, settled, silent } from '../support/house.js';
import { ModelTime } from '../support/model-time.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';

let house: House;
let tasks: SolveTask[];
let failOn: string | undefined;
/** Holds every proof back until it is opened. */
let gate: Promise<void> | undefined;

beforeEach(async () => {
  tasks = [];
  failOn = undefined;
  gate = undefined;
  const pool = makeSolverPool({ width: 2 });
  const watched: Solver = {
    width: 2,
    solve: async (task, options) => {
      tasks.push(task);
      await gate;
      return task.fen === failOn ? Promise.reject(new Error('a bug')) : pool.solve(task, options);
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver: watched });
});
afterEach(() => house.close());

const makePrecomputer = (library: LibraryStore, solver: Solver, time: Time = systemTime(() => NOON)): Precomputer =>
  new Precomputer({ library, solver, budget: BUDGET, quota: new ProvingQuota(), time, log: silent });

describe('proving ahead', () => {
  it('gives every puzzle its verdict, and every sound one a solution that stands', async () => {
    await house.stock(
      [`${BACK_RANK} dm 1;`, `${FOUR_VERDICTS} dm 2;`, `${TWO_KEYS} dm 1;`, `${NO_MATE} dm 2;`, BLACK_MATES].join('\n'),
    );
    const { verdicts } = await house.store.library.count('club');
    expect(verdicts).toMatchObject({ waiting: 0, sound: 3, cooked: 1, 'no mate': 1 });
    for (const [id, fen] of [
      [1, BACK_RANK],
      [2, FOUR_VERDICTS],
    ] as const) {
      expect(verifySolution(fen, await house.store.play.loadSolution(id))).toEqual([]);
    }
  });

  it('repeats nothing after a restart', async () => {
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    expect(tasks).toHaveLength(2);
    await house.restart();
    house.services.precomputer.wake();
    await proved(house.services.precomputer);
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;\n${TWO_KEYS} dm 1;`);
    expect(tasks.map(({ fen }) => fen).filter((fen) => fen === BACK_RANK)).toHaveLength(1);
    expect(tasks).toHaveLength(3);
  });

  it('a proof that fails by a bug leaves the others alone, and is tried again after a restart', async () => {
    failOn = BACK_RANK;
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    expect((await house.store.library.count('club')).verdicts).toMatchObject({ waiting: 1, sound: 1 });
    failOn = undefined;
    await house.restart();
    house.services.precomputer.wake();
    await proved(house.services.precomputer);
    expect((await house.store.library.count('club')).verdicts).toMatchObject({ waiting: 0, sound: 2 });
  });
});

describe('many puzzles', () => {
  const own = (serverId: string, drafts: Draft[]) =>
    house.store.library.addOwn(serverId, from('own.epd'), drafts, house.clock.now);

  it('are handed to the solver before it asks, so that no thread waits for the disk', async () => {
    let held = 0;
    let most = 0;
    const pool = makeSolverPool({ width: 2 });
    const solver: Solver = {
      width: 2,
      async solve(task, options) {
        most = Math.max(most, ++held);
        const answer = await pool.solve(task, options);
        held--;
        // As on a machine that does nothing else.
        return { ...answer, effort: { ...answer.effort, milliseconds: 0.5 } };
      },
      close: () => pool.close(),
    };
    const busy = await openHouse({ solver });
    await busy.store.library.addOwn('club', from('own.epd'), manyDrafts(400), NOON);
    busy.services.precomputer.wake();
    const counts: number[] = [];
    for await (const { waiting } of busy.services.precomputer.follow()) counts.push(waiting);
    expect(most).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(busy.services.precomputer.state()).toMatchObject({
      waiting: 0,
      settled: 400,
      running: [],
      verdicts: { sound: 0, 'no mate': 400 },
    });
    expect((await busy.store.library.count('club')).verdicts).toMatchObject({ waiting: 0, 'no mate': 400 });
    await busy.close();
  });

  it('of one server let another one pass that adds a puzzle later', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const { precomputer } = house.services;
    await own('club', manyDrafts(300));
    precomputer.wake();
    for await (const { running } of precomputer.follow()) if (running.length > 0) break;
    await own('rivals', [draft(BACK_RANK, 1)]);
    precomputer.wake();
    open();
    await proved(precomputer);
    // Two were with the solver already, one for each thread.
    expect(tasks.findIndex(({ fen }) => fen === BACK_RANK)).toBe(2);
    expect(tasks).toHaveLength(301);
  });

  it('whose positions are proved already need no solver, only a verdict', async () => {
    const drafts = manyDrafts(120);
    await own('club', drafts);
    house.services.precomputer.wake();
    await proved(house.services.precomputer);
    await own('rivals', drafts);
    house.services.precomputer.wake();
    await proved(house.services.precomputer);
    expect(tasks).toHaveLength(120);
    expect((await house.store.library.count('rivals')).verdicts).toMatchObject({ waiting: 0, 'no mate': 120 });
  });
});

describe('a puzzle that is added while the last count is under way', () => {
  it('is proved too, without another call', async () => {
    const { library } = house.store;
    let counts = 0;
    let reached = () => {};
    const lastCount = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let open = () => {};
    const added = new Promise<void>((resolve) => {
      open = resolve;
    });
    const solver = makeSolverPool({ width: 1 });
    const held: LibraryStore = {
      ...library,
      // The first count comes before the proofs, the second after all of them.
      async countWaiting() {
        if (++counts === 2) {
          reached();
          await added;
        }
        return library.countWaiting();
      },
    };
    const precomputer = makePrecomputer(held, solver);
    await library.addOwn('club', from('own.epd'), [draft(BACK_RANK, 1)], NOON);
    precomputer.wake();
    await lastCount;
    await library.addOwn('club', from('own.epd'), [draft(TWO_KEYS, 1, 2)], NOON);
    precomputer.wake();
    open();
    await proved(precomputer);
    expect((await library.count('club')).verdicts).toMatchObject({ waiting: 0, sound: 1, cooked: 1 });
    expect(precomputer.state()).toMatchObject({
      waiting: 0,
      settled: 2,
      running: [],
      verdicts: { sound: 1, cooked: 1, 'no mate': 0 },
    });
    await precomputer.stop();
    await solver.close();
  });
});

describe('a short search that ends while long ones are looked up', () => {
  it('is followed by a long one all the same', async () => {
    const { library } = house.store;
    let look = () => {};
    const looked = new Promise<void>((resolve) => {
      look = resolve;
    });
    let settle = () => {};
    const wasSettled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const held: LibraryStore = {
      ...library,
      async listWaiting(limit, except, lastOwner, queue) {
        const found = await library.listWaiting(limit, except, lastOwner, queue);
        if (queue?.search !== 'long') return found;
        look();
        await wasSettled;
        return found;
      },
      async saveShortSearch(...saved) {
        await looked;
        return library.saveShortSearch(...saved);
      },
    };
    const effort = { nodes: 1, milliseconds: 1 };
    const solver: Solver = {
      width: 1,
      solve: async () => ({ kind: 'gave up', because: 'time', noMateWithin: 4, effort }),
      close: async () => {},
    };
    const precomputer = new Precomputer({
      ...{ library: held, solver, budget: BUDGET, time: systemTime(() => NOON), log: silent },
      quota: new ProvingQuota({ shortSearchMs: 1 }),
      onSettled: () => settle(),
    });
    await library.addOwn('club', from('own.epd'), [draft(NO_MATE, 9)], NOON);
    precomputer.wake();
    await proved(precomputer);
    expect((await library.count('club')).verdicts).toMatchObject({ waiting: 0, 'gave up': 1 });
    await precomputer.stop();
  });
});

describe('a disk that is full', () => {
  it('makes the proving pause: nothing is proved in vain, and all of it when there is room', async () => {
    const { library } = house.store;
    let isFull = true;
    const time = new ModelTime(NOON);
    const solver = makeSolverPool({ width: 1 });
    const poor: LibraryStore = {
      ...library,
      saveAnswer: (...told) =>
        isFull
          ? Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
          : library.saveAnswer(...told),
    };
    const precomputer = makePrecomputer(poor, solver, time.view());
    await library.addOwn('club', from('own.epd'), manyDrafts(300), NOON);
    precomputer.wake();
    await proved(precomputer);
    expect(precomputer.state()).toMatchObject({ waiting: 300, settled: 0, running: [] });
    isFull = false;
    time.set(time.next);
    await proved(precomputer);
    expect(precomputer.state()).toMatchObject({ waiting: 0, settled: 300 });
    await precomputer.stop();
    await solver.close();
  });
});

describe('a budget that does not suffice', () => {
  it.each([
    ['nodes', { ...BUDGET, nodes: 1 }, 'the search reached its limit of positions'],
    ['time', { ...BUDGET, milliseconds: 0 }, 'the search ran out of time'],
  ])('of %s is a verdict of its own, which /puzzles add tells', async (_, budget, reason) => {
    const poor = await openHouse({ budget });
    const position = `${FOUR_VERDICTS} dm 2;`;
    const { text } = await settled(await poor.run('puzzles add', { position }));
    expect(text).toContain(`#1 Too hard to prove within the budget: ${reason} before there was a proof.`);
    expect((await poor.store.library.count('club')).verdicts).toMatchObject({ waiting: 0, 'gave up': 1, 'no mate': 0 });
    expect((await poor.run('puzzle')).text).toContain('no proved puzzle');
    await poor.close();
  });
});
