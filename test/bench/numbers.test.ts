import { expect, it } from 'vitest';
import { count, megabytes, millions, milliseconds, ratio, share } from '../../bench/numbers.js';

it.each([
  [milliseconds(0.0421), '0.042'],
  [milliseconds(2.71777), '2.72'],
  [milliseconds(27.1777), '27.2'],
  [milliseconds(27_177.7), '27,178'],
  [count(1_234_567.4), '1,234,567'],
  [millions(262_144_000), '262'],
  [megabytes(3 * 2 ** 20), '3.00'],
  [ratio(300, 100), '3.00 ×'],
  [ratio(1, 0), '–'],
  [ratio(0, 1), '–'],
  [share(17, 20), '85 %'],
  [share(0, 0), '–'],
])('a number is written with the figures that matter: %s', (written, expected) => {
  expect(written).toBe(expected);
});
