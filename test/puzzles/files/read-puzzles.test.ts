import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { EXPORT_FORMATS, writerFor } from '../../../src/puzzles/files/formats/write.js';
import { OPERATOR_LIMITS, readPuzzles } from '../../../src/puzzles/files/read-puzzles.js';
import { formatTextBoard } from './formats/format-text-board.js';
import { bytesOf, entriesOf, inWords, utf8, utf16 } from './reading.js';
import { block, frame } from './zstd-frames.js';

/** 1.Re8#. */
const FEN = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';
const position = positionOfFen(FEN);
const puzzle = {
  position,
  mateIn: 1,
  name: 'naïve “👑”',
  comment: 'a, "b"; {c}',
  metadata: { rating: 600, themes: ['x'] },
};
const BAD_ROW = '"never closed,8/8/8,\n"';

/** A file of each format, with good and bad in it. */
const FILES: readonly (readonly [string, string | Uint8Array])[] = [
  ...EXPORT_FORMATS.map((format) => {
    const writer = writerFor(format);
    const one = writer.write(puzzle);
    return [format, `${writer.head}${one}${one.replace('/5ppp', '/5pp')}${BAD_ROW}\n${one}`] as const;
  }),
  ['text boards', `${formatTextBoard(position)}\n\n${formatTextBoard(position)}\r\nmate: 0\r\n\r\n${FEN}`],
  [
    'a table of Lichess',
    `00abc,5k2/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,f8g8 e1e8,600,80,90,10,mateIn1\nx,y,z,1,2,3,4,fork\n`,
  ],
  ['FEN lines', `${FEN}\n${FEN.replace('5ppp', '5pp')}\n\n# none\n${FEN}`],
  ['UTF-16', utf16(`${FEN} id "naïve 👑";\r\n${FEN} \ud83d\r\n${FEN}`, 'big')],
  ['damage', Buffer.concat([utf8(`${FEN}\n`), Buffer.from([0xc3, 0x0a, 0x00, 0x0d, 0x0a]), utf8(FEN)])],
  ['a long line', `${FEN}\n${'ö'.repeat(40_000)}\n${FEN}`],
  ['gzip', gzipSync(`${FEN}\n${FEN} dm 0;\n`)],
  ['gzip cut short', gzipSync(`${FEN}\n${FEN} dm 0;\n`).subarray(0, -4)],
  [
    'zstd',
    Uint8Array.from([...frame([block('raw', [...utf8(`${FEN}\n`)])]), ...frame([block('repeated', [120], 9000)])]),
  ],
  ['binary', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)],
];

/** Bytes in pieces whose lengths go round, all in one buffer that is used again, as those do who read from a disk. */
function* cut(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array> {
  const buffer = Buffer.alloc(Math.max(...lengths));
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const part = bytes.subarray(at, at + (lengths[turn % lengths.length] ?? 1));
    buffer.fill(0xff);
    buffer.set(part);
    yield buffer.subarray(0, part.length);
    at += part.length;
  }
}

describe('however the bytes come in pieces, they say the same', () => {
  test.each(FILES)('%s', async (_, content) => {
    const bytes = bytesOf(content);
    const whole = await entriesOf(bytes);
    expect(await entriesOf(cut(bytes, [1]))).toEqual(whole);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }), async (lengths) => {
        expect(await entriesOf(cut(bytes, lengths))).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });
});

/** A file in which some bytes were changed, left out or put in. */
const spoiled = (content: string | Uint8Array) =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('set', 'cut', 'add'), fc.uint8Array({ maxLength: 4 })), { maxLength: 6 })
    .map((changes) => {
      let bytes = Buffer.from(bytesOf(content));
      for (const [where, how, given] of changes) {
        const at = where % (bytes.length + 1);
        const after = how === 'add' ? at : at + (how === 'cut' ? (where % 50) + 1 : given.length);
        const put = how === 'cut' ? [] : [given];
        bytes = Buffer.concat([bytes.subarray(0, at), ...put, bytes.subarray(after)]);
      }
      return bytes;
    });

/** Lines that begin or go on with one of the formats, in any order. */
const anyLines = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...FILES.flatMap(([, content]) => (typeof content === 'string' ? content.split(/\r?\n/) : []))),
      fc.constantFrom(
        '',
        '{',
        '{"',
        '[',
        '[FEN "',
        '(',
        ')',
        '"',
        ',,,',
        'id,fen',
        'white',
        '1. e4',
        '{}',
        '%',
        '#',
        '[]',
      ),
    ),
  )
  .map((lines) => utf8(lines.join('\n')));

