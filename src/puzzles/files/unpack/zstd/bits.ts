import type { FileFault } from '../../file-fault.js';

/**
 * Thrown wherever the inside of a frame cannot be, and caught where blocks are unpacked: a value handed up through every
 * step of reading bits would cost more than the steps.
 */
export class FrameFault extends Error {
  readonly fault: FileFault;

  constructor(code: 'damaged archive' | 'packed too tightly') {
    super(code);
    this.fault = { code };
  }
}

export function assertSound(isSound: boolean): asserts isSound {
  if (!isSound) throw new FrameFault('damaged archive');
}

export const highestBit = (value: number): number => 31 - Math.clz32(value);

/**
 * Bits that are read from their end, as the format writes whatever it has packed. The highest bit of the last byte marks the
 * end. Reading past the beginning gives zeros and a negative `left`, which the reader has to look at.
 */
export class BackwardBits {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  /** How many bits are left. */
  left: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    const last = end > start ? (bytes[end - 1] ?? 0) : 0;
    assertSound(last !== 0);
    this.#bytes = bytes;
    this.#start = start;
    this.left = (end - start - 1) * 8 + highestBit(last);
  }

  /** Up to 24 bits. */
  read(count: number): number {
    this.left -= count;
    return this.#bitsAt(this.left, count);
  }

  /** The next bits, up to 24, without taking them. */
  peek(count: number): number {
    return this.#bitsAt(this.left - count, count);
  }

  #bitsAt(position: number, count: number): number {
    if (position < 0) {
      const missing = -position;
      return missing >= count ? 0 : this.#bitsAt(0, count - missing) << missing;
    }
    const bytes = this.#bytes;
    const at = this.#start + (position >> 3);
    const word =
      (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
    return (word >>> (position & 7)) & ((1 << count) - 1);
  }
}
