import { decodeSolution } from '../../engine/mate/encode.js';
import { verifySolution } from '../../engine/mate/verify.js';
import { positionOfFen } from '../../games/chess/position.js';
import type { Uci } from '../../games/chess/vocabulary.js';
import type { PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';
import { keysOf, stateOf } from '../../puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { lineJson, mainLine, moveJson } from '../program/moves.js';

/** The names in these objects are a promise: `--help` tells them, and programs read them. */
export function recordJson(record: PuzzleRecord, line?: readonly Uci[]): object {
  const { id, name, comment, fen, claimedMateIn, verdict, traits, source, origin, purpose, owner, metadata } = record;
  const position = positionOfFen(fen);
  return {
    id,
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
    fen,
    ...(claimedMateIn !== undefined && { claimedMateIn }),
    verdict: stateOf(record),
    ...(verdict && { explanation: explainVerdict(verdict, position, ENGLISH, atTerminal(id)) }),
    ...(verdict &&
      'mateIn' in verdict && {
        mateIn: verdict.mateIn,
        keys: keysOf(verdict).map((uci) => moveJson(position, uci)),
      }),
    ...(line && { mainLine: lineJson(position, line) }),
    ...(traits && { difficulty: traits.difficulty, themes: traits.themes }),
    source,
    line: record.line,
    origin,
    purpose,
    ...(owner !== '' && { server: owner }),
    addedAt: new Date(record.addedAt).toISOString(),
    ...(metadata && { metadata }),
  };
}

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

/** What was proved, else what is claimed. */
export const mateInOf = ({ verdict, claimedMateIn }: PuzzleRecord): number | undefined =>
  verdict && 'mateIn' in verdict ? verdict.mateIn : claimedMateIn;
