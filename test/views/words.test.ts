import { describe, expect, it } from 'vitest';
import { countOf } from '../../src/bot/text.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { dayInWords, readPuzzleRef } from '../../src/views/dates.js';
import { formatDuration } from '../../src/views/format.js';
import { readChoices } from '../../src/views/solution.js';

const [english, german, french] = [makeSpeech('en'), makeSpeech('de'), makeSpeech('fr')];

describe('times', () => {
  it.each([
    [0, '0.0\u00a0s'],
    [999, '0.9\u00a0s'],
    [8_349, '8.3\u00a0s'],
    [59_999, '59.9\u00a0s'],
    [60_000, '1\u00a0min 0\u00a0s'],
    [72_300, '1\u00a0min 12\u00a0s'],
    [3_599_999, '59\u00a0min 59\u00a0s'],
    [3_600_000, '1\u00a0h 0\u00a0min'],
    [90_000_000, '25\u00a0h 0\u00a0min'],
  ])('%i ms are %s', (milliseconds, words) => expect(formatDuration(milliseconds, english)).toBe(words));

  it('have the comma of the language', () => {
    expect(formatDuration(8_349, german)).toBe('8,3\u00a0s');
    expect(formatDuration(8_349, french)).toBe('8,3\u00a0s');
  });
});

describe('dates', () => {
  it.each([
    [undefined, '2028-03-01'],
    ['  Today ', '2028-03-01'],
    ['yesterday', '2028-02-29'],
    ['gestern', '2028-02-29'],
    ['Aujourd’hui', '2028-03-01'],
    ['2028-02-29', '2028-02-29'],
    ['practice-17', 'practice-17'],
  ])('%s is %s', (typed, date) =>
    expect(readPuzzleRef(typed, '2028-03-01', english)).toEqual({ ok: true, value: date }),
  );

  it.each(['2027-02-29', '1.3.2028', '2028-3-1', 'tomorrow', '2028-03-02', '9999-99-99', '__proto__'])(
    '%s gets a sentence',
    (typed) => expect(readPuzzleRef(typed, '2028-03-01', english).ok).toBe(false),
  );

  it.each([
    [english, '16\u00a0November\u00a02026'],
    [german, '16.\u00a0November\u00a02026'],
    [french, '16\u00a0novembre\u00a02026'],
  ])('stay on one line', (speech, day) => expect(dayInWords('2026-11-16', speech)).toBe(day));
});

describe('counts', () => {
  it.each([
    [0, 'no wrong tries'],
    [1, '1 wrong try'],
    [2, '2 wrong tries'],
  ])('%i: %s', (count, words) => expect(countOf(count, 'wrong try', 'wrong tries')).toBe(words));
});

describe('the defences a button carries', () => {
  it.each([
    ['', []],
    ['0.2.1', [0, 2, 1]],
    ['x..-1', [0, 0, -1]],
  ])('"%s" is read as %j', (text, choices) => expect(readChoices(text)).toEqual(choices));
});
