import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/library/unpack/pieces.js';
import { unpack } from '../../../src/library/unpack/unpack.js';

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
