import { assertSound, BackwardBits } from './bits.js';
import { type HuffmanTable, readHuffmanTable, readLetters } from './huffman.js';

/** No block becomes larger. */
export const MAX_BLOCK_BYTES = 128 * 1024;

const RAW = 0;
const REPEATED = 1;
const PACKED = 2;

interface Literals {
  readonly bytes: Uint8Array;
  /** Where the section ends in the block. */
  readonly end: number;
  /** Kept for blocks that say "as before". */
  readonly table: HuffmanTable | undefined;
}

/** The bytes of a block that are not copied from before (RFC 8878, 3.1.1.3.1). */
export function readLiterals(block: Uint8Array, before: HuffmanTable | undefined): Literals {
  const [first = 0, second = 0, third = 0] = block;
  const type = first & 3;
  const format = (first >> 2) & 3;
  if (type !== RAW && type !== REPEATED) return readPackedLiterals(block, type, format, before);

  const [start, size] =
    format === 1
      ? [2, (first >> 4) | (second << 4)]
      : format === 3
        ? [3, (first >> 4) | (second << 4) | (third << 12)]
        : [1, first >> 3];
  const end = start + (type === RAW ? size : 1);
  assertSound(size <= MAX_BLOCK_BYTES && end <= block.length);
  const bytes = type === RAW ? block.subarray(start, end) : new Uint8Array(size).fill(block[start] ?? 0);
  return { bytes, end, table: before };
}

function readPackedLiterals(
  block: Uint8Array,
  type: number,
  format: number,
  before: HuffmanTable | undefined,
): Literals {
  const start = format < 2 ? 3 : format + 2;
  const width = format < 2 ? 10 : format === 2 ? 14 : 18;
  // Up to 40 bits: more than bit operations take.
  let header = 0;
  for (let at = start - 1; at >= 0; at -= 1) header = header * 256 + (block[at] ?? 0);
  const size = Math.floor(header / 16) % 2 ** width;
  const end = start + Math.floor(header / 2 ** (4 + width));
  assertSound(size <= MAX_BLOCK_BYTES && end <= block.length);

  const fresh = type === PACKED ? readHuffmanTable(block, start) : undefined;
  const table = fresh?.table ?? before;
  const from = fresh?.end ?? start;
  assertSound(table !== undefined && from <= end);
  const bytes = new Uint8Array(size);
  if (format === 0) readLetters(table, new BackwardBits(block, from, end), bytes);
  else readFourStreams(table, block, from, end, bytes);
  return { bytes, end, table };
}

/** The lengths of the first three come first, and each of them writes a quarter, rounded up. */
function readFourStreams(table: HuffmanTable, block: Uint8Array, from: number, end: number, room: Uint8Array): void {
  const quarter = (room.length + 3) >> 2;
  let at = from + 6;
  for (let stream = 0; stream < 4; stream += 1) {
    const length = (block[from + 2 * stream] ?? 0) | ((block[from + 2 * stream + 1] ?? 0) << 8);
    const next = stream === 3 ? end : at + length;
    assertSound(next <= end && quarter * 3 <= room.length);
    const part = stream === 3 ? room.subarray(3 * quarter) : room.subarray(stream * quarter, (stream + 1) * quarter);
    readLetters(table, new BackwardBits(block, at, next), part);
    at = next;
  }
}
