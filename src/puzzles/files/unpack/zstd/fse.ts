import { assertSound, highestBit } from './bits.js';

/** Finite state entropy (RFC 8878, 4.1): a state stands for a symbol, and some bits lead on to the next state. */
export interface FseTable {
  /** A first state has so many bits. */
  readonly log: number;
  readonly symbols: Uint8Array;
  /** How many bits to read and add to `bases` for the next state. */
  readonly bits: Uint8Array;
  readonly bases: Uint16Array;
}

/** A table with one symbol, which takes no bits at all. */
export const oneSymbol = (symbol: number): FseTable => ({
  log: 0,
  symbols: Uint8Array.of(symbol),
  bits: new Uint8Array(1),
  bases: new Uint16Array(1),
});

/** Shares of `1 << log` states; -1 stands for "less than one", which gets one state at the end. */
export function makeFseTable(shares: readonly number[], log: number): FseTable {
  const size = 1 << log;
  const symbols = new Uint8Array(size);
  const next = new Uint16Array(shares.length);
  let high = size;
  for (const [symbol, share] of shares.entries()) {
    if (share !== -1) continue;
    high -= 1;
    symbols[high] = symbol;
    next[symbol] = 1;
  }
  const step = (size >> 1) + (size >> 3) + 3;
  let at = 0;
  for (const [symbol, share] of shares.entries()) {
    if (share <= 0) continue;
    next[symbol] = share;
    for (let count = 0; count < share; count += 1) {
      symbols[at] = symbol;
      do at = (at + step) & (size - 1);
      while (at >= high);
    }
  }
  const bits = new Uint8Array(size);
  const bases = new Uint16Array(size);
  for (const [state, symbol] of symbols.entries()) {
    const order = next[symbol] ?? 0;
    next[symbol] = order + 1;
    const count = log - highestBit(order);
    bits[state] = count;
    bases[state] = (order << count) - size;
  }
  return { log, symbols, bits, bases };
}

/** Reads the shares from the beginning of a table's description; `end` is the byte after it. */
export function readFseTable(
  bytes: Uint8Array,
  start: number,
  limits: { readonly maxLog: number; readonly symbols: number },
): { readonly table: FseTable; readonly end: number } {
  let at = start * 8;
  const read = (count: number): number => {
    const byte = at >> 3;
    const word = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8) | ((bytes[byte + 2] ?? 0) << 16);
    const value = (word >>> (at & 7)) & ((1 << count) - 1);
    at += count;
    return value;
  };

  const log = read(4) + 5;
  assertSound(log <= limits.maxLog);
  const shares: number[] = [];
  let left = 1 << log;
  while (left > 0) {
    // Of the values from 0 to left + 1 the first ones take a bit less, so that none is wasted.
    const count = highestBit(left + 1) + 1;
    const short = (1 << count) - 2 - left;
    let value = read(count);
    const low = value & ((1 << (count - 1)) - 1);
    if (low < short) {
      at -= 1;
      value = low;
    } else if (value >= 1 << (count - 1)) value -= short;
    const share = value - 1;
    left -= Math.abs(share);
    shares.push(share);
    if (share === 0) {
      for (let more = 3; more === 3; ) {
        more = read(2);
        for (let zero = 0; zero < more; zero += 1) shares.push(0);
        assertSound(shares.length <= limits.symbols);
      }
    }
    assertSound(shares.length <= limits.symbols);
  }
  assertSound(left === 0);
  return { table: makeFseTable(shares, log), end: (at + 7) >> 3 };
}
