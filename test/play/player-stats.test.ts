import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/people/days.js';
import type { Attempt, Outcome } from '../../src/play/attempt.js';
import { calendarOf, calendarStart, themesByRecord, timesByLength } from '../../src/play/player-stats.js';
import type { PlayedAttempt } from '../../src/play/player-store.js';
import type { Theme } from '../../src/puzzles/analysis/themes.js';

interface Told {
  readonly outcome?: Outcome;
  readonly seconds?: number;
  readonly wrong?: number;
  readonly hints?: number;
  readonly mateIn?: number;
  readonly themes?: readonly Theme[];
  readonly flagged?: boolean;
  readonly openBoard?: boolean;
}

function played(puzzleRef: string, told: Told = {}): PlayedAttempt {
  const { outcome = 'solved', seconds = 10, wrong = 0, hints = 0, mateIn = 2, themes = [] } = told;
  const { flagged = false, openBoard = false } = told;
  const attempt: Attempt = {
    id: 1,
    serverId: 'club',
    userId: 'anna',
    puzzleRef,
    puzzleId: 1,
    startedAt: 0,
    openedOn: puzzleRef,
    finish: { at: seconds * 1000, outcome },
    line: [],
    wrong,
    slower: 0,
    hints,
    hintLevel: 0,
    flagged,
    openBoard,
    version: 1,
  };
  return { attempt, mateIn, themes, counts: true };
}

describe('solve times', () => {
  it('are told by length, of dailies that were solved in a human time', () => {
    expect(
      timesByLength([
        played('2026-11-01', { seconds: 40, mateIn: 3 }),
        played('2026-11-02', { seconds: 10 }),
        played('2026-11-03', { seconds: 40 }),
        played('2026-11-04', { seconds: 1, flagged: true }),
        played('2026-11-05', { seconds: 5, openBoard: true }),
        played('2026-11-05', { outcome: 'given up' }),
        played('practice-7', { seconds: 5 }),
      ]),
    ).toEqual([
      { mateIn: 2, solves: 2, fastest: 10_000, typical: 20_000, slowest: 40_000 },
      { mateIn: 3, solves: 1, fastest: 40_000, typical: 40_000, slowest: 40_000 },
    ]);
  });
});

describe('the calendar', () => {
  it.each([
    ['2026-11-16', '2026-11-09'],
    ['2026-11-22', '2026-11-09'],
    ['2026-11-15', '2026-11-02'],
    ['2024-03-03', '2024-02-19'],
  ])('of two weeks with %s begins on Monday %s', (today, start) => expect(calendarStart(today, 2)).toBe(start));

  it('tells what became of every day', () => {
    const today = '2026-11-18';
    const dailies = new Set(Array.from({ length: 20 }, (_, day) => addDays('2026-11-01', day)));
    dailies.delete('2026-11-15');
    const days = calendarOf(
      [
        played('2026-11-11'),
        played('2026-11-12', { wrong: 1 }),
        played('2026-11-13', { hints: 1 }),
        played('2026-11-14', { outcome: 'given up' }),
        played('practice-7'),
      ],
      dailies,
      today,
      2,
    );
    expect(days.slice(0, 7)).toEqual(['none', 'none', 'clean', 'solved', 'solved', 'missed', 'none']);
    expect(days.slice(7)).toEqual(['missed', 'missed', 'none', 'future', 'future', 'future', 'future']);
  });
});

describe('themes', () => {
  const tries = (theme: Theme, won: number, lost: number): PlayedAttempt[] => [
    ...Array.from({ length: won }, () => played('2026-11-01', { themes: [theme] })),
    ...Array.from({ length: lost }, () => played('practice-3', { themes: [theme], wrong: 1 })),
  ];

  it('are ranked by how first tries went, and few tries are believed less', () => {
    const all = [
      ...tries('back-rank', 3, 0),
      ...tries('smothered', 20, 1),
      ...tries('quiet-key', 1, 9),
      ...tries('zugzwang', 0, 3),
      ...tries('double-check', 2, 0),
    ];
    expect(themesByRecord(all, 3)).toEqual({
      best: [
        { theme: 'smothered', tried: 21, won: 20 },
        { theme: 'back-rank', tried: 3, won: 3 },
      ],
      weakest: [
        { theme: 'quiet-key', tried: 10, won: 1 },
        { theme: 'zugzwang', tried: 3, won: 0 },
      ],
    });
  });

  it('never stand on both sides', () => {
    expect(themesByRecord(tries('back-rank', 2, 2), 3)).toMatchObject({ best: [{ theme: 'back-rank' }], weakest: [] });
    expect(themesByRecord(tries('back-rank', 0, 3), 3)).toMatchObject({ best: [], weakest: [{ theme: 'back-rank' }] });
    expect(themesByRecord(tries('back-rank', 3, 0), 3).weakest).toEqual([]);
    expect(themesByRecord([], 3)).toEqual({ best: [], weakest: [] });
  });
});
