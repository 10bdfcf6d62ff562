// A worker thread that leaves takes node-canvas's shared state with it, and the process crashes, unless the main thread
// holds on to the library too.
import 'canvas';
import { once } from 'node:events';
import { Piscina } from 'piscina';
import { builtFile } from '../project.js';
import type { BoardSpec } from './spec.js';

interface DrawingThread {
  draw(spec: BoardSpec): Promise<Uint8Array>;
  /** Only when nothing is being drawn: a render that is killed aborts the process. */
  close(): Promise<void>;
}

/**
 * One thread that draws one board after the other; it starts with the first one.
 *
 * A pool of several threads would leave its waiting tasks alone when a thread dies while it starts, and could not be
 * replaced while a neighbour is drawing. With one thread to a pool, a death concerns exactly the board in hand.
 */
export function makeDrawingThread(): DrawingThread {
  let pool: Piscina<BoardSpec, Uint8Array> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  async function drawNext(spec: BoardSpec): Promise<Uint8Array> {
    pool ??= startPool();
    const watch = new AbortController();
    const death = once(pool, 'workerDestroy', { signal: watch.signal }).then(() => {
      throw new Error('the thread that draws boards died');
    });
    try {
      return await Promise.race([pool.run(spec), death]);
    } finally {
      watch.abort();
    }
  }

  return {
    draw(spec) {
      const drawn = previous.then(() => drawNext(spec));
      previous = drawn.catch(() => {});
      return drawn;
    },

    async close() {
      await previous;
      await pool?.destroy();
    },
  };
}

function startPool(): Piscina<BoardSpec, Uint8Array> {
  const pool = new Piscina<BoardSpec, Uint8Array>({
    filename: builtFile('src/board/worker.ts'),
    name: 'render',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // A thread that dies idle is replaced by the pool and nobody waits for it; without a listener the event would throw.
  pool.on('error', () => {});
  return pool;
}
