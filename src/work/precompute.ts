import { setMaxListeners } from 'node:events';
import type { Budget, GaveUp, SolveProgress } from '../engine/mate/solver.js';
import type { LibraryStore, VerdictKind, WaitingProof } from '../puzzles/library-store.js';
import type { ProofAnswer, Solver } from '../puzzles/proving/solver.js';
import { noVerdicts } from '../puzzles/verdict.js';
import { Bell } from '../shared/bell.js';
import { isDiskFull } from '../shared/disk-full.js';
import type { Logger } from '../shared/log.js';
import type { FairShare } from './fair-share.js';
import { Lookahead } from './lookahead.js';
import { ProofQueue } from './proof-queue.js';

interface Parts {
  readonly library: LibraryStore;
  readonly solver: Solver;
  readonly budget: Budget;
  readonly log: Logger;
  /** After every position, when its answer is on disk. */
  readonly onSettled?: () => void;
  /** Divides the cores between servers. Without it each puzzle is tried once, to the end of the budget. */
  readonly share?: FairShare;
}

/** A length that was disproved faster is searched again after a restart: writing it down would take longer. */
const WORTH_KEEPING_MS = 1000;

/** Answers that are not written down yet; with more the solver waits for the disk. */
const MOST_UNSAVED = 500;

/** How soon a disk that was full is tried again. */
const PAUSE_MS = 60_000;

/** How the proving stands. */
export interface ProvingState {
  /** Puzzles without a verdict, those being proved included. */
  readonly waiting: number;
  /** Positions that were settled since the start. */
  readonly settled: number;
  /** What became of the puzzles with them. */
  readonly verdicts: Readonly<Record<VerdictKind, number>>;
  readonly running: readonly { readonly position: string; readonly progress?: SolveProgress }[];
}

/** A short try for everybody's puzzles, or a long one for those that it did not suffice for. */
type Try = 'first' | 'long';

/**
 * Proves waiting puzzles ahead of time and keeps the solver busy. All it knows is in the store. Where servers share the
 * cores, long tries begin only when nothing waits for its first one, and the solver keeps a thread free of them.
 */
