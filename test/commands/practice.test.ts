import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';
import { shelve as shelveIn } from '../support/shelve.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const shelve = (...lines: string[]) => shelveIn(house, ...lines);

const labels = ({ buttons = [] }: Reply) => buttons.map(({ label }) => label);

describe('/practice', () => {
  it('gives each puzzle once, never the daily, and says when there is no other', async () => {
    await shelve(`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`);
    const first = await house.run('practice');
    const second = await press(house, first, 'Another one');
    expect(new Set([boardIn(first)?.fen, boardIn(second)?.fen])).toEqual(new Set([BACK_RANK, CLASSIC_11]));
    expect(first.personal && second.personal).toBe(true);
    const third = await press(house, second, 'Another one');
    expect(third.text).toContain('every puzzle for practice');
    expect(boardIn(third)).toBeUndefined();
    expect(boardIn(await house.run('practice', {}, { ...ANNA, serverId: 'rivals' }))).toBeUndefined();
    expect(boardIn(await house.run('practice', {}, BERT))).toBeDefined();
  });

  it.each([
    [{ mate_in: 2 }, CLASSIC_11],
    [{ side: 'black' }, BACK_RANK_BLACK.replace('6K1', '7K')],
    [{ theme: 'quiet-key' }, CLASSIC_11],
    [{ theme: 'Quiet key' }, CLASSIC_11],
    [{ mate_in: 1, side: 'white', difficulty: 'any' }, BACK_RANK],
  ])('gives what is wished: %j', async (wishes, fen) => {
    await shelve(`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`, `${BACK_RANK_BLACK.replace('6K1', '7K')} dm 1;`);
    expect(boardIn(await house.run('practice', wishes))?.fen).toBe(fen);
  });

  it('keeps the wishes for the next one, and offers to drop them when all were had', async () => {
    await shelve(`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`);
    const first = await house.run('practice', { mate_in: 1, side: 'white' });
    const none = await press(house, first, 'Another one');
    expect(none.text).toContain('There is no puzzle like that left');
    expect(labels(none)).toEqual(['Any length', 'Anything']);
    expect(boardIn(await press(house, none, 'Any length'))?.fen).toBe(CLASSIC_11);
  });

  it('says that there is none like that, instead of none left', async () => {
    const nothing = await house.run('practice');
    expect(nothing.text).toBe('There is no puzzle for practice yet. New ones will come.');
    await shelve(`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`);
    const tooLong = await house.run('practice', { mate_in: 9 });
    expect(tooLong.text).toBe('There is no mate in 9 for practice. There are mates in 1 and 2.');
    expect(labels(tooLong)).toEqual(['Mate in 1', 'Mate in 2', 'Anything']);
    const black = await house.run('practice', { mate_in: 9, side: 'black' });
    expect(black.text).toBe('There is no puzzle like that for practice. Shall I look more widely?');
    expect(labels(black)).toEqual(['Any length', 'Anything']);
    const both = await house.run('practice', { mate_in: 9, side: 'white' });
    expect(both.text).toContain('There is no mate in 9');
    expect(labels(both)).toEqual(['Mate in 1', 'Mate in 2', 'Anything']);
    expect((await press(house, both, 'Mate in 2')).text).toContain('mate in 2');
    const other = await house.run('practice', { mate_in: 1, side: 'black' });
    expect(other.text).toBe('There is no puzzle like that for practice. Shall I look more widely?');
    await house.run('practice', { mate_in: 1 });
    expect((await house.run('practice', { mate_in: 1 })).text).toContain('There is no puzzle like that left');
    await house.run('practice');
    expect((await house.run('practice')).text).toContain('You have had every puzzle');
  });

  it('looks through the library once to say why there is none', async () => {
    await shelve(`${BACK_RANK} dm 1;`);
    const looks = vi.spyOn(house.store.play, 'findPracticeStock');
    await house.run('practice', { mate_in: 9, side: 'white' });
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('keeps the wishes through the whole attempt, also after a restart', async () => {
    await shelve(`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`, `${BACK_RANK_BLACK.replace('6K1', '7K')} dm 1;`);
    const wishes = { mate_in: 1, difficulty: 'easy', side: 'white' };
    await house.run('practice', wishes);
    await house.restart();
    const solved = await house.run('move', { moves: 'Re8' });
    const again = await house.run('puzzle', { date: 'practice-2' });
    const over = await house.run('move', { moves: 'Re8' });
    for (const reply of [solved, again, over]) {
      expect(reply.buttons?.find(({ label }) => label === 'Another one')?.invoke).toEqual({
        command: 'practice',
        args: wishes,
      });
    }
  });

  it('is played like the daily, and counted apart from it', async () => {
    await shelve(`${BACK_RANK} dm 1;`);
    const shown = await house.run('practice');
    expect(boardIn(await press(house, shown, 'Flip'))).toMatchObject({ fen: BACK_RANK, orientation: 'black' });
    expect((await house.run('hint')).text).toContain('Hint 1 of 2');
    expect((await press(house, shown, 'Give up')).text).toContain('Shall I show it?');
    expect((await house.run('move', { moves: 'Re8' })).text).toContain('Solved in');
    expect(boardIn(await press(house, await house.run('puzzle', { date: 'practice-2' }), 'Solution'))).toBeDefined();
    expect((await house.run('stats')).text).toContain('**1 practice puzzle**');
  });

  it('a board for practice is opened only by whom it was given to', async () => {
    await shelve(`${BACK_RANK} dm 1;`);
    await house.run('practice');
    expect(boardIn(await house.run('puzzle', { date: 'practice-2' }, BERT))).toBeUndefined();
    expect(boardIn(await house.run('puzzle', { date: 'practice-1' }))).toBeUndefined();
  });

  it('suggests themes, and says so when it knows none of that name', async () => {
    const suggested = await house.bot.complete('practice', 'theme', 'smo', ANNA);
    expect(suggested).toEqual([{ name: 'smothered mate', value: 'smothered' }]);
    expect((await house.run('practice', { theme: '**x**' })).text).toContain('I know no theme \\*\\*x\\*\\*');
  });
});
