import type { Pool } from '../../engine/pool/pool.js';
import { builtModule, type Task } from '../../engine/pool/task.js';
import { type Description, describeProof, type StoredProof } from './describe-proof.js';

/** Up to this size describing takes a few milliseconds, and a thread is not worth it. */
const LARGE_BYTES = 16 * 1024;

const DESCRIBE: Task<StoredProof, Description> = {
  module: builtModule('src/puzzles/proving/describe-proof.ts'),
  name: 'describeProof',
};

export type Describe = (proof: StoredProof) => Promise<Description>;

/** Describes proofs without holding up the event loop: large ones on a thread. */
export const makeDescribe =
  (pool: Pool): Describe =>
  async ({ fen, solution }) => {
    if (solution.length <= LARGE_BYTES) return describeProof({ fen, solution });
    const end = await pool.run(DESCRIBE, { fen, solution });
    return end.kind === 'done' ? end.value : { kind: 'failed', reason: end.kind };
  };
