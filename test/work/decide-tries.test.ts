import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeSolution } from '../../src/engine/mate/encode.js';
import { TRIES_VERSION } from '../../src/engine/mate/solution.js';
import { findTry } from '../../src/engine/mate/walk.js';
import type { LibraryStore } from '../../src/puzzles/library-store.js';
import type { ProofStore } from '../../src/puzzles/proof-store.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import type { Time } from '../../src/shared/time.js';
import { TryDecider } from '../../src/work/decide-tries.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { answer, draft, from, keyOf } from '../store/contract/bench.js';
import { BUDGET, type House, NOON, openHouse, silent } from '../support/house.js';
import { ModelTime } from '../support/model-time.js';
import { BACK_RANK } from '../support/positions.js';
import { VERSION_1 } from '../support/version-1-proof.js';

/** A mate in 4 in which 1.Qg6 mates in 5; to find that out takes more than a first proof may spend. */
const FOUR_MOVER = '3n2k1/8/8/2p1KQ2/2P5/4p3/8/8 w - - 0 1';

let house: House;
let solver: Solver;
let time: ModelTime;
beforeEach(async () => {
  time = new ModelTime(NOON);
  solver = makeSolverPool({ width: 1 });
  house = await openHouse({ solver });
});
afterEach(() => house.close());

interface Decider {
  readonly decider: TryDecider;
  /** What the solver was asked for. */
  readonly searched: readonly string[];
  /** Resolves when it has found nothing left to decide. */
  readonly done: Promise<void>;
}

interface Conditions {
  readonly mayWork?: () => boolean;
  readonly saveAnswer?: ProofStore['saveAnswer'];
  readonly onAlarmSet?: () => void;
  readonly quota?: ProvingQuota;
}

function makeDecider(conditions: Conditions = {}): Decider {
  const { library } = house.store;
  const { mayWork = () => true, saveAnswer = library.saveAnswer, onAlarmSet } = conditions;
  const { quota = new ProvingQuota({ now: time.now }) } = conditions;
  const searched: string[] = [];
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const watched: LibraryStore = {
    ...library,
    saveAnswer,
    async listUndecided(...query) {
      const found = await library.listUndecided(...query);
      if (found.length === 0) finish();
      return found;
    },
  };
  const counting: Solver = {
    ...solver,
    solve(task, options) {
      searched.push(task.fen);
      return solver.solve(task, options);
    },
  };
  const view = time.view();
  const watchedTime: Time = {
    now: view.now,
    alarm(at, ring) {
      onAlarmSet?.();
      return view.alarm(at, ring);
    },
  };
  const proving = { library: watched, solver: counting, budget: BUDGET, quota };
  return { decider: new TryDecider({ ...proving, time: watchedTime, log: silent, mayWork }), searched, done };
}

async function decideAll({ decider, done } = makeDecider()): Promise<void> {
  decider.wake();
  await done;
  await decider.stop();
}

const undecided = () =>
  house.store.library.listUndecided(TRIES_VERSION, '2026-11-16', 5, { lastOwner: '', without: [] });

describe('a wrong move that a short proof did not decide', () => {
  beforeEach(() => house.stock(`${FOUR_MOVER.slice(0, -4)} dm 4;`));

  it('costs nothing, and the answer says that it is not decided', async () => {
    await house.run('puzzle');
    const reply = await house.run('move', { moves: 'Qg6' });
    expect(reply.text).toContain('Whether it mates later has not been decided, so this one costs nothing');
    const playing = await house.services.game.find({ serverId: 'club', userId: 'anna' }, '2026-11-16');
    expect(playing?.attempt).toMatchObject({ wrong: 0, slower: 0, line: [] });
    await house.run('solution', { give_up: true });
    const why = await house.run('why', { move: 'Qg6' });
    expect(why.text).toMatch(/misses the mate in 4 because of .+ has not been decided/);
  });

  it('is decided later, while a member plays: it mates one move later', async () => {
    await house.run('puzzle');
    expect(await undecided()).toEqual([{ owner: '', position: keyOf(FOUR_MOVER), fen: FOUR_MOVER, mateIn: 4 }]);
    await decideAll();
    expect((await house.run('move', { moves: 'Qg6' })).text).toContain('mates too, but in 5 moves');
    const solution = await house.store.library.findSolution(1);
    const root = decodeSolution(solution ?? new Uint8Array());
    expect(findTry(root, 'f5g6')).toMatchObject({ kind: 'slower', mateIn: 5 });
    expect(root.tries?.filter(({ kind }) => kind === 'undecided')).toEqual([]);
  });

  it('waits while puzzles are to be proved, and is decided when they are', async () => {
    let mayWork = false;
    let asked = (): void => {};
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const made = makeDecider({
      mayWork() {
        asked();
        return mayWork;
      },
    });
    made.decider.wake();
    await wasAsked;
    expect(await undecided()).toHaveLength(1);
    expect(made.searched).toEqual([]);
    mayWork = true;
    await decideAll(made);
    expect(await undecided()).toEqual([]);
  });

  it('is not passed over when the disk is full: deciding pauses, and goes on when there is room', async () => {
    let isFull = true;
    let pause = (): void => {};
    const paused = new Promise<void>((resolve) => {
      pause = resolve;
    });
    const { library } = house.store;
    const { decider, searched, done } = makeDecider({
      saveAnswer: (...saved) =>
        isFull
          ? Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
          : library.saveAnswer(...saved),
      onAlarmSet: () => pause(),
    });
    decider.wake();
    await paused;
    // Other proofs that fail wake it too: it would only search in vain.
    decider.wake();
    expect(await undecided()).toHaveLength(1);
    expect(searched).toHaveLength(1);
    isFull = false;
    time.set(time.next);
    await done;
    await decider.stop();
    expect(await undecided()).toEqual([]);
    expect(searched).toHaveLength(2);
  });
});

