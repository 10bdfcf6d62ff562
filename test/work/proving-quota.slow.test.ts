import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Budget, SolveTask } from '../../src/engine/mate/solver.js';
import type { SearchKind } from '../../src/puzzles/proof-store.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { draft, from, keyOf } from '../store/contract/bench.js';
import { ANNA, BUDGET, type House, NOON, openHouse, proved, settled } from '../support/house.js';
import { ModelTime } from '../support/model-time.js';
import { BACK_RANK } from '../support/positions.js';

const DAY_MS = 86_400_000;

/** Games that have hardly begun: nobody proves or disproves a mate in 9 there while a test runs. */
const HARD = [
  'P7/8/1PPPPPPP',
  '1P6/8/P1PPPPPP',
  '2P5/8/PP1PPPPP',
  '3P4/8/PPP1PPPP',
  '4P3/8/PPPP1PPP',
  '5P2/8/PPPPP1PP',
].map((pawns) => `rnbqkbnr/pppppppp/8/8/${pawns}/RNBQKBNR w KQkq - 0 1`);

let house: House;
/** What the solver was asked for, in order. */
let searches: [SearchKind, string][];
let longPassBegan: Promise<void>;
/** Holds the answers of long searches back until it is resolved. */
let heldBack: Promise<void> | undefined;
/** Whether long searches tell of lengths that they disprove. */
let tellsProgress: boolean;
let time: ModelTime;
beforeEach(() => {
  tellsProgress = true;
  time = new ModelTime(NOON);
  heldBack = undefined;
});
afterEach(() => house.close());

const GAVE_UP = { kind: 'gave up', because: 'time', noMateWithin: 1, effort: { nodes: 1, milliseconds: 1 } } as const;

const HOUR: Budget = { ...BUDGET, milliseconds: 3_600_000 };

async function open(width: number, quota: ProvingQuota, budget = HOUR) {
  const pool = makeSolverPool({ width });
  searches = [];
  let began = (): void => {};
  longPassBegan = new Promise((resolve) => {
    began = resolve;
  });
  const solver: Solver = {
    width,
    async solve(task: SolveTask, options = {}) {
      searches.push([options.lane === 'long' ? 'long' : 'short', task.fen]);
      const onProgress: typeof options.onProgress = (progress) => {
        if (options.lane === 'long') began();
        if (options.lane !== 'long' || tellsProgress) options.onProgress?.(progress);
      };
      const answer = await pool.solve(task, { ...options, onProgress });
      if (options.lane === 'long') await heldBack;
      return answer;
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver, budget, quota, time: time.view() });
}

const searchesOf = (kind: SearchKind) => searches.flatMap(([which, fen]) => (which === kind ? [fen] : []));

/** As another process does: nobody wakes the bot. */
const addQuietly = async (serverId: string, fens: readonly string[], mateIn: number) => {
  const drafts = fens.map((fen, index) => draft(fen, mateIn, index + 1));
  await house.store.library.addOwn(serverId, from('own.epd'), drafts, NOON);
};
const add = async (serverId: string, fens: readonly string[], mateIn: number) => {
  await addQuietly(serverId, fens, mateIn);
  house.services.precomputer.wake();
};
const verdictsOf = async (serverId: string) => (await house.store.library.count(serverId)).verdicts;

