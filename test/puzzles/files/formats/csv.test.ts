import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, uciOf } from '../../../../src/games/chess/moves.js';
import { fenOf, positionKey } from '../../../../src/games/chess/position.js';
import { parseRecord } from '../../../../src/puzzles/files/formats/csv.js';
import { themeWords } from '../../../../src/puzzles/files/metadata.js';
import { anyMove } from '../../../games/chess/random-positions.js';
import { entriesOf, inWords, onlyDraft } from '../reading.js';

const FEN = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';

describe('a record', () => {
  test.each([
    ['cells', 'a,b,,c', ['a', 'b', '', 'c']],
    ['empty ones at the end', 'a,,', ['a', '', '']],
    ['one', 'a', ['a']],
    ['none', '', ['']],
    ['blanks around cells', ' a , b ', ['a', 'b']],
    ['quoted cells', '"a","b, c"', ['a', 'b, c']],
    ['blanks around quotes', ' "a" , "b" ', ['a', 'b']],
    ['doubled quotes', '"say ""a""",b', ['say "a"', 'b']],
    ['an empty quoted cell', '"",b', ['', 'b']],
    ['a quote inside a word', 'a"b,c', ['a"b', 'c']],
    ['a line end in quotes', '"a\nb",c', ['a\nb', 'c']],
  ])('%s', (_, text, cells) => {
    expect(parseRecord(text, ',')).toEqual({ kind: 'cells', cells });
  });

  test.each([
    ['a quote that never ends', 'a,"b', 'open quote'],
    ['a lone quote', '"', 'open quote'],
    ['a quote that ends with a doubled one', '"a""', 'open quote'],
    ['a word after a quote', '"a"b,c', 'broken quote'],
  ])('%s', (_, text, kind) => {
    expect(parseRecord(text, ',')).toEqual({ kind });
  });
});

describe('a table by its first line', () => {
  test.each([
    [
      'all that is known',
      `id,fen,mate_in,comment,rating,popularity,themes\nx,${FEN},2,"waits, then mates",1500,90,quietKey short`,
      {
        name: 'x',
        claimedMateIn: 2,
        comment: 'waits, then mates',
        metadata: { rating: 1500, popularity: 90, themes: ['quietKey', 'short'] },
      },
    ],
    ['the position only', `x,FEN,y,Name\n1,${FEN},2,`, {}],
    ['other names', `Mate N;Position;NAME\n2;${FEN};x`, { name: 'x', claimedMateIn: 2 }],
    ['of a column and its better the better', `fen,fen_to_move,id\nnonsense,${FEN},x`, { name: 'x' }],
    [
      'a file of mates with their solution',
      `id,fen_to_move,mate_n,solution_uci_line,rating,source\nx,${FEN},2,f6f7 h8h7 g1h1,1500,me`,
      { name: 'x', claimedMateIn: 2, metadata: { rating: 1500 } },
    ],
    ['a rating that is none', `fen,rating,popularity\n${FEN},?,lots`, {}],
    ['a rating that is not whole', `fen,rating\n${FEN},1499.7`, { metadata: { rating: 1500 } }],
    ['a comment over two lines', `fen,comment\n${FEN},"one\n  two"`, { comment: 'one two' }],
  ])('%s', async (_, text, said) => {
    expect(await onlyDraft(text)).toEqual({ fen: FEN, ...said });
  });
});

