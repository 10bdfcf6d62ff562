import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenOf } from '../../../src/games/chess/position.js';
import { explainFileFault, MAX_FILE_BYTES, readPuzzleFile } from '../../../src/puzzles/files/read-file.js';
import { utf8, utf16 } from './reading.js';

async function read(bytes: Uint8Array) {
  const result = await readPuzzleFile(bytes);
  if (!result.ok) throw new Error(explainFileFault(result.fault));
  return result.value;
}

/** S. Loyd, Chess Strategy 1881 and American Chess-Nuts 1868, both mate in 2. */
const LOYD_1881 = '5N2/2n1n3/2p5/4p3/1N1k4/1KR2B2/1Pp5/2r1B1b1 w - -';
const LOYD_1868 = '7B/6R1/3p4/3p4/3k2p1/6K1/2R5/1B6 w - -';
const BOARD = `white
00:00:00:00:00:00:00:wb
00:00:00:00:00:00:wr:00
00:00:00:bp:00:00:00:00
00:00:00:bp:00:00:00:00
00:00:00:bk:00:00:bp:00
00:00:00:00:00:00:wk:00
00:00:wr:00:00:00:00:00
00:wb:00:00:00:00:00:00`;

describe('a file that cannot be a puzzle file is refused as a whole', () => {
  test.each([
    ['empty', utf8(''), 'There is no puzzle in the file'],
    ['only blanks', utf8(' \r\n\t\n'), 'There is no puzzle in the file'],
    ['only remarks', utf8('# my puzzles\n# none yet\n'), 'There is no puzzle in the file'],
    ['only a byte order mark', utf16('', 'little'), 'There is no puzzle in the file'],
    ['binary: a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), 'not a text file'],
    ['NUL bytes in text', utf8(`${LOYD_1881}\0`), 'not a text file'],
    ['UTF-16 without its mark', utf16(LOYD_1881, 'little').subarray(2), 'plain text (UTF-8)'],
    ['UTF-16 cut in the middle of a letter', utf16(LOYD_1881, 'little').subarray(0, 9), 'not a text file'],
    ['10 MB', new Uint8Array(10 * 1024 * 1024).fill(0x20), 'The file has 10 MB and the limit is 2 MB; split it'],
    ['a byte too large', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x20), 'The file has 2.1 MB and the limit is 2 MB'],
  ])('%s', async (_, bytes, sentence) => {
    const result = await readPuzzleFile(bytes);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(explainFileFault(result.fault)).toContain(sentence);
  });
});

describe('text is read however it was saved', () => {
  const text = `# two by Loyd\n${LOYD_1881} dm 2; id "Łoyd";\n\n${LOYD_1868} bm #2;\n`;
  test.each([
    ['LF', utf8(text)],
    ['CRLF', utf8(text.replaceAll('\n', '\r\n'))],
    ['lone CR', utf8(text.replaceAll('\n', '\r'))],
    ['no end of the last line', utf8(text.trimEnd())],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16(text, 'little')],
    ['UTF-16, big end first', utf16(text, 'big')],
    ['as large as can be', utf8(text.padEnd(MAX_FILE_BYTES - 1, '\n'))],
  ])('%s', async (_, bytes) => {
    const { drafts, refused } = await read(bytes);
    expect(refused).toEqual([]);
    expect(drafts.map(({ line, claimedMateIn, name }) => ({ line, claimedMateIn, name }))).toEqual([
      { line: 2, claimedMateIn: 2, name: 'Łoyd' },
      { line: 4, claimedMateIn: 2, name: undefined },
    ]);
    expect(drafts.map(({ position }) => fenOf(position))).toEqual([`${LOYD_1881} 0 1`, `${LOYD_1868} 0 1`]);
  });
});

test('a text of one byte a letter is read too, as most older files of PGN are', async () => {
  const game = `[Event "Köln"]\n[FEN "${LOYD_1881} 0 1"]\n\n*\n\n`;
  const windows = game.replace('Köln', '\x93Besançon\x94 \x96 1\xbd');
  const { drafts, refused } = await read(Buffer.from(game + windows, 'latin1'));
  expect(refused).toEqual([]);
  expect(drafts.map(({ name }) => name)).toEqual(['Köln', '“Besançon” – 1½']);
});