export class Precomputer {
  readonly #parts: Parts;
  readonly #queue: ProofQueue;
  /** What the first try did not suffice for. */
  readonly #hard: ProofQueue;
  readonly #firstBudget: Budget;
  readonly #lookahead: Lookahead;
  /** Positions from when they are taken up until their answer is on disk. */
  readonly #running = new Map<string, { progress?: SolveProgress }>();
  /** How many of them the solver holds. */
  #solving = 0;
  #longTries = 0;
  /** Positions whose proof failed by a bug: left alone until the next start, so that the others go on. */
  readonly #broken = new Set<string>();
  readonly #stopping = new AbortController();
  /** While the disk is full. */
  #pausing: NodeJS.Timeout | undefined;
  /** Undefined until it is counted. */
  #waiting: number | undefined;
  #settled = 0;
  readonly #verdicts = noVerdicts();
  #pumping: Promise<void> | undefined;
  #woken = false;
  /** For the pump itself: there is room for a task, or another reason to look. */
  readonly #work = new Bell();
  /** For those who follow. */
  readonly #news = new Bell();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { library, budget, share } = parts;
    this.#queue = new ProofQueue(library, share && 'untried');
    this.#hard = new ProofQueue(library, 'tried');
    const { milliseconds } = budget;
    this.#firstBudget = { ...budget, milliseconds: Math.min(share?.firstTryMs ?? milliseconds, milliseconds) };
    this.#lookahead = new Lookahead(parts.solver.width);
    // Every task listens, and there are many: that is no leak.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Proves whatever waits. To be called at the start and whenever puzzles were added. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#endPause();
    this.#woken = true;
    this.#work.ring();
    if (this.#pumping) return;
    this.#waiting = undefined;
    this.#pumping = this.#pump()
      .catch((error) => this.#parts.log.error({ err: error }, 'proving has stopped'))
      .finally(() => {
        this.#pumping = undefined;
        // Somebody woke it after its last look, while it counted: nobody else would look for what was added then.
        if (this.#woken) this.wake();
        this.#news.ring();
      });
  }

  /** Puzzles are on their short first try. */
  get isOnFirstTries(): boolean {
    return this.#solving > 0;
  }

  state(): ProvingState {
    const running = [...this.#running].map(([position, { progress }]) => ({ position, ...(progress && { progress }) }));
    return { waiting: this.#waiting ?? 0, settled: this.#settled, verdicts: { ...this.#verdicts }, running };
  }

  /** The state now and after changes, until nothing is left to prove. A slow reader misses states, never the last. */
  async *follow(): AsyncGenerator<ProvingState> {
    while (true) {
      const news = this.#news.stroke;
      const over = !this.#pumping;
      if (over || this.#waiting !== undefined) yield this.state();
      if (over) return;
      await news;
    }
  }

  /** Stops at once; what was under way stays waiting, with the lengths that were disproved. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#endPause();
    this.#work.ring();
    await this.#pumping;
  }

  #endPause(): void {
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
  }

  async #pump(): Promise<void> {
    while (!this.#stopping.signal.aborted && !this.#pausing) {
      const change = this.#work.stroke;
      const woken = this.#woken;
      this.#woken = false;
      if (woken) await this.#count();
      // What has come to wait without a call to wake is found at the latest when all else is done.
      if (woken || this.#running.size === 0) this.#queue.renew();
      await this.#queue.fill(this.#lookahead.tasks, () => this.#underWay());
      this.#launchWhatFits();
      if (this.#parts.share && this.#queue.isEmpty) await this.#launchLongTries();
      if (this.#running.size === 0 && !this.#woken) break;
      await change;
    }
    while (this.#running.size > 0) await this.#work.stroke;
    await this.#count();
  }

  /** Only now and then: in between, what is settled is subtracted. */
  async #count(): Promise<void> {
    this.#waiting = await this.#parts.library.countWaiting();
    this.#news.ringSoon();
  }

  #launchWhatFits(): void {
    while (this.#solving < this.#lookahead.tasks && this.#running.size < this.#solving + MOST_UNSAVED) {
      const next = this.#queue.take();
      if (!next) return;
      this.#launch(next, 'first');
    }
  }

  async #launchLongTries(): Promise<void> {
    const most = Math.max(1, this.#parts.solver.width - 1);
    if (this.#longTries >= most) return;
    this.#hard.renew();
    await this.#hard.fill(most, () => this.#underWay());
    while (this.#longTries < most && this.#running.size < MOST_UNSAVED) {
      const next = this.#hard.take();
      if (!next) return;
      this.#launch(next, 'long');
    }
  }

  #underWay(): readonly string[] {
    return [...this.#running.keys(), ...this.#broken];
  }

  #launch(waiting: WaitingProof, which: Try): void {
    const { position } = waiting;
    this.#running.set(position, {});
    this.#settle(waiting, which)
      .catch((error) => this.#fail(position, error))
      .finally(() => {
        this.#running.delete(position);
        this.#work.ring();
        this.#news.ringSoon();
        this.#parts.onSettled?.();
      });
  }

  #fail(position: string, error: unknown): void {
    const { log } = this.#parts;
    if (!isDiskFull(error)) {
      log.error({ err: error, position }, 'a proof failed');
      this.#broken.add(position);
    } else if (!this.#pausing && !this.#stopping.signal.aborted) {
      // Whatever else is proved could not be kept either.
      log.error({ err: error }, 'the disk is full: proving pauses until there is room');
      this.#pausing = setTimeout(() => this.wake(), PAUSE_MS).unref();
    }
  }

  async #settle(waiting: WaitingProof, which: Try): Promise<void> {
    const { library, budget, share } = this.#parts;
    const { position, owner } = waiting;
    let settled = waiting.isProved ? await library.judgeFromProof(position) : undefined;
    if (!settled?.decided) {
      const hasTime = which === 'first' || !share || share.hasTimeLeft(owner);
      const spending = which === 'first' || !hasTime ? this.#firstBudget : budget;
      const answer = hasTime ? await this.#solve(waiting, which) : outOfTime(waiting);
      if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
      if (which === 'first' && this.#wantsLongTry(answer)) return library.saveShortTry(position, answer, spending);
      settled = await library.saveAnswer(position, answer, spending);
    }
    this.#settled++;
    for (const verdict of settled.verdicts) this.#verdicts[verdict]++;
    if (this.#waiting !== undefined) this.#waiting = Math.max(0, this.#waiting - settled.verdicts.length);
  }

  #wantsLongTry(answer: ProofAnswer): answer is GaveUp {
    const { milliseconds } = this.#parts.budget;
    return answer.kind === 'gave up' && answer.because === 'time' && this.#firstBudget.milliseconds < milliseconds;
  }

  async #solve({ owner, position, fen, mateIn, noMateWithin }: WaitingProof, which: Try): Promise<ProofAnswer> {
    const { library, solver, log, share } = this.#parts;
    const isLong = which === 'long';
    const budget = isLong ? this.#parts.budget : this.#firstBudget;
    let saved = noMateWithin;
    const onProgress = (progress: SolveProgress): void => {
      this.#running.set(position, { progress });
      if (progress.noMateWithin > saved && progress.effort.milliseconds >= WORTH_KEEPING_MS) {
        saved = progress.noMateWithin;
        library.saveNoMateWithin(position, saved).catch((error) => log.error({ err: error }, 'progress was not kept'));
      }
      this.#news.ringSoon();
    };
    if (isLong) this.#longTries++;
    else this.#solving++;
    try {
      const answer = await solver.solve(
        { fen, mateIn, noMateWithin, budget },
        { signal: this.#stopping.signal, onProgress, lane: isLong ? 'long' : 'soon' },
      );
      if (isLong) share?.charge(owner, answer.effort.milliseconds);
      else this.#lookahead.learn(answer.effort.milliseconds);
      return answer;
    } finally {
      // The next task goes to the solver before this one's answer goes to the disk.
      if (isLong) this.#longTries--;
      else this.#solving--;
      this.#work.ring();
    }
  }
}

/** For a server that has used up its time: too hard for now. The next start, or an admin, tries it again. */
const outOfTime = ({ noMateWithin }: WaitingProof): GaveUp => ({
  kind: 'gave up',
  because: 'time',
  noMateWithin,
  effort: { nodes: 0, milliseconds: 0 },
});
