// A worker thread that leaves takes node-canvas's shared state with it, and the process crashes, unless the main thread
// holds on to the library too.
import 'canvas';
import { once } from 'node:events';
import { Piscina } from 'piscina';
import type { Look } from '../../shared/look.js';
import { builtFile } from '../../shared/project.js';
import type { Picture } from '../picture.js';
import { registerFonts } from './fonts.js';

registerFonts();

/** What the drawing thread is asked for. */
export interface Job {
  readonly picture: Picture;
  readonly look: Look;
}

interface DrawingThread {
  draw(job: Job): Promise<Uint8Array>;
  /** Only when nothing is being drawn: a render that is killed aborts the process. */
  close(): Promise<void>;
}

/**
 * One thread that draws one picture after the other; it starts with the first one.
 *
 * A pool of several threads would leave its waiting tasks alone when a thread dies while it starts, and could not be
 * replaced while a neighbour is drawing. With one thread to a pool, a death concerns exactly the picture in hand.
 */
export function makeDrawingThread(): DrawingThread {
  let pool: Piscina<Job, Uint8Array> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  async function drawNext(job: Job): Promise<Uint8Array> {
    pool ??= startPool();
    const watch = new AbortController();
    const death = once(pool, 'workerDestroy', { signal: watch.signal }).then(() => {
      throw new Error('the thread that draws died');
    });
    try {
      return await Promise.race([pool.run(job), death]);
    } finally {
      watch.abort();
    }
  }

  return {
    draw(job) {
      const drawn = previous.then(() => drawNext(job));
      previous = drawn.catch(() => {});
      return drawn;
    },

    async close() {
      await previous;
      await pool?.destroy();
    },
  };
}

function startPool(): Piscina<Job, Uint8Array> {
  const pool = new Piscina<Job, Uint8Array>({
    filename: builtFile('src/pictures/drawing/worker.ts'),
    name: 'render',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // A thread that dies idle is replaced by the pool and nobody waits for it; without a listener the event would throw.
  pool.on('error', () => {});
  return pool;
}

/** Equal for equal PNGs: the words beside a picture do not count, nor the order in which members are listed. */
export const keyOf = ({ picture: { alt: _, ...content }, look }: Job): string =>
  JSON.stringify({ content, look }, (_, value: unknown) => sorted(value));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
