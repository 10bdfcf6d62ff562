import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn } from '../../src/people/days.js';
import { chooseDaily, type DailyTerms, sectionsFor, weekdayBands } from '../../src/play/daily.js';
import { LAST_DRAW } from '../../src/play/daily-stock.js';
import { type ModelPuzzle, modelStock } from '../support/model-stock.js';

const level = fc.integer({ min: 40, max: 300 });

const mateIn = fc.integer({ min: 1, max: 6 });

const stockOf = (own: fc.Arbitrary<boolean>) =>
  fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), own, level, mateIn }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 30,
  });
const stock = stockOf(fc.boolean());
const commonStock = stockOf(fc.constant(false));

/** 5 January 2026 is a Monday. */
const day = (number: number) => dateIn('UTC', Date.UTC(2026, 0, 5) + number * 86_400_000);
const MONDAY = 0;
const SUNDAY = 6;

const common = (id: number, level: number, lastUsed?: string): ModelPuzzle => ({
  id,
  own: false,
  level,
  mateIn: 2,
  ...(lastUsed !== undefined && { days: [lastUsed] }),
});

async function choose(puzzles: readonly ModelPuzzle[], date: string, terms?: DailyTerms, serverId = '') {
  const chosen = (await chooseDaily(modelStock(puzzles), { serverId, date, terms }))?.puzzleId;
  return puzzles.find(({ id }) => id === chosen);
}

/** What a server gets on days in a row, beginning on a Monday. */
async function give(puzzles: readonly ModelPuzzle[], days: number, terms?: DailyTerms): Promise<ModelPuzzle[]> {
  let candidates = puzzles;
  const given: ModelPuzzle[] = [];
  for (let number = 0; number < days; number++) {
    const date = day(number);
    const chosen = await choose(candidates, date, terms);
    if (!chosen) throw new Error(`nothing for ${date}`);
    candidates = candidates.map((each) => (each === chosen ? { ...each, days: [...(each.days ?? []), date] } : each));
    given.push(chosen);
  }
  return given;
}

const idsOf = (puzzles: readonly ModelPuzzle[]): number[] => puzzles.map(({ id }) => id);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('the choice of a day’s puzzle', () => {
  it('repeats nothing while unused puzzles remain, and gives own ones first, as they were added', () =>
    fc.assert(
      fc.asyncProperty(stock, async (puzzles) => {
        const given = idsOf(await give(puzzles, puzzles.length));
        expect(new Set(given).size).toBe(puzzles.length);
        const own = idsOf(puzzles.filter((each) => each.own));
        expect(given.slice(0, own.length)).toEqual(own.sort((a, b) => a - b));
      }),
    ));

  it('is the same whenever it is asked for', () =>
    fc.assert(
      fc.asyncProperty(stock, fc.integer({ min: 0, max: 400 }), async (puzzles, number) => {
        expect(await choose([...puzzles].reverse(), day(number))).toEqual(await choose(puzzles, day(number)));
      }),
    ));

  it.each([
    ['of different levels', (index: number) => 100 + index],
    ['of the same level', (index: number) => 100 + Math.floor(index / 10)],
  ])(
    'is drawn: on enough Mondays each easy puzzle is the first, none much more often than others: %s',
    async (_, to) => {
      const puzzles = Array.from({ length: 70 }, (_, index) => common(index + 1, to(index)));
      const chosen: unknown[] = [];
      for (let week = 0; week < 2000; week++) chosen.push((await choose(puzzles, day(7 * week)))?.id);
      const times = idsOf(puzzles.slice(0, 10)).map((id) => chosen.filter((each) => each === id).length);
      // 200 are expected. Within a level, the gap before one puzzle is at most 2.7 times as wide as that before another.
      for (const each of times) expect(Math.abs(each - 200), times.join(' ')).toBeLessThan(120);
    },
  );

  it('takes the one given longest ago when all were used', async () => {
    const candidates = [
      common(1, 80, '2026-01-03'),
      { ...common(2, 200, '2026-01-02'), own: true },
      common(3, 60, '2026-01-04'),
    ];
    expect((await choose(candidates, '2026-01-05'))?.id).toBe(2);
  });

  it('has none where there are no puzzles', async () => expect(await choose([], '2026-01-01')).toBeUndefined());
});

describe('servers', () => {
  it('draw for themselves, so that nobody learns their puzzle elsewhere', async () => {
    const stock = Array.from({ length: 500 }, (_, index) => common(index + 1, 150));
    const drawn = new Set<unknown>();
    for (let server = 0; server < 20; server++) {
      drawn.add((await choose(stock, day(0), undefined, `server ${server}`))?.id);
    }
    expect(drawn.size).toBeGreaterThan(10);
  });
});

