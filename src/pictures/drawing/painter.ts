import { LRUCache } from 'lru-cache';
import type { Painter } from '../picture.js';
import { type Job, keyOf, makeDrawingThread } from './drawing-thread.js';

/**
 * Some hundreds of boards, at 30 to 90 KB each: the daily one is asked for again and again, and the steps of its
 * solution.
 */
const CACHE_BYTES = 32 * 1024 * 1024;

/** One thread is enough: a board takes it about ten milliseconds, and the other cores are wanted for proofs. */
export function makePainter(): Painter {
  const thread = makeDrawingThread();
  const finished = new LRUCache<string, Uint8Array>({ maxSize: CACHE_BYTES, sizeCalculation: (png) => png.byteLength });
  const underWay = new Map<string, Promise<Uint8Array>>();
  let closing: Promise<void> | undefined;
  /** How often all pictures were let go of. */
  let letGo = 0;

  /** What was let go of while it was drawn is not kept. */
  async function draw(key: string, job: Job): Promise<Uint8Array> {
    const since = letGo;
    try {
      const png = await thread.draw(job);
      if (since === letGo) finished.set(key, png);
      return png;
    } finally {
      if (since === letGo) underWay.delete(key);
    }
  }

  async function paint(job: Job): Promise<Uint8Array> {
    if (closing) throw new Error('the painter is closed');
    const key = keyOf(job);
    const known = finished.get(key) ?? underWay.get(key);
    if (known) return known;
    const drawing = draw(key, job);
    underWay.set(key, drawing);
    return drawing;
  }

  return {
    paint: (picture, look) => paint({ picture, look }),

    forgetPictures() {
      letGo += 1;
      finished.clear();
      underWay.clear();
    },

    close() {
      closing ??= thread.close();
      return closing;
    },
  };
}
