import type { SolveProgress } from '../engine/mate/solver.js';
import type { Judged, ProofStore, WaitingProof } from '../puzzles/proof-store.js';
import type { Logger } from '../shared/log.js';

interface KeepProgressDependencies {
  readonly library: Pick<ProofStore, 'saveNoMateWithin'>;
  readonly log: Logger;
  /** Claims that are disproved on the way have their verdict. */
  readonly onJudged: (judged: Judged) => void;
}

/** A length that was disproved faster is searched again after a restart: writing it down would take longer. */
const WORTH_KEEPING_MS = 1000;

/** Writes down the lengths that a search has disproved, as it goes on. */
export function keepProgress(
  { library, log, onJudged }: KeepProgressDependencies,
  { position, noMateWithin }: WaitingProof,
): (progress: SolveProgress) => void {
  let saved = noMateWithin;
  return ({ noMateWithin: length, effort }) => {
    if (length <= saved || effort.milliseconds < WORTH_KEEPING_MS) return;
    saved = length;
    library
      .saveNoMateWithin(position, length)
      .then(onJudged)
      .catch((error) => log.error({ err: error }, 'progress was not kept'));
  };
}
