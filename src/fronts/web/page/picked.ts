import type { Hint } from './hints.js';

/** A line as it is sent: one blank between words. */
export const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ');

/**
 * What was picked is shown as people read it, `/move Td1`, and sent as what it means, `/move a1d1`: as long as it stands
 * there as it was picked, also when more is written behind it.
 */
export class Picked {
  #shown = '';
  #means = '';

  pick({ line, means }: Pick<Hint, 'line' | 'means'>): void {
    this.#shown = means === undefined ? '' : tidy(line);
    this.#means = means === undefined ? '' : tidy(means);
  }

  /** Whoever changes what was picked, and then writes the same again, has written it. */
  follow(line: string): void {
    if (!this.#stands(tidy(line))) this.pick({ line: '' });
  }

  meaningOf(line: string): string {
    const said = tidy(line);
    return this.#stands(said) ? `${this.#means}${said.slice(this.#shown.length)}` : said;
  }

  #stands(line: string): boolean {
    return this.#shown !== '' && (line === this.#shown || line.startsWith(`${this.#shown} `));
  }
}
