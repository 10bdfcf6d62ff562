import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A board measures 33 to 90 KB, so at least 350 of them; browsers keep those they have seen themselves. */
const SHELF_BYTES = 32 * 1024 * 1024;

/** Painted boards and cards under a name made from their own bytes, so that a browser may keep them for ever. */
export class PictureShelf {
  readonly #pictures = new LRUCache<string, Uint8Array>({
    maxSize: SHELF_BYTES,
    sizeCalculation: (png) => png.byteLength,
  });

  /** Gives the picture's path on this server. */
  put(png: Uint8Array): string {
    const name = `${createHash('sha256').update(png).digest('hex').slice(0, 32)}.png`;
    this.#pictures.set(name, png);
    return `/boards/${name}`;
  }

  /** Somebody whom a picture may show is to be forgotten. */
  clear(): void {
    this.#pictures.clear();
  }

  get(name: string): Uint8Array | undefined {
    return this.#pictures.get(name);
  }
}
