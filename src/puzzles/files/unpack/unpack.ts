import { fail, ok } from '../../../shared/result.js';
import { gunzip } from './gzip.js';
import { ByteSource, type Piece } from './pieces.js';
import { isFrame, isSkipped, unpackZstd } from './zstd/zstd.js';

/** The bytes of a file, unpacked when its first bytes say that it is packed, and no more of them than the limit. */
export async function* unpack(pieces: AsyncIterable<Piece>, limit: number): AsyncGenerator<Piece> {
  const source = new ByteSource(pieces);
  try {
    let size = 0;
    for await (const piece of await unpacked(source)) {
      if (piece.ok && piece.value.length > limit - size) {
        yield ok(piece.value.subarray(0, limit - size));
        yield fail({ code: 'too large unpacked', limit });
        return;
      }
      if (piece.ok) size += piece.value.length;
      yield piece;
    }
  } finally {
    await source.close();
  }
}

async function unpacked(source: ByteSource): Promise<AsyncIterable<Piece>> {
  // Copied, because what is taken may change when more is read.
  const first = Uint8Array.from(await source.take(4));
  source.putBack(first);
  if (first[0] === 0x1f && first[1] === 0x8b) return gunzip(source);
  return isFrame(first) || isSkipped(first) ? unpackZstd(source) : source.rest();
}
