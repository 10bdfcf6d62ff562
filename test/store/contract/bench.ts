import { afterEach, beforeEach } from 'vitest';
import { positionKey, positionOfFen } from '../../../src/chess/position.js';
import type { Draft } from '../../../src/library/draft.js';
import { prove } from '../../../src/solver/prover.js';
import type { SolveAnswer } from '../../../src/solver/solver.js';
import type { LibraryCounts } from '../../../src/store/library-store.js';
import type { Store } from '../../../src/store/store.js';
import { BUDGET } from '../../support/house.js';

export const NOW = 1_000;

/** What the parts of the contract work with: the store under test, new and empty for each of them. */
export interface Bench {
  readonly store: Store;
  /** Closes the store and opens it again. */
  reopen(): Promise<void>;
  sync(...drafts: Draft[]): Promise<{ readonly added: number; readonly refused: number }>;
  proveAll(): Promise<void>;
  verdicts(serverId?: string): Promise<LibraryCounts['verdicts']>;
}

export const draft = (fen: string, claimedMateIn?: number, line = 1): Draft => ({
  line,
  position: positionOfFen(fen),
  ...(claimedMateIn !== undefined && { claimedMateIn }),
});

export const keyOf = (fen: string): string => positionKey(positionOfFen(fen));

export const answer = (fen: string, mateIn: number): SolveAnswer => prove({ fen, mateIn, budget: BUDGET });

/** Opens the store before each test of the surrounding `describe`, and closes it afterwards. */
export function makeBench(open: () => Promise<Store>): Bench {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await open();
    },
    sync: (...drafts) => store.library.syncFolder([{ name: 'a.epd', drafts, refused: [] }], String(drafts.length), NOW),
    async proveAll() {
      for (const { position, fen, mateIn } of await store.library.listWaiting(100, [], '')) {
        await store.library.saveAnswer(position, answer(fen, mateIn), BUDGET);
      }
    },
    verdicts: async (serverId = 'club') => (await store.library.count(serverId)).verdicts,
  };
}
