import type { Precomputer } from '../jobs/precompute.js';
import type { SecondTries } from '../jobs/second-tries.js';
import type { Game } from '../play/game.js';
import type { LibraryStore } from '../store/library-store.js';

/** What commands work with; `main` puts the real ones together. */
export interface Services {
  readonly game: Game;
  readonly library: LibraryStore;
  readonly precomputer: Precomputer;
  readonly secondTries: SecondTries;
  readonly now: () => number;
}
