import { describe, expect, test } from 'vitest';
import { entriesOf, onlyDraft } from '../reading.js';

/** 1.Kf7 Kh7 2.Rh1#. */
const FEN = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';
const game = (moves: string, ...tags: string[]) => [`[FEN "${FEN}"]`, ...tags, '', moves, ''].join('\n');

describe('the claim of a game', () => {
  test.each([
    ['the length of a main line that mates', '1. Kf7 Kh7 2. Rh1# 1-0', [], 2],
    ['the same without numbers, signs and result', 'Kf7 Kh7 Rh1', [], 2],
    ['the same with all the trimmings', '1.Kf7!! $1 {waits} Kh7 (1... -- 2. Rh1#) 2.Rh1#!? ; done\n1-0', [], 2],
    ['side lines do not count', '1. Kf7 (1. Rg8+ Kh7 (1... Kxg8)) 1... Kh7 2. Rh1#', [], 2],
    ['none, when the line does not mate', '1. Kf7 Kh7 *', [], undefined],
    ['none, when there is no line', '*', [], undefined],
    ['what a tag says', '*', ['[Mate "3"]'], 3],
    ['what a tag says, rather than the line', '1. Kf7 Kh7 2. Rh1#', ['[Mate "3"]'], 3],
    ['a tag with a sign', '*', ['[MateIn "#3"]'], 3],
    ['none, when a tag says that it is not known', '1. Kf7 Kh7 2. Rh1#', ['[Mate "?"]'], undefined],
    ['the line rather than what is said in passing', '1. Kf7 Kh7 2. Rh1#', ['[Event "Mate in 3"]'], 2],
    ['what the event says', '*', ['[Event "Mate in 2"]'], 2],
    ['what the event says in words', '*', ['[Event "White mates in two moves"]'], 2],
    ['what the event says in signs', '*', ['[Event "#2"]'], 2],
    ['what the first comment says', '{ 2# } *', [], 2],
    ['none: a number beside other words may number the puzzle', '*', ['[Event "Puzzle #12"]'], undefined],
    ['none: a length that cannot be', '*', ['[Event "Mate in 99"]'], undefined],
    ['none: a game of more moves than any claim', `${'Kf7 Kh7 Kf6 Kh8 '.repeat(20)}Kf7 Kh7 Rh1#`, [], undefined],
  ])('%s', async (_, moves, tags, claimedMateIn) => {
    const draft = await onlyDraft(game(moves, ...tags));
    expect(draft.claimedMateIn).toBe(claimedMateIn);
    expect(draft.fen).toBe(FEN);
  });
});

describe('what else a game says', () => {
  test.each([
    ['its event is its name', '*', ['[Event "No. 1"]'], { name: 'No. 1' }],
    ['an unknown event is none', '*', ['[Event "?"]'], {}],
    ['an id comes first', '*', ['[Event "No. 1"]', '[Id "x"]'], { name: 'x' }],
    ['tags in any letter case', '*', ['[EVENT "No. 1"]'], { name: 'No. 1' }],
    ['quotes in a tag', '*', [String.raw`[Event "the \"first\" \\ one"]`], { name: 'the "first" \\ one' }],
    ['brackets in a tag', '*', ['[Event "a] [b"]'], { name: 'a] [b' }],
    ['the comment before the first move', '{ by hand } 1. Kf7 { waits }', [], { comment: 'by hand' }],
    ['a comment over two lines', '{ by\nhand } *', [], { comment: 'by hand' }],
    ['two comments', '{ by hand } { at night } *', [], { comment: 'by hand at night' }],
    ['a comment to the end of a line', '; by hand\n1. Kf7', [], { comment: 'by hand' }],
    ['commands in a comment are left out', '{ [%csl Gf7] by hand [%clk 0:10] } *', [], { comment: 'by hand' }],
    [
      'what others measured',
      '*',
      ['[Rating "1500"]', '[Popularity "-7"]', '[Themes "quietKey, zugzwang"]'],
      { metadata: { rating: 1500, popularity: -7, themes: ['quietKey', 'zugzwang'] } },
    ],
  ])('%s', async (_, moves, tags, said) => {
    expect(await onlyDraft(game(moves, ...tags))).toEqual({ fen: FEN, ...said });
  });

  test('castling, en passant and promotion are moves like others', async () => {
    const fen = 'r3k2r/P7/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1';
    const draft = await onlyDraft(`[FEN "${fen}"]\n\n1. exd6 0-0 2. O-O-O Rxa7 3. d7 Rb7 4. d8=N *`);
    expect(draft).toEqual({ fen });
  });

  test('games are told by the line where they begin', async () => {
    const entries = await entriesOf(`% made by hand\n\n${game('*')}\n${game('1. Kf7')}\n${game('*')}`);
    expect(entries).toMatchObject([3, 7, 11].map((line) => ({ kind: 'draft', draft: { line } })));
  });
});
