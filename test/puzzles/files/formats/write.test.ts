import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionKey, positionOfFen } from '../../../../src/games/chess/position.js';
import { labels } from '../../../../src/puzzles/draft.js';
import {
  EXPORT_FORMATS,
  type ExportedPuzzle,
  type ExportFormat,
  writerFor,
} from '../../../../src/puzzles/files/formats/write.js';
import { themeWords } from '../../../../src/puzzles/files/metadata.js';
import { anyPosition } from '../../../games/chess/random-positions.js';
import { entriesOf } from '../reading.js';

/** 1.Kf7 Kh7 2.Rh1#. */
const PUZZLE: ExportedPuzzle = {
  position: positionOfFen('7k/8/5K2/8/8/8/8/6R1 w - - 3 41'),
  mateIn: 2,
  name: 'the "first"',
  comment: 'Waits; then mates.',
  metadata: { rating: 1500, popularity: -3, themes: ['quietKey', 'short'] },
  severalKeys: true,
  purpose: 'practice',
  difficulty: 12,
  themes: ['back rank', 'zugzwang'],
  line: ['f6f7', 'h8h7', 'g1h1'],
};

const write = (format: ExportFormat, puzzles: readonly ExportedPuzzle[]) =>
  writerFor(format).head + puzzles.map((puzzle) => writerFor(format).write(puzzle)).join('');

describe('what is written', () => {
  test('EPD', () => {
    expect(write('epd', [PUZZLE])).toBe(
      '7k/8/5K2/8/8/8/8/6R1 w - - dm 2; id "the \\"first\\""; c0 "Waits; then mates."; rating 1500; popularity -3; themes "quietKey short"; several_keys yes; purpose practice; difficulty 12; themes_found "back-rank zugzwang"; pv Kf7 Kh7 Rh1#;\n',
    );
  });

  test('PGN', () => {
    expect(write('pgn', [PUZZLE])).toBe(`[Event "the \\"first\\""]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "1-0"]
[SetUp "1"]
[FEN "7k/8/5K2/8/8/8/8/6R1 w - - 3 41"]
[Id "the \\"first\\""]
[Mate "2"]
[Rating "1500"]
[Popularity "-3"]
[Themes "quietKey short"]
[SeveralKeys "yes"]
[Purpose "practice"]
[Difficulty "12"]
[ThemesFound "back-rank zugzwang"]

{Waits; then mates.} 41. Kf7 Kh7 42. Rh1# 1-0

`);
  });

  test('a line that Black begins', () => {
    const position = positionOfFen('6r1/8/8/8/8/5k2/8/7K b - - 0 7');
    expect(write('pgn', [{ position, line: ['f3f2', 'h1h2', 'g8h8'] }])).toContain('\n7... Kf2 8. Kh2 Rh8# 0-1\n');
  });

  test('CSV', () => {
    expect(
      write('csv', [PUZZLE]),
    ).toBe(`id,fen,mate_in,comment,rating,popularity,themes,several_keys,purpose,difficulty,themes_found,solution
"the ""first""",7k/8/5K2/8/8/8/8/6R1 w - - 3 41,2,"Waits; then mates.",1500,-3,quietKey short,yes,practice,12,back-rank zugzwang,f6f7 h8h7 g1h1
`);
  });

  test('JSON lines', () => {
    expect(write('jsonl', [PUZZLE])).toBe(
      '{"id":"the \\"first\\"","fen":"7k/8/5K2/8/8/8/8/6R1 w - - 3 41","mateIn":2,"comment":"Waits; then mates.","rating":1500,"popularity":-3,"themes":["quietKey","short"],"severalKeys":true,"purpose":"practice","difficulty":12,"themesFound":["back-rank","zugzwang"],"solution":"f6f7 h8h7 g1h1"}\n',
    );
  });
});

/** Texts as people and enemies write them, with all that means something in one of the formats. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '\\',
        ',',
        ';',
        '{',
        '}',
        '[%x]',
        '[',
        ']',
        '(',
        ')',
        '#',
        '%',
        '?',
        '\n',
        '\r',
        ' ',
        'mate in 3',
        '__proto__',
        '../',
        '[FEN "x"]',
        'é',
        'К',
        '👑',
      ),
    )
    .map((parts) => parts.join('')),
);

const anyPuzzle: fc.Arbitrary<ExportedPuzzle> = fc.record(
  {
    position: anyPosition,
    mateIn: fc.integer({ min: 1, max: 20 }),
    name: anyText,
    comment: anyText,
    metadata: fc.record(
      {
        rating: fc.integer({ min: 0, max: 4000 }),
        popularity: fc.integer({ min: -100, max: 100 }),
        themes: fc.array(anyText, { maxLength: 5 }),
      },
      { requiredKeys: [] },
    ),
    severalKeys: fc.constant(true as const),
    purpose: fc.constant('practice' as const),
    difficulty: fc.double({ min: 0, max: 100, noNaN: true }),
    themes: fc.array(anyText, { maxLength: 5 }),
  },
  { requiredKeys: ['position'] },
);

/** What has to come back: texts without control characters, and not too long; themes as single words. */
function kept({ position, mateIn, name, comment, metadata, severalKeys, purpose }: ExportedPuzzle) {
  const themes = themeWords(metadata?.themes ?? []);
  const { themes: _, ...numbers } = metadata ?? {};
  const said = { ...numbers, ...(themes.length > 0 && { themes }) };
  return {
    position: positionKey(position),
    ...(mateIn !== undefined && { claimedMateIn: mateIn }),
    ...labels({ name, comment }),
    ...(Object.keys(said).length > 0 && { metadata: said }),
    ...(severalKeys && { severalKeys }),
    ...(purpose && { purpose }),
  };
}

describe('what is written reads back as the same puzzles', () => {
  test.each(EXPORT_FORMATS)('%s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPuzzle, { minLength: 1, maxLength: 3 }), async (puzzles) => {
        const entries = await entriesOf(write(format, puzzles));
        const read = entries.map((entry) => {
          if (entry.kind !== 'draft') throw new Error(JSON.stringify(entry));
          const { line: _, position, ...said } = entry.draft;
          return { position: positionKey(position), ...said };
        });
        expect(read).toEqual(puzzles.map(kept));
      }),
      { numRuns: 100 },
    );
  });
});
