import type { Chess } from 'chessops/chess';
import { KEY_WORDS, writeKey } from './position-key.js';

/** Key, then what is known, with the task it is known from. */
const ENTRY_WORDS = KEY_WORDS + 2;
const BYTES_PER_ENTRY = ENTRY_WORDS * Int32Array.BYTES_PER_ELEMENT;
const MAX_ENTRIES = 2 ** 20;
const MIN_ENTRIES = 2 ** 8;

/** What is known of a position, whichever side is to move: lengths in moves of the attacker. */
export interface Known {
  /** It is mate in exactly this many moves; 0: not known to be mate. */
  mateIn: number;
  /** There is no mate within this many moves. */
  noMateWithin: number;
}

/**
 * Remembers positions in a fixed number of places. When two positions want one place the longer search stays, and the
 * other one is only searched again: forgetting is never wrong.
 */
export class Table {
  readonly #words: Int32Array;
  readonly #mask: number;
  readonly #key = new Int32Array(KEY_WORDS);
  #task = 0;

  constructor(readonly entries: number) {
    this.#words = new Int32Array(entries * ENTRY_WORDS);
    this.#mask = entries - 1;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Forgets everything. Old entries go by their task number, for wiping megabytes costs more than a short proof. */
  clear(): void {
    this.#task++;
  }

  /** Fills `known`; false when the position is not there. */
  read(position: Chess, known: Known): boolean {
    const first = this.#hash(position);
    for (let place = first; place <= first + 1; place++) {
      const at = place * ENTRY_WORDS;
      if (!this.#holdsKey(at)) continue;
      const value = this.#words[at + KEY_WORDS] ?? 0;
      known.mateIn = value & 0xff;
      known.noMateWithin = value >>> 8;
      return true;
    }
    return false;
  }

  write(position: Chess, { mateIn, noMateWithin }: Known): void {
    const words = this.#words;
    const first = this.#hash(position);
    const at = this.#choosePlace(first, Math.max(mateIn, noMateWithin)) * ENTRY_WORDS;
    words.set(this.#key, at);
    words[at + KEY_WORDS] = mateIn | (noMateWithin << 8);
    words[at + KEY_WORDS + 1] = this.#task;
  }

  /** Of two neighbours, the second is there for whoever comes last. */
  #choosePlace(first: number, depth: number): number {
    if (this.#holdsKey(first * ENTRY_WORDS)) return first;
    if (this.#holdsKey((first + 1) * ENTRY_WORDS)) return first + 1;
    return this.#depthAt(first * ENTRY_WORDS) <= depth ? first : first + 1;
  }

  #depthAt(at: number): number {
    if (this.#words[at + KEY_WORDS + 1] !== this.#task) return 0;
    const value = this.#words[at + KEY_WORDS] ?? 0;
    return Math.max(value & 0xff, value >>> 8);
  }

  #holdsKey(at: number): boolean {
    const words = this.#words;
    const key = this.#key;
    if (words[at + KEY_WORDS + 1] !== this.#task) return false;
    for (let word = 0; word < KEY_WORDS; word++) if (words[at + word] !== key[word]) return false;
    return true;
  }

  /** The first of the two places where the position may be. */
  #hash(position: Chess): number {
    const key = this.#key;
    writeKey(position, key);
    let hash = 0;
    for (let word = 0; word < KEY_WORDS; word++) {
      hash = Math.imul(hash ^ (key[word] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & this.#mask & ~1;
  }
}

/** The same budget always gives the same table, so that a search can be repeated move by move. */
export function tableEntries(megabytes: number): number {
  const affordable = Math.max(1, Math.floor((megabytes * 2 ** 20) / BYTES_PER_ENTRY));
  return Math.min(MAX_ENTRIES, Math.max(MIN_ENTRIES, 2 ** Math.floor(Math.log2(affordable))));
}