describe('an answer, never an exception; a fault comes last, and every reason is a sentence', () => {
  test.each<readonly [string, fc.Arbitrary<Uint8Array>]>([
    ['any bytes', fc.uint8Array()],
    ['any lines', anyLines],
    ...FILES.map(([name, content]) => [`${name}, spoiled`, spoiled(content)] as const),
  ])('%s', async (_, anyContent) => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (bytes) => {
        const entries = await entriesOf(bytes);
        expect(entries.length).toBeGreaterThan(0);
        for (const [index, entry] of entries.entries()) {
          if (entry.kind === 'fault') expect(index).toBe(entries.length - 1);
          if (entry.kind === 'fault' || entry.kind === 'refused') expect(inWords(entry)).toMatch(/^\w+: [A-Z].*\.$/);
          if (entry.kind === 'refused') expect(entry.refused.text.length).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a large file', () => {
  const row = (index: number) => `${index},${FEN},1\n`;
  function* rows(count: number): Generator<Uint8Array> {
    yield utf8('id,fen,mate_in\n');
    for (let index = 0; index < count; index += 100) {
      yield utf8(Array.from({ length: 100 }, (_, offset) => row(index + offset)).join(''));
    }
  }

  test('comes in batches of up to 100, as it is read', async () => {
    let taken = 0;
    const source = (function* () {
      for (const chunk of rows(5_000)) {
        taken += chunk.length;
        yield chunk;
      }
    })();
    let first: number | undefined;
    let count = 0;
    for await (const batch of readPuzzles(source, OPERATOR_LIMITS)) {
      first ??= taken;
      expect(batch.length).toBeLessThanOrEqual(100);
      count += batch.length;
    }
    expect(count).toBe(5_000);
    expect(first).toBeLessThan(taken / 10);
  });

  test('whoever has enough can stop, and its source is closed', async () => {
    let isClosed = false;
    const source = (function* () {
      try {
        yield* rows(5_000);
      } finally {
        isClosed = true;
      }
    })();
    for await (const _ of readPuzzles(source, OPERATOR_LIMITS)) break;
    expect(isClosed).toBe(true);
  });
});

describe('whatever is in it, others get their turn after each line, and after 64 KiB where there are none', () => {
  const PIECE = 64 * 1024;
  const [LINES, PIECES] = [3_000, 50];
  const unending = new Uint8Array(PIECES * PIECE).fill(120);
  const nested = `{"fen":"${FEN}","id":${'['.repeat(3_000)}${']'.repeat(3_000)}}\n`;
  test.each<readonly [name: string, content: string | Uint8Array, steps: number]>([
    ['rows', `id,fen\n${`x,${FEN}\n`.repeat(LINES)}`, LINES],
    ['puzzles of Lichess that are no mates', `PuzzleId,FEN,Moves,Themes\n${'x,y,z,fork\n'.repeat(LINES)}`, LINES],
    ['nonsense', 'x\n'.repeat(LINES), LINES],
    ['no text', Buffer.from(`x\n${'\xff\n'.repeat(LINES)}`, 'latin1'), LINES],
    ['half letters', utf16(`x\n${'\ud83d\n'.repeat(LINES)}`, 'little'), LINES],
    ['positions that are none', '8/8/8/8/8/8/8/8 w - -\n'.repeat(LINES), LINES],
    ['a board that never ends', `white\n${'00:\n'.repeat(LINES)}`, LINES],
    ['side lines of PGN that never end', `[FEN "${FEN}"]\n\n${'(\n'.repeat(LINES)}`, LINES],
    ['a comment of PGN that never ends', `[FEN "${FEN}"]\n\n{${'x;{\n'.repeat(LINES)}`, LINES],
    ['tags', '[A "1"]\n'.repeat(LINES), LINES],
    ['JSON that is nested deep', nested.repeat(300), 300],
    ['quotes that never end', `id,fen\n${'"x,y\n,"z\n'.repeat(LINES / 2)}`, LINES],
    ['one line without end', unending, PIECES],
    ['empty lines', new Uint8Array(PIECES * PIECE).fill(10), PIECES],
    ['a line without end in a gzip', gzipSync(unending), PIECES],
    [
      'a line without end in a zstd',
      Uint8Array.from(frame(Array(PIECES).fill(block('repeated', [120], PIECE)))),
      PIECES,
    ],
    [
      'frames of nothing',
      Uint8Array.from(
        Array(LINES)
          .fill(frame([block('raw', [])]))
          .flat(),
      ),
      LINES,
    ],
  ])('%s', async (_, content, steps) => {
    // By this clock every step takes too long, so that there is a turn wherever one is possible.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1_000));
    onTestFinished(() => clock.mockRestore());
    let [turns, taken, takenBefore, mostTaken] = [0, 0, 0, 0];
    let isReading = true;
    const count = () => {
      turns += 1;
      mostTaken = Math.max(mostTaken, taken - takenBefore);
      takenBefore = taken;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    const source = (function* () {
      for (const piece of cut(bytesOf(content), [PIECE])) {
        taken += piece.length;
        yield Uint8Array.from(piece);
      }
    })();
    await entriesOf(source, OPERATOR_LIMITS);
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(steps);
    expect(mostTaken).toBeLessThanOrEqual(2 * PIECE);
  });
});
