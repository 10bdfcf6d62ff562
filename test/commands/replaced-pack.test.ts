import { afterEach, beforeEach, expect, it } from 'vitest';
import { type House, NOON, openHouse } from '../support/house.js';
import { BACK_RANK, CLASSIC_11 } from '../support/positions.js';

const DAY = 24 * 60 * 60 * 1000;

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

it('a daily that was given stays playable when its file is replaced by another pack', async () => {
  await house.stock(`${BACK_RANK} dm 1; id "d-0001";`, 'dailies.epd');
  const first = await house.run('puzzle');
  expect(first.text).toContain('mate in 1');
  // A new pack: other puzzles under the same names, in a file of the same name.
  await house.stock(`${CLASSIC_11} dm 2; id "d-0001";`, 'dailies.epd');
  expect((await house.run('puzzle')).text).toContain('mate in 1');
  expect((await house.run('move', { moves: 'Re8' })).text).toContain('Mate!');
  house.clock.now = NOON + DAY;
  expect((await house.run('puzzle')).text).toContain('mate in 2');
  expect((await house.run('solution', { date: '2026-11-16' })).text).toContain('Re8#');
});
