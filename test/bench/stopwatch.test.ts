import { expect, it } from 'vitest';
import { cpuMillisecondsOf } from '../../bench/stopwatch.js';

it.runIf(process.platform === 'linux')('a process that has worked has spent time on a processor', () => {
  const before = cpuMillisecondsOf(process.pid) ?? Number.NaN;
  for (let number = 0; number < 1e7; number++) Math.sqrt(number);
  expect(before).toBeGreaterThan(0);
  expect(cpuMillisecondsOf(process.pid)).toBeGreaterThanOrEqual(before);
});

it('where the system does not tell, nothing is claimed', () => {
  expect(cpuMillisecondsOf(-1)).toBeUndefined();
});
