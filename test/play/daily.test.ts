import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDaily, dateIn } from '../../src/play/daily.js';

const stock = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), own: fc.boolean() }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 30,
});

const day = (number: number) => dateIn('UTC', Date.UTC(2026, 0, 1) + number * 86_400_000);

describe('the choice of a day’s puzzle', () => {
  it('repeats nothing while unused puzzles remain, and gives own ones first', () => {
    fc.assert(
      fc.property(stock, (puzzles) => {
        const used = new Map<number, string>();
        for (let number = 0; number < puzzles.length; number++) {
          const candidates = puzzles.map((each) => ({
            ...each,
            ...(used.has(each.id) && { lastUsed: used.get(each.id) as string }),
          }));
          const chosen = chooseDaily(candidates, day(number));
          expect(chosen && !used.has(chosen.id)).toBe(true);
          const ownLeft = candidates.some((each) => each.own && !used.has(each.id));
          expect(chosen?.own).toBe(ownLeft);
          if (chosen) used.set(chosen.id, day(number));
        }
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

  it('is drawn: on enough days every puzzle is the first, and none much more often than the others', () => {
    const puzzles = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, own: false }));
    const chosen = Array.from({ length: 4000 }, (_, number) => chooseDaily(puzzles, day(number))?.id);
    const times = puzzles.map(({ id }) => chosen.filter((each) => each === id).length);
    // 400 are expected, with a standard deviation of 19.
    for (const each of times) expect(Math.abs(each - 400), times.join(' ')).toBeLessThan(80);
  });

  it('takes the one given longest ago when all were used', () => {
    const candidates = [
      { id: 1, own: false, lastUsed: '2026-01-03' },
      { id: 2, own: true, lastUsed: '2026-01-02' },
      { id: 3, own: false, lastUsed: '2026-01-04' },
    ];
    expect(chooseDaily(candidates, '2026-01-05')?.id).toBe(2);
  });

  it('has none where there are no puzzles', () => expect(chooseDaily([], '2026-01-01')).toBeUndefined());
});

describe('the date', () => {
  it.each([
    ['UTC', '2026-11-16T23:59:59Z', '2026-11-16'],
    ['Europe/Berlin', '2026-11-16T23:59:59Z', '2026-11-17'],
    ['America/Los_Angeles', '2026-11-16T07:59:59Z', '2026-11-15'],
    ['Pacific/Kiritimati', '2026-11-16T10:00:00Z', '2026-11-17'],
  ])('in %s at %s is %s', (zone, time, date) => expect(dateIn(zone, Date.parse(time))).toBe(date));
});
