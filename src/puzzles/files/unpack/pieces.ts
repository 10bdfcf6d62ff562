import { ok, type Result } from '../../../shared/result.js';
import type { FileFault } from '../file-fault.js';

/** A part of a file's bytes; a fault is the last one. */
export type Piece = Result<Uint8Array, FileFault>;

/** Small enough to be gone through within a millisecond. */
const MAX_PIECE = 64 * 1024;

/** The bytes in pieces that are not too large. */
export async function* piecesOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Piece> {
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += MAX_PIECE) yield ok(chunk.subarray(at, at + MAX_PIECE));
  }
}

/** Takes bytes from pieces in the portions that a format asks for. */
export class ByteSource {
  readonly #pieces: AsyncIterator<Piece>;
  #current: Uint8Array = new Uint8Array(0);
  #fault: FileFault | undefined;

  constructor(pieces: AsyncIterable<Piece>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** What ended the bytes before their time. */
  get fault(): FileFault | undefined {
    return this.#fault;
  }

  /** So many bytes, or fewer when there are no more. They stay as they are until the next call. */
  async take(count: number): Promise<Uint8Array> {
    if (this.#current.length >= count) return this.#cut(count);
    const taken = new Uint8Array(count);
    let length = 0;
    while (length < count && (await this.#fill())) {
      const part = this.#cut(count - length);
      taken.set(part, length);
      length += part.length;
    }
    return taken.subarray(0, length);
  }

  /** Passes over bytes, piece by piece; tells after each how many are left. */
  async *skip(count: number): AsyncGenerator<number> {
    for (let left = count; left > 0; ) {
      if (!(await this.#fill())) return;
      left -= this.#cut(left).length;
      yield left;
    }
  }

  /** All that was not taken, and only once. */
  async *rest(): AsyncGenerator<Piece> {
    if (this.#current.length > 0) yield ok(this.#cut(this.#current.length));
    while (await this.#fill()) yield ok(this.#cut(this.#current.length));
    if (this.#fault) yield { ok: false, fault: this.#fault };
  }

  /** Puts bytes back that were taken to look at them. */
  putBack(bytes: Uint8Array): void {
    this.#current = this.#current.length === 0 ? bytes : Buffer.concat([bytes, this.#current]);
  }

  /** Whoever gives the bytes may be holding a file open. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #cut(count: number): Uint8Array {
    const part = this.#current.subarray(0, count);
    this.#current = this.#current.subarray(count);
    return part;
  }

  /** False when there are no more bytes. */
  async #fill(): Promise<boolean> {
    while (this.#current.length === 0 && !this.#fault) {
      const next = await this.#pieces.next();
      if (next.done) return false;
      if (next.value.ok) this.#current = next.value.value;
      else this.#fault = next.value.fault;
    }
    return !this.#fault;
  }
}
