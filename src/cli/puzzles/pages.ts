import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PuzzleFilter, PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';

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