describe('the sections in which a puzzle is looked for', () => {
  it('have every place of the stock exactly once, and are few', () =>
    fc.assert(
      fc.property(commonStock, fc.boolean(), fc.string(), (puzzles, weekdayRamp, serverId) => {
        const counts = puzzles.map((each) => ({ ...each, count: 1 }));
        const terms = { mateInMin: 1, mateInMax: 9, weekdayRamp };
        const sections = [...sectionsFor(counts, { serverId, date: day(3), terms })];
        for (const { level, mateIn } of puzzles) {
          for (const draw of [0, 2 ** 31, LAST_DRAW]) {
            const holding = sections.filter(
              ({ from, to, ...each }) =>
                each.mateIn === mateIn &&
                (from.level < level || (from.level === level && from.draw <= draw)) &&
                (level < to.level || (level === to.level && draw <= to.draw)),
            );
            expect(holding).toHaveLength(1);
          }
        }
        const lengths = new Set(puzzles.map((each) => each.mateIn)).size;
        expect(sections.length).toBeLessThanOrEqual((2 * lengths + 2) * (weekdayRamp ? 7 : 1));
      }),
    ));
});

describe('the weekdays', () => {
  it('have bands that never overlap, the easiest on Monday', () =>
    fc.assert(
      fc.property(commonStock, (puzzles) => {
        const bands = weekdayBands(puzzles.map((each) => ({ ...each, count: 1 })));
        const levels = bands.flatMap((band) => [...new Set(band.map((each) => each.level))]);
        expect(bands).toHaveLength(7);
        expect(bands.flat()).toHaveLength(puzzles.length);
        expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
      }),
    ));

  it('get harder from Monday to Sunday, in every mix of difficulties and for as long as the stock lasts', async () => {
    // Evenly spread, mostly easy, mostly hard: all that counts is which is harder.
    for (const bend of [1, 4, 0.25]) {
      const puzzles = Array.from({ length: 7 * 52 }, (_, index) =>
        common(index + 1, 40 + Math.floor(240 * ((index * 0.618034) % 1) ** bend)),
      );
      const given = await give(puzzles, puzzles.length);
      const means = Array.from({ length: 7 }, (_, weekday) =>
        mean(given.filter((_, number) => number % 7 === weekday).map((each) => each.level)),
      );
      expect(means).toEqual([...means].sort((a, b) => a - b));
      expect(new Set(idsOf(given)).size).toBe(given.length);
    }
  });

  it('of a week each get their band: seven puzzles come in the order of their difficulty', () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([50, 70, 90, 110, 130, 150, 170], { minLength: 7 }), async (levels) => {
        const given = await give(
          levels.map((each, index) => common(index + 1, each)),
          7,
        );
        expect(given.map((each) => each.level)).toEqual([50, 70, 90, 110, 130, 150, 170]);
      }),
    ));

  it('never get an easier puzzle on Sunday than on Monday of the same stock', () =>
    fc.assert(
      fc.asyncProperty(commonStock, async (puzzles) => {
        const [monday, sunday] = [await choose(puzzles, day(MONDAY)), await choose(puzzles, day(SUNDAY))];
        expect(monday?.level).toBeLessThanOrEqual(sunday?.level ?? 0);
      }),
    ));

  it('take from the nearest band when theirs is used up, and of two from the easier', async () => {
    const used = '2025-12-01';
    const week = (free: readonly number[]) =>
      Array.from({ length: 7 }, (_, index) => common(index + 1, 100 + index, free.includes(index) ? undefined : used));
    const thursday = async (free: readonly number[]) => ((await choose(week(free), day(3)))?.id ?? 0) - 1;
    expect(await thursday([2, 4])).toBe(2);
    expect(await thursday([1, 4])).toBe(4);
    expect(await thursday([0, 5])).toBe(5);
    expect(await thursday([0, 6])).toBe(0);
  });

  it('keep their bands while the stock is used up', async () => {
    const puzzles = Array.from({ length: 14 }, (_, index) =>
      common(index + 1, 100 + index, index < 12 ? '2025-12-01' : undefined),
    );
    // Only the two hardest are left. They are not the whole ladder now: what Sunday had left stays Sunday's.
    expect((await choose(puzzles, day(SUNDAY)))?.id).toBeGreaterThan(12);
    const easierFree = [...puzzles.slice(1), common(1, 100)];
    expect((await choose(easierFree, day(MONDAY)))?.id).toBe(1);
    expect((await choose(easierFree, day(SUNDAY)))?.id).toBeGreaterThan(12);
  });

  it('are those of the date, wherever the machine is', async () => {
    const puzzles = Array.from({ length: 7 }, (_, index) => common(index + 1, 100 + index));
    const zone = process.env.TZ;
    try {
      for (const name of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = name;
        expect((await choose(puzzles, '2026-11-16'))?.id, name).toBe(1);
        expect((await choose(puzzles, '2026-11-22'))?.id, name).toBe(7);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

describe('what a server’s admins want', () => {
  const range = (mateInMin: number, mateInMax: number): DailyTerms => ({ mateInMin, mateInMax, weekdayRamp: true });
  const ofLength = (id: number, mateIn: number, lastUsed?: string): ModelPuzzle => ({
    ...common(id, 100 + id, lastUsed),
    mateIn,
  });
  const terms = fc
    .tuple(mateIn, mateIn, fc.boolean())
    .map(([one, other, weekdayRamp]) => ({ ...range(Math.min(one, other), Math.max(one, other)), weekdayRamp }));

  it('only common puzzles of these lengths, until all of them were given; own ones whatever their length', () =>
    fc.assert(
      fc.asyncProperty(stock, terms, async (puzzles, wanted) => {
        const { mateInMin, mateInMax } = wanted;
        const fitting = puzzles.filter((each) => each.own || (each.mateIn >= mateInMin && each.mateIn <= mateInMax));
        const given = await give(puzzles, fitting.length, wanted);
        if (fitting.some((each) => !each.own)) expect(new Set(idsOf(given))).toEqual(new Set(idsOf(fitting)));
      }),
    ));

  it('then the one of these lengths that was given longest ago, before any other length', async () => {
    const puzzles = [ofLength(1, 2, '2026-01-02'), ofLength(2, 3, '2026-01-01'), ofLength(3, 4), ofLength(4, 1)];
    expect((await choose(puzzles, day(0), range(2, 3)))?.id).toBe(2);
  });

  it.each([
    ['too short', 5, 9, [3, 3]],
    ['too long', 1, 1, [2, 2]],
    ['between', 3, 3, [3, 3]],
  ])('the nearest length where there is none: %s', async (_, min, max, lengths) => {
    const puzzles = [ofLength(1, 2), ofLength(2, 2), ofLength(3, 3), ofLength(4, 3)];
    expect((await give(puzzles, 2, range(min, max))).map((each) => each.mateIn)).toEqual(lengths);
  });

  it('never nothing, while there is a puzzle at all', () =>
    fc.assert(
      fc.asyncProperty(stock, terms, async (puzzles, wanted) => {
        expect(await give(puzzles, puzzles.length + 3, wanted)).toHaveLength(puzzles.length + 3);
      }),
    ));

  it('no weekdays: any difficulty on any day', async () => {
    const puzzles = Array.from({ length: 70 }, (_, index) => common(index + 1, 100 + index));
    const wanted = { ...range(1, 20), weekdayRamp: false };
    const mondays: number[] = [];
    for (let week = 0; week < 700; week++) mondays.push((await choose(puzzles, day(7 * week), wanted))?.id ?? 0);
    expect(new Set(mondays).size).toBe(70);
    expect(Math.abs(mean(mondays) - 35.5)).toBeLessThan(4);
  });

  it('harder every day within the lengths: what is not wanted has no part in the bands', async () => {
    const wanted = Array.from({ length: 7 }, (_, index) => ({ ...common(index + 1, 100 + index), mateIn: 3 }));
    const others = Array.from({ length: 200 }, (_, index) => common(index + 100, 40 + index));
    const given = await give([...others, ...wanted], 7, range(3, 3));
    expect(idsOf(given)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('what they wished for before anything else, in the order of wishing, also when it was given before', async () => {
    const own = { ...common(1, 100), own: true };
    const first = { ...ofLength(9, 6, '2026-01-01'), wish: 0 };
    const second = { ...ofLength(3, 1), wish: 1 };
    expect((await choose([own, second, first], day(0), range(2, 3)))?.id).toBe(9);
    expect((await choose([own, second], day(0), range(2, 3)))?.id).toBe(3);
  });
});

describe('the date', () => {
  it.each([
    ['UTC', '2026-11-16T23:59:59Z', '2026-11-16'],
    ['Europe/Berlin', '2026-11-16T23:59:59Z', '2026-11-17'],
    ['America/Los_Angeles', '2026-11-16T07:59:59Z', '2026-11-15'],
    ['Pacific/Kiritimati', '2026-11-16T10:00:00Z', '2026-11-17'],
  ])('in %s at %s is %s', (zone, time, date) => expect(dateIn(zone, Date.parse(time))).toBe(date));
});