it('a daily whose proof was stored by an older version is decided before other puzzles', async () => {
  await house.stock(`${FOUR_MOVER.slice(0, -4)} dm 4;\n${VERSION_1.fen.slice(0, -4)} dm 1;`);
  const { library, play } = house.store;
  const stored = answer(VERSION_1.fen, 1);
  if (stored.kind !== 'mate') throw new Error(stored.kind);
  await library.saveAnswer(keyOf(VERSION_1.fen), { ...stored, solution: VERSION_1.bytes, undecided: 1 }, BUDGET);
  await play.giveDaily('club', '2026-11-16', 2);
  const made = makeDecider();
  await decideAll(made);
  expect(made.searched).toEqual([VERSION_1.fen, FOUR_MOVER]);
  const kinds = new Set((await play.loadSolution(2)).tries?.map(({ kind }) => kind));
  expect([...kinds]).not.toContain('undecided');
});

it('nothing is proved again where all wrong moves are decided', async () => {
  await house.stock(`${BACK_RANK.slice(0, -4)} dm 1;`);
  expect(await undecided()).toEqual([]);
});

describe('servers’ own puzzles with undecided wrong moves', () => {
  const CLUB = ['6k1/5ppp/8/8/8/8/8/4R1K1', '6k1/5ppp/8/8/8/8/8/3R2K1', '6k1/5ppp/8/8/8/8/8/2R3K1'];
  const RIVALS = ['6k1/5ppp/8/8/8/8/8/1R4K1'];
  const fenOf = (board: string) => `${board} w - - 0 1`;
  const ownerOf = (fen: string) => (RIVALS.map(fenOf).includes(fen) ? 'rivals' : 'club');

  beforeEach(async () => {
    const { library } = house.store;
    for (const [server, boards] of [['club', CLUB] as const, ['rivals', RIVALS] as const]) {
      const drafts = boards.map((board, index) => draft(fenOf(board), 1, index + 1));
      await library.addOwn(server, from('own.epd'), drafts, NOON);
      for (const fen of boards.map(fenOf)) {
        const proof = answer(fen, 1);
        if (proof.kind !== 'mate') throw new Error(proof.kind);
        await library.saveAnswer(keyOf(fen), { ...proof, undecided: 1 }, BUDGET);
      }
    }
  });

  it('are searched in turns and at the cost of their servers', async () => {
    const charged: string[] = [];
    const quota = new ProvingQuota({ now: time.now });
    const charge = quota.charge.bind(quota);
    quota.charge = (owner, milliseconds) => {
      charged.push(owner);
      charge(owner, milliseconds);
    };
    const made = makeDecider({ quota });
    await decideAll(made);
    expect(made.searched.map(ownerOf)).toEqual(['club', 'rivals', 'club', 'club']);
    expect(charged).toEqual(['club', 'rivals', 'club', 'club']);
  });

  it('wait for the next day when the server has no time left, but for a recent daily', async () => {
    const quota = new ProvingQuota({ dailyMs: 1e9, now: time.now });
    quota.charge('club', 1e9);
    const [, second = ''] = CLUB;
    await house.store.play.giveDaily('club', '2026-11-16', 2);
    let renewed = (): void => {};
    const renewal = new Promise<void>((resolve) => {
      renewed = resolve;
    });
    const made = makeDecider({ quota, onAlarmSet: () => renewed() });
    made.decider.wake();
    await renewal;
    expect(made.searched).toEqual([fenOf(second), ...RIVALS.map(fenOf)]);
    time.set(time.next);
    await expect.poll(() => made.searched.length).toBe(4);
    await made.decider.stop();
  });
});
