import { setMaxListeners } from 'node:events';
import type { Budget, SolveProgress } from '../engine/mate/solver.js';
import type { Judged, ProofPass, ProofStore, WaitingProof, WaitingStore } from '../puzzles/proof-store.js';
import type { ProofAnswer, Solver } from '../puzzles/proving/solver.js';
import { ChangeSignal } from '../shared/changes.js';
import type { Logger } from '../shared/log.js';
import type { Time } from '../shared/time.js';
import { DiskPause } from './disk-pause.js';
import type { FairShare } from './fair-share.js';
import { FirstPasses } from './first-passes.js';
import { keepProgress } from './keep-progress.js';
import { LongPasses } from './long-passes.js';
import { type ProvingState, ProvingTally } from './proving-tally.js';

interface PrecomputerDependencies {
  readonly library: ProofStore & WaitingStore;
  readonly solver: Solver;
  readonly budget: Budget;
  /** Divides the cores between servers. */
  readonly share: FairShare;
  readonly time: Time;
  readonly log: Logger;
  /** After every position, when its answer is on disk. */
  readonly onSettled?: () => void;
}

/** Answers that are not written down yet; with more the solver waits for the disk. */
const MOST_UNSAVED = 500;

/**
 * Proves waiting puzzles ahead of time and keeps the solver busy. All it knows is in the store. Every puzzle gets a short
 * first pass; long passes begin only when nothing waits for its first one, and the solver keeps a thread free of them.
 */
export class Precomputer {
  readonly #dependencies: PrecomputerDependencies;
  readonly #first: FirstPasses;
  readonly #long: LongPasses;
  readonly #tally: ProvingTally;
  readonly #pause: DiskPause;
  /** Positions from when they are taken up until their answer is on disk. */
  readonly #running = new Map<string, { progress?: SolveProgress }>();
  /** Positions whose proof failed by a bug: left alone until the next start, so that the others go on. */
  readonly #broken = new Set<string>();
  readonly #stopping = new AbortController();
  #pumping: Promise<void> | undefined;
  #woken = false;
  /** For the pump itself: there is room for a task, or another reason to look. */
  readonly #work = new ChangeSignal();
  /** For those who follow. */
  readonly #news = new ChangeSignal();

