import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';
import { hasPostgres, makeDatabase, type TestDatabase } from '../support/postgres.js';
import { shelve } from '../support/shelve.js';

/** The rook on f1, and the same key. */
const ROOK_ON_F1 = '7k/8/5K2/8/8/8/8/5R2 w - - 0 1';

const DAY_MS = 86_400_000;

describe.runIf(hasPostgres)('a whole dialogue on PostgreSQL', () => {
  let database: TestDatabase;
  let house: House;
  beforeEach(async () => {
    database = await makeDatabase();
    house = await openHouse({ url: database.url });
    await house.stock(`${FOUR_VERDICTS} dm 2; id "Ladder";\n${BACK_RANK} dm 1;`);
  });
  afterEach(async () => {
    await house.close();
    await database.drop();
  });

  it('from the set-up to the second day, with a restart in between', async () => {
    const say = async (command: string, args = {}, caller = ANNA) => (await house.run(command, args, caller)).text;
    expect(await say('puzzles next', { id: 1 })).toMatch(/puzzle #1|#1/);
    expect(await say('puzzle')).toContain('White to move and mate in 2');
    house.clock.now += 20_000;
    expect(await say('move', { moves: 'Rg7' })).toContain('stalemate');
    expect(await say('move', { moves: 'Rg7' })).toContain('tried');
    expect(await say('hint')).toContain('Hint 1');
    await house.restart();
    expect(await say('move', { moves: 'Kf7' })).toContain('Right');
    const solved = await say('move', { moves: 'Rh1' });
    expect(solved).toContain('1 wrong try');
    expect(solved).toMatch(/points.*Rating/);
    expect(solved).toMatch(/Streak: .*1st of 1/);
    await say('puzzle', {}, BERT);
    house.clock.now += 30_000;
    expect(await say('move', { moves: 'Kf7 Rh1' }, BERT)).toContain('1st of 2');
    expect(await say('leaderboard')).toMatch(/Bert.*Anna/s);
    expect(await say('stats')).toContain('1 of 1 puzzle');
    await shelve(house, `${ROOK_ON_F1} dm 2;`);
    expect(await say('practice')).toContain('Practice puzzle #3');
    house.clock.now += DAY_MS;
    expect(await say('puzzle')).toContain('mate in 1');
    expect(await say('move', { moves: 'Re8' })).toMatch(/Streak: \*\*2/);
    expect(await say('recap', { date: 'yesterday' })).toContain('2 of 2 solved it');
    expect(await say('puzzles stats')).toContain('**3 puzzles**, 1 of them for practice');
    await house.run('privacy delete', { sure: true }, BERT);
    expect(await say('leaderboard')).not.toContain('Bert');
  });
});
