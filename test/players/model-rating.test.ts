import glicko2 from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { at, historyOf, opened, practised, solved } from './cases.js';
import type { Attempt, AttemptEvent } from './history.js';
import { ratingsOf, resultOf } from './model-rating.js';

const DAY = 86_400_000;
const noon = at('2026-05-01T12:00:00Z');
const event = (kind: AttemptEvent['kind'], after: number): AttemptEvent => ({
  kind,
  at: noon + after,
  turn: noon + after,
});

const ratings = (...attempts: Attempt[]) => ratingsOf(historyOf({ attempts }));
const ann = (...attempts: Attempt[]) => ratings(...attempts).daily.get('ann');

it('follows the example of Glickman’s paper', () => {
  const { rating, rd, vol } = glicko2(
    1_500,
    200,
    0.06,
    [
      [1_400, 30, 1],
      [1_550, 100, 0],
      [1_700, 300, 0],
    ],
    { tau: 0.5 },
  );
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(rd).toBeCloseTo(151.52, 1);
  // The paper cuts the digits off: it is 0.059996.
  expect(vol).toBeCloseTo(0.05999, 4);
});

describe('a result', () => {
  const gaveUp = { at: noon + 9, turn: noon + 9, outcome: 'gave up', on: '2026-05-01', zone: 'UTC' } as const;
  it.each<[string, Attempt, { won: boolean; at: number } | undefined]>([
    ['solved at once is won at the solve', solved(), { won: true, at: noon + 60_000 }],
    ['a slower mate decides nothing', solved({ events: [event('slower', 5)] }), { won: true, at: noon + 60_000 }],
    [
      'a wrong try loses at that moment',
      solved({ events: [event('slower', 1), event('wrong', 5)] }),
      { won: false, at: noon + 5 },
    ],
    [
      'a hint loses at that moment',
      solved({ events: [event('hint', 4), event('wrong', 5)] }),
      { won: false, at: noon + 4 },
    ],
    [
      'a wrong try loses though the board is still open',
      opened({ events: [event('wrong', 5)] }),
      { won: false, at: noon + 5 },
    ],
    ['giving up loses at that moment', opened({ finish: gaveUp }), { won: false, at: noon + 9 }],
    ['a board that was only looked at decides nothing', opened(), undefined],
    ['nor with a slower mate', opened({ events: [event('slower', 5)] }), undefined],
  ])('%s', (_, attempt, expected) => {
    const result = resultOf(attempt);
    expect(result && { won: result.won, at: result.at }).toEqual(expected);
  });
});

describe('ratings', () => {
  const won = glicko2(1_500, 350, 0.06, [[1_700, 200, 1]], { tau: 0.5 });
  const beaten = glicko2(1_700, 200, 0.06, [[1_500, 350, 0]], { tau: 0.5 });
  const first = solved({ difficulty: 1_700 });
  const decided = noon + 60_000;
  const of = ({ rating, rd, vol }: ReturnType<typeof glicko2>, moment: number) => ({
    rating,
    deviation: rd,
    volatility: vol,
    at: moment,
  });

  it('change for both, each from what the other had before', () => {
    const { daily, puzzles } = ratings(first);
    expect(daily.get('ann')).toEqual(of(won, decided));
    expect(puzzles.daily.get(first.puzzleId)).toEqual(of(beaten, decided));
  });

  it('begin with 1500 ± 350 for a puzzle whose difficulty is not known', () => {
    const { difficulty: _, ...unknown } = first;
    expect(ann(unknown)).toEqual(of(glicko2(1_500, 350, 0.06, [[1_500, 350, 1]], { tau: 0.5 }), decided));
  });

  it.each([
    ['a millisecond less than two days is one day', 2 * DAY - 1, 1],
    ['two days are two', 2 * DAY, 2],
  ])('become less certain by whole days: %s', (_, later, days) => {
    const second = solved({ date: '2026-05-02', difficulty: 1_700, startedAt: noon + later });
    let idle = won;
    for (let day = 0; day < days; day += 1) idle = glicko2(idle.rating, idle.rd, idle.vol, [], { tau: 0.5 });
    const after = glicko2(idle.rating, idle.rd, idle.vol, [[1_700, 200, 1]], { tau: 0.5 });
    expect(ann(first, second)).toEqual(of(after, decided + later));
  });

  it('are never less certain than 350', () => {
    const second = solved({ date: '2086-05-02', difficulty: 1_700, startedAt: at('2086-05-01T12:00:00Z') });
    const after = glicko2(won.rating, 350, won.vol, [[1_700, 200, 1]], { tau: 0.5 });
    expect(ann(first, second)?.rating).toBeCloseTo(after.rating, 6);
    expect(ann(first, second)?.deviation).toBeCloseTo(after.rd, 6);
  });

  it('follow the order of decisions, not that in which boards were opened, nor what the clock showed', () => {
    const early = solved({ date: '2026-05-02', startedAt: noon, after: 10, difficulty: 1_000 });
    expect(ann(first, early)).toEqual(ann(early, first));
    const second = { ...early, finish: { ...early.finish, turn: first.finish.turn + 1 } };
    expect(ann(first, second)?.at).toBe(early.finish.at);
    expect(ann(first, second)?.rating).not.toBe(ann(first, early)?.rating);
  });

  const sameBoard = { puzzleId: 1, position: 'same' };
  const here = solved({ ...sameBoard, serverId: 'one' });
  const there = solved({ ...sameBoard, serverId: 'two', startedAt: noon + 1, events: [event('wrong', 3)] });
  it.each<[string, Attempt[], Attempt[]]>([
    ['the first look decides in whichever server', [here, there], [here]],
    [
      'the first look decides though the second board was finished first',
      [there, { ...here, startedAt: noon + 2 }],
      [there],
    ],
    [
      'a first look without a result leaves the position unrated',
      [opened({ ...sameBoard, serverId: 'one' }), there],
      [],
    ],
    ['so does one at a daily of an earlier day', [{ ...here, openedOn: '2026-05-02' }, there], []],
    ['the same position in another puzzle is the same', [here, { ...there, puzzleId: 2 }], [here]],
    ['somebody else’s look decides nothing', [opened({ ...sameBoard, userId: 'bob' }), here], [here]],
    ['so does practice before', [practised(sameBoard), here], []],
  ])('%s', (_, attempts, rated) => {
    expect(ratings(...attempts).daily).toEqual(ratings(...rated).daily);
  });

  it('of practice are others than those of dailies', () => {
    const { daily, practice } = ratings(practised(), first);
    expect(daily).toEqual(ratings(first).daily);
    expect(practice.get('ann')).toEqual(of(glicko2(1_500, 350, 0.06, [[1_500, 200, 1]], { tau: 0.5 }), decided));
  });

  it('of practice are left alone by a position that was a daily before', () => {
    expect(ratings(here, practised(sameBoard)).practice.size).toBe(0);
  });

  it('of a puzzle are apart in dailies and practice', () => {
    const practice = practised({ userId: 'bob', puzzleId: first.puzzleId, startedAt: noon + 1 });
    const { puzzles } = ratings(first, practice);
    expect(puzzles.daily.get(first.puzzleId)?.at).toBe(decided);
    expect(puzzles.practice.get(first.puzzleId)?.at).toBe(decided + 1);
  });
});