  constructor(dependencies: PrecomputerDependencies) {
    this.#dependencies = dependencies;
    const { library, solver, budget, share, time, log } = dependencies;
    const { width } = solver;
    this.#first = new FirstPasses({ library, width, budget, share });
    this.#long = new LongPasses({ library, width, budget, share, time, onRenewal: () => this.wake() });
    this.#tally = new ProvingTally(library);
    this.#pause = new DiskPause({ work: 'proving', time, log, onOver: () => this.wake() });
    // Every task listens, and there are many: that is no leak.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Proves whatever waits. To be called at the start and whenever puzzles were added. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#pause.end();
    this.#woken = true;
    this.#work.notify();
    if (this.#pumping) return;
    this.#tally.reset();
    this.#pumping = this.#pump()
      .catch((error) => this.#dependencies.log.error({ err: error }, 'proving has stopped'))
      .finally(() => {
        this.#pumping = undefined;
        // Somebody woke it after its last look, while it counted: nobody else would look for what was added then.
        if (this.#woken) this.wake();
        this.#news.notify();
      });
  }

  /** Puzzles are on their short first pass. */
  get isOnFirstPasses(): boolean {
    return this.#first.searching > 0;
  }

  state(): ProvingState {
    const running = [...this.#running].map(([position, { progress }]) => ({ position, ...(progress && { progress }) }));
    return { ...this.#tally.counts, running };
  }

  /**
   * The state now and after changes, until nothing is left that can be proved now. A slow reader misses states, never the
   * last.
   */
  async *follow(): AsyncGenerator<ProvingState> {
    while (true) {
      const news = this.#news.nextChange;
      const over = !this.#pumping;
      if (over || this.#tally.isCounted) yield this.state();
      if (over) return;
      await news;
    }
  }

  /**
   * Whether waiting puzzles of a server, with numbers from `first` to `last`, may get a verdict today: the server has time
   * left, or one of them needs none of it.
   */
  async mayProveToday(serverId: string, first: number, last: number): Promise<boolean> {
    const { library, budget, share } = this.#dependencies;
    if (share.hasTimeLeft(serverId)) return true;
    return library.hasOwnAhead(serverId, first, last, budget, [...this.#running.keys()]);
  }

  /** Stops at once; what was under way stays waiting, with the lengths that were disproved. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#work.notify();
    await this.#pumping;
    this.#pause.end();
    this.#long.stop();
  }

  async #pump(): Promise<void> {
    while (!this.#stopping.signal.aborted && !this.#pause.isOn) {
      const change = this.#work.nextChange;
      const woken = this.#woken;
      this.#woken = false;
      if (woken) await this.#count();
      // What another process added, without a call to wake, is found after a long pass or when all else is done.
      if (woken || this.#running.size === 0) this.#first.outdate();
      await this.#first.look(() => this.#underWay());
      this.#launchFirstPasses();
      if (woken) await this.#answerRunning();
      if (this.#first.isEmpty) await this.#launchLongPasses();
      if (this.#running.size === 0 && !this.#woken && !this.#first.isOutdated) break;
      await change;
    }
    while (this.#running.size > 0) await this.#work.nextChange;
    await this.#count();
  }

  async #count(): Promise<void> {
    await this.#tally.countWaiting();
    this.#news.notifySoon();
  }

  #launchFirstPasses(): void {
    while (this.#running.size < this.#first.searching + MOST_UNSAVED) {
      const next = this.#first.next();
      if (!next) return;
      this.#launch(next, 'first');
    }
  }

  async #launchLongPasses(): Promise<void> {
    while (this.#running.size < MOST_UNSAVED) {
      const next = await this.#long.next(() => this.#underWay());
      if (!next) return;
      this.#launch(next, 'long');
    }
  }

  /** A puzzle that came to a position in the middle of its long pass may be answered by what is disproved there already. */
  async #answerRunning(): Promise<void> {
    const answer = async (position: string) => {
      const { verdicts } = await this.#dependencies.library.judgeFromProof(position);
      this.#tally.addVerdicts(verdicts);
    };
    // Nothing is wrong with its proof, which goes on: the position is not left alone for this.
    await Promise.all(
      this.#long.running.map((position) => answer(position).catch((error) => this.#logFailure(position, error))),
    );
    this.#news.notifySoon();
  }

  #underWay(): readonly string[] {
    return [...this.#running.keys(), ...this.#broken];
  }

  #launch(waiting: WaitingProof, pass: ProofPass): void {
    const { position } = waiting;
    this.#running.set(position, {});
    if (pass === 'long') this.#long.begin(waiting);
    this.#settle(waiting, pass)
      .catch((error) => this.#fail(position, error))
      .finally(() => {
        this.#running.delete(position);
        this.#work.notify();
        this.#news.notifySoon();
        this.#dependencies.onSettled?.();
      });
  }

  #fail(position: string, error: unknown): void {
    if (this.#logFailure(position, error)) this.#broken.add(position);
  }

  /** Whether it failed by a bug. When the disk is full, the proving pauses. */
  #logFailure(position: string, error: unknown): boolean {
    if (this.#stopping.signal.aborted || this.#pause.beginIfFull(error)) return false;
    this.#dependencies.log.error({ err: error, position }, 'a proof failed');
    return true;
  }

  async #settle(waiting: WaitingProof, pass: ProofPass): Promise<void> {
    const { library, budget } = this.#dependencies;
    const { position } = waiting;
    if (pass === 'first' && waiting.isProved) {
      const { verdicts, decided } = await library.judgeFromProof(position);
      // Longer claims at this position wait on, each in its lane.
      if (!decided) this.#first.outdate();
      this.#tally.settle(verdicts);
      return;
    }
    const answer = await this.#solve(waiting, pass);
    if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
    if (pass === 'first' && this.#first.isTooShort(waiting, answer)) {
      const { verdicts } = await library.saveShortPass(position, answer, this.#first.budget);
      this.#tally.addVerdicts(verdicts);
    } else {
      const { verdicts } = await library.saveAnswer(position, answer, budget);
      this.#tally.settle(verdicts);
    }
  }

  async #solve(waiting: WaitingProof, pass: ProofPass): Promise<ProofAnswer> {
    const { library, solver, share, log } = this.#dependencies;
    const { owner, position, fen, mateIn, noMateWithin } = waiting;
    const { signal } = this.#stopping;
    const isLong = pass === 'long';
    const budget = isLong ? this.#dependencies.budget : this.#first.budget;
    const onJudged = ({ verdicts }: Judged) => this.#tally.addVerdicts(verdicts);
    const keep = keepProgress({ library, log, onJudged }, waiting);
    const onProgress = (progress: SolveProgress): void => {
      this.#running.set(position, { progress });
      keep(progress);
      this.#news.notifySoon();
    };
    if (!isLong) this.#first.begin();
    try {
      const answer = await solver.solve(
        { fen, mateIn, noMateWithin, budget },
        { signal, onProgress, lane: isLong ? 'long' : 'soon' },
      );
      if (isLong) share.charge(owner, answer.effort.milliseconds);
      else this.#first.learn(answer.effort.milliseconds);
      return answer;
    } finally {
      // The next task goes to the solver before this one's answer goes to the disk.
      if (isLong) {
        this.#long.end(waiting);
        this.#first.outdate();
      } else this.#first.end();
      this.#work.notify();
    }
  }
}