describe('a server’s hard puzzles', () => {
  it.each([1, 2, 3])('do not keep another’s mate in 1 waiting, on %s threads', async (width) => {
    // Time enough for a mate in 1 on a machine that has much else to do.
    await open(width, new ProvingQuota({ shortSearchMs: 1000 }));
    const hard = HARD.slice(0, 3);
    await add('club', hard, 9);
    await longPassBegan;
    const running = Math.max(1, width - 1);
    await add('rivals', [BACK_RANK], 1);
    const { precomputer } = house.services;
    for await (const { verdicts } of precomputer.follow()) if (verdicts.sound === 1) break;
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, sound: 1 });
    // None has ended since: a long search takes an hour here. So no others were begun than those that run at once.
    expect(searchesOf('long').length).toBeLessThanOrEqual(running);
    expect(searchesOf('short')).toEqual([...hard, BACK_RANK]);
  });

  it('are tried for long one by one, in turns with those of others', async () => {
    await open(2, new ProvingQuota({ shortSearchMs: 10 }), { ...BUDGET, milliseconds: 400 });
    await addQuietly('club', HARD.slice(0, 3), 9);
    await addQuietly('rivals', HARD.slice(3, 5), 9);
    const short = { ...BUDGET, milliseconds: 10 };
    for (const fen of HARD.slice(0, 5)) await house.store.library.saveShortSearch(keyOf(fen), GAVE_UP, short);
    house.services.precomputer.wake();
    await proved(house.services.precomputer);
    const owners = searchesOf('long').map((fen) => (HARD.indexOf(fen) < 3 ? 'club' : 'rivals'));
    expect(owners).toEqual(['club', 'rivals', 'club', 'rivals', 'club']);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 0, 'gave up': 3 });
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'gave up': 2 });
  });

  it('stay waiting when its time is used up, and are proved when its day is over', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 10, dailyMs: 1, now: time.now });
    await open(2, quota, { ...BUDGET, milliseconds: 100 });
    await add('club', HARD.slice(0, 3), 9);
    await proved(house.services.precomputer);
    expect(searchesOf('long')).toHaveLength(1);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 2, 'gave up': 1 });
    expect((await house.run('puzzles verify', {}, ANNA)).text).toBe(
      'This server’s time for hard puzzles is used up for today. What is still too hard can be tried again tomorrow.',
    );
    time.set(NOON + DAY_MS);
    await proved(house.services.precomputer);
    expect(searchesOf('long')).toHaveLength(2);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 1, 'gave up': 2 });
  });

  it('are told to wait until tomorrow by /puzzles add, not to be too hard', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 10, dailyMs: 1, now: time.now });
    quota.charge('club', 1);
    await open(2, quota, { ...BUDGET, milliseconds: 100 });
    const { text } = await settled(
      await house.run('puzzles add', { position: `${HARD[0]?.slice(0, -4)} dm 9;` }, ANNA),
    );
    expect(text).toContain('Those that still wait for their proof go on tomorrow, as many as its time allows.');
    expect(text).not.toContain('Too hard');
  });

  it('are told so while another server’s are still searched', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 10, dailyMs: 1, now: time.now });
    quota.charge('club', 1);
    await open(2, quota);
    await add('rivals', HARD.slice(1, 2), 9);
    await longPassBegan;
    const { text } = await settled(
      await house.run('puzzles add', { position: `${HARD[0]?.slice(0, -4)} dm 9;` }, ANNA),
    );
    expect(text).toContain('Those that still wait for their proof go on tomorrow, as many as its time allows.');
    expect(house.services.precomputer.state().running).toHaveLength(1);
  });

  it('are searched at the cost of another server that waits for the same position and has time', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 10, dailyMs: 1, now: time.now });
    quota.charge('club', 1);
    await open(2, quota, { ...BUDGET, milliseconds: 100 });
    await addQuietly('club', HARD.slice(0, 2), 9);
    await add('rivals', HARD.slice(0, 1), 9);
    await proved(house.services.precomputer);
    expect(searchesOf('long')).toEqual(HARD.slice(0, 1));
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'gave up': 1 });
    expect(await verdictsOf('club')).toMatchObject({ waiting: 1, 'gave up': 1 });
    expect(quota.hasTimeLeft('rivals')).toBe(false);
  });

  it('do not end another’s at the same position when its time is used up', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 10, dailyMs: 1, now: time.now });
    quota.charge('club', 1);
    quota.charge('rivals', 1);
    await open(2, quota, { ...BUDGET, milliseconds: 100 });
    await addQuietly('club', HARD.slice(0, 1), 9);
    await add('rivals', HARD.slice(0, 1), 9);
    await proved(house.services.precomputer);
    expect(searchesOf('long')).toEqual([]);
    for (const server of ['club', 'rivals']) expect(await verdictsOf(server)).toMatchObject({ waiting: 1 });
  });

  it('are not tried in short again after a restart', async () => {
    const quota = new ProvingQuota({ shortSearchMs: 30 });
    await open(2, quota);
    await add('club', HARD, 9);
    await longPassBegan;
    const countTried = async () =>
      (await house.store.library.listWaiting(9, [], '', { search: 'long', budget: HOUR, without: [] })).length;
    await expect.poll(countTried).toBe(HARD.length);
    await house.restart();
    searches = [];
    house.services.precomputer.wake();
    for await (const { running } of house.services.precomputer.follow()) if (running.length > 0) break;
    expect(searchesOf('short')).toEqual([]);
    expect(await verdictsOf('club')).toMatchObject({ waiting: HARD.length });
  });
});

