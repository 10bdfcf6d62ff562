/** Bytes that grow as they are written. */
export class ByteWriter {
  #buffer = new Uint8Array(256);
  #length = 0;

  short(value: number): void {
    this.#byte(value & 0xff);
    this.#byte(value >>> 8);
  }

  /** Seven bits a byte, the lowest first; small numbers are by far the most common. */
  varint(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#byte((rest & 0x7f) | 0x80);
    this.#byte(rest);
  }

  bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  #byte(value: number): void {
    if (this.#length === this.#buffer.length) {
      const larger = new Uint8Array(this.#buffer.length * 2);
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
    this.#buffer[this.#length++] = value;
  }
}

/** Reads what a ByteWriter wrote; throws where the bytes end too early or make no sense. */
export class ByteReader {
  #at = 0;

  constructor(readonly source: Uint8Array) {}

  get atEnd(): boolean {
    return this.#at === this.source.length;
  }

  short(): number {
    const low = this.#byte();
    return low | (this.#byte() << 8);
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new Error('stored bytes are damaged: a number is too long');
  }

  list<Item>(length: number, read: () => Item): Item[] {
    const items: Item[] = [];
    while (items.length < length) items.push(read());
    return items;
  }

  #byte(): number {
    const byte = this.source[this.#at];
    if (byte === undefined) throw new Error('stored bytes are damaged: they end too early');
    this.#at++;
    return byte;
  }
}
