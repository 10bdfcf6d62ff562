import { MAX_BLOCK_BYTES } from './literals.js';

export interface FrameHeader {
  /** How far back the frame may copy from. */
  readonly windowBytes: number;
  readonly checksumBytes: 0 | 4;
}

/** The bytes of a frame's header after its first one, the descriptor (RFC 8878, 3.1.1.1). */
export function headerBytes(descriptor: number): number {
  return windowBytes(descriptor) + dictionaryBytes(descriptor) + sizeBytes(descriptor);
}

const isOneSegment = (descriptor: number): boolean => (descriptor & 0x20) !== 0;
const windowBytes = (descriptor: number): number => (isOneSegment(descriptor) ? 0 : 1);
const dictionaryBytes = (descriptor: number): number => [0, 1, 2, 4][descriptor & 3] ?? 0;
const sizeBytes = (descriptor: number): number => [isOneSegment(descriptor) ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;

/** Undefined when it asks for what nobody writes: a dictionary, or the reserved bit. */
export function readFrameHeader(descriptor: number, rest: Uint8Array): FrameHeader | undefined {
  const dictionary = rest.subarray(windowBytes(descriptor), windowBytes(descriptor) + dictionaryBytes(descriptor));
  if ((descriptor & 8) !== 0 || dictionary.some((byte) => byte !== 0)) return undefined;
  const size = readSize(rest.subarray(headerBytes(descriptor) - sizeBytes(descriptor)));
  const [window = 0] = rest;
  const base = 2 ** (10 + (window >> 3));
  const asked = isOneSegment(descriptor) ? size : base + (base / 8) * (window & 7);
  return {
    windowBytes: Math.max(1, Math.min(asked, size)),
    checksumBytes: (descriptor & 4) === 0 ? 0 : 4,
  };
}

/** How large the frame becomes: infinity when it does not say. */
function readSize(bytes: Uint8Array): number {
  if (bytes.length === 0) return Number.POSITIVE_INFINITY;
  const size = bytes.reduceRight((value, byte) => value * 256 + byte, 0);
  return bytes.length === 2 ? size + 256 : size;
}

export interface BlockHeader {
  readonly kind: 'raw' | 'repeated' | 'packed';
  readonly isLast: boolean;
  /** Raw and repeated blocks become so many bytes; a packed one says in itself. */
  readonly size: number;
  readonly packedBytes: number;
}

export const BLOCK_HEADER_BYTES = 3;

export function readBlockHeader(bytes: Uint8Array): BlockHeader | undefined {
  const [first, second, third] = bytes;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const size = (first >> 3) | (second << 5) | (third << 13);
  const kind = (['raw', 'repeated', 'packed'] as const)[(first >> 1) & 3];
  if (kind === undefined || size > MAX_BLOCK_BYTES) return undefined;
  return { kind, isLast: (first & 1) === 1, size, packedBytes: kind === 'repeated' ? 1 : size };
}
