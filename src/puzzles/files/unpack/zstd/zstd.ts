import { fail, ok } from '../../../../shared/result.js';
import type { FileFault } from '../../file-fault.js';
import type { ByteSource, Piece } from '../pieces.js';
import { FrameFault } from './bits.js';
import {
  BLOCK_HEADER_BYTES,
  type BlockHeader,
  type FrameHeader,
  headerBytes,
  readBlockHeader,
  readFrameHeader,
} from './header.js';
import { History } from './history.js';
import type { HuffmanTable } from './huffman.js';
import { readLiterals } from './literals.js';
import { runSequences, type SequenceTables } from './sequences.js';

const DAMAGED: FileFault = { code: 'damaged archive' };

/** Given where there is nothing to give, so that others get their turn in a file full of nothing. */
const NOTHING = ok(new Uint8Array(0));

/**
 * Unpacks Zstandard (RFC 8878), one block of up to 128 KiB at a time. It is written here because Node.js 20 has none, and
 * the packages for it trust what a block says of its size: a few bytes could keep everybody waiting for minutes.
 * Checksums are passed over: what a flaw does to the text is seen when it is read.
 */
export async function* unpackZstd(source: ByteSource): AsyncGenerator<Piece> {
  const history = new History();
  for (;;) {
    const magic = Uint8Array.from(await source.take(4));
    if (magic.length === 0 && !source.fault) return;
    const frame = isSkipped(magic) ? skipFrame(source) : unpackFrame(source, magic, history);
    for await (const piece of frame) {
      yield piece;
      if (!piece.ok) return;
    }
  }
}

export const isFrame = ([a, b, c, d]: Uint8Array): boolean => a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd;
export const isSkipped = ([a = 0, b, c, d]: Uint8Array): boolean =>
  a >> 4 === 5 && b === 0x2a && c === 0x4d && d === 0x18;

const brokenOff = (source: ByteSource): Piece => fail(source.fault ?? DAMAGED);

/** Programs put notes of their own between frames. */
async function* skipFrame(source: ByteSource): AsyncGenerator<Piece> {
  const size = Buffer.from(await source.take(4));
  let left = size.length < 4 ? 1 : size.readUInt32LE();
  if (size.length === 4) for await (left of source.skip(left)) yield NOTHING;
  yield left > 0 ? brokenOff(source) : NOTHING;
}

async function* unpackFrame(source: ByteSource, magic: Uint8Array, history: History): AsyncGenerator<Piece> {
  const [descriptor] = isFrame(magic) ? await source.take(1) : [];
  if (descriptor === undefined) return yield brokenOff(source);
  const rest = await source.take(headerBytes(descriptor));
  const header = rest.length < headerBytes(descriptor) ? undefined : readFrameHeader(descriptor, rest);
  if (!header) return yield brokenOff(source);
  history.beginFrame(header.windowBytes);
  yield* unpackBlocks(source, header, new Frame(history));
}

async function* unpackBlocks(source: ByteSource, header: FrameHeader, frame: Frame): AsyncGenerator<Piece> {
  for (;;) {
    const block = readBlockHeader(await source.take(BLOCK_HEADER_BYTES));
    if (!block) return yield brokenOff(source);
    const bytes = await source.take(block.packedBytes);
    if (bytes.length < block.packedBytes) return yield brokenOff(source);
    const piece = frame.unpack(block, bytes);
    yield piece;
    if (!piece.ok) return;
    if (!block.isLast) continue;
    const checksum = await source.take(header.checksumBytes);
    return yield checksum.length < header.checksumBytes ? brokenOff(source) : NOTHING;
  }
}

/** What blocks of one frame hand on to the next. */
class Frame {
  readonly #history: History;
  #letters: HuffmanTable | undefined;
  #numbers: SequenceTables | undefined;

  constructor(history: History) {
    this.#history = history;
  }

  unpack({ kind, size }: BlockHeader, bytes: Uint8Array): Piece {
    this.#history.beginBlock();
    try {
      if (kind === 'raw') this.#history.append(bytes);
      else if (kind === 'repeated') this.#history.repeat(bytes[0] ?? 0, size);
      else this.#unpackPacked(bytes);
    } catch (error) {
      if (error instanceof FrameFault) return fail(error.fault);
      throw error;
    }
    return ok(this.#history.block());
  }

  #unpackPacked(bytes: Uint8Array): void {
    const literals = readLiterals(bytes, this.#letters);
    this.#letters = literals.table;
    this.#numbers = runSequences(bytes, literals.end, literals.bytes, this.#history, this.#numbers);
  }
}
