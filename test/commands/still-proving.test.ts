import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SolveTask } from '../../src/engine/mate/solver.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { type House, openHouse, proved, stockFolder } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';

let house: House;
let open: () => void;
let tasks: SolveTask[];

beforeEach(async () => {
  // The real pool behind a gate, so that the proof takes exactly as long as the test wants.
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  tasks = [];
  const pool = makeSolverPool({ width: 1 });
  const gated: Solver = {
    width: 1,
    solve: async (task, options) => {
      tasks.push(task);
      options?.onProgress?.({ noMateWithin: 1, searching: 2, effort: { nodes: 1, milliseconds: 5000 } });
      await gate;
      return pool.solve(task, options);
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver: gated });
  await stockFolder(house.store.library, `${FOUR_VERDICTS} dm 2;`, 'one.epd', house.clock.now);
});
afterEach(() => house.close());

it.each(['puzzle', 'solution'])(
  '/%s says that the proof is not ready, how far it is, and shows it when it is',
  async (command) => {
    house.services.precomputer.wake();
    for await (const state of house.services.precomputer.follow()) if (state.running[0]?.progress) break;
    const reply = await house.run(command);
    expect(reply.text).toContain('still being proved (0 of 1 checked, now looking for a mate in 2)');
    open();
    const updates: string[] = [];
    for await (const update of reply.updates ?? []) updates.push(update.text);
    expect(updates.at(-1)).toContain(command === 'puzzle' ? 'White to move and mate in 2' : 'count as given up');
  },
);

it('a restart in the middle of a proof loses nothing: what was disproved is not searched again', async () => {
  house.services.precomputer.wake();
  for await (const state of house.services.precomputer.follow()) if (state.running[0]?.progress) break;
  // The gate opens onto a bot that is stopping: the proof is cancelled, not finished.
  open();
  await house.restart();
  expect(await house.store.library.listWaiting(5, [], '')).toMatchObject([{ noMateWithin: 1 }]);
  house.services.precomputer.wake();
  await proved(house.services.precomputer);
  expect(tasks.map(({ noMateWithin }) => noMateWithin)).toEqual([0, 1]);
  expect((await house.run('puzzle')).text).toContain('mate in 2');
});
