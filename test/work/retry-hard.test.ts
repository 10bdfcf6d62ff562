import { expect, it } from 'vitest';
import type { SolveTask } from '../../src/engine/mate/solver.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import { BUDGET, openHouse, proved } from '../support/house.js';
import { NO_MATE } from '../support/positions.js';

it('a hard puzzle that is tried again has more time, no more of the operator’s memory, and goes on after what was disproved', async () => {
  const tasks: SolveTask[] = [];
  const effort = { nodes: 1, milliseconds: 1 };
  const house = await openHouse({
    solver: {
      width: 1,
      solve: async (task) => {
        tasks.push(task);
        return { kind: 'gave up', because: 'time', noMateWithin: 4, effort };
      },
      close: async () => {},
    },
  });
  await house.services.library.addOwn(
    'club',
    { source: 'own.epd', purpose: 'daily', severalKeys: false },
    [{ line: 1, position: positionOfFen(NO_MATE), claimedMateIn: 9 }],
    1,
  );
  house.services.precomputer.wake();
  await proved(house.services.precomputer);
  const { hardRetries } = house.services;
  expect(await hardRetries.ask('club')).toEqual({ ids: [1], hopeless: 0 });
  for await (const _ of hardRetries.follow('club'));
  expect(tasks.at(-1)).toEqual({
    fen: NO_MATE,
    mateIn: 9,
    noMateWithin: 4,
    budget: { milliseconds: 4 * BUDGET.milliseconds, nodes: 4 * BUDGET.nodes, megabytes: BUDGET.megabytes },
  });
  expect(await hardRetries.ask('club')).toEqual({ ids: [], hopeless: 1 });
  await house.close();
});
