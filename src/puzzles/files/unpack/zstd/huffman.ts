import { assertSound, BackwardBits, highestBit } from './bits.js';
import { readFseTable } from './fse.js';

/** For every value of the next `log` bits the letter, and how many of the bits are its own. */
export interface HuffmanTable {
  readonly log: number;
  readonly letters: Uint8Array;
  readonly bits: Uint8Array;
}

const MAX_LOG = 11;

/** Reads the weights of the letters (RFC 8878, 4.2.1); `end` is the byte after them. */
export function readHuffmanTable(
  bytes: Uint8Array,
  start: number,
): { readonly table: HuffmanTable; readonly end: number } {
  const [header = 0] = bytes.subarray(start);
  const first = start + 1;
  if (header < 128) return { table: makeTable(readPackedWeights(bytes, first, first + header)), end: first + header };
  const count = header - 127;
  const weights = Array.from({ length: count }, (_, index) => {
    const pair = bytes[first + (index >> 1)] ?? 0;
    return index % 2 === 0 ? pair >> 4 : pair & 15;
  });
  return { table: makeTable(weights), end: first + ((count + 1) >> 1) };
}

/** Two states take turns, until the bits end. */
function readPackedWeights(bytes: Uint8Array, start: number, end: number): number[] {
  const { table, end: begin } = readFseTable(bytes, start, { maxLog: 6, symbols: 256 });
  assertSound(begin < end);
  const bits = new BackwardBits(bytes, begin, end);
  const weights: number[] = [];
  let [state, other] = [bits.read(table.log), bits.read(table.log)];
  assertSound(bits.left >= 0);
  while (bits.left >= 0) {
    assertSound(weights.length < 254);
    weights.push(table.symbols[state] ?? 0);
    const next = (table.bases[state] ?? 0) + bits.read(table.bits[state] ?? 0);
    [state, other] = [other, next];
  }
  weights.push(table.symbols[state] ?? 0);
  return weights;
}

/** The last letter's weight is what the others leave. */
function makeTable(given: readonly number[]): HuffmanTable {
  const sum = given.reduce((total, weight) => total + (weight > 0 ? 1 << (weight - 1) : 0), 0);
  assertSound(sum > 0 && given.every((weight) => weight <= MAX_LOG));
  const log = highestBit(sum) + 1;
  const left = (1 << log) - sum;
  assertSound(log <= MAX_LOG && (left & (left - 1)) === 0);
  const weights = [...given, highestBit(left) + 1];

  const letters = new Uint8Array(1 << log);
  const bits = new Uint8Array(1 << log);
  let at = 0;
  for (let weight = 1; weight <= log; weight += 1) {
    const length = 1 << (weight - 1);
    for (const [letter, its] of weights.entries()) {
      if (its !== weight) continue;
      letters.fill(letter, at, at + length);
      bits.fill(log + 1 - weight, at, at + length);
      at += length;
    }
  }
  assertSound(at === 1 << log);
  return { log, letters, bits };
}

/** Writes exactly as many letters as there is room for, which must use up all bits. */
export function readLetters(table: HuffmanTable, bits: BackwardBits, room: Uint8Array): void {
  const { log, letters, bits: lengths } = table;
  for (let at = 0; at < room.length; at += 1) {
    const next = bits.peek(log);
    room[at] = letters[next] ?? 0;
    bits.left -= lengths[next] ?? 0;
  }
  assertSound(bits.left === 0);
}
