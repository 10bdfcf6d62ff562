import { describe, expect, it } from 'vitest';
import { at, opened, SERVER, solved } from './cases.js';
import type { AttemptEvent, DailyAttempt } from './history.js';
import { serverDay } from './model-days.js';
import { counts, isFlagged, scoreOf, timeOf, typicalTime } from './model-score.js';

const HOUR = 3_600_000;

describe('the server’s day', () => {
  const berlin = { id: 'berlin', time: '02:30', timeZone: 'Europe/Berlin' };
  it.each([
    ['a millisecond before the post it is still yesterday', SERVER, '2026-05-02T08:59:59.999Z', '2026-05-01'],
    ['with the post it is today', SERVER, '2026-05-02T09:00:00Z', '2026-05-02'],
    [
      '02:30 is left out in spring: before half past three it is yesterday',
      berlin,
      '2026-03-29T01:29:59Z',
      '2026-03-28',
    ],
    ['02:30 is left out in spring: with half past three it is today', berlin, '2026-03-29T01:30:00Z', '2026-03-29'],
    ['02:30 comes twice in autumn: with the first it is today', berlin, '2026-10-25T00:30:00Z', '2026-10-25'],
    ['02:10 for the second time is after the post', berlin, '2026-10-25T01:10:00Z', '2026-10-25'],
  ])('%s', (_, server, moment, day) => {
    expect(serverDay(at(moment), server)).toBe(day);
  });
});

describe('which solves count', () => {
  it.each<[string, boolean, DailyAttempt]>([
    ['looked at and solved on its day', true, solved()],
    ['looked at late in the night, before the next post', true, solved({ startedAt: at('2026-05-02T08:58:00Z') })],
    ['solved over the end of its day', true, solved({ startedAt: at('2026-05-02T08:59:30Z') })],
    ['left open, and solved a millisecond before the end of the day after', true, solved({ after: 45 * HOUR - 1 })],
    ['left open, and solved with the end of the day after', false, solved({ after: 45 * HOUR })],
    ['looked at on the day after', false, solved({ openedOn: '2026-05-02' })],
    ['left open for good', false, opened()],
    [
      'given up',
      false,
      opened({
        finish: { at: at('2026-05-01T12:01:00Z'), turn: 1, outcome: 'gave up', on: '2026-05-01', zone: 'UTC' },
      }),
    ],
  ])('%s: %s', (_, expected, attempt) => {
    expect(counts(attempt)).toBe(expected);
  });
});

describe('time', () => {
  it('is never negative, though the clock was set back', () => {
    expect(timeOf(solved({ after: -2 * HOUR }))).toBe(0);
  });

  it.each([
    ['mate in 1', 1, 1_499, true],
    ['mate in 1', 1, 1_500, false],
    ['mate in 2', 2, 1_999, true],
    ['mate in 2', 2, 2_000, false],
    ['mate in 6', 6, 3_999, true],
    ['mate in 6', 6, 4_000, false],
    ['clock set back', 1, -1, true],
  ])('%s (%i): %i ms is flagged: %s', (_, mateIn, after, flagged) => {
    expect(isFlagged(solved({ mateIn, after }))).toBe(flagged);
  });

  it.each<[string, number | undefined, number[]]>([
    ['of one is that one', 61_234, [61_234]],
    ['of 10 s and 1000 s is 100 s', 100_000, [10_000, 1_000_000]],
    ['leaves out one that no human makes', 10_000, [10_000, 1_999]],
    ['is missing without a human one', undefined, [0, 1_999]],
  ])('the typical time %s', (_, expected, times) => {
    expect(typicalTime(times.map((after) => solved({ after })))).toBe(expected);
  });
});

describe('score', () => {
  const events = (...kinds: AttemptEvent['kind'][]): AttemptEvent[] => kinds.map((kind) => ({ kind, at: 0, turn: 0 }));
  const many = (count: number, kind: AttemptEvent['kind']) => events(...Array<typeof kind>(count).fill(kind));
  it.each<[string, number, number, AttemptEvent[]]>([
    ['a tenth of the difficulty', 150, 1_500, []],
    ['the tenth is rounded first', 101, 1_006, []],
    ['at least 60', 60, 400, []],
    ['at most 300', 300, 3_600, []],
    ['a wrong try takes a fifth of 150', 120, 1_500, events('wrong')],
    ['a hint takes three twentieths of 150, and 127.5 is rounded up', 128, 1_500, events('hint')],
    ['both take seven twentieths of 100', 65, 1_004, events('wrong', 'hint')],
    ['a slower mate costs nothing', 150, 1_500, many(3, 'slower')],
    ['four wrong tries leave a fifth', 30, 1_500, many(4, 'wrong')],
    ['a tenth stays after five', 15, 1_500, many(5, 'wrong')],
    ['a tenth stays after fifty', 15, 1_500, many(50, 'wrong')],
    [
      'the same wrong move again takes nothing',
      120,
      1_500,
      ['a1a2', 'a1a2', 'a1a2'].map((move) => ({ kind: 'wrong', at: 0, turn: 0, move })),
    ],
    ['a tenth of 60 is the least there is', 6, 0, many(9, 'wrong')],
  ])('%s: %i points', (_, points, difficulty, happened) => {
    expect(scoreOf(solved({ difficulty, events: happened }))).toBe(points);
  });

  it('computes with 1500 where the difficulty is not known', () => {
    const { difficulty: _, ...unknown } = solved();
    expect(scoreOf(unknown)).toBe(150);
  });

  it('does not look at the time', () => {
    expect(scoreOf(solved({ after: 1 }))).toBe(scoreOf(solved({ after: 40 * HOUR })));
  });
});
