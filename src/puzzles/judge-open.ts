import type { Judged } from './proof-store.js';
import { DEFAULT_MATE_IN, judgeClaim, type ProofOutcome, type VerdictKind } from './verdict.js';

/** What a puzzle's verdict rests on, besides the proof. */
export interface StoredClaim {
  readonly claimedMateIn: number | null;
  /** It is taken with the mate that was found, though its file claims a longer one. */
  readonly relabelled: boolean;
  readonly severalKeys: boolean;
}

/** A puzzle without a verdict, or one whose proof was too hard before. */
export interface OpenPuzzle extends StoredClaim {
  readonly id: number;
  readonly verdict: 'waiting' | 'gave up';
}

export const judgeStored = (outcome: ProofOutcome, { claimedMateIn, relabelled, severalKeys }: StoredClaim) =>
  judgeClaim(outcome, relabelled ? undefined : (claimedMateIn ?? undefined), severalKeys);

/**
 * The verdicts that follow from an answer for the puzzles with its position. What gave up before, perhaps for another
 * server, learns of a proof as well.
 */
export function judgeOpen(
  puzzles: readonly OpenPuzzle[],
  answer: ProofOutcome,
): { readonly judged: Judged; readonly changed: readonly { readonly id: number; readonly verdict: VerdictKind }[] } {
  const verdicts: VerdictKind[] = [];
  const changed: { readonly id: number; readonly verdict: VerdictKind }[] = [];
  let decided = true;
  for (const puzzle of puzzles) {
    const isWaiting = puzzle.verdict === 'waiting';
    if (answer.kind === 'gave up' && !isWaiting) continue;
    // A disproof shorter than the claim says nothing of the claim.
    if (answer.kind === 'no mate' && answer.within < (puzzle.claimedMateIn ?? DEFAULT_MATE_IN)) {
      if (isWaiting) decided = false;
      continue;
    }
    const { kind } = judgeStored(answer, puzzle);
    changed.push({ id: puzzle.id, verdict: kind });
    if (isWaiting) verdicts.push(kind);
  }
  return { judged: { verdicts, decided }, changed };
}
