import { describe, expect, it } from 'vitest';
import { Lookahead } from '../../src/work/short-searches.js';

const tasksAfter = (width: number, proofs: readonly number[]): number => {
  const lookahead = new Lookahead(width);
  for (const milliseconds of proofs) lookahead.learn(milliseconds);
  return lookahead.tasks;
};
const many = (milliseconds: number): number[] => Array.from({ length: 50 }, () => milliseconds);

describe('how many tasks the solver holds', () => {
  it.each([
    ['nothing is known yet', 2, [], 2],
    ['proofs take a minute', 2, many(60_000), 2],
    ['proofs take a tenth of a second', 4, many(100), 4],
    ['proofs take ten milliseconds', 2, many(10), 8],
    ['proofs take a millisecond', 2, many(1), 80],
    ['proofs take no time at all', 2, many(0), 130],
  ])('when %s, with %i threads: %j → %i', (_, width, proofs, tasks) => {
    expect(tasksAfter(width, proofs)).toBe(tasks);
  });

  it('is few again soon after proofs have become slow, and many after they have become quick', () => {
    expect(tasksAfter(2, [...many(1), 5000])).toBe(2);
    expect(tasksAfter(2, [5000, ...many(1), ...many(1)])).toBe(80);
  });
});
