import { decodeSolution } from '../../engine/mate/encode.js';
import type { Uci } from '../../games/chess/vocabulary.js';
import type { PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';
import { mainLine } from '../program/notation.js';

/** The main line of a puzzle's stored solution, when there is a mate. A damaged solution is for `verify` to find. */
export async function storedLine(
  library: Pick<PuzzleStore, 'findSolution'>,
  { id, verdict }: PuzzleRecord,
): Promise<readonly Uci[] | undefined> {
  if (!verdict || !('mateIn' in verdict)) return undefined;
  const solution = await library.findSolution(id);
  if (!solution) return undefined;
  try {
    return mainLine(decodeSolution(solution));
  } catch {
    return undefined;
  }
}
