import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeInvocation, MAX_INVOCATION } from '../../src/bot/invocation.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { nameIds, readId, readIds, writeIds } from '../../src/views/puzzle-ids.js';

const { texts } = makeSpeech('en');

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 40 });
const close = fc.uniqueArray(fc.integer({ min: 1000, max: 1060 }), { minLength: 1, maxLength: 50 });
const rising = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

describe('numbers of puzzles', () => {
  it.each([
    ['12', [12]],
    ['#12', [12]],
    ['12-14', [12, 13, 14]],
    ['12-14,20', [12, 13, 14, 20]],
    ['#12 - #14'.replaceAll(' ', ''), [12, 13, 14]],
    [' 12, 13 ; 14 ', [12, 13, 14]],
    ['12.13', [12, 13]],
    ['5,5,4-6', [5, 4, 6]],
  ])('are read from %j', (text, ids) => expect(readIds(text, texts)).toEqual({ ok: true, value: ids }));

  it.each([
    '',
    '  ',
    ',',
    '0',
    '-1',
    '1-',
    '-',
    '5-2',
    '1e3',
    '0x10',
    '1.5e1',
    '٣',
    '１２',
    '12a',
    '__proto__',
    '../1',
    '1-999999999',
    '9999999999',
    'all',
    'NaN',
    'Infinity',
    "1' or 1=1",
    '1-2-3',
    '**1**',
    '1,,x',
  ])('are not read from %j, and the answer is one sentence', (text) => {
    const read = readIds(text, texts);
    expect(read).toEqual({ ok: false, fault: expect.stringMatching(/^[^\n]+\.$/) });
  });

  it('are at most five thousand, however they are written', () => {
    expect(readIds('1-5000', texts)).toMatchObject({ ok: true });
    for (const text of ['1-5001', '1-3000,4000-7000', '1-999999999'])
      expect(readIds(text, texts)).toMatchObject({ ok: false });
  });

  it('never throw, whatever is written', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void [readIds(text, texts), readId(text, texts)]));
  });

  it('may be named twice, and are counted once', () => {
    expect(readIds('1-3000,2-3001,1-5000', texts)).toMatchObject({ ok: true });
  });

  it('come back from a button as they were, the lowest first, and never another one', () => {
    fc.assert(
      fc.property(fc.oneof(close, numbers), (ids) => {
        const { text, count } = writeIds(ids);
        expect(count).toBeGreaterThanOrEqual(Math.min(ids.length, 7));
        expect(readIds(text, texts)).toEqual({ ok: true, value: rising(ids).slice(0, count) });
      }),
    );
  });

  it.each([
    ['far apart', [50, ...Array.from({ length: 20 }, (_, index) => 9000 + 2 * index)]],
    ['more than may be named', Array.from({ length: 7000 }, (_, index) => index + 1)],
    ['just too many', [...Array.from({ length: 4999 }, (_, index) => index + 1), 6000, 6001]],
  ])('on a button can be read: %s', (_, ids) => {
    const { text, count } = writeIds(ids);
    expect(readIds(text, texts)).toEqual({ ok: true, value: ids.slice(0, count) });
  });

  it('always fit on a button', () => {
    fc.assert(
      fc.property(numbers, (ids) => {
        const text = encodeInvocation({ command: 'puzzles relabel', args: { ids: writeIds(ids).text } });
        // Discord’s buttons need two characters more when two are alike.
        expect(text.length).toBeLessThanOrEqual(MAX_INVOCATION - 2);
      }),
    );
  });
});

describe('one puzzle’s number', () => {
  it.each([
    ['12', 12],
    [' #12 ', 12],
  ])('is read from %j', (text, id) => expect(readId(text, texts)).toEqual({ ok: true, value: id }));

  it.each(['', '0', '-3', '12-13', '1 2', '1.0', '1e1', 'twelve', '__proto__', '9999999999'])(
    'is not read from %j',
    (text) =>
      expect(readId(text, texts)).toEqual({
        ok: false,
        fault: expect.stringMatching(/^“.*” is no number of a puzzle/),
      }),
  );

  it.each([
    ['one', [12], '#12'],
    ['some that follow each other', [14, 12, 13, 20], '#12-14, #20'],
    ['too many apart', Array.from({ length: 23 }, (_, index) => 2 * index + 1), ' #39 and 3 more'],
  ])('are named in a message: %s', (_, ids, named) => expect(nameIds(ids, texts)).toContain(named));
});
