import { afterEach, describe, expect, it } from 'vitest';
import type { Budget, SolveTask } from '../../src/engine/mate/solver.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { FairShare } from '../../src/work/fair-share.js';
import { draft, from } from '../store/contract/bench.js';
import { ANNA, BUDGET, type House, NOON, openHouse, proved } from '../support/house.js';
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
let firstTries: string[];
let longTries: string[];
let longTryBegan: Promise<void>;
afterEach(() => house.close());

async function open(width: number, share: FairShare, budget: Budget = { ...BUDGET, milliseconds: 3_600_000 }) {
  const pool = makeSolverPool({ width });
  firstTries = [];
  longTries = [];
  let began = (): void => {};
  longTryBegan = new Promise((resolve) => {
    began = resolve;
  });
  const solver: Solver = {
    width,
    solve(task: SolveTask, options = {}) {
      (options.lane === 'long' ? longTries : firstTries).push(task.fen);
      const onProgress: typeof options.onProgress = (progress) => {
        if (options.lane === 'long') began();
        options.onProgress?.(progress);
      };
      return pool.solve(task, { ...options, onProgress });
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver, budget, share });
}

const add = async (serverId: string, fens: readonly string[], mateIn: number) => {
  const drafts = fens.map((fen, index) => draft(fen, mateIn, index + 1));
  await house.store.library.addOwn(serverId, from('own.epd'), drafts, NOON);
  house.services.precomputer.wake();
};
const verdictsOf = async (serverId: string) => (await house.store.library.count(serverId)).verdicts;

describe('a server’s hard puzzles', () => {
  it.each([1, 2, 3])('do not keep another’s mate in 1 waiting, on %s threads', async (width) => {
    // Time enough for a mate in 1 on a machine that has much else to do.
    await open(width, new FairShare({ firstTryMs: 1000 }));
    const hard = HARD.slice(0, 3);
    await add('club', hard, 9);
    await longTryBegan;
    const running = Math.max(1, width - 1);
    await add('rivals', [BACK_RANK], 1);
    const { precomputer } = house.services;
    for await (const { verdicts } of precomputer.follow()) if (verdicts.sound === 1) break;
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, sound: 1 });
    // None has ended since: a long try takes an hour here. So no others were begun than those that run at once.
    expect(longTries.length).toBeLessThanOrEqual(running);
    expect(firstTries).toEqual([...hard, BACK_RANK]);
  });

  it('are tried for long one by one, in turns with those of others', async () => {
    await open(2, new FairShare({ firstTryMs: 10 }), { ...BUDGET, milliseconds: 400 });
    await add('club', HARD.slice(0, 3), 9);
    await add('rivals', HARD.slice(3, 5), 9);
    await proved(house.services.precomputer);
    const owners = longTries.map((fen) => (HARD.indexOf(fen) < 3 ? 'club' : 'rivals'));
    expect(owners).toEqual(['club', 'rivals', 'club', 'rivals', 'club']);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 0, 'gave up': 3 });
    expect(await verdictsOf('rivals')).toMatchObject({ waiting: 0, 'gave up': 2 });
  });

  it('are too hard for now when its time is used up, and an admin is told so', async () => {
    await open(2, new FairShare({ firstTryMs: 10, dailyMs: 1 }), { ...BUDGET, milliseconds: 100 });
    await add('club', HARD, 9);
    await proved(house.services.precomputer);
    expect(longTries).toHaveLength(1);
    expect(await verdictsOf('club')).toMatchObject({ waiting: 0, 'gave up': HARD.length });
    expect((await house.run('puzzles verify', {}, ANNA)).text).toBe(
      'This server’s time for hard puzzles is used up for today. What is still too hard can be tried again tomorrow.',
    );
    // The next start tries those again that had less than the budget.
    expect(await house.store.library.retryGaveUp({ milliseconds: 100, megabytes: BUDGET.megabytes })).toBe(5);
  });

  it('are not tried in short again after a restart', async () => {
    const share = new FairShare({ firstTryMs: 30 });
    await open(2, share);
    await add('club', HARD, 9);
    await longTryBegan;
    const countTried = async () => (await house.store.library.listWaiting(9, [], '', 'tried')).length;
    await expect.poll(countTried).toBe(HARD.length);
    await house.restart();
    firstTries = [];
    house.services.precomputer.wake();
    for await (const { running } of house.services.precomputer.follow()) if (running.length > 0) break;
    expect(firstTries).toEqual([]);
    expect(await verdictsOf('club')).toMatchObject({ waiting: HARD.length });
  });
});

it('an allowance is a server’s own and for a day; the common stock has no end of it', async () => {
  await open(1, new FairShare());
  let now = NOON;
  const share = new FairShare({ dailyMs: 1000, now: () => now });
  share.charge('club', 600);
  expect(share.hasTimeLeft('club')).toBe(true);
  share.charge('club', 600);
  share.charge('', 5000);
  expect(['club', 'rivals', ''].map((owner) => share.hasTimeLeft(owner))).toEqual([false, true, true]);
  now += DAY_MS - 1;
  expect(share.hasTimeLeft('club')).toBe(false);
  now += 1;
  expect(share.hasTimeLeft('club')).toBe(true);
});
