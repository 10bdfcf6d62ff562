/** Numbers of lines that come in the order of a file, held as runs: a file may have a million of them. */
export class LineRuns {
  readonly #runs: { readonly first: number; last: number }[] = [];
  count = 0;

  add(line: number): void {
    this.count += 1;
    const run = this.#runs.at(-1);
    if (run && line <= run.last + 1) run.last = line;
    else this.#runs.push({ first: line, last: line });
  }

  /** `501-900, 950`. */
  toString(): string {
    return this.#runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
  }
}
