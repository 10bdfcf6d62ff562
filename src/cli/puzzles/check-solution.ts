import { decodeSolution } from '../../engine/mate/encode.js';
import { verifySolution } from '../../engine/mate/verify.js';
import type { PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';
import { keysOf } from '../../puzzles/verdict.js';

/** What is wrong with a stored solution; undefined when it stands. No search is made. */
export async function faultOfSolution(
  library: Pick<PuzzleStore, 'findSolution'>,
  { id, fen, verdict }: PuzzleRecord,
): Promise<string | undefined> {
  const solution = await library.findSolution(id);
  if (!solution) return 'there is no stored solution';
  try {
    const root = decodeSolution(solution);
    const keys = root.continuations.map(({ move }) => move);
    if (!verdict || !('mateIn' in verdict) || root.mateIn !== verdict.mateIn || !isSame(keys, keysOf(verdict))) {
      return 'the stored solution is not that of the verdict';
    }
    return verifySolution(fen, root)[0];
  } catch (error) {
    // Damaged bytes: decoding says where.
    return error instanceof Error ? error.message : String(error);
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
