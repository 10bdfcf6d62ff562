import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { BUDGET } from '../support/house.js';
import { BACK_RANK } from '../support/positions.js';
import { answer, draft, from, keyOf, manyDrafts, NOW } from './contract/bench.js';

/** As the bot and an import at the terminal have them. */
let place: string;
let bot: Store;
let terminal: Store;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-two-'));
  bot = await open();
  terminal = await open();
});
afterEach(async () => {
  await bot.close();
  await terminal.close();
  await rm(place, { recursive: true });
});

const open = async () => {
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  return opened.value;
};

it('two connections add at the same time: each waits for the other’s transactions, and neither fails', async () => {
  const many = manyDrafts(60);
  const add = ({ library }: Store, owner: string) =>
    Promise.all(many.map((each) => library.addOwn(owner, from('own.epd'), [each], NOW)));
  await Promise.all([add(bot, 'club'), add(terminal, 'rivals')]);
  expect(await bot.library.countPuzzles({ owner: 'club' })).toBe(60);
  expect(await bot.library.countPuzzles({ owner: 'rivals' })).toBe(60);
});

it('proofs and dailies are written beside an import', async () => {
  const { library, play } = bot;
  await library.addCommon('added', from('first.epd'), [draft(BACK_RANK, 1)], NOW);
  const [, judged] = await Promise.all([
    terminal.library.addCommon('added', from('big.csv'), manyDrafts(250), NOW),
    library.saveAnswer(keyOf(BACK_RANK), answer(BACK_RANK, 1), BUDGET),
    library.saveNoMateWithin(keyOf(BACK_RANK), 0),
    play.giveDaily('club', '2026-11-16', 1),
    library.remove('club', 99, NOW),
  ]);
  expect(judged).toEqual({ verdicts: ['sound'], decided: true });
  expect(await library.countPuzzles({})).toBe(251);
});
