import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LibraryStore } from '../puzzles/library-store.js';
import type { Logger } from '../shared/log.js';
import { projectRoot } from '../shared/project.js';
import { type FolderImport, importFolder } from '../work/import-folder.js';
import type { StockKeeper } from '../work/keep-stock.js';
import type { Precomputer } from '../work/precompute.js';
import { FolderWatcher } from '../work/watch-folder.js';
import { FolderReport } from './folder-report.js';
import type { ProvingProgress } from './proving-progress.js';

interface PuzzlesFolderDependencies {
  readonly folder: string;
  readonly severalKeys: boolean;
  readonly library: LibraryStore;
  readonly precomputer: Precomputer;
  readonly keeper: StockKeeper;
  readonly progress: ProvingProgress;
  readonly now: () => number;
  readonly log: Logger;
}

/** A folder that takes longer is read on while the bot serves already. */
const PATIENCE_MS = 5000;

/**
 * The puzzles folder while the bot runs: it is read at the start and whenever something in it changes, its puzzles are
 * proved, and the operator hears what became of them.
 */
export class PuzzlesFolder {
  readonly #dependencies: PuzzlesFolderDependencies;
  readonly #stopping = new AbortController();
  readonly #report: FolderReport;
  readonly #watcher: FolderWatcher;
  #firstReading: Promise<void> = Promise.resolve();
  /** What is shown and reported, one after the other. */
  #reporting: Promise<void> = Promise.resolve();

  constructor(dependencies: PuzzlesFolderDependencies) {
    const { folder, library, severalKeys, progress, now, log } = dependencies;
    const { signal } = this.#stopping;
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
    this.#dependencies = dependencies;
    this.#report = new FolderReport({ folder, library, print: progress.print, signal });
    const terms = { folder, library: this.#report.library, version, severalKeys, now, signal };
    this.#watcher = new FolderWatcher({
      folder,
      log,
      read: (changing) => importFolder({ ...terms, changing }),
      onRead: (imported) => this.#takeChange(imported),
    });
  }

  /** Resolves when all of it was read once, or could not be. */
  get firstReading(): Promise<void> {
    return this.#firstReading;
  }

  /** Before anybody is served, if it does not take long: who comes first should find a puzzle. */
  async start(): Promise<void> {
    this.#firstReading = this.#readFirst();
    this.#next(async () => {
      await this.#firstReading;
      this.#watcher.start();
    });
    await Promise.race([this.#firstReading, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Shows the proving until it is done, and reports what was proved not to be playable. */
  reportProving(when: 'at the start' | 'while it runs'): void {
    const { library, precomputer, keeper, progress } = this.#dependencies;
    this.#next(async () => {
      const waiting = await library.countWaiting();
      if (waiting > 0) {
        precomputer.wake();
        await progress.show(precomputer, waiting);
      }
      if (this.#stopping.signal.aborted) return;
      // What was proved in an earlier run was reported then.
      await this.#report.reportUnsound(waiting === 0 && when === 'at the start' ? 'known' : 'new');
      keeper.check();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watcher.stop();
    await this.#reporting;
  }

  async #readFirst(): Promise<void> {
    const { log, progress } = this.#dependencies;
    try {
      await this.#report.reportStart(await this.#watcher.readNow());
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      log.error({ err: error }, 'the puzzles folder could not be taken');
      progress.print(
        `The puzzles folder could not be taken (${(error as Error).message}); it is tried again while the bot runs.`,
      );
    }
  }

  #takeChange(imported: FolderImport): void {
    const { precomputer, log } = this.#dependencies;
    precomputer.wake();
    // At once: the next reading must not overtake it.
    const reporting = this.#report
      .reportChange(imported)
      .catch((error) => log.error({ err: error }, 'a change of the puzzles folder was not reported'));
    this.#next(() => reporting);
    this.reportProving('while it runs');
  }

  #next(work: () => Promise<void>): void {
    this.#reporting = this.#reporting
      .then(work)
      .catch((error) => this.#dependencies.log.error({ err: error }, 'reporting on the puzzles folder failed'));
  }
}
