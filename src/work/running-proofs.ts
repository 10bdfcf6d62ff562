import type { Budget, SolveProgress } from '../engine/mate/solver.js';
import type { ProofStore, SearchKind, WaitingProof } from '../puzzles/proof-store.js';
import type { ProofAnswer, Solver } from '../puzzles/proving/solver.js';
import type { Logger } from '../shared/log.js';
import type { DiskPause } from './disk-pause.js';
import type { LongSearches } from './long-searches.js';
import type { ProvingCounts, ProvingState } from './proving-counts.js';
import type { ProvingQuota } from './proving-quota.js';
import type { ShortSearches } from './short-searches.js';

interface RunningProofsDependencies {
  readonly library: ProofStore;
  readonly solver: Solver;
  readonly budget: Budget;
  readonly quota: ProvingQuota;
  readonly short: ShortSearches;
  readonly long: LongSearches;
  readonly counts: ProvingCounts;
  readonly pause: DiskPause;
  readonly log: Logger;
  /** Ends all of them at once. */
  readonly signal: AbortSignal;
  readonly onProgress: () => void;
  /** The solver has room for another task, though this one's answer is not on disk yet. */
  readonly onSearched: () => void;
  /** It is not running any more: its answer is on disk, or it failed. */
  readonly onSettled: () => void;
}

/** A length that was disproved faster is searched again after a restart: writing it down would take longer. */
const WORTH_KEEPING_MS = 1000;

/** Positions from when they are taken up until their answer is on disk. */
export class RunningProofs {
  readonly #dependencies: RunningProofsDependencies;
  readonly #running = new Map<string, { progress?: SolveProgress }>();
  /** Positions whose proof failed by a bug: left alone until the next start, so that the others go on. */
  readonly #broken = new Set<string>();

  constructor(dependencies: RunningProofsDependencies) {
    this.#dependencies = dependencies;
  }

  get count(): number {
    return this.#running.size;
  }

  get states(): ProvingState['running'] {
    return [...this.#running].map(([position, { progress }]) => ({ position, ...(progress && { progress }) }));
  }

  get positions(): readonly string[] {
    return [...this.#running.keys()];
  }

  /** Positions that must not be begun with: they run, or have failed. */
  get notToBegin(): readonly string[] {
    return [...this.#running.keys(), ...this.#broken];
  }

  /** Proves a position and writes down what was found. */
  begin(waiting: WaitingProof, kind: SearchKind): void {
    const { position } = waiting;
    this.#running.set(position, {});
    this.#prove(waiting, kind)
      .catch((error) => {
        if (this.#logFailure(position, error)) this.#broken.add(position);
      })
      .finally(() => {
        this.#running.delete(position);
        this.#dependencies.onSettled();
      });
  }

  /** A puzzle that came to a position during its long search may be answered by what is disproved there already. */
  async answerEarly(): Promise<void> {
    const { library, long, counts } = this.#dependencies;
    const answer = async (position: string) => {
      const { verdicts } = await library.judgeFromProof(position);
      counts.addVerdicts(verdicts);
    };
    // Nothing is wrong with its proof, which goes on: the position is not left alone for this.
    await Promise.all(
      long.running.map((position) => answer(position).catch((error) => this.#logFailure(position, error))),
    );
  }

  /** Whether it failed by a bug. When the disk is full, the proving pauses. */
  #logFailure(position: string, error: unknown): boolean {
    const { signal, pause, log } = this.#dependencies;
    if (signal.aborted || pause.beginIfFull(error)) return false;
    log.error({ err: error, position }, 'a proof failed');
    return true;
  }

  async #prove(waiting: WaitingProof, kind: SearchKind): Promise<void> {
    const { library, budget, short, counts } = this.#dependencies;
    const { position } = waiting;
    if (kind === 'short' && waiting.isProved) {
      const { verdicts, decided } = await library.judgeFromProof(position);
      // Longer claims at this position wait on, each in its queue.
      if (!decided) short.outdate();
      counts.settle(verdicts);
      return;
    }
    const answer = await this.#search(waiting, kind);
    if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
    if (kind === 'short' && short.hasNotSufficed(waiting, answer)) {
      const { verdicts } = await library.saveShortSearch(position, answer, short.budget);
      counts.addVerdicts(verdicts);
    } else {
      const { verdicts } = await library.saveAnswer(position, answer, budget);
      counts.settle(verdicts);
    }
  }

  async #search(waiting: WaitingProof, kind: SearchKind): Promise<ProofAnswer> {
    const { solver, quota, short, long, signal, onProgress, onSearched } = this.#dependencies;
    const { owner, position, fen, mateIn, noMateWithin } = waiting;
    const isLong = kind === 'long';
    const { budget } = isLong ? this.#dependencies : short;
    const keep = this.#keeper(waiting);
    if (isLong) long.begin(waiting);
    else short.begin();
    try {
      const answer = await solver.solve(
        { fen, mateIn, noMateWithin, budget },
        {
          signal,
          lane: isLong ? 'long' : 'soon',
          onProgress: (progress) => {
            this.#running.set(position, { progress });
            keep(progress);
            onProgress();
          },
        },
      );
      if (isLong) quota.charge(owner, answer.effort.milliseconds);
      else short.learn(answer.effort.milliseconds);
      return answer;
    } finally {
      // The next task goes to the solver before this one's answer goes to the disk.
      if (isLong) {
        long.end(waiting);
        short.outdate();
      } else short.end();
      onSearched();
    }
  }

  /** Writes down the lengths that a search has disproved, as it goes on. Claims up to them have their verdict. */
  #keeper({ position, noMateWithin }: WaitingProof): (progress: SolveProgress) => void {
    const { library, counts, log } = this.#dependencies;
    let saved = noMateWithin;
    return ({ noMateWithin: length, effort }) => {
      if (length <= saved || effort.milliseconds < WORTH_KEEPING_MS) return;
      saved = length;
      library
        .saveNoMateWithin(position, length)
        .then(({ verdicts }) => counts.addVerdicts(verdicts))
        .catch((error) => log.error({ err: error }, 'progress was not kept'));
    };
  }
}
