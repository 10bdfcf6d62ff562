import { describe, expect, test } from 'vitest';
import { onlyDraft } from '../reading.js';

const FEN = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';

describe('JSON lines', () => {
  test.each([
    ['a position', {}, {}],
    [
      'all that is known',
      { mateIn: 2, id: 'x', comment: 'waits', rating: 1500, popularity: -3, themes: ['a', 'b'] },
      { claimedMateIn: 2, name: 'x', comment: 'waits', told: { rating: 1500, popularity: -3, themes: ['a', 'b'] } },
    ],
    ['numbers in quotes', { mateIn: '2', rating: '1500' }, { claimedMateIn: 2, told: { rating: 1500 } }],
    ['a number for a name', { id: 17 }, { name: '17' }],
    ['themes in one text', { themes: 'a, b' }, { told: { themes: ['a', 'b'] } }],
    ['what is null is not given', { mateIn: null, id: null, comment: null, rating: null, themes: null }, {}],
    ['what nobody knows', { author: 'me', constructor: 1, toString: 2 }, {}],
    ['a name such as `__proto__`', { id: '__proto__' }, { name: '__proto__' }],
    ['a name such as `../x`', { id: '../x' }, { name: '../x' }],
    ['control characters in a name', { id: 'a\u0000b\u202ec' }, { name: 'a b c' }],
  ])('%s', async (_, given, said) => {
    expect(await onlyDraft(JSON.stringify({ fen: FEN, ...given }))).toEqual({ fen: FEN, ...said });
  });

  test('half a surrogate pair is left out of a name', async () => {
    expect(await onlyDraft(`{"fen":"${FEN}","id":"a\\ud83db"}`)).toEqual({ fen: FEN, name: 'a b' });
  });
});
