import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, type House, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';
import { choose } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await house.run('puzzle');
});
afterEach(() => house.close());

const TODAY = '2026-11-16';
const move = async (moves: string) => (await house.run('move', { moves })).text;
const wrong = async () => (await house.store.play.findAttempt(ANNA, TODAY))?.wrong;

describe('the same wrong move again', () => {
  it.each(['Rg8', 'rg8', 'g1g8', 'Rg1-g8', '1.Rg8+?', '♖g8'])(
    'typed as %s costs nothing, and the answer says so',
    async (again) => {
      expect(await move('Rg8')).not.toContain('costs nothing');
      expect(await move(again)).toContain('You tried it before: this time it costs nothing.');
      expect(await wrong()).toBe(1);
    },
  );

  it('costs nothing after other tries, by the menus, and after a restart', async () => {
    await move('Rg8');
    await move('Rg7');
    expect(await move('Rg8')).toContain('costs nothing');
    const pieces = await house.run('puzzle');
    const squares = await choose(house, pieces, '♖ Rook g1');
    expect((await choose(house, squares, 'g8')).text).toContain('costs nothing');
    await house.restart();
    expect(await move('Rg7')).toContain('costs nothing');
    expect(await wrong()).toBe(2);
    expect(await move('Kf7 Rh1')).toContain('with 2 wrong tries');
  });

  it('is another move once the position is another', async () => {
    await move('Rg8');
    await move('Kf7');
    expect(await move('Rg8')).not.toContain('costs nothing');
    expect(await wrong()).toBe(2);
  });

  it('keeps the right moves before it, and score and rating follow', async () => {
    await move('Kf7 Rg8');
    const [rated] = await house.store.players.listPlayed(ANNA);
    expect(await move('Rg8')).toContain('costs nothing');
    expect((await house.store.players.listPlayed(ANNA))[0]).toEqual(rated);
    expect(await move('Rh1')).toMatch(/with 1 wrong try/);
  });

  it.each([
    ['de', 'Tg8', 'Das hast du schon versucht: Diesmal kostet es nichts.'],
    ['fr', 'Tg8', 'Tu l’as déjà essayé\u00a0: cette fois, cela ne coûte rien.'],
  ])('is known in the letters of %s', async (locale, typed, sentence) => {
    await move('Rg8');
    const reply = await house.run('move', { moves: typed }, { ...ANNA, locale });
    expect(reply.text).toContain(sentence);
    expect(await wrong()).toBe(1);
  });
});
