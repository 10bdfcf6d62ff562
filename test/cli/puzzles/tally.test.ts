import { expect, it } from 'vitest';
import { progressText, Tally } from '../../../src/cli/puzzles/tally.js';

const refused = (lines: number): Tally => {
  const tally = new Tally();
  for (let line = 1; line <= lines; line++) tally.count({ file: 'a.epd', line, outcome: { kind: 'refused', why: '' } });
  return tally;
};

it('tells how far a run has come, its pace and the time that is left', () => {
  const text = progressText(refused(1000), { milliseconds: 10_000, fraction: 0.5 });
  expect(text).toBe('50%, 100/s, 10 s left: 1,000 refused');
});

it('is not paced by what an earlier run has proved', () => {
  const text = progressText(refused(1000), { milliseconds: 10_000, fraction: 0.5, knownBefore: 500 });
  expect(text).toBe('50%, 50.0/s, 20 s left: 1,000 refused');
  const onlyKnown = progressText(refused(1000), { milliseconds: 10_000, fraction: 0.5, knownBefore: 1000 });
  expect(onlyKnown).toBe('50%: 1,000 refused');
});
