import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, rateText, ratioText, roundedTime, timeText } from '../../../src/cli/program/figures.js';
import { clipped, padded, sideBySide, widthOf, wrap, wrapText } from '../../../src/cli/program/layout.js';
import { NO_PAINT, paintFor } from '../../../src/cli/program/screen.js';

describe('figures', () => {
  it.each([
    [0, '0'],
    [999_999, '999,999'],
    [12_345_678, '12.3 M'],
    [4_560_000_000, '4.56 G'],
  ])('%d nodes are %s', (count, text) => expect(countText(count)).toBe(text));

  it.each([
    [0, '<1 ms'],
    [3, '3 ms'],
    [0.4213, '0.42 ms'],
    [48.26, '48.3 ms'],
    [999.7, '1.00 s'],
    [3210, '3.21 s'],
    [59_940, '59.9 s'],
    [59_990, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('%d ms are %s', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));

  it('rates and ratios', () => {
    expect(rateText(3, 2000)).toBe('1.50');
    expect(rateText(5000, 1000)).toBe('5,000');
    expect(ratioText(3, 2)).toBe('1.50x');
    expect(ratioText(3, 0)).toBe('');
    expect(roundedTime(12.345678)).toBe(12.346);
  });
});

describe('layout', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 });

  it('wrapped text keeps every word and stays within its width', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 60 }), (list, width) => {
        const lines = wrapText(list.join(' '), width);
        expect(lines.join(' ')).toBe(list.join(' '));
        expect(lines.filter((line) => line.length > width)).toEqual([]);
      }),
    );
  });

  it('moves in a list with commas stand close together', () => {
    expect(wrap(['1...Ka8,', 'Kb8', '2.Qb7#', '(or Qa7#, ', 'Qc8#)'], 80)).toEqual([
      '1...Ka8,Kb8 2.Qb7# (or Qa7#, Qc8#)',
    ]);
  });

  it('colours take no room', () => {
    expect(widthOf('\x1b[1mRa6\x1b[22m')).toBe(3);
    expect(padded('\x1b[1mRa6\x1b[22m', 5)).toBe('\x1b[1mRa6\x1b[22m  ');
  });

  it('columns stand side by side', () => {
    expect(sideBySide(['ab', 'c'], ['1', '2', '3'], ' ')).toEqual(['ab 1', 'c  2', '   3']);
  });

  it('long names are cut', () => expect(clipped('Evergreen', 6)).toBe('Everg…'));
});

it.each([
  ['a terminal', true, {}, true],
  ['a pipe', false, {}, false],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
  ['a dumb terminal', true, { TERM: 'dumb' }, false],
])('%s has colours: %s', (_, isTerminal, variables, coloured) => {
  const paint = paintFor(isTerminal, variables);
  expect(paint !== NO_PAINT).toBe(coloured);
  expect(paint.strong('x')).toBe(coloured ? '\x1b[1mx\x1b[22m' : 'x');
});