describe('a table of Lichess', () => {
  const HEAD = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';
  const row = (fen: string, moves: string, themes: string) =>
    `${HEAD}\n00aBc,${fen},${moves},1234,80,-5,1000,${themes},https://lichess.org/abcdefgh#20,Some_Opening`;
  const BEFORE = '7k/p7/5K2/8/8/8/8/6R1 b - - 0 1';

  test('the opponent makes the first move, and what is known is kept', async () => {
    expect(await onlyDraft(row(BEFORE, 'h8h7 g1h1', 'endgame mate mateIn1 oneMove'))).toEqual({
      fen: '8/p6k/5K2/8/8/8/8/6R1 w - - 1 2',
      name: '00aBc',
      claimedMateIn: 1,
      metadata: { rating: 1234, popularity: -5, themes: ['endgame', 'mate', 'mateIn1', 'oneMove'] },
    });
  });

  test.each([
    ['one that has its number', 'mateIn1', 'h8h7 g1g2 h7h8 g2h2', 1],
    ['the last that has its number', 'mateIn4', 'h8h7', 4],
    ['five and more: the solution counts', 'mateIn5', `h8h7${' g1g2 h7h8'.repeat(6)} g2h2`, 7],
    ['any number: the solution counts', 'mate', 'h8h7 g1g2 h7h8 g2h2', 2],
  ])('%s', async (_, theme, moves, claimedMateIn) => {
    expect((await onlyDraft(row(BEFORE, moves, theme))).claimedMateIn).toBe(claimedMateIn);
  });

  test.each([
    ['castling', 'r3k2r/8/8/8/8/8/8/4K2R b kq - 0 1', 'e8c8 h1h8', '2kr3r/8/8/8/8/8/8/4K2R w - - 1 2'],
    ['a promotion', '7k/8/8/8/8/8/1p6/5K2 b - - 0 1', 'b2b1n f1f2', '7k/8/8/8/8/8/8/1n3K2 w - - 0 2'],
    [
      'a double step beside a pawn',
      '7k/3p4/8/4P3/8/8/8/5K2 b - - 0 1',
      'd7d5 e5d6',
      '7k/8/8/3pP3/8/8/8/5K2 w - d6 0 2',
    ],
    ['a double step beside none', '7k/3p4/8/8/8/8/8/5K2 b - - 0 1', 'd7d5 f1f2', '7k/8/8/3p4/8/8/8/5K2 w - - 0 2'],
  ])('the first move may be %s', async (_, before, moves, fen) => {
    expect((await onlyDraft(row(before, moves, 'mateIn2'))).fen).toBe(fen);
  });

  /** A puzzle as Lichess has it: the position that the solver sees is behind the opponent's move. */
  const anyLichessPuzzle = fc.record({
    name: fc.stringMatching(/^[0-9A-Za-z]{5}$/),
    first: anyMove.filter(({ position, move }) => play(position, move).hasDests()),
    mate: fc.constantFrom(
      { theme: 'mateIn1', mateIn: 1 },
      { theme: 'mateIn4', mateIn: 4 },
      { theme: 'mateIn5', mateIn: undefined },
      { theme: 'mate', mateIn: undefined },
    ),
    solution: fc.array(fc.constantFrom('e2e4', 'a7a8q', 'g1f3'), { minLength: 1, maxLength: 40 }),
    rating: fc.integer({ min: 400, max: 3300 }),
    popularity: fc.integer({ min: -100, max: 100 }),
    others: fc.array(fc.stringMatching(/^[a-z]{2,9}[A-Z][a-z]{1,5}$/), { maxLength: 6 }),
  });

  test('what is written as Lichess does reads back as the puzzle that the solver sees, with and without a first line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyLichessPuzzle, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (puzzles, hasHead) => {
          const lines = puzzles.map(({ name, first, mate, solution, rating, popularity, others }) => {
            const moves = [uciOf(first.position, first.move), ...solution].join(' ');
            const themes = [...others, mate.theme].join(' ');
            return `${name},${fenOf(first.position)},${moves},${rating},80,${popularity},1000,${themes},https://lichess.org/abcdefgh#20,`;
          });
          const entries = await entriesOf([...(hasHead ? [HEAD] : []), ...lines].join('\n'));
          const read = entries.map((entry) => {
            if (entry.kind !== 'draft') throw new Error(inWords(entry));
            const { line: _, position, ...said } = entry.draft;
            return { position: positionKey(position), ...said };
          });
          const expected = puzzles.map(({ name, first, mate, solution, rating, popularity, others }) => ({
            position: positionKey(play(first.position, first.move)),
            name,
            claimedMateIn: mate.mateIn ?? Math.ceil(solution.length / 2),
            metadata: { rating, popularity, themes: themeWords([...others, mate.theme]) },
          }));
          expect(read).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('rows of anything get an answer, never an exception', async () => {
    const anyCell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(BEFORE, 'h8h7 g1h1', 'h8h7', 'mateIn1', 'mate mateIn5', 'fork', '"', '""', '', '-5', 'e1e9'),
    );
    const anyRow = fc.array(anyCell, { minLength: 6, maxLength: 10 }).map((cells) => cells.join(','));
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 5 }), async (rows) => {
        const entries = await entriesOf([row(BEFORE, 'h8h7 g1h1', 'mateIn1'), ...rows].join('\n'));
        expect(entries[0]).toMatchObject({ kind: 'draft', draft: { line: 2 } });
        for (const entry of entries.slice(1))
          expect(inWords(entry)).toMatch(/^(?:draft|skipped) \d+$|^\w+: [A-Z].*\.$/);
      }),
      { numRuns: 200 },
    );
  });
});
