import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionOfFen } from '../../src/chess/position.js';
import { EXPORT_FORMATS, writerFor } from '../../src/library/formats/write.js';
import { OPERATOR_LIMITS, readPuzzles, SENT_LIMITS } from '../../src/library/read-puzzles.js';
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
  told: { rating: 600, themes: ['x'] },
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
const anySpoiled = fc
  .tuple(
    fc.constantFrom(...FILES.map(([, content]) => bytesOf(content))),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('set', 'cut', 'add'), fc.uint8Array({ maxLength: 4 })), {
      maxLength: 6,
    }),
  )
  .map(([bytes, changes]) => {
    let spoiled = Buffer.from(bytes);
    for (const [where, how, given] of changes) {
      const at = where % (spoiled.length + 1);
      const after = how === 'add' ? at : at + (how === 'cut' ? (where % 50) + 1 : given.length);
      spoiled = Buffer.concat(
        [spoiled.subarray(0, at), how === 'cut' ? '' : given, spoiled.subarray(after)].map((part) =>
          Buffer.from(part as Uint8Array),
        ),
      );
    }
    return spoiled;
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

test('any bytes get an answer, never an exception; a fault comes last, and every reason is a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array(), anyLines, anySpoiled), async (bytes) => {
      const entries = await entriesOf(bytes);
      expect(entries.length).toBeGreaterThan(0);
      for (const [index, entry] of entries.entries()) {
        if (entry.kind === 'fault') expect(index).toBe(entries.length - 1);
        if (entry.kind === 'fault' || entry.kind === 'refused') expect(inWords(entry)).toMatch(/^\w+: [A-Z].*\.$/);
        if (entry.kind === 'refused') expect(entry.refused.text.length).toBeLessThanOrEqual(80);
      }
    }),
    { numRuns: 600 },
  );
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

  test.each([
    ['rows', () => [...rows(10_000)], 20],
    ['one line without end', () => [new Uint8Array(16_000_000).fill(120)], 3],
    ['empty lines', () => [new Uint8Array(16_000_000).fill(10)], 3],
    [
      'a packed line without end',
      () => [Uint8Array.from(frame(Array(120).fill(block('repeated', [120], 128 * 1024))))],
      3,
    ],
    [
      'frames of nothing',
      () => [
        Uint8Array.from(
          Array(20_000)
            .fill(frame([block('raw', [])]))
            .flat(),
        ),
      ],
      3,
    ],
    ['quotes that never end', () => [utf8(`id,fen\n${'"x,y\n,"z\n'.repeat(5_000)}`)], 3],
  ])('others get their turn in between: %s', async (_, chunks, least) => {
    const content = chunks();
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await entriesOf(content, SENT_LIMITS);
    isReading = false;
    expect(turns).toBeGreaterThan(least);
  });
});
