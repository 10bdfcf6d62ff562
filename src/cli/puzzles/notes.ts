import { countText } from '../program/figures.js';
import type { Screen } from '../program/screen.js';

/** So many puzzles are told of one by one: a range may name thousands. */
const MOST_SHOWN = 20;

/** What puzzles could not be changed, and why; the first ones are told, the others counted. */
export class Notes {
  readonly #screen: Pick<Screen, 'tell'>;
  #count = 0;

  constructor(screen: Pick<Screen, 'tell'>) {
    this.#screen = screen;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  tell(sentence: string): void {
    this.#count++;
    if (this.#count <= MOST_SHOWN) this.#screen.tell(sentence);
  }

  end(): void {
    const more = this.#count - MOST_SHOWN;
    if (more > 0) this.#screen.tell(`… and ${countText(more)} more.`);
  }
}