describe('while a long search goes on', () => {
  const [hard = '', other = ''] = HARD;

  it('a shorter claim at the same position is answered at once by what is disproved there', async () => {
    tellsProgress = false;
    await open(1, new ProvingQuota({ shortSearchMs: 1000 }));
    await add('club', [hard], 9);
    await longPassBegan;
    await add('rivals', [hard], 1);
    for await (const { verdicts } of house.services.precomputer.follow()) if (verdicts['no mate'] === 1) break;
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'no mate': 1 });
    expect(await verdictsOf('club')).toMatchObject({ waiting: 1 });
    expect(searches).toEqual([
      ['short', hard],
      ['long', hard],
    ]);
  });

  it('a failed look at what it has disproved does not keep its position from being proved', async () => {
    let release = (): void => {};
    heldBack = new Promise((resolve) => {
      release = resolve;
    });
    await open(1, new ProvingQuota({ shortSearchMs: 10 }), { ...BUDGET, milliseconds: 100 });
    await add('club', [hard], 9);
    await longPassBegan;
    const look = vi.spyOn(house.store.library, 'judgeFromProof').mockRejectedValueOnce(new Error('a bug'));
    house.services.precomputer.wake();
    await expect.poll(() => look.mock.calls.length).toBe(1);
    release();
    await proved(house.services.precomputer);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 0, 'gave up': 1 });
    await add('rivals', [hard], 8);
    await proved(house.services.precomputer);
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'gave up': 1 });
  });

  it('a claim gets its short search and no long one where another gave up with the whole budget', async () => {
    await open(2, new ProvingQuota({ shortSearchMs: 10 }));
    await addQuietly('club', [hard], 9);
    const gaveUp = {
      kind: 'gave up',
      because: 'time',
      noMateWithin: 1,
      effort: { nodes: 1, milliseconds: 1 },
    } as const;
    await house.store.library.saveAnswer(keyOf(hard), gaveUp, HOUR);
    await add('club', [other], 9);
    await longPassBegan;
    await add('rivals', [hard], 8);
    for await (const { verdicts } of house.services.precomputer.follow()) if (verdicts['gave up'] === 1) break;
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'gave up': 1 });
    expect(searches).toEqual([
      ['short', other],
      ['long', other],
      ['short', hard],
    ]);
    expect(await house.store.library.retryGaveUp(HOUR)).toBe(0);
  });

  it('what another process adds is found at its end, before the next long search', async () => {
    let release = (): void => {};
    heldBack = new Promise((resolve) => {
      release = resolve;
    });
    await open(1, new ProvingQuota({ shortSearchMs: 1000 }), { ...BUDGET, milliseconds: 1100 });
    await add('club', [hard, other], 9);
    await longPassBegan;
    await addQuietly('rivals', [BACK_RANK], 1);
    release();
    await proved(house.services.precomputer);
    expect(searches).toEqual([
      ['short', hard],
      ['short', other],
      ['long', hard],
      ['short', BACK_RANK],
      ['long', other],
    ]);
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, sound: 1 });
  });
});

it('an allowance is a server’s own and for a day; the common stock has no end of it', async () => {
  await open(1, new ProvingQuota());
  let now = NOON;
  const quota = new ProvingQuota({ dailyMs: 1000, now: () => now });
  quota.charge('club', 600);
  expect(quota.hasTimeLeft('club')).toBe(true);
  quota.charge('club', 600);
  quota.charge('', 5000);
  expect(['club', 'rivals', ''].map((owner) => quota.hasTimeLeft(owner))).toEqual([false, true, true]);
  now += DAY_MS - 1;
  expect(quota.hasTimeLeft('club')).toBe(false);
  expect(quota.listUsedUp()).toEqual(['club']);
  expect(quota.nextRenewal()).toBe(NOON + DAY_MS);
  now += 1;
  expect(quota.nextRenewal()).toBeUndefined();
  expect(quota.hasTimeLeft('club')).toBe(true);
});
