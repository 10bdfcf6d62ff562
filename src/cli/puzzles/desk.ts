import type { ReportStore } from '../../people/report-store.js';
import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Config } from '../../shared/config.js';
import type { Screen } from '../program/screen.js';

/** What every command works with. */
export interface Desk {
  readonly library: LibraryStore;
  readonly reports: ReportStore;
  readonly config: Config;
  /** The file of the library. */
  readonly database: string;
  readonly screen: Screen;
  /** Somebody wants to leave. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}
