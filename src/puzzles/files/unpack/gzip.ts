import { createGunzip } from 'node:zlib';
import { fail, ok } from '../../../shared/result.js';
import type { ByteSource, Piece } from './pieces.js';

/**
 * What is written at once can become a thousand times as much, and all of it waits here to be read. Where an archive breaks,
 * what was written together is lost together.
 */
const PACKED_BYTES = 1024;

/** Most archives break at their end: the sum is wrong, or something else follows. */
const PACKED_BYTES_AT_END = 16;

/** Several archives in a row are one file, as the programs for it have it. */
export async function* gunzip(source: ByteSource): AsyncGenerator<Piece> {
  const archive = createGunzip();
  // Read by events: a stream that breaks forgets what it has not handed over yet.
  const unpacked: Uint8Array[] = [];
  archive.on('data', (bytes: Uint8Array) => unpacked.push(bytes));
  let isBroken = false;
  archive.on('error', () => {
    isBroken = true;
  });
  // A write that breaks the archive is never told to be done. Only the last one waits for the close: all of them together,
  // in a large archive, would be held until its end.
  let release = () => {};
  const closed = new Promise<void>((resolve) => archive.once('close', resolve));
  archive.once('close', () => release());
  /** Done when all that the bytes become has been handed over, or when the archive breaks. */
  const write = (bytes: Uint8Array): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      archive.write(bytes, () => resolve());
    });
  try {
    for (let isEnd = false; !isEnd && !isBroken; ) {
      const packed = await source.take(PACKED_BYTES);
      isEnd = packed.length < PACKED_BYTES;
      const step = isEnd ? PACKED_BYTES_AT_END : PACKED_BYTES;
      for (let at = 0; at < packed.length && !isBroken; at += step) {
        await write(packed.subarray(at, at + step));
      }
      if (isEnd && !source.fault) {
        archive.end();
        await closed;
      }
      for (const bytes of unpacked.splice(0)) yield ok(bytes);
    }
    if (source.fault) yield fail(source.fault);
    else if (isBroken) yield fail({ code: 'damaged archive' });
  } finally {
    archive.destroy();
  }
}
