import type { PreferenceStore, PrivacyStore, UserReportStore } from '../people/people-store.js';
import type { Game } from '../play/game.js';
import type { PlayerStore } from '../play/player-store.js';
import type { Recaps } from '../play/recap.js';
import type { LibraryStore } from '../puzzles/library-store.js';
import type { TroubleStore } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-settings.js';
import type { Precomputer } from '../work/precompute.js';
import type { HardRetries } from '../work/retry-hard.js';
import type { Channels } from './channels.js';

/** What commands work with; `main` puts the real ones together. */
export interface Services {
  readonly game: Game;
  /** Boards, streaks, ratings, and how days went. */
  readonly players: PlayerStore;
  readonly recaps: Recaps;
  readonly library: LibraryStore;
  readonly people: PreferenceStore;
  readonly servers: ServerStore;
  /** Why dailies are not posted. */
  readonly troubles: TroubleStore;
  readonly reports: UserReportStore;
  readonly privacy: PrivacyStore;
  /** Where servers are reached by themselves; absent while there is no chat with channels. */
  readonly channels: () => Channels | undefined;
  readonly precomputer: Precomputer;
  readonly hardRetries: HardRetries;
  readonly now: () => number;
}
