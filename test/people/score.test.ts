import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullScore, scoreOf } from '../../src/people/score.js';

describe('the score of a daily', () => {
  it.each([
    ['a tenth of its difficulty', { difficulty: 1730, wrong: 0, hints: 0 }, 173],
    ['at least 60', { difficulty: 320, wrong: 0, hints: 0 }, 60],
    ['at most 300', { difficulty: 3350, wrong: 0, hints: 0 }, 300],
    ['150 where the difficulty is not known', { wrong: 0, hints: 0 }, 150],
    ['a fifth less for a wrong try', { difficulty: 2000, wrong: 1, hints: 0 }, 160],
    ['three twentieths less for a hint', { difficulty: 2000, wrong: 0, hints: 1 }, 170],
    ['both together', { difficulty: 2000, wrong: 2, hints: 2 }, 60],
    ['a tenth stays', { difficulty: 2000, wrong: 4, hints: 1 }, 20],
    ['a tenth stays however often', { difficulty: 2000, wrong: 90, hints: 9 }, 20],
    ['rounded at the end', { difficulty: 1734, wrong: 1, hints: 1 }, 112],
  ])('%s', (_, solve, score) => expect(scoreOf(solve)).toBe(score));

  it('never rises with a wrong try or a hint, and never falls below a tenth', () => {
    const count = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), count, count, (difficulty, wrong, hints) => {
        const score = scoreOf({ difficulty, wrong, hints });
        expect(score).toBeLessThanOrEqual(fullScore(difficulty));
        expect(score).toBeGreaterThanOrEqual(Math.round(fullScore(difficulty) / 10));
        expect(scoreOf({ difficulty, wrong: wrong + 1, hints })).toBeLessThanOrEqual(score);
        expect(scoreOf({ difficulty, wrong, hints: hints + 1 })).toBeLessThanOrEqual(score);
      }),
    );
  });
});
