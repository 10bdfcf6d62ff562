import { Piscina } from 'piscina';
import { builtFile } from '../../shared/project.js';
import { type Description, describeProof, type StoredProof } from './describe-proof.js';

/** Up to this size describing takes a few milliseconds, and a thread is not worth it. */
const LARGE_BYTES = 16 * 1024;

const HEAP_MEGABYTES = 256;

/** Describes proofs without holding up the event loop: large ones on a thread, which starts with the first of them. */
export class Describer {
  #thread: Piscina<StoredProof, Description> | undefined;

  async describe({ fen, solution }: StoredProof): Promise<Description> {
    if (solution.length <= LARGE_BYTES) return describeProof({ fen, solution });
    this.#thread ??= new Piscina<StoredProof, Description>({
      filename: builtFile('src/puzzles/proving/describe-proof.ts'),
      name: 'describeProof',
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      recordTiming: false,
    });
    try {
      return await this.#thread.run({ fen, solution });
    } catch (error) {
      // The thread itself is gone: what ends it is its heap limit.
      await this.close();
      return { kind: 'failed', reason: String(error) };
    }
  }

  /** Not while something is being described. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.destroy();
  }
}
