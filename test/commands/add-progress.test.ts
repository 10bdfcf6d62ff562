import { expect, it } from 'vitest';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { openHouse } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';

it('/puzzles add tells the verdicts that are known while a hard puzzle keeps it waiting, and what it waits for', async () => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pool = makeSolverPool({ width: 1 });
  const solver: Solver = {
    width: 2,
    solve: async (task, options) => {
      if (task.fen === FOUR_VERDICTS) await gate;
      return pool.solve(task, options);
    },
    close: () => pool.close(),
  };
  const house = await openHouse({ solver });
  const lines = [`${FOUR_VERDICTS} dm 2;`, `${BACK_RANK} dm 1;`, 'rubbish', `${BACK_RANK} dm 1;`].join('\n');
  const file = { name: 'mixed.epd', read: async () => new TextEncoder().encode(lines) };
  const reply = await house.run('puzzles add', { file });
  const told = [reply.text];
  for await (const { text } of reply.updates ?? []) {
    told.push(text);
    if (text.includes('1 of 2')) open();
  }
  const waiting = told.findLast((text) => text.includes('1 of 2')) ?? '';
  expect(waiting.split('\n')).toEqual([
    '**mixed.epd**: proving: 1 of 2 puzzles done; 2 other lines need no proof.',
    expect.stringContaining('Line 2: #2 Sound'),
    expect.stringContaining('Line 3: “rubbish”'),
    'Line 4: Duplicate of #2. It is one of this server’s own.',
  ]);
  expect(told.at(-1)).toContain('**mixed.epd**: 2 puzzles accepted, 2 not: 1 duplicate, 1 refused.');
  await house.close();
});
