import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import { ANNA, type House, openHouse } from '../support/house.js';

/** 1.Rf4 Kh1 2.Rf1#. In French letters `Rf4` is the king's move, which is legal too. */
const ROOK_OR_KING = '8/8/8/8/6R1/6K1/8/6k1 w - - 0 1';
const FANNY: Caller = { ...ANNA, userId: 'fanny', locale: 'fr' };

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${ROOK_OR_KING} dm 2;`);
  await house.run('puzzle', {}, FANNY);
});
afterEach(() => house.close());

const say = async (command: string, args = {}) => (await house.run(command, args, FANNY)).text;

describe('letters of two languages', () => {
  it('a suggestion means the move that it shows', async () => {
    const suggested = await house.bot.complete('move', 'moves', 'Rf', FANNY);
    expect(suggested).toContainEqual({ name: 'Rf4', value: 'g3f4' });
    expect(suggested).toContainEqual({ name: 'Tf4', value: 'g4f4' });
    const king = suggested.find(({ name }) => name === 'Rf4')?.value;
    expect(await say('move', { moves: king })).toContain('**Rf4+**');
    const attempt = await house.store.play.findAttempt(FANNY, '2026-11-16');
    expect(attempt?.line).toEqual([]);
  });

  it('what was typed is the move that is right, and what follows is named without a charge', async () => {
    expect(await say('move', { moves: 'Rf4 Th9' })).toContain('Juste\u00a0: **1.Tf4 Rh1**');
    expect(await house.store.play.findAttempt(FANNY, '2026-11-16')).toMatchObject({ wrong: 0, line: ['g4f4', 'g1h1'] });
  });

  it('/why reads English letters beside the own ones, which come first where both are legal', async () => {
    await say('move', { moves: 'Tf4 Tf1' });
    expect(await say('why', { move: 'Rf4' })).toContain('**Rf4+** échoue');
    expect(await say('why', { move: 'Tf4' })).toContain('**Tf4** est juste');
    // The line goes on only after the rook's move.
    for (const line of ['Rf4 Kh1 Rf5', 'Tf4 Rh1 Tf5', 'Rf4 Rh1 Tf5']) {
      expect(await say('why', { move: line }), line).toContain('**Tf5**');
    }
  });
});
