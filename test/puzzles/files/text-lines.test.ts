import { expect, test } from 'vitest';
import { LineRanges } from '../../../src/puzzles/files/text-lines.js';

test.each([
  ['none', [], ''],
  ['one', [7], '7'],
  ['neighbours', [7, 8, 9], '7-9'],
  ['neighbours and others', [1, 2, 5, 7, 8], '1-2, 5, 7-8'],
  // Of a record that is read again, its first line may come twice.
  ['the same twice', [3, 3, 4], '3-4'],
])('line numbers as runs: %s', (_, lines, text) => {
  const runs = new LineRanges();
  for (const line of lines) runs.add(line);
  expect(String(runs)).toBe(text);
  expect(runs.count).toBe(lines.length);
});
