import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeSolution } from '../../src/engine/mate/encode.js';
import { TRIES_VERSION } from '../../src/engine/mate/solution.js';
import { findTry } from '../../src/engine/mate/walk.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { TryDecider } from '../../src/work/decide-tries.js';
import { keyOf } from '../store/contract/bench.js';
import { BUDGET, type House, openHouse, silent } from '../support/house.js';
import { BACK_RANK } from '../support/positions.js';

/** A mate in 4 in which 1.Qg6 mates in 5; to find that out takes more than a first proof may spend. */
const FOUR_MOVER = '3n2k1/8/8/2p1KQ2/2P5/4p3/8/8 w - - 0 1';

let house: House;
let solver: Solver;
beforeEach(async () => {
  solver = makeSolverPool({ width: 1 });
  house = await openHouse({ solver });
});
afterEach(() => house.close());

function decider(mayWork = () => true): TryDecider {
  return new TryDecider({ library: house.store.library, solver, budget: BUDGET, log: silent, mayWork });
}

/** Wakes it and waits until it has nothing left to do. */
async function decideAll(made = decider()): Promise<void> {
  made.wake();
  while ((await house.store.library.listUndecided(TRIES_VERSION, 5)).length > 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await made.stop();
}

const undecided = () => house.store.library.listUndecided(TRIES_VERSION, 5);

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
    expect(await undecided()).toEqual([{ position: keyOf(FOUR_MOVER), fen: FOUR_MOVER, mateIn: 4 }]);
    await decideAll();
    expect((await house.run('move', { moves: 'Qg6' })).text).toContain('mates too, but in 5 moves');
    const solution = await house.store.library.findSolution(1);
    const root = decodeSolution(solution ?? new Uint8Array());
    expect(findTry(root, 'f5g6')).toMatchObject({ kind: 'slower', mateIn: 5 });
    expect(root.tries?.filter(({ kind }) => kind === 'undecided')).toEqual([]);
  });

  it('waits while puzzles are to be proved', async () => {
    const waiting = decider(() => false);
    waiting.wake();
    await waiting.stop();
    expect(await undecided()).toHaveLength(1);
  });
});

it('nothing is proved again where all wrong moves are decided', async () => {
  await house.stock(`${BACK_RANK.slice(0, -4)} dm 1;`);
  expect(await undecided()).toEqual([]);
});
