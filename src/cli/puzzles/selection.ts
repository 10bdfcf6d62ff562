import { setImmediate as nextTurn } from 'node:timers/promises';
import { COMMON, type PuzzleFilter, type PuzzleRecord, type PuzzleStore } from '../../puzzles/puzzle-store.js';
import { countText } from '../program/figures.js';
import { plainText } from '../program/layout.js';
import type { Screen } from '../program/screen.js';

/** One page fits into a turn of the event loop. */
const PAGE = 500;

/** All puzzles that are meant, page by page, in the order of their numbers; ends early when somebody leaves. */
export async function* pagesOf(
  library: Pick<PuzzleStore, 'listPuzzles'>,
  filter: PuzzleFilter,
  signal: AbortSignal,
): AsyncGenerator<readonly PuzzleRecord[]> {
  for (let after = 0; !signal.aborted; ) {
    const page = await library.listPuzzles(filter, after, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? after;
    await nextTurn();
  }
}

/** So many are complained of one by one: a range may name thousands. */
const MOST_PRINTED = 20;

/** What could not be done of what was named, and why; the first ones are printed, the others counted. */
export class Complaints {
  readonly #screen: Pick<Screen, 'note'>;
  #count = 0;

  constructor(screen: Pick<Screen, 'note'>) {
    this.#screen = screen;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(sentence: string): void {
    this.#count++;
    if (this.#count <= MOST_PRINTED) this.#screen.note(sentence);
  }

  end(): void {
    const more = this.#count - MOST_PRINTED;
    if (more > 0) this.#screen.note(`… and ${countText(more)} more.`);
  }
}

/** `#12`, or `#12 of server 4711`: who changes what a server added is to know it. */
export const withOwner = ({ id, owner }: Pick<PuzzleRecord, 'id' | 'owner'>): string =>
  owner === COMMON ? `#${id}` : `#${id} of server ${plainText(owner)}`;

export const explainUnknown = (id: number): string =>
  `There is no puzzle #${id}; \`npm run puzzles -- list\` shows them.`;

/** Those of these numbers that there are, by number. */
export async function findById(
  library: Pick<PuzzleStore, 'listPuzzles'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PuzzleRecord>> {
  const records = await library.listPuzzles({ ids }, 0, ids.length);
  return new Map(records.map((record) => [record.id, record]));
}
