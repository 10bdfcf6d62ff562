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

/** The numbers from 1 on. */
export const range = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

/** Different positions, one a line: two pawns wander about between the kings. */
export const manyDrafts = (count: number): Draft[] => range(count).map((line) => draft(twoPawns(line), 1, line));

function twoPawns(number: number): string {
  const squares = range(24).map(() => '1');
  squares[number % 24] = 'P';
  squares[(number + 1 + Math.floor(number / 24)) % 24] = 'p';
  const ranks = [0, 6, 12, 18].map((start) => `1${squares.slice(start, start + 6).join('')}1`);
  return `7k/8/${ranks.join('/')}/8/K7 w - - 0 1`;
}

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
