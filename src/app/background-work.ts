import type { Pool } from '../engine/pool/pool.js';
import { makeDescribe } from '../puzzles/proving/describer.js';
import { makeSolver } from '../puzzles/proving/pool.js';
import type { Config } from '../shared/config.js';
import type { Logger } from '../shared/log.js';
import type { Time } from '../shared/time.js';
import type { Store } from '../store/store.js';
import type { Composer } from '../work/composing.js';
import { TryDecider } from '../work/decide-tries.js';
import { describeProofs } from '../work/describe-proofs.js';
import { StockKeeper } from '../work/keep-stock.js';
import { Precomputer } from '../work/precompute.js';
import { ProvingQuota } from '../work/proving-quota.js';
import { HardRetries } from '../work/retry-hard.js';
import type { Part } from './lifecycle.js';
import type { ProvingProgress } from './proving-progress.js';
import { PuzzlesFolder } from './puzzles-folder.js';

interface BackgroundDependencies {
  readonly config: Config;
  readonly library: Store['library'];
  readonly pool: Pool;
  readonly composer: Composer;
  readonly progress: ProvingProgress;
  readonly time: Time;
  readonly log: Logger;
}

/** What goes on while nobody waits for it. */
export interface BackgroundWork {
  readonly precomputer: Precomputer;
  readonly hardRetries: HardRetries;
  readonly keeper: StockKeeper;
  readonly folder: PuzzlesFolder;
  /** All of it, with what each rests on before it. */
  readonly layers: readonly (readonly Part[])[];
}

/** Enough for any puzzle a person would set; time is what runs out first. */
const NODE_BUDGET = 1e12;

export function makeBackgroundWork(dependencies: BackgroundDependencies): BackgroundWork {
  const { config, library, pool, composer, progress, time, log } = dependencies;
  const { now } = time;
  const { solveSeconds, solveMegabytes, lowStock, puzzlesDir, severalKeys } = config;
  const solver = makeSolver(pool);
  const budget = { milliseconds: solveSeconds * 1000, nodes: NODE_BUDGET, megabytes: solveMegabytes };
  const quota = new ProvingQuota({ now });
  const proving = { library, solver, budget, quota, time, log };
  const precomputer = new Precomputer({ ...proving, onSettled: () => tryDecider.wake() });
  const tryDecider = new TryDecider({ ...proving, mayWork: () => !precomputer.hasShortSearches });
  const hardRetries = new HardRetries(proving);
  const keeper = new StockKeeper({ library, precomputer, composer, lowStock, now, print: progress.print, log });
  const folder = new PuzzlesFolder({
    ...{ folder: puzzlesDir, severalKeys, library },
    ...{ precomputer, keeper, progress, now, log },
  });

  const prover: Part = {
    async start() {
      await library.retryGaveUp(budget);
      precomputer.wake();
    },
    stop: () => precomputer.stop(),
  };
  const decider: Part = { start: () => tryDecider.wake(), stop: () => tryDecider.stop() };
  return {
    ...{ precomputer, hardRetries, keeper, folder },
    layers: [[folder], [prover, decider, hardRetries, keeper, makeDescriber(dependencies, folder, precomputer)]],
  };
}

/** An older Matinee stored proofs without saying how hard they are. */
function makeDescriber(
  { library, pool, log }: BackgroundDependencies,
  folder: PuzzlesFolder,
  precomputer: Precomputer,
): Part {
  const stopping = new AbortController();
  const { signal } = stopping;
  let describing: Promise<unknown> = Promise.resolve();

  function describeAll(): void {
    if (signal.aborted) return;
    const describe = makeDescribe(pool);
    describing = describeProofs({ library, describe, log, signal, onForgotten: () => precomputer.wake() }).catch(
      (error) => log.error({ err: error }, 'old proofs could not be described'),
    );
  }

  return {
    // Reading the folder is more urgent. It may take long, and is not waited for when the bot stops meanwhile.
    start: () => void folder.firstReading.then(describeAll),
    async stop() {
      stopping.abort();
      await describing;
    },
  };
}
