import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSolverPool } from '../../src/solver/pool.js';
import type { Solver, SolveTask } from '../../src/solver/solver.js';
import { verifySolution } from '../../src/solver/verify.js';
import { BUDGET, type House, openHouse, proved, settled } from '../support/house.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';

let house: House;
let tasks: SolveTask[];
let failOn: string | undefined;

beforeEach(async () => {
  tasks = [];
  failOn = undefined;
  const pool = makeSolverPool({ width: 2 });
  const watched: Solver = {
    width: 2,
    solve: (task, options) => {
      tasks.push(task);
      return task.fen === failOn ? Promise.reject(new Error('a bug')) : pool.solve(task, options);
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver: watched });
});
afterEach(() => house.close());

describe('proving ahead', () => {
  it('gives every puzzle its verdict, and every sound one a solution that stands', async () => {
    await house.stock(
      [`${BACK_RANK} dm 1;`, `${FOUR_VERDICTS} dm 2;`, `${TWO_KEYS} dm 1;`, `${NO_MATE} dm 2;`, BACK_RANK_BLACK].join(
        '\n',
      ),
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

describe('a budget that does not suffice', () => {
  it.each([
    ['nodes', { ...BUDGET, nodes: 1 }, 'the search reached its limit of positions'],
    ['time', { ...BUDGET, milliseconds: 0 }, 'the search ran out of time'],
  ])('of %s is a verdict of its own, which /puzzles add tells', async (_, budget, reason) => {
    const poor = await openHouse({ budget });
    const position = `${FOUR_VERDICTS} dm 2;`;
    const { text } = await settled(await poor.run('puzzles add', { position }));
    expect(text).toContain(`#1 Not decided: ${reason} before there was a proof.`);
    expect((await poor.store.library.count('club')).verdicts).toMatchObject({ waiting: 0, 'gave up': 1, 'no mate': 0 });
    expect((await poor.run('puzzle')).text).toContain('no proved puzzle');
    await poor.close();
  });
});
