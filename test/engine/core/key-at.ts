import type { Core } from '../../../src/engine/core.js';

/** As laid out in `core/memory.ts` and `core/position.ts`: records from the beginning of a state, the desk in the same one. */
const DESK_AT = 0x72000;
const PLY_BYTES = 128;
const KEY = 64;

/** The key that a core has made of the position so many plies after the root. */
export function keyAt({ exports, memory }: Core, ply: number): bigint {
  const state = exports.desk() - DESK_AT;
  return new DataView(memory.buffer).getBigUint64(state + ply * PLY_BYTES + KEY, true);
}
