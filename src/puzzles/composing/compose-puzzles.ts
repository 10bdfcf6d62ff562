import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { positionOfFen } from '../../games/chess/position.js';
import { untilStopped } from '../../shared/async.js';
import { builtFile } from '../../shared/project.js';
import type { Result } from '../../shared/result.js';
import type { ComposedPuzzle } from './finish.js';
import type { SeenPositions } from './seen-positions.js';
import type { ComposeOutcome, ComposeRequest, ComposeTask } from './task.js';

interface ComposeOptions {
  readonly cores: number;
  /** What there is already; every puzzle that is made is added. */
  readonly seen: SeenPositions;
  /** The first task that is not to be done again: whoever continues a request gets new puzzles. */
  readonly firstTask?: number;
  readonly signal?: AbortSignal;
  readonly onTask?: (outcome: ComposeOutcome) => void;
}

/** So many tasks may be done before the one that everybody waits for. */
const AHEAD = 8;

/**
 * Makes puzzles for as long as somebody takes them. Tasks are done by all threads and considered in the order of their
 * numbers, so that the puzzles are the same on any number of cores.
 */
export async function* composePuzzles(
  request: ComposeRequest,
  options: ComposeOptions,
): AsyncGenerator<ComposedPuzzle> {
  const { cores, seen, signal = new AbortController().signal, onTask } = options;
  const threads = Array.from({ length: cores }, () => new ComposerThread());
  const idle = [...threads];
  const underWay: Promise<ComposeOutcome>[] = [];
  const waiting: (() => void)[] = [];
  let number = options.firstTask ?? 0;
  const start = async (): Promise<ComposeOutcome> => {
    const task = { request, number: number++ };
    while (idle.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    const thread = idle.pop();
    if (!thread) throw new Error('a thread that is idle is gone');
    try {
      return await thread.run(task);
    } finally {
      idle.push(thread);
      waiting.shift()?.();
    }
  };
  const inOrder = async function* (): AsyncGenerator<ComposeOutcome> {
    for (;;) {
      while (underWay.length < cores * AHEAD) {
        const outcome = start();
        // Whoever ends early does not wait for the others, whose threads then end under them.
        outcome.catch(() => {});
        underWay.push(outcome);
      }
      const outcome = await underWay.shift();
      if (outcome) yield outcome;
    }
  };
  try {
    for await (const outcome of untilStopped(inOrder(), signal)) {
      if (signal.aborted) return;
      onTask?.(outcome);
      for (const puzzle of outcome.puzzles) if (seen.take(positionOfFen(puzzle.fen))) yield puzzle;
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

/** One worker thread. Each has a piscina of its own, as in `src/puzzles/proving`. */
class ComposerThread {
  readonly #piscina: Piscina<unknown, unknown>;
  readonly #loaded: Promise<unknown>;

  constructor() {
    const filename = builtFile('src/puzzles/composing/worker.ts');
    if (!existsSync(filename)) throw new Error('the composer has not been built: run "npm run build" first');
    this.#piscina = new Piscina<unknown, unknown>({ filename, minThreads: 1, maxThreads: 1, recordTiming: false });
    this.#loaded = this.#piscina.run(undefined, { name: 'beLoaded' }).catch(() => {});
  }

  async run(task: ComposeTask): Promise<ComposeOutcome> {
    const answer = (await this.#piscina.run(task, { name: 'runInWorker' })) as Result<ComposeOutcome, string>;
    if (!answer.ok) throw new Error(`task ${task.number} of seed ${task.request.seed}: ${answer.fault}`);
    return answer.value;
  }

  /** Ends the thread, whatever it does, but for loading its code: Node 20 dies when a thread is ended in the middle of that. */
  async stop(): Promise<void> {
    await this.#loaded;
    await this.#piscina.destroy();
  }
}
