import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { CLASSIC_10, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';
import { giveUp, press as pressIn } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const press = (reply: Reply, label: string): Promise<Reply> => pressIn(house, reply, label);

describe('/solution', () => {
  it('asks before it ends an attempt, and leaves it alone when told to', async () => {
    await house.run('puzzle');
    const asked = await house.run('solution');
    expect(asked.text).toContain('it will count as given up');
    expect(boardIn(asked)).toBeUndefined();
    await press(asked, 'Keep trying');
    expect((await house.run('move', { moves: 'Kf7' })).text).toContain('Right');
  });

  it('ends the attempt, then steps through the whole line and back', async () => {
    await house.run('puzzle');
    let shown = await press(await house.run('solution'), 'Give up and show it');
    expect(shown.text).toContain('Given up.');
    expect(boardIn(shown)).toMatchObject({ fen: FOUR_VERDICTS, arrow: { move: 'f6f7', meaning: 'solution' } });
    const boards = [boardIn(shown)?.fen];
    for (let step = 0; step < 3; step++) {
      shown = await press(shown, '▶');
      boards.push(boardIn(shown)?.fen);
    }
    expect(shown.text).toContain('**1.Kf7 Kh7 2.Rh1#**');
    expect(shown.buttons?.find(({ label }) => label === '▶')?.disabled).toBe(true);
    for (const fen of boards.reverse().slice(1)) {
      shown = await press(shown, '◀');
      expect(boardIn(shown)?.fen).toBe(fen);
    }
    expect((await house.run('move', { moves: 'Kf7' })).text).toContain('Given up.');
  });

  it('has a menu of the defences', async () => {
    await house.run('puzzle');
    const shown = await press(await house.run('solution'), 'Give up and show it');
    expect(shown.menus?.[0]?.placeholder).toBe('Black: 1 defence to 1.Kf7');
    expect(shown.menus?.[0]?.options.map(({ label, description }) => [label, description])).toEqual([
      ['Kh7 (shown)', 'then Rh1#'],
    ]);
  });

  it('shows a solved puzzle without asking', async () => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    expect((await house.run('solution')).text).toContain('Solved in');
  });

  it('a tampered button does no harm', async () => {
    await house.run('puzzle');
    await press(await house.run('solution'), 'Give up and show it');
    for (const args of [{ at: 99 }, { defences: '7.7.7' }, { defences: 'x..-1' }, { at: 2, defences: '9' }]) {
      expect((await house.run('solution', args)).text).toContain('1.Kf7');
    }
  });
});

describe('/why', () => {
  it('keeps the answer to itself until the attempt is over', async () => {
    await house.run('puzzle');
    expect((await house.run('why', { move: 'Rg8' })).text).toContain('give the answer away');
  });

  it.each([
    ['Rg8', '**Rg8+** fails to **Kxg8**'],
    ['Rg7', 'stalemate'],
    ['Rg6', 'in 3 moves instead of 2'],
    ['Kf7', 'is right'],
    ['Kf7 Kh7 Rg2', '**Rg2** fails to'],
    ['Kf7 Kh7 Rh1', 'is mate'],
    ['Ra1 Kg8 Ra8', '**Ra1**'],
    ['banana', 'I can’t read that'],
  ])('%s: %s', async (move, sentence) => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    expect((await house.run('why', { move })).text).toContain(sentence);
  });

  // In a side line the proof keeps the shortest mates, and no refutations: they are only asked for along the line played.
  it.each([
    [CLASSIC_11, 'Ra6 Be5 Ra1', '**Ra1** is not one of the shortest mates here.'],
    [CLASSIC_11, 'Ra6 Be5 b7', 'There is no white pawn on the b-file that can reach b7.'],
    [CLASSIC_11, 'Ra6 Be5 Rxa7', '**Rxa7#** is mate'],
    [CLASSIC_10, 'Qxh5 Rg6 Qxg6', '**Qxg6#** is mate'],
    [CLASSIC_10, 'Qxh5 Rg6 Qg4', '**Qg4** is not one of the shortest mates here.'],
  ])('in the side line of %s, %s: %s', async (fen, move, sentence) => {
    await house.stock(`${fen} dm 2;`);
    await giveUp(house);
    const reply = await house.run('why', { move });
    expect(reply.text).toContain(sentence);
    expect(reply.text).not.toContain('went wrong');
  });

  it('draws the refutation', async () => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    const board = boardIn(await house.run('why', { move: 'Rg8' }));
    expect(board?.arrow).toEqual({ move: 'h8g8', meaning: 'refutation' });
  });
});
