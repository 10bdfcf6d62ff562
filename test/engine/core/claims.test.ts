import type { Chess } from 'chessops/chess';
import { describe, expect, it } from 'vitest';
import { Core, makeCoreMemory } from '../../../src/engine/core.js';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { uciOfCore } from '../../../src/engine/mate/read-graph.js';
import { chess, moveOf, naiveMoves, played } from '../mate/naive.js';
import { AMPLE } from '../mate/solving.js';
import { keyAt } from './key-at.js';

/** Shorter mates are searched without claims. */
const LENGTH = 5;
const BUCKETS = 2 ** 14;

/** As laid out in `core/claims.ts`. */
const CLAIMS = 0x3000;
const SLOTS = 512n;

const reader = new Core(makeCoreMemory());

function keyOf(position: Chess): bigint {
  reader.setPosition(position);
  return keyAt(reader, 0);
}

/** What a helper leaves behind that has died: everything the attacker can play there is claimed, and nobody works on it. */
function claimAll({ memory }: Core, position: Chess, left: number): void {
  const claims = new DataView(memory.buffer, CLAIMS);
  for (const move of naiveMoves(position)) {
    const key = keyOf(played(position, move));
    claims.setBigUint64(Number((key >> 32n) & (SLOTS - 1n)) * 8, key ^ BigInt(left), true);
  }
}

describe('a claim is only advice: what is claimed and never answered is searched all the same', () => {
  it.each([{ fen: '7k/8/8/3pK3/8/8/R7/8 w - - 0 1' }, { fen: '8/3R4/8/2K5/8/8/7N/k7 w - - 0 1' }])(
    '$fen',
    ({ fen }) => {
      const alone = proveKeys({ fen, mateIn: LENGTH, budget: AMPLE });
      if (alone.kind !== 'mate') throw new Error(`${fen}: ${alone.kind}`);
      expect(alone.mateIn).toBe(LENGTH);
      for (const key of alone.keys) {
        const tried = played(chess(fen), moveOf(key));
        for (const reply of naiveMoves(tried)) {
          const core = new Core(makeCoreMemory());
          core.host = { poll: (nodes) => nodes + 5_000, outOfMemory() {} };
          core.setPosition(chess(fen));
          core.exports.startTask(BUCKETS);
          for (let length = 1; length < LENGTH; length++) {
            core.exports.startLength(length);
            expect(core.exports.searchLength()).toBe(0);
          }
          core.exports.startLength(LENGTH);
          claimAll(core, played(tried, reply), LENGTH - 2);
          expect(core.movesOnDesk(core.exports.searchLength()).map(uciOfCore)).toEqual(alone.keys);
        }
      }
    },
  );
});
