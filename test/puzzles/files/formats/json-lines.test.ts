import { describe, expect, test } from 'vitest';
import { entriesOf, inWords, onlyDraft } from '../reading.js';

const FEN = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';

const said = (theme: string) => ({ metadata: { themes: [theme] } });

describe('JSON lines', () => {
  test.each([
    ['a position', {}, {}],
    [
      'all that is known',
      { mateIn: 2, id: 'x', comment: 'waits', rating: 1500, popularity: -3, themes: ['a', 'b'] },
      { claimedMateIn: 2, name: 'x', comment: 'waits', metadata: { rating: 1500, popularity: -3, themes: ['a', 'b'] } },
    ],
    ['numbers in quotes', { mateIn: '2', rating: '1500' }, { claimedMateIn: 2, metadata: { rating: 1500 } }],
    ['another name for the claim', { mate: 2 }, { claimedMateIn: 2 }],
    ['names in other letters', { Mate_In: 2, Name: 'x' }, { claimedMateIn: 2, name: 'x' }],
    ['a claim beside one that is null', { mateIn: null, mate: 2 }, { claimedMateIn: 2 }],
    ['a number for a name', { id: 17 }, { name: '17' }],
    ['themes in one text', { themes: 'a, b' }, { metadata: { themes: ['a', 'b'] } }],
    ['what is null is not given', { mateIn: null, id: null, comment: null, rating: null, themes: null }, {}],
    [
      'a list or an object is no name',
      { id: ['x'], comment: { by: 'me' }, rating: [1500], themes: [['a'], 'b'] },
      said('b'),
    ],
    ['what nobody knows', { author: 'me', constructor: 1, toString: 2 }, {}],
    ['a name such as `__proto__`', { id: '__proto__' }, { name: '__proto__' }],
    ['a name such as `../x`', { id: '../x' }, { name: '../x' }],
    ['control characters in a name', { id: 'a\u0000b\u202ec' }, { name: 'a b c' }],
  ])('%s', async (_, given, said) => {
    expect(await onlyDraft(JSON.stringify({ fen: FEN, ...given }))).toEqual({ fen: FEN, ...said });
  });

  test('a list is no claim', async () => {
    const [entry] = await entriesOf(JSON.stringify({ fen: FEN, mateIn: [2] }));
    expect(entry && inWords(entry)).toBe('1: The claimed mate must be a whole number from 1 to 20.');
  });

  test('half a surrogate pair is left out of a name', async () => {
    expect(await onlyDraft(`{"fen":"${FEN}","id":"a\\ud83db"}`)).toEqual({ fen: FEN, name: 'a b' });
  });
});
