import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, type House, openHouse } from '../support/house.js';
import { keptStatement } from '../support/kept-statement.js';
import { BACK_RANK } from '../support/positions.js';

let house: House;
let file: Sqlite.Database;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${BACK_RANK} dm 1;`);
  file = new Sqlite(house.database);
});
afterEach(async () => {
  file.close();
  await house.close();
});

const write = (text: string, ...values: unknown[]) => keptStatement(file, text).run(...values);

describe('practice wishes', () => {
  const read = async (stored: string) => {
    await house.run('puzzle');
    write('update attempts set wishes = ?', stored);
    return (await house.store.play.findAttempt(ANNA, '2026-11-16'))?.wishes;
  };

  it.each([['{"mateIn":2,"level":"hard","theme":"smothered","side":"black"}'], ['{"mateIn":1}'], ['{}']])(
    '%s are kept',
    async (stored) => {
      expect(await read(stored)).toEqual(JSON.parse(stored));
    },
  );

  it.each([
    ['no JSON', '{"mateIn":'],
    ['empty text', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a number', '7'],
    ['a length that is text', '{"mateIn":"2"}'],
    ['half a move', '{"mateIn":1.5}'],
    ['an unknown level', '{"level":"absurd"}'],
    ['an unknown theme', '{"theme":"nonsense"}'],
    ['an unknown side', '{"side":"red"}'],
  ])('%s is no wishes', async (_, stored) => {
    expect(await read(stored)).toBeUndefined();
  });
});

it.each([['{"code":'], ['{"code":"unheard of"}'], ['{"code":"forbidden"}']])(
  'a damaged cause %s is no trouble',
  async (stored) => {
    await house.store.troubles.note('club', { code: 'forbidden', missing: ['send messages'] }, 7);
    expect(await house.store.troubles.find('club')).toEqual({
      cause: { code: 'forbidden', missing: ['send messages'] },
      since: 7,
    });
    write('update troubles set cause = ?', stored);
    expect(await house.store.troubles.find('club')).toBeUndefined();
  },
);

it.each([
  ['{"rating":1500,"themes":["pin"]}', { rating: 1500, themes: ['pin'] }],
  ['{"rating":', undefined],
  ['{"rating":"high"}', undefined],
  ['[]', undefined],
])('metadata of a puzzle, stored as %s', async (stored, metadata) => {
  write('update puzzles set told = ?', stored);
  const [record] = await house.store.library.listPuzzles({}, 0, 1);
  expect(record?.metadata).toEqual(metadata);
});
