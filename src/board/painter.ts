import { LRUCache } from 'lru-cache';
import { type DrawingThread, makeDrawingThread } from './drawing-thread.js';
import type { BoardSpec, Painter } from './spec.js';

/** About 350 boards: the daily one is asked for again and again, and the steps of its solution. */
const CACHE_BYTES = 32 * 1024 * 1024;

/**
 * `width` is how many boards are drawn at the same time. One takes a thread about ten
 * milliseconds, and the cores are wanted for proofs.
 */
export function makePainter({ width = 1 }: { readonly width?: number } = {}): Painter {
  const threads = Array.from({ length: width }, makeDrawingThread);
  const finished = new LRUCache<string, Uint8Array>({ maxSize: CACHE_BYTES, sizeCalculation: (png) => png.byteLength });
  const underWay = new Map<string, Promise<Uint8Array>>();
  let closing: Promise<void> | undefined;

  async function draw(key: string, spec: BoardSpec): Promise<Uint8Array> {
    try {
      const png = await leastBusy(threads).draw(spec);
      finished.set(key, png);
      return png;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async paint(spec) {
      if (closing) throw new Error('the painter is closed');
      const key = keyOf(spec);
      const known = finished.get(key) ?? underWay.get(key);
      if (known) return known;
      const drawing = draw(key, spec);
      underWay.set(key, drawing);
      return drawing;
    },

    close() {
      closing ??= Promise.all(threads.map((thread) => thread.close())).then(() => {});
      return closing;
    },
  };
}

const leastBusy = (threads: readonly DrawingThread[]): DrawingThread =>
  threads.reduce((best, thread) => (thread.load < best.load ? thread : best));

/** Written out, because equal specs may list their members in another order. */
const keyOf = ({ fen, orientation, theme, lastMove, arrow }: BoardSpec): string =>
  JSON.stringify([fen, orientation, theme, lastMove ?? '', arrow?.move ?? '', arrow?.meaning ?? '']);
