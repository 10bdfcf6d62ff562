import { assertSound, BackwardBits, FrameFault } from './bits.js';
import { type FseTable, makeFseTable, oneSymbol, readFseTable } from './fse.js';
import type { History } from './history.js';

/** One of the three numbers of a sequence: how many literals, how far back, how long a copy. */
interface NumberKind {
  readonly maxLog: number;
  readonly symbols: number;
  readonly usual: FseTable;
}

/** A symbol stands for a base and so many bits to be added. */
const LITERAL_BITS = Uint8Array.from([...zeros(16), 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
const MATCH_BITS = Uint8Array.from([
  ...zeros(32),
  1,
  1,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
]);
const LITERAL_BASES = basesOf(LITERAL_BITS, 0);
const MATCH_BASES = basesOf(MATCH_BITS, 3);

/** It reaches farther back than anything is kept, and no more bits are read at once. */
const MAX_DISTANCE_SYMBOL = 24;

/** The shares that are used when a block gives none (RFC 8878, 3.1.1.3.2.2). */
const LITERAL_LENGTHS: NumberKind = {
  maxLog: 9,
  symbols: 36,
  usual: makeFseTable(
    [4, 3, ...Array(11).fill(2), 1, 1, 1, ...Array(9).fill(2), 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1],
    6,
  ),
};
const DISTANCES: NumberKind = {
  maxLog: 8,
  symbols: 32,
  usual: makeFseTable([1, 1, 1, 1, 1, 1, 2, 2, 2, ...Array(15).fill(1), -1, -1, -1, -1, -1], 5),
};
const MATCH_LENGTHS: NumberKind = {
  maxLog: 9,
  symbols: 53,
  usual: makeFseTable([1, 4, 3, 2, 2, 2, 2, 2, 2, ...Array(37).fill(1), ...Array(7).fill(-1)], 6),
};

export interface SequenceTables {
  readonly literals: FseTable;
  readonly distances: FseTable;
  readonly matches: FseTable;
}

/** Goes through the second half of a block: literals and copies in turn. Gives the tables, for "as before". */
export function runSequences(
  block: Uint8Array,
  start: number,
  literals: Uint8Array,
  history: History,
  before: SequenceTables | undefined,
): SequenceTables | undefined {
  const { count, at } = readCount(block, start);
  if (count === 0) {
    assertSound(at === block.length);
    history.append(literals);
    return before;
  }
  const [modes = 0] = block.subarray(at);
  assertSound((modes & 3) === 0);
  let end = at + 1;
  const table = (kind: NumberKind, mode: number, same: FseTable | undefined): FseTable => {
    if (mode === 0) return kind.usual;
    if (mode === 1) {
      const [symbol = 0] = block.subarray(end);
      end += 1;
      assertSound(symbol < kind.symbols);
      return oneSymbol(symbol);
    }
    if (mode === 3) {
      assertSound(same !== undefined);
      return same;
    }
    const read = readFseTable(block, end, kind);
    end = read.end;
    return read.table;
  };
  const tables: SequenceTables = {
    literals: table(LITERAL_LENGTHS, modes >> 6, before?.literals),
    distances: table(DISTANCES, (modes >> 4) & 3, before?.distances),
    matches: table(MATCH_LENGTHS, (modes >> 2) & 3, before?.matches),
  };
  copyAll(tables, new BackwardBits(block, end, block.length), count, literals, history);
  return tables;
}

function copyAll(
  { literals: lengths, distances, matches }: SequenceTables,
  bits: BackwardBits,
  count: number,
  literals: Uint8Array,
  history: History,
): void {
  let length = bits.read(lengths.log);
  let distance = bits.read(distances.log);
  let match = bits.read(matches.log);
  let used = 0;
  for (let left = count; left > 0; left -= 1) {
    const distanceSymbol = distances.symbols[distance] ?? 0;
    const matchSymbol = matches.symbols[match] ?? 0;
    const lengthSymbol = lengths.symbols[length] ?? 0;
    if (distanceSymbol > MAX_DISTANCE_SYMBOL) throw new FrameFault('packed too tightly');
    const back = (1 << distanceSymbol) + bits.read(distanceSymbol);
    const copied = (MATCH_BASES[matchSymbol] ?? 0) + bits.read(MATCH_BITS[matchSymbol] ?? 0);
    const fresh = (LITERAL_BASES[lengthSymbol] ?? 0) + bits.read(LITERAL_BITS[lengthSymbol] ?? 0);
    if (left > 1) {
      length = (lengths.bases[length] ?? 0) + bits.read(lengths.bits[length] ?? 0);
      match = (matches.bases[match] ?? 0) + bits.read(matches.bits[match] ?? 0);
      distance = (distances.bases[distance] ?? 0) + bits.read(distances.bits[distance] ?? 0);
    }
    assertSound(bits.left >= 0 && used + fresh <= literals.length);
    history.append(literals, used, fresh);
    used += fresh;
    history.copy(history.distanceOf(back, fresh === 0), copied);
  }
  assertSound(bits.left === 0);
  history.append(literals, used, literals.length - used);
}

function readCount(block: Uint8Array, start: number): { readonly count: number; readonly at: number } {
  const [first, second = 0, third = 0] = block.subarray(start, start + 3);
  assertSound(first !== undefined);
  if (first < 128) return { count: first, at: start + 1 };
  if (first < 255) return { count: ((first - 128) << 8) + second, at: start + 2 };
  return { count: second + (third << 8) + 0x7f00, at: start + 3 };
}

function zeros(count: number): number[] {
  return Array(count).fill(0);
}

function basesOf(bits: Uint8Array, first: number): Uint32Array {
  let base = first;
  return Uint32Array.from(bits, (count) => {
    const its = base;
    base += 1 << count;
    return its;
  });
}
