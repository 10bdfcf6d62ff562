import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeContexts } from '../../src/bot/contexts.js';
import { type Live, makeLive } from '../../src/live/live.js';
import { ANNA, BERT, type House, openHouse, silent } from '../support/house.js';
import { BACK_RANK, CLASSIC_11, COMPOSED_09, FOUR_VERDICTS } from '../support/positions.js';

const TODAY = '2026-11-16';
const STOCK = `${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;\n${CLASSIC_11} dm 2;\n${COMPOSED_09} dm 3;`;

let house: House;
let live: Live;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(STOCK);
  live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
});
afterEach(() => house.close());

const calendar = (month?: string, caller = ANNA) =>
  live.answer<'calendar'>({ do: 'calendar', ...(month !== undefined && { month }) }, caller);

describe('the calendar', () => {
  it('colours each day by what its visitor has made of it', async () => {
    await live.answer<'start'>({ do: 'start', ref: TODAY }, ANNA);
    expect((await calendar()).days.at(-1)).toMatchObject({ ref: TODAY, result: 'begun' });
    expect((await calendar(undefined, BERT)).days.at(-1)).toMatchObject({ ref: TODAY, result: 'unplayed' });
    await live.answer<'give up'>({ do: 'give up', ref: TODAY }, ANNA);
    expect((await calendar()).days.at(-1)).toMatchObject({
      result: 'givenUp',
      label: expect.stringMatching(/: Given up$/),
    });
  });

  it('begins a month on its weekday, in the language of its visitor', async () => {
    expect(await calendar('2026-11')).toMatchObject({ name: 'November 2026', firstWeekday: 6, length: 30 });
    expect(await calendar('2024-02', { ...ANNA, locale: 'fr' })).toMatchObject({
      name: 'février 2024',
      firstWeekday: 3,
      length: 29,
      days: [],
      next: '2026-11',
    });
  });

  it('gives a new installation days before today, of puzzles it has not had, and only once', async () => {
    await house.run('puzzle');
    const first = await calendar();
    const given = first.days.map(({ ref }) => ref);
    expect(given).toEqual(['2026-11-13', '2026-11-14', '2026-11-15', TODAY]);
    const ids = await Promise.all(given.map((date) => house.services.game.daily('club', date)));
    expect(new Set(ids.map((daily) => daily?.id)).size).toBe(4);
    expect(await calendar()).toEqual(first);
    expect(await house.services.game.daily('other', '2026-11-15')).toBeUndefined();
  });

  it('counts no earlier day: neither points nor streak, nor a place', async () => {
    await house.run('puzzle');
    const [earlier] = (await calendar()).days;
    const ref = earlier?.ref ?? '';
    await live.answer<'start'>({ do: 'start', ref }, ANNA);
    for (let ply = 0; ply < 6; ply += 2) {
      const playing = await house.services.game.find(ANNA, ref);
      if (!playing || playing.attempt.finish) break;
      const node = playing.attempt.line.reduce((at, move, index, line) => {
        if (index % 2 === 0) return at;
        const key = at.continuations.find((each) => each.move === line[index - 1]);
        return key?.defences.find((each) => each.move === move)?.next ?? at;
      }, playing.root);
      const move = node.continuations[0]?.move ?? '';
      await live.answer<'move'>({ do: 'move', ref, ply: playing.attempt.line.length, move }, ANNA);
    }
    expect((await calendar()).days[0]).toMatchObject({ ref, result: 'firstTry' });
    expect(await house.services.players.findScore(ANNA)).toBe(0);
    expect((await house.services.players.findStreak(ANNA, house.clock.now)).length).toBe(0);
  });
});
