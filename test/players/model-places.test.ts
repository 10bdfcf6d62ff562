import { describe, expect, it } from 'vitest';
import { historyOf, SERVER, solved } from './cases.js';
import type { AttemptEvent } from './history.js';
import { figuresOf } from './model.js';
import { wholeBoard } from './model-boards.js';
import { placesOfDay } from './model-places.js';

const DATE = '2026-05-01';

const faults = (...kinds: AttemptEvent['kind'][]): AttemptEvent[] =>
  kinds.map((kind, index) => ({ kind, at: index, turn: index }));

describe('the places of a day, by the rules', () => {
  it('fewer wrong tries and hints come first, then time; slower mates cost nothing, and equals share a place', () => {
    const attempts = [
      solved({ userId: 'hasty', after: 83_000, events: faults('wrong', 'wrong', 'wrong', 'wrong', 'hint') }),
      solved({ userId: 'clean', after: 323_000, events: faults('slower') }),
      solved({ userId: 'hint', after: 50_000, events: faults('hint') }),
      solved({ userId: 'wrong', after: 50_000, events: faults('wrong') }),
      solved({ userId: 'robot', after: 10 }),
    ];
    expect(placesOfDay(figuresOf(historyOf({ attempts })), SERVER.id, DATE)).toEqual([
      { userId: 'clean', place: 1 },
      { userId: 'hint', place: 2 },
      { userId: 'wrong', place: 2 },
      { userId: 'hasty', place: 4 },
      { userId: 'robot' },
    ]);
  });

  it('there are none where the board stood open, nor is anybody on a board by time', () => {
    const attempts = [solved({ userId: 'ann', openBoard: true }), solved({ userId: 'ben', openBoard: true })];
    const figures = figuresOf(historyOf({ attempts }));
    expect(placesOfDay(figures, SERVER.id, DATE)).toEqual([{ userId: 'ann' }, { userId: 'ben' }]);
    const question = {
      period: 'all',
      today: DATE,
      place: { kind: 'world' },
      userId: '',
      from: 0,
      most: 9,
      now: 0,
    } as const;
    expect(wholeBoard(figures, { ...question, by: 'time' })).toEqual([]);
    expect(wholeBoard(figures, { ...question, by: 'score' })).toHaveLength(2);
  });
});