describe('a bad line never loses the good ones', () => {
  test('EPD lines and boards may be mixed; each refusal names its line, its text and the reason', async () => {
    const { drafts, refused } = await read(
      utf8(
        [
          `${LOYD_1881} dm 2;`,
          'Hello, here are my puzzles',
          '8/8/8/8/8/8/8/8 w - -',
          BOARD,
          'mate: 2',
          '',
          BOARD.replace('wk', 'xx'),
          `${LOYD_1868} dm 99;`,
          BOARD,
          BOARD,
        ].join('\n'),
      ),
    );
    expect(drafts.map(({ line }) => line)).toEqual([1, 4, 25, 34]);
    expect(refused).toMatchObject([
      {
        line: 2,
        text: 'Hello, here are my puzzles',
        why: 'This is neither a FEN or EPD line nor part of a text board; correct it, or put `#` before a remark.',
      },
      { line: 3, text: '8/8/8/8/8/8/8/8 w - -', why: 'White has no king; add one.' },
      {
        line: 21,
        text: '00:00:00:00:00:00:xx:00',
        why: 'Cell 7 of rank 3 is not `00` or a side and a piece, such as `wk` or `bp`.',
      },
      { line: 24, text: `${LOYD_1868} dm 99;`, why: 'The claimed mate must be a whole number from 1 to 20.' },
    ]);
  });

  test('a line without end is refused, shortened', async () => {
    const { drafts, refused } = await read(utf8(`${'x'.repeat(1_000_000)}\n${LOYD_1881}`));
    expect(drafts).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      line: 1,
      text: `${'x'.repeat(79)}…`,
      why: 'This line is longer than 2000 characters; shorten it.',
    });
  });

  test('of very many bad lines the first are explained and the rest counted', async () => {
    const { drafts, refused, refusedLines } = await read(utf8(`${'nonsense\n'.repeat(10_000)}${LOYD_1881}`));
    expect(drafts).toHaveLength(1);
    expect(refusedLines).toBe(10_000);
    expect(refused).toHaveLength(501);
    expect(refused.at(-1)).toMatchObject({ line: 500, text: '', why: 'After this line 9500 more were refused.' });
  });

  test('a board that never ends does not swallow the file', async () => {
    const { drafts, refused } = await read(utf8(`white\n${'x\n'.repeat(50)}${LOYD_1881}`));
    expect(drafts).toHaveLength(1);
    expect(refused[0]?.why).toContain('Rank 8 is expected here');
  });
});

