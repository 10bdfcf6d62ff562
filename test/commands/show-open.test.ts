import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse, settled } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';
import { press } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2; id "Corridor";`);
});
afterEach(() => house.close());

const TODAY = '2026-11-16';
const RIVALS = { ...ANNA, serverId: 'rivals' };
const show = (caller = ANNA, id = '1') => house.run('puzzles show', { id }, caller);
const told = (reply: Reply): string => [reply.text, boardIn(reply)?.fen, reply.file?.text].join('\n');

/** Nothing of the puzzle but its number, and the question. */
function expectVeiled(reply: Reply): void {
  expect(reply.text).toContain('You can still solve #1: the puzzle of 16');
  expect(reply.text).toContain('Shall I show it?');
  expect(told(reply)).not.toMatch(/Kf7|Corridor|Sound|quiet|7k\/8/);
}

describe('/puzzles show of a puzzle that the admin could still solve', () => {
  it('asks first while the attempt goes on, and shows it when it is over', async () => {
    await house.run('puzzle');
    expectVeiled(await show());
    await house.run('move', { moves: 'Kf7' });
    expectVeiled(await show());
    await house.run('move', { moves: 'Rh1' });
    expect((await show()).text).toContain('only Kf7 does it');
  });

  it('ends the attempt when that is confirmed', async () => {
    await house.run('puzzle');
    const asked = await show();
    expect(asked.buttons?.map(({ label }) => label)).toEqual(['Keep trying', 'Give up and show it']);
    expect((await press(house, asked, 'Keep trying')).text).toContain('your clock');
    const shown = await press(house, asked, 'Give up and show it');
    expect(shown.text).toContain('only Kf7 does it');
    expect((await house.store.play.findAttempt(ANNA, TODAY))?.finish?.outcome).toBe('given up');
    expect((await press(house, asked, 'Give up and show it')).text).toContain('only Kf7 does it');
  });

  it('asks also for today’s puzzle that the admin has not begun', async () => {
    await house.run('puzzle', {}, BERT);
    const asked = await show();
    expectVeiled(asked);
    await press(house, asked, 'Give up and show it');
    expect((await house.store.play.findAttempt(ANNA, TODAY))?.finish?.outcome).toBe('given up');
    expect((await house.store.play.findAttempt(BERT, TODAY))?.finish).toBeUndefined();
  });

  it('asks also when the attempt is in another server', async () => {
    await house.run('puzzle', {}, RIVALS);
    const asked = await show();
    expectVeiled(asked);
    expect(asked.buttons?.map(({ label }) => label)).toEqual(['Give up and show it']);
    await press(house, asked, 'Give up and show it');
    expect((await house.store.play.findAttempt(RIVALS, TODAY))?.finish?.outcome).toBe('given up');
    expect(await house.store.play.findAttempt(ANNA, TODAY)).toBeUndefined();
  });

  it('does not ask for a puzzle that nobody has had', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;`);
    expect((await show(ANNA, '2')).text).toContain('only Re8# does it');
  });
});

describe('no report tells the key of a puzzle that the admin has open', () => {
  const add = async (position: string, caller = ANNA, several = false) =>
    settled(await house.run('puzzles add', { position, several_keys: several }, caller));

  /** The other server has the puzzle as a daily, with both keys allowed, and the admin plays there. */
  beforeEach(async () => {
    await add(`${TWO_KEYS} dm 1;`, RIVALS, true);
    await house.run('puzzle', {}, RIVALS);
    const attempt = await house.store.play.findAttempt(RIVALS, TODAY);
    expect((await house.store.play.findPuzzle(attempt?.puzzleId ?? 0))?.fen).toBe(TWO_KEYS);
  });

  it('neither /puzzles add, stats, nor allow', async () => {
    const added = await add(`${TWO_KEYS} dm 1;`);
    const stats = await house.run('puzzles stats');
    const allowed = await house.run('puzzles allow', { ids: '3' });
    for (const reply of [added, stats, allowed]) {
      expect(told(reply)).toContain('You can still solve it: `/puzzles show 3` tells more, and asks first.');
      expect(told(reply)).not.toMatch(/Ra8|Re8/);
    }
    await house.run('solution', { give_up: true }, RIVALS);
    expect((await show(ANNA, '3')).text).toContain('Ra8');
  });
});
