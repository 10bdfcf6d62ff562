import { describe, expect, it } from 'vitest';
import { BUCKET_BYTES, Core, makeCoreMemory } from '../../../src/engine/core.js';
import { COMPOSED_09 } from '../../support/positions.js';
import { chess } from '../mate/naive.js';

/** As laid out in `core/memory.ts`. */
const ARENA = 0x770000;
const TABLE = 0x1000000;

/** Needs more entries than the tables below have. */
const LARGE = 'r6b/2R5/1k2p1p1/1B3p1p/P2PN3/4P2P/6P1/2R4K w - - 0 1';

class OutOfMemory extends Error {}

/** A core with a memory that nobody has written to. */
function freshCore(): Core {
  const core = new Core(makeCoreMemory());
  core.host = {
    poll: (nodes) => nodes + 5_000,
    outOfMemory() {
      throw new OutOfMemory();
    },
  };
  return core;
}

function findKeys(core: Core, mateIn: number): number {
  let keys = 0;
  for (let length = 1; length <= mateIn && keys === 0; length++) {
    core.exports.startLength(length);
    keys = core.exports.searchLength();
  }
  return keys;
}

const isUntouched = ({ memory }: Core, from: number, to: number): boolean =>
  new BigUint64Array(memory.buffer, from, (to - from) / 8).every((word) => word === 0n);

describe('the core keeps within the memory it was given', () => {
  it.each([256, 512, 1_024])('a table of %i buckets is filled and never grows beyond', (buckets) => {
    const core = freshCore();
    core.setPosition(chess(LARGE));
    core.exports.startTask(buckets);
    expect(findKeys(core, 4)).toBe(0);
    const end = TABLE + buckets * BUCKET_BYTES;
    expect(isUntouched(core, end - (buckets * BUCKET_BYTES) / 2, end), 'it was too large to be filled').toBe(false);
    expect(isUntouched(core, end, end + 4 * buckets * BUCKET_BYTES)).toBe(true);
  });

  it('a tree is written whole or not at all, and never beyond its bytes', () => {
    const written: boolean[] = [];
    for (let bytes = 16_384; bytes <= 65_536; bytes += 4_096) {
      const core = freshCore();
      core.setPosition(chess(COMPOSED_09));
      core.exports.startTask(2 ** 14);
      findKeys(core, 3);
      try {
        core.exports.buildGraph(3, bytes);
        written.push(true);
      } catch (error) {
        expect(error).toBeInstanceOf(OutOfMemory);
        written.push(false);
      }
      expect(isUntouched(core, ARENA + bytes, ARENA + bytes + 0x20000), `${bytes} bytes`).toBe(true);
    }
    expect(written).toEqual(written.toSorted());
    expect(new Set(written)).toEqual(new Set([false, true]));
  });
});