describe('a file that breaks off', () => {
  const PACKED = gzipSync(`${LOYD_1881}\n${LOYD_1868}\nnonsense\n`);

  test('keeps what came before, and the last refusal says why', async () => {
    const { drafts, refused } = await read(PACKED.subarray(0, -4));
    expect(drafts.map(({ line }) => line)).toEqual([1, 2]);
    expect(refused).toMatchObject([
      { line: 3, text: 'nonsense' },
      { line: 3, text: '', why: 'The packed file is damaged or ends too early; pack it again, or send it unpacked.' },
    ]);
  });

  test('before anything was read, it is refused as a whole', async () => {
    expect(await readPuzzleFile(PACKED.subarray(0, 12))).toEqual({ ok: false, fault: { code: 'damaged archive' } });
  });

  test('because it holds more than anybody has use for', async () => {
    const { drafts, refused } = await read(gzipSync(`${LOYD_1868}\n`.repeat(50_010)));
    expect(drafts).toHaveLength(50_000);
    expect(refused.at(-1)?.why).toBe('No more than 50000 puzzles are taken from one file; split it.');
  });

  test('not because it holds just as much', async () => {
    const result = await readPuzzleFile(gzipSync(`${LOYD_1868}\n`.repeat(250)), 250);
    if (!result.ok) throw new Error(explainFileFault(result.fault));
    expect(result.value.drafts).toHaveLength(250);
    expect(result.value.refused).toEqual([]);
  });

  const LICHESS = 'PuzzleId,FEN,Moves,Themes\n';
  const NO_MATE = '00abc,5k2/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,f8g8 e1e8,fork\n';
  const GIVEN_UP = 'After 20000 refused lines the file is not read further; correct these first.';
  const TOO_LONG = 'No more than 200000 lines are read of one file; split it into smaller files.';
  test.each([
    ['lines of no text', Buffer.from(`${LOYD_1868}\n${'\xff\n'.repeat(1_000_000)}`, 'latin1'), 20_000, GIVEN_UP],
    ['half letters', utf16(`${LOYD_1868}\n${'\ud83d\n'.repeat(1_000_000)}`, 'big'), 20_000, GIVEN_UP],
    ['nonsense', `${LOYD_1868}\n${'x\n'.repeat(1_000_000)}`, 20_000, GIVEN_UP],
    ['remarks', `${LOYD_1868}\n${'#\n'.repeat(1_000_000)}`, 0, TOO_LONG],
    ['a game without end', `[FEN "${LOYD_1868}"]\n\n*\n\n[FEN "x"]\n\n${';{\n'.repeat(1_000_000)}`, 0, TOO_LONG],
    [
      'puzzles that are no mates',
      `${LICHESS}${NO_MATE.replace('fork', 'mateIn1')}${',,,\n'.repeat(1_000_000)}`,
      0,
      TOO_LONG,
    ],
  ])('because it packs a million lines into a few bytes: %s', async (_, content, lines, why) => {
    const { drafts, refused, refusedLines } = await read(gzipSync(content));
    expect(drafts).toHaveLength(1);
    expect(refusedLines).toBe(lines);
    expect(refused.at(-1)?.why).toBe(why);
  });

  test('not for the many puzzles of a Lichess file that are no mates', async () => {
    const mate = NO_MATE.replace('fork', 'mateIn1');
    const { drafts, refused, skipped } = await read(gzipSync(`${LICHESS}${NO_MATE.repeat(150_000)}${mate}`));
    expect({ drafts: drafts.length, refused, skipped }).toEqual({ drafts: 1, refused: [], skipped: 150_000 });
  });

  test('because it holds more than the reader asks for', async () => {
    const result = await readPuzzleFile(gzipSync(`${LOYD_1868}\n`.repeat(50_010)), 250);
    if (!result.ok) throw new Error(explainFileFault(result.fault));
    expect(result.value.drafts).toHaveLength(250);
    expect(result.value).toMatchObject({ refusedLines: 0, refused: [{ text: '' }] });
  });
});

test('puzzles that are no mates are counted, not refused', async () => {
  const row = (themes: string) =>
    `00abc,5k2/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,f8g8 e1e8,600,80,90,10,${themes},https://lichess.org/abcdefgh,`;
  const { drafts, refused, skipped } = await read(utf8([row('fork'), row('mateIn1'), row('pin')].join('\n')));
  expect({ drafts: drafts.length, refused: refused.length, skipped }).toEqual({ drafts: 1, refused: 0, skipped: 2 });
});

test('others get their turn while a large file is read', async () => {
  const bytes = utf8(`${LOYD_1881} dm 2;\n`.repeat(10_000));
  let turns = 0;
  let reading = true;
  const count = () => {
    turns += 1;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  const { drafts } = await read(bytes);
  reading = false;
  expect(drafts).toHaveLength(10_000);
  expect(turns).toBeGreaterThan(10);
});

test('files are read one after the other, whoever sends them', async () => {
  const over: string[] = [];
  const large = read(utf8(`${LOYD_1881} dm 2;\n`.repeat(5_000))).then(() => over.push('large'));
  const broken = readPuzzleFile(utf8('')).then(() => over.push('broken'));
  const small = read(utf8(LOYD_1881)).then(() => over.push('small'));
  await Promise.all([large, broken, small]);
  expect(over).toEqual(['large', 'broken', 'small']);
});

test('any bytes get an answer, never an exception', async () => {
  const lines = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'white',
        'Black',
        '',
        '#',
        ...BOARD.split('\n'),
        'mate: 2',
        'id: "',
        'castling: K',
        `${LOYD_1881} `,
      ),
      fc.string({ unit: fc.constantFrom(...'KQkq12345678/ wb-:;"\\#dm0') }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array(),
        lines.map((each) => utf8(each.join('\n'))),
      ),
      async (bytes) => {
        const result = await readPuzzleFile(bytes);
        if (!result.ok) return;
        for (const { text, why } of result.value.refused) {
          expect(text.length).toBeLessThanOrEqual(80);
          expect(why).toMatch(/^[A-Z].*\.$/);
        }
      },
    ),
    { numRuns: 500 },
  );
});
