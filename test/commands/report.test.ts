import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { BACK_RANK } from '../support/positions.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('/report', () => {
  it('keeps what was told, with the puzzle that the person had before them', async () => {
    const first = await house.run('report', { text: '  The clock is wrong.  ' });
    expect(first).toMatchObject({ personal: true, text: expect.stringContaining('This is report **1**') });
    await house.stock(`${BACK_RANK} dm 1;`);
    await house.run('puzzle', {}, BERT);
    const second = await house.run('report', { text: 'Another move mates too' }, BERT);
    expect(second.text).toContain('puzzle #1');
    expect(await house.store.reports.listOpen()).toEqual([
      { id: 1, serverId: 'club', userId: 'anna', text: 'The clock is wrong.', at: house.clock.now },
      { id: 2, serverId: 'club', userId: 'bert', puzzleId: 1, text: 'Another move mates too', at: house.clock.now },
    ]);
  });

  it('takes five a day from each person, also when they come all at once', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, () => house.run('report', { text: 'x' })));
    expect(replies.filter(({ text }) => text.includes('which is the most I take'))).toHaveLength(2);
    expect((await house.run('report', { text: 'x' }, { ...ANNA, serverId: 'rivals' })).text).toContain('the most');
    expect((await house.run('report', { text: 'x' }, BERT)).text).toContain('report **6**');
    house.clock.now += 86_400_001;
    expect((await house.run('report', { text: 'x' })).text).toContain('report **7**');
  });

  it('wants words', async () => {
    expect((await house.run('report', { text: '   ' })).text).toContain('in a few words');
    expect((await house.run('report')).text).toContain('needs `text`');
    expect(await house.store.reports.listOpen()).toEqual([]);
  });
});
