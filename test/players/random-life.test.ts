import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURES, PERIODS } from '../../src/people/leaderboard.js';
import { arbitraryLife } from './arbitrary-life.js';
import { Chronicle, type Sight } from './chronicle.js';
import type { DailyAttempt, History } from './history.js';
import { dayByDay, type Life, type Play } from './intentions.js';
import { figuresOf } from './model.js';
import { wholeBoard } from './model-boards.js';
import { counts, isFlagged, solvesThatCount, timeOf } from './model-score.js';
import { randomLife } from './random-life.js';

/** Every server has the same puzzle on a date. */
const sightOf = ({ subject }: Play): Sight => {
  const puzzleId = subject.kind === 'daily' ? Number(subject.date.replaceAll('-', '')) : subject.run;
  return { puzzleId, position: `${subject.kind} ${puzzleId}`, mateIn: 2, difficulty: 1_000 + (puzzleId % 10) * 100 };
};

function lived(life: Life): History {
  const chronicle = new Chronicle(life.servers);
  for (const outage of life.outages) chronicle.away(outage);
  for (const intention of life.intentions) {
    if ('subject' in intention) chronicle.play(intention, sightOf(intention));
    else chronicle.set(intention);
  }
  return chronicle.history();
}

const plays = ({ intentions }: Life): Play[] => intentions.filter((intention) => 'subject' in intention);

const isSolved = ({ finish }: DailyAttempt): boolean => finish?.outcome === 'solved';

function expectOrder(life: Life): void {
  const seen = new Set<string>();
  for (const play of plays(life)) {
    const board = JSON.stringify([play.userId, play.serverId, play.subject]);
    if (play.kind === 'look') seen.add(board);
    expect(seen).toContain(board);
  }
  for (const { at } of life.intentions) {
    expect(life.outages.filter(({ from, to }) => from <= at && at < to)).toEqual([]);
  }
}

/** What holds for every board, whatever happened. */
function expectBoardsInOrder(life: Life): void {
  const history = lived(life);
  const figures = figuresOf(history);
  const now = life.intentions.at(-1)?.at ?? 0;
  const today = new Date(now).toISOString().slice(0, 10);
  for (const by of MEASURES) {
    for (const period of PERIODS) {
      const question = { by, period, today, place: { kind: 'world' }, userId: '', from: 0, most: 1, now } as const;
      const rows = wholeBoard(figures, question);
      expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
      expect(rows.filter(({ userId }) => history.hidden.includes(userId))).toEqual([]);
      for (const [index, { rank, value }] of rows.entries()) {
        const before = rows[index - 1];
        expect(rank === index + 1 || rank === before?.rank).toBe(true);
        if (before && by !== 'rating') expect(value === before.value).toBe(rank === before.rank);
      }
    }
  }
}

describe('a random life', () => {
  const life = randomLife({ seed: 1, members: 120, days: 90 });

  it('is the same for the same seed, and another for another', () => {
    expect(randomLife({ seed: 1, members: 120, days: 90 })).toEqual(life);
    expect(randomLife({ seed: 2, members: 120, days: 90 })).not.toEqual(life);
  });

  it('has no answer without a look before it, and nothing while the bot is away', () => {
    expectOrder(life);
  });

  it('comes day by day with nothing left out', () => {
    expect([...dayByDay(life)].flatMap(({ intentions }) => intentions)).toEqual(life.intentions);
  });

  it('has the clock set back by two hours once, in the middle of an attempt', () => {
    const steps = life.intentions.map(({ at }, index) => at - (life.intentions[index - 1]?.at ?? at));
    const back = steps.filter((step) => step < 0);
    expect(back).toHaveLength(1);
    expect(Math.round((back[0] ?? 0) / 3_600_000)).toBe(-2);
    expect(solvesThatCount(lived(life)).filter((solve) => timeOf(solve) === 0)).not.toEqual([]);
  });

  it('has all that is that can happen', () => {
    const history = lived(life);
    const { attempts, hidden } = history;
    const dailies = attempts.filter((attempt) => attempt.kind === 'daily');
    const solves = solvesThatCount(history);
    const kinds = new Set(life.intentions.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['give up', 'hide', 'hint', 'look', 'show', 'slower', 'solve', 'wrong', 'zone']);
    const some = {
      practice: attempts.filter(({ kind }) => kind === 'practice').length,
      open: dailies.filter(({ finish }) => !finish).length,
      late: dailies.filter(({ date, openedOn }) => openedOn > date).length,
      overTheEnd: solves.filter(({ date, finish }) => finish.on > date).length,
      tooLate: dailies.filter((each) => each.openedOn === each.date && isSolved(each) && !counts(each)).length,
      flagged: solves.filter(isFlagged).length,
      sameMillisecond: plays(life).filter(({ kind, at }, index, all) => kind !== 'look' && all[index - 1]?.at === at)
        .length,
      hidden: hidden.length,
      abroad: new Set(solves.map(({ finish }) => finish.zone)).size,
    };
    expect(Object.entries(some).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('gives boards that are in order', () => {
    expectBoardsInOrder(life);
  });
});

describe('an arbitrary life', () => {
  it('has no answer without a look, nothing while the bot is away, and boards in order', () => {
    fc.assert(
      fc.property(arbitraryLife({ members: 4, servers: 2, days: 40 }), (life) => {
        expectOrder(life);
        expectBoardsInOrder(life);
      }),
      { numRuns: 50 },
    );
  });
});
