import { afterEach, beforeEach, expect, it } from 'vitest';
import { fenOf } from '../../src/games/chess/position.js';
import { addOwnPuzzles } from '../../src/work/add-own.js';
import { manyDrafts, NOW } from '../store/contract/bench.js';
import { type House, openHouse } from '../support/house.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

it('two files of one server at once do not make more wait than one may; another server does not matter', async () => {
  const { library } = house.store;
  const lines = manyDrafts(550).map(({ position }) => `${fenOf(position)} dm 1;`);
  const bytes = Buffer.from(lines.join('\n'));
  const send = (serverId: string, name: string) =>
    addOwnPuzzles(library, serverId, { name, bytes, severalKeys: false }, NOW);
  const sent = await Promise.all([send('club', 'first.epd'), send('club', 'second.epd'), send('rivals', 'third.epd')]);
  const refused = sent.flatMap((each) => (each.ok ? [] : [each.fault]));
  expect(refused).toEqual([{ code: 'too many', puzzles: 550, waiting: 550 }]);
  expect(await library.countOwnWaiting('club', 0, 1e6)).toBe(550);
  expect(await library.countOwnWaiting('rivals', 0, 1e6)).toBe(550);
});
