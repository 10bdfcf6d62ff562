import type { PuzzleStore } from '../../puzzles/puzzle-store.js';
import { plainText } from '../program/plain-text.js';
import type { VerdictsToCome } from './verdicts-to-come.js';

interface Parts {
  readonly library: Pick<PuzzleStore, 'listPuzzles'>;
  readonly verdicts: Pick<VerdictsToCome, 'enter' | 'lookAt' | 'makeRoom'>;
  readonly signal: AbortSignal;
}

/** One page fits into a turn of the event loop. */
const PAGE = 250;

/**
 * Follows puzzles of the library that are being proved. Of those that are not on their way yet only the numbers are held: a
 * million of them may wait.
 */
export async function enterStored(ids: readonly number[], { library, verdicts, signal }: Parts): Promise<void> {
  for (let start = 0; start < ids.length && !signal.aborted; start += PAGE) {
    const page = await library.listPuzzles({ ids: ids.slice(start, start + PAGE) }, 0, PAGE);
    for (const { id, source, line } of page) verdicts.enter({ file: plainText(source), line, id });
    // Some were proved before they were entered.
    await verdicts.lookAt(page.map(({ id }) => id));
    await verdicts.makeRoom();
  }
}
