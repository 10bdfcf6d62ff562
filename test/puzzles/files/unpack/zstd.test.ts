import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { History } from '../../../../src/puzzles/files/unpack/zstd/history.js';
import { projectRoot } from '../../../../src/shared/project.js';
import { sampleText } from '../packed/sample.js';
import { block, frame } from '../zstd-frames.js';
import { unpacked } from './unpacked.js';

const archive = (name: string) => readFile(join(projectRoot, 'test/puzzles/files/packed', `${name}.zst`));

describe('archives that the program itself has packed', () => {
  test.each(['sample-1', 'sample-3-no-check', 'sample-22-long'])('%s', async (name) => {
    const { bytes, fault } = await unpacked(await archive(name));
    expect(fault).toBeUndefined();
    expect(bytes.toString()).toBe(sampleText());
  });
});

describe('a packed archive that is spoiled', () => {
  let whole = Buffer.alloc(0);
  beforeAll(async () => {
    whole = await archive('sample-3-no-check');
  });

  test('cut anywhere, it gives the beginning of the text and says that it is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 29_000 }), async (length) => {
        const { bytes, fault } = await unpacked(whole.subarray(0, length));
        expect(sampleText().startsWith(bytes.toString())).toBe(true);
        expect(fault).toBe('damaged archive');
      }),
      { numRuns: 30 },
    );
  });

  test('changed anywhere, it gives bytes or a fault, never an exception', async () => {
    const anyChange = fc.tuple(fc.oneof(fc.nat({ max: 29_000 }), fc.nat({ max: 200 })), fc.nat({ max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 5 }), async (changes) => {
        const spoiled = Buffer.from(whole);
        for (const [at, byte] of changes) spoiled[at] = byte;
        const { fault } = await unpacked(spoiled);
        expect([undefined, 'damaged archive', 'packed too tightly']).toContain(fault);
      }),
      { numRuns: 60 },
    );
  });
});

test('blocks of any bytes and of one repeated, in any number of frames, unpack to the same', async () => {
  const anyBlock = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => ({ written: block('raw', [...bytes]), means: [...bytes] })),
    fc.tuple(fc.nat({ max: 255 }), fc.nat({ max: 2_000 })).map(([byte, count]) => ({
      written: block('repeated', [byte], count),
      means: Array<number>(count).fill(byte),
    })),
  );
  const anyFrame = fc.array(anyBlock, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyFrame, { minLength: 1, maxLength: 3 }), async (frames) => {
      const written = frames.flatMap((blocks) => frame(blocks.map((each) => each.written)));
      const means = frames.flatMap((blocks) => blocks.flatMap((each) => each.means));
      expect(await unpacked(Uint8Array.from(written))).toEqual({ bytes: Buffer.from(means), fault: undefined });
    }),
    { numRuns: 100 },
  );
});

test('any packed block of a few bytes gets an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (content) => {
      await unpacked(Uint8Array.from(frame([block('raw', [65, 66, 67]), block('packed', [...content])])));
    }),
    { numRuns: 500 },
  );
});

test('copies reach as far back as the window, however long the frame', () => {
  const WINDOW = 1000;
  const anyStep = fc.oneof(
    fc.record({ fresh: fc.uint8Array({ minLength: 1, maxLength: 300 }) }),
    fc.record({ distance: fc.integer({ min: 1, max: WINDOW }), count: fc.integer({ min: 1, max: 3000 }) }),
  );
  fc.assert(
    fc.property(
      fc.array(anyStep, { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 100, max: 300 }),
      (steps, rounds) => {
        const history = new History();
        history.beginFrame(WINDOW);
        let last: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          history.beginBlock();
          const expected: number[] = [];
          for (const step of steps.slice(0, 20)) {
            if ('fresh' in step) {
              history.append(step.fresh);
              expected.push(...step.fresh);
            } else if (step.distance <= last.length + expected.length) {
              history.copy(step.distance, step.count);
              const from = [...last, ...expected];
              for (let index = 0; index < step.count; index += 1) from.push(from[from.length - step.distance] ?? 0);
              expected.push(...from.slice(-step.count));
            }
          }
          expect(Buffer.from(history.block()).equals(Buffer.from(expected))).toBe(true);
          last = [...last, ...expected].slice(-WINDOW);
        }
      },
    ),
    { numRuns: 3 },
  );
});

test('farther back than is kept, an archive is packed too tightly', () => {
  const history = new History();
  history.beginFrame(128 * 1024 * 1024);
  history.beginBlock();
  history.append(new Uint8Array(1000));
  expect(() => history.copy(1001, 5)).toThrow('damaged archive');
  expect(() => history.copy(9_000_000, 5)).toThrow('packed too tightly');
});
