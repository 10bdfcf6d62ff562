import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDaily, type DailyTerms } from '../../src/play/daily.js';
import { dateIn } from '../../src/play/days.js';
import type { DailyCandidate } from '../../src/play/puzzle.js';

const difficulty = fc.double({ min: 400, max: 3000, noNaN: true });

const mateIn = fc.integer({ min: 1, max: 6 });

const stockOf = (own: fc.Arbitrary<boolean>) =>
  fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), own, difficulty, mateIn }), {
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

const common = (id: number, difficulty: number, lastUsed?: string): DailyCandidate => ({
  id,
  own: false,
  difficulty,
  mateIn: 2,
  ...(lastUsed !== undefined && { lastUsed }),
});

/** What a server gets on days in a row, beginning on a Monday. */
function give(puzzles: readonly DailyCandidate[], days: number, terms?: DailyTerms): DailyCandidate[] {
  const used = new Map<number, string>();
  return Array.from({ length: days }, (_, number) => {
    const candidates = puzzles.map((each) => ({
      ...each,
      ...(used.has(each.id) && { lastUsed: used.get(each.id) as string }),
    }));
    const chosen = chooseDaily(candidates, day(number), terms);
    if (!chosen) throw new Error(`nothing for ${day(number)}`);
    used.set(chosen.id, day(number));
    return chosen;
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('the choice of a day’s puzzle', () => {
  it('repeats nothing while unused puzzles remain, and gives own ones first, as they were brought', () => {
    fc.assert(
      fc.property(stock, (puzzles) => {
        const given = give(puzzles, puzzles.length);
        expect(new Set(given.map(({ id }) => id)).size).toBe(puzzles.length);
        const own = puzzles.filter((each) => each.own).map(({ id }) => id);
        expect(given.slice(0, own.length).map(({ id }) => id)).toEqual(own.sort((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order in which the puzzles are listed', () => {
    fc.assert(
      fc.property(stock, fc.integer({ min: 0, max: 400 }), (puzzles, number) => {
        const date = day(number);
        expect(chooseDaily([...puzzles].reverse(), date)).toEqual(chooseDaily(puzzles, date));
      }),
    );
  });

  it('is drawn: on enough Mondays every easy puzzle is the first, and none much more often than the others', () => {
    const puzzles = Array.from({ length: 70 }, (_, index) => common(index + 1, 1000 + index));
    const chosen = Array.from({ length: 2000 }, (_, week) => chooseDaily(puzzles, day(7 * week))?.id);
    const times = puzzles.slice(0, 10).map(({ id }) => chosen.filter((each) => each === id).length);
    // 200 are expected, with a standard deviation of 13.
    for (const each of times) expect(Math.abs(each - 200), times.join(' ')).toBeLessThan(60);
  });

  it('takes the one given longest ago when all were used', () => {
    const candidates = [
      common(1, 800, '2026-01-03'),
      { ...common(2, 2000, '2026-01-02'), own: true },
      common(3, 600, '2026-01-04'),
    ];
    expect(chooseDaily(candidates, '2026-01-05')?.id).toBe(2);
  });

  it('has none where there are no puzzles', () => expect(chooseDaily([], '2026-01-01')).toBeUndefined());
});

describe('servers', () => {
  it('draw for themselves, so that nobody learns their puzzle elsewhere', () => {
    const stock = Array.from({ length: 500 }, (_, index) => common(index + 1, 1500));
    const drawn = Array.from(
      { length: 20 },
      (_, server) => chooseDaily(stock, day(0), undefined, `server ${server}`)?.id,
    );
    expect(new Set(drawn).size).toBeGreaterThan(10);
  });
});

describe('the weekdays', () => {
  it('get harder from Monday to Sunday, in every mix of difficulties and for as long as the stock lasts', () => {
    // Evenly spread, mostly easy, mostly hard: all that counts is which is harder.
    for (const bend of [1, 4, 0.25]) {
      const puzzles = Array.from({ length: 7 * 104 }, (_, index) =>
        common(index + 1, 400 + 2400 * ((index * 0.618034) % 1) ** bend),
      );
      const given = give(puzzles, puzzles.length);
      const means = Array.from({ length: 7 }, (_, weekday) =>
        mean(given.filter((_, number) => number % 7 === weekday).map((each) => each.difficulty)),
      );
      expect(means).toEqual([...means].sort((a, b) => a - b));
      expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
    }
  });

  it('of a week each get their band: seven puzzles come in the order of their difficulty', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([500, 700, 900, 1100, 1300, 1500, 1700], { minLength: 7 }), (difficulties) => {
        const given = give(
          difficulties.map((each, index) => common(index + 1, each)),
          7,
        );
        expect(given.map((each) => each.difficulty)).toEqual([500, 700, 900, 1100, 1300, 1500, 1700]);
      }),
    );
  });

  it('never get an easier puzzle on Sunday than on Monday of the same stock', () => {
    fc.assert(
      fc.property(commonStock, (puzzles) => {
        const [monday, sunday] = [chooseDaily(puzzles, day(MONDAY)), chooseDaily(puzzles, day(SUNDAY))];
        expect(Math.round(monday?.difficulty ?? 0)).toBeLessThanOrEqual(Math.round(sunday?.difficulty ?? 0));
      }),
    );
  });

  it('take from the nearest band when theirs is used up, and of two from the easier', () => {
    const used = '2025-12-01';
    const week = (free: readonly number[]) =>
      Array.from({ length: 7 }, (_, index) => common(index + 1, 1000 + index, free.includes(index) ? undefined : used));
    const thursday = (free: readonly number[]) => (chooseDaily(week(free), day(3))?.id ?? 0) - 1;
    expect(thursday([2, 4])).toBe(2);
    expect(thursday([1, 4])).toBe(4);
    expect(thursday([0, 5])).toBe(5);
    expect(thursday([0, 6])).toBe(0);
  });

  it('keep their bands while the stock is used up', () => {
    const puzzles = Array.from({ length: 14 }, (_, index) =>
      common(index + 1, 1000 + index, index < 12 ? '2025-12-01' : undefined),
    );
    // Only the two hardest are left. They are not the whole ladder now: what Sunday had left stays Sunday's.
    expect(chooseDaily(puzzles, day(SUNDAY))?.id).toBeGreaterThan(12);
    const easierFree = [...puzzles.slice(1), common(1, 1000)];
    expect(chooseDaily(easierFree, day(MONDAY))?.id).toBe(1);
    expect(chooseDaily(easierFree, day(SUNDAY))?.id).toBeGreaterThan(12);
  });

  it('are those of the date, wherever the machine is', () => {
    const puzzles = Array.from({ length: 7 }, (_, index) => common(index + 1, 1000 + index));
    const zone = process.env.TZ;
    try {
      for (const name of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = name;
        expect(chooseDaily(puzzles, '2026-11-16')?.id, name).toBe(1);
        expect(chooseDaily(puzzles, '2026-11-22')?.id, name).toBe(7);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

describe('what a server’s admins want', () => {
  const range = (mateInMin: number, mateInMax: number): DailyTerms => ({ mateInMin, mateInMax, weekdayRamp: true });
  const ofLength = (id: number, mateIn: number, lastUsed?: string): DailyCandidate => ({
    ...common(id, 1000 + id, lastUsed),
    mateIn,
  });
  const terms = fc
    .tuple(mateIn, mateIn, fc.boolean())
    .map(([one, other, weekdayRamp]) => ({ ...range(Math.min(one, other), Math.max(one, other)), weekdayRamp }));

  it('only common puzzles of these lengths, until all of them were given; own ones whatever their length', () => {
    fc.assert(
      fc.property(stock, terms, (puzzles, wanted) => {
        const { mateInMin, mateInMax } = wanted;
        const fitting = puzzles.filter((each) => each.own || (each.mateIn >= mateInMin && each.mateIn <= mateInMax));
        const given = give(puzzles, fitting.length, wanted);
        if (fitting.some((each) => !each.own)) {
          expect(new Set(given.map(({ id }) => id))).toEqual(new Set(fitting.map(({ id }) => id)));
        }
      }),
    );
  });

  it('then the one of these lengths that was given longest ago, before any other length', () => {
    const puzzles = [ofLength(1, 2, '2026-01-02'), ofLength(2, 3, '2026-01-01'), ofLength(3, 4), ofLength(4, 1)];
    expect(chooseDaily(puzzles, day(0), range(2, 3))?.id).toBe(2);
  });

  it.each([
    ['too short', 5, 9, [3, 3]],
    ['too long', 1, 1, [2, 2]],
    ['between', 3, 3, [3, 3]],
  ])('the nearest length where there is none: %s', (_, min, max, lengths) => {
    const puzzles = [ofLength(1, 2), ofLength(2, 2), ofLength(3, 3), ofLength(4, 3)];
    expect(give(puzzles, 2, range(min, max)).map((each) => each.mateIn)).toEqual(lengths);
  });

  it('never nothing, while there is a puzzle at all', () => {
    fc.assert(fc.property(stock, terms, (puzzles, wanted) => give(puzzles, puzzles.length + 3, wanted).length > 0));
  });

  it('no weekdays: any difficulty on any day', () => {
    const puzzles = Array.from({ length: 70 }, (_, index) => common(index + 1, 1000 + index));
    const wanted = { ...range(1, 20), weekdayRamp: false };
    const mondays = Array.from({ length: 700 }, (_, week) => chooseDaily(puzzles, day(7 * week), wanted)?.id ?? 0);
    expect(new Set(mondays).size).toBe(70);
    expect(Math.abs(mean(mondays) - 35.5)).toBeLessThan(4);
  });

  it('harder every day within the lengths: what is not wanted has no part in the bands', () => {
    const wanted = Array.from({ length: 7 }, (_, index) => ({ ...common(index + 1, 1000 + index), mateIn: 3 }));
    const others = Array.from({ length: 200 }, (_, index) => common(index + 100, 400 + index));
    const given = give([...others, ...wanted], 7, range(3, 3));
    expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('what they wished for before anything else, in the order of wishing, also when it was given before', () => {
    const own = { ...common(1, 1000), own: true };
    const first = { ...ofLength(9, 6, '2026-01-01'), wish: 0 };
    const second = { ...ofLength(3, 1), wish: 1 };
    expect(chooseDaily([own, second, first], day(0), range(2, 3))?.id).toBe(9);
    expect(chooseDaily([own, second], day(0), range(2, 3))?.id).toBe(3);
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
