import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, type Clock, type House, NOON, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, CLASSIC_11, COMPOSED_09, FOUR_VERDICTS } from '../support/positions.js';

const CALLS = 8;
const atOnce = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: CALLS }, call));

describe('answers at the same moment', () => {
  let house: House;
  beforeEach(async () => {
    house = await openHouse();
    await house.stock(`${FOUR_VERDICTS} dm 2;`);
    await house.run('puzzle');
  });
  afterEach(() => house.close());

  const move = (moves: string) => house.run('move', { moves });

  it('the same right answer twice solves once', async () => {
    const replies = await atOnce(() => move('Kf7 Rh1'));
    expect(replies.filter(({ text }) => text.includes('Mate!'))).toHaveLength(1);
    expect(replies.filter(({ text }) => text.includes('is over for you'))).toHaveLength(CALLS - 1);
    expect((await house.run('stats')).text).toContain('1 of 1 puzzle solved');
  });

  it('different wrong answers are each counted', async () => {
    await Promise.all(['Rg8', 'Rg7', 'Kg5'].map(move));
    expect((await move('Kf7 Rh1')).text).toContain('with 3 wrong tries');
  });

  it('the same wrong answer counts once, however it is written', async () => {
    const replies = await Promise.all(['Rg8', 'rg8', 'g1g8', 'Rg1-g8+', '♖g8', 'Rg8'].map(move));
    expect(replies.filter(({ text }) => text.includes('this time it costs nothing'))).toHaveLength(5);
    expect((await move('Kf7 Rh1')).text).toContain('with 1 wrong try');
  });
});

describe('first looks at the same moment', () => {
  /** Every reading is a second later than the one before: two clocks, or two dailies, would show. */
  const hurried = (): Clock => {
    let reading = NOON;
    return {
      get now() {
        reading += 1000;
        return reading;
      },
      set now(time) {
        reading = time;
      },
    };
  };

  it('make one daily, and one attempt with one clock that never starts again', async () => {
    const house = await openHouse({ clock: hurried() });
    await house.stock([FOUR_VERDICTS, BACK_RANK, CLASSIC_11, COMPOSED_09].join('\n'));
    const { library } = house.store;
    expect(await library.count(ANNA.serverId)).toMatchObject({ unused: 4 });

    const shown = await atOnce(() => house.run('puzzle'));
    expect(new Set(shown.map((reply) => boardIn(reply)?.fen)).size).toBe(1);
    const attemptOf = (member: typeof ANNA) => house.store.play.findAttempt(member, '2026-11-16');
    const attempt = await attemptOf(ANNA);
    expect(attempt).toBeDefined();
    await atOnce(() => house.run('puzzle'));
    expect(await attemptOf(ANNA)).toEqual(attempt);

    expect(await library.count(ANNA.serverId)).toMatchObject({ unused: 3 });
    const others = { ...ANNA, userId: 'carla' };
    await atOnce(() => house.run('puzzle', {}, others));
    expect((await attemptOf(others))?.startedAt).toBeGreaterThan(attempt?.startedAt ?? NOON);
    await house.close();
  });
});
