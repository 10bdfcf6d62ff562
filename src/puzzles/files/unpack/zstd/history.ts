import { assertSound, FrameFault } from './bits.js';
import { MAX_BLOCK_BYTES } from './literals.js';

const FIRST_BYTES = 256 * 1024;

/** So few bytes are copied faster one by one. */
const FEW = 32;

/** Any level of packing up to 19 needs no more, nor does any file that is not larger. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/**
 * What a frame has become so far, as far back as it may still copy from. It grows with the frame, not with its claims, and
 * serves one frame after the other: an archive can have a hundred thousand.
 */
export class History {
  #window = 0;
  #kept = 0;
  #bytes = new Uint8Array(FIRST_BYTES);
  #end = 0;
  #blockStart = 0;
  /** The last three distances; they can be named by number. */
  #first = 1;
  #second = 4;
  #third = 8;

  beginFrame(window: number): void {
    this.#window = window;
    this.#kept = Math.min(window, MAX_KEPT_BYTES);
    this.#end = 0;
    this.#first = 1;
    this.#second = 4;
    this.#third = 8;
  }

  beginBlock(): void {
    if (this.#end + MAX_BLOCK_BYTES > this.#bytes.length) this.#makeRoom();
    this.#blockStart = this.#end;
  }

  /** What the block has become; it stays as it is until the next one begins. */
  block(): Uint8Array {
    return this.#bytes.subarray(this.#blockStart, this.#end);
  }

  append(bytes: Uint8Array, from = 0, count = bytes.length): void {
    const to = this.#end;
    this.#grow(count);
    if (count > FEW) this.#bytes.set(bytes.subarray(from, from + count), to);
    else for (let at = 0; at < count; at += 1) this.#bytes[to + at] = bytes[from + at] ?? 0;
  }

  repeat(byte: number, count: number): void {
    this.#grow(count);
    this.#bytes.fill(byte, this.#end - count, this.#end);
  }

  /** Copies from so far back; what is copied may run into what it becomes. */
  copy(distance: number, count: number): void {
    assertSound(distance > 0 && distance <= this.#window);
    if (distance > this.#kept) throw new FrameFault('packed too tightly');
    assertSound(distance <= this.#end);
    const bytes = this.#bytes;
    let to = this.#end;
    this.#grow(count);
    if (distance >= count && count > FEW) bytes.copyWithin(to, to - distance, to - distance + count);
    else for (; to < this.#end; to += 1) bytes[to] = bytes[to - distance] ?? 0;
  }

  /** Values up to 3 name one of the last distances, counted differently where no literals come before the copy. */
  distanceOf(value: number, afterCopy: boolean): number {
    const named = value > 3 ? value : afterCopy ? value + 1 : value;
    if (named === 1) return this.#first;
    const distance = value > 3 ? value - 3 : named === 2 ? this.#second : named === 3 ? this.#third : this.#first - 1;
    if (named !== 2) this.#third = this.#second;
    this.#second = this.#first;
    this.#first = distance;
    return distance;
  }

  #grow(count: number): void {
    this.#end += count;
    assertSound(this.#end - this.#blockStart <= MAX_BLOCK_BYTES);
  }

  #makeRoom(): void {
    const kept = Math.min(this.#end, this.#kept);
    const isLargeEnough = this.#bytes.length >= 2 * this.#kept + MAX_BLOCK_BYTES;
    const bytes = isLargeEnough ? this.#bytes : new Uint8Array(this.#bytes.length * 2);
    bytes.set(this.#bytes.subarray(this.#end - kept, this.#end));
    this.#bytes = bytes;
    this.#end = kept;
  }
}
