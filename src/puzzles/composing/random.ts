/**
 * Random numbers that depend on nothing but the seed and the number of the task, so that the same command brings the
 * same puzzles on any machine and on any number of cores. The generator is sfc32 (Chris Doty-Humphrey, public domain).
 */
export class Random {
  #a: number;
  #b: number;
  #c = 0x9e3779b9;
  #counter = 1;

  constructor(seed: number, task: number) {
    this.#a = seed | 0;
    this.#b = task | 0;
    // Seeds that are close to each other begin alike; after some rounds nothing of that is left.
    for (let round = 0; round < 20; round++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 to less than 1. */
  real(): number {
    return this.#next() / 2 ** 32;
  }

  /** A whole number from 0 to less than `count`. */
  below(count: number): number {
    return Math.floor(this.real() * count);
  }

  /** From `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  happens(probability: number): boolean {
    return this.real() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** A new list in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const [one, two] = [mixed[last], mixed[other]];
      if (one === undefined || two === undefined) continue;
      mixed[last] = two;
      mixed[other] = one;
    }
    return mixed;
  }
}
