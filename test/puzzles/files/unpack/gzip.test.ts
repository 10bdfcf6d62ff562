import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '../../../../src/puzzles/files/unpack/pieces.js';
import { unpack } from '../../../../src/puzzles/files/unpack/unpack.js';
import { unpacked } from './unpacked.js';

test('nothing is kept of what was unpacked, so that an archive may have any length', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const member = gzipSync(Buffer.alloc(1024 ** 2, 'x'), { level: 0 });
  const heaps: number[] = [];
  const members = (function* () {
    for (let count = 0; count < 10; count += 1) {
      heaps.push(heap());
      yield member;
    }
    heaps.push(heap());
  })();
  let bytes = 0;
  for await (const piece of unpack(piecesOf(members), 1024 ** 3)) if (piece.ok) bytes += piece.value.length;
  expect(bytes).toBe(10 * 1024 ** 2);
  // What comes first is not counted: it includes what any reading needs. A hundred bytes for each KB would be a megabyte.
  const [, early = 0] = heaps;
  expect((heaps.at(-1) ?? 0) - early).toBeLessThan(1024 ** 2);
});

const anyParts = fc.array(fc.uint8Array({ maxLength: 5_000 }), { minLength: 1, maxLength: 3 });

test('what is packed, in one archive or several, unpacks to the same', async () => {
  await fc.assert(
    fc.asyncProperty(anyParts, fc.integer({ min: 0, max: 9 }), async (parts, level) => {
      const archives = Buffer.concat(parts.map((part) => gzipSync(part, { level })));
      expect(await unpacked(archives)).toEqual({ bytes: Buffer.concat(parts), fault: undefined });
    }),
    { numRuns: 50 },
  );
});

test('a spoiled archive gives bytes or a fault, never an exception; what is cut off, the beginning', async () => {
  const anyChange = fc.tuple(fc.nat({ max: 5_000 }), fc.nat({ max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 5_000 }),
      fc.array(anyChange, { maxLength: 4 }),
      fc.nat({ max: 100 }),
      async (content, changes, missing) => {
        const archive = gzipSync(content);
        // The first bytes are left alone: without them it would not be taken for an archive at all.
        const length = Math.max(3, archive.length - missing);
        for (const [at, byte] of changes) archive[2 + (at % (archive.length - 2))] = byte;
        const { bytes, fault } = await unpacked(archive.subarray(0, length));
        expect([undefined, 'damaged archive']).toContain(fault);
        if (changes.length === 0) expect(Buffer.from(content).subarray(0, bytes.length).equals(bytes)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
