import { afterEach, beforeEach } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import { positionKey, positionOfFen } from '../../../src/games/chess/position.js';
import type { AttemptChange } from '../../../src/play/attempt-store.js';
import type { AddedDraft, Intake } from '../../../src/puzzles/adding-store.js';
import { traitsOf } from '../../../src/puzzles/analysis/traits.js';
import type { Draft } from '../../../src/puzzles/draft.js';
import type { LibraryCounts } from '../../../src/puzzles/library-store.js';
import type { ProofAnswer } from '../../../src/puzzles/proving/solver.js';
import type { Store } from '../../../src/store/store.js';
import { BUDGET } from '../../support/house.js';

export const NOW = 1_000;

/** What comes with a change to an attempt on the day on which all of them are opened. */
export const AT_NOON: Omit<AttemptChange, 'before' | 'after'> = {
  now: Date.parse('2026-11-16T12:00:00Z'),
  today: '2026-11-16',
  schedule: { time: '00:00', timeZone: 'UTC' },
  wrongTries: [],
};

/** What the parts of the contract work with: the store under test, new and empty for each of them. */
export interface Bench {
  readonly store: Store;
  /** Closes the store and opens it again. */
  reopen(): Promise<void>;
  /** Makes a folder with one file of the common puzzles. */
  sync(...drafts: Draft[]): Promise<{ readonly added: number; readonly duplicates: number }>;
  addOwn(serverId: string, ...drafts: Draft[]): Promise<readonly AddedDraft[]>;
  proveAll(): Promise<void>;
  verdicts(serverId?: string): Promise<LibraryCounts['verdicts']>;
}

/** A file whose puzzles are for dailies, with one key each. */
export const from = (source: string, others: Partial<Intake> = {}): Intake => ({
  source,
  purpose: 'daily',
  severalKeys: false,
  ...others,
});

export const draft = (fen: string, claimedMateIn?: number, line = 1): Draft => ({
  line,
  position: positionOfFen(fen),
  ...(claimedMateIn !== undefined && { claimedMateIn }),
});

/** 1...Re1#: Black mates on the last rank. No twin of White's back rank mate. */
export const BLACK_MATES = '4r1k1/8/8/8/8/8/5PPP/7K b - - 0 1';

/** The numbers from 1 on. */
export const range = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

/** Different positions, one a line, and no twins: two pawns wander about between the kings. */
export const manyDrafts = (count: number): Draft[] => range(count).map((line) => draft(twoPawns(line), 1, line));

function twoPawns(number: number): string {
  const squares = range(24).map(() => '1');
  squares[number % 24] = 'P';
  squares[(number + 1 + Math.floor(number / 24)) % 24] = 'p';
  const ranks = [0, 6, 12, 18].map((start) => `1${squares.slice(start, start + 6).join('')}1`);
  return `7k/8/${ranks.join('/')}/8/K7 w - - 0 1`;
}

export const keyOf = (fen: string): string => positionKey(positionOfFen(fen));

export function answer(fen: string, mateIn: number): ProofAnswer {
  const solved = prove({ fen, mateIn, budget: BUDGET });
  if (solved.kind !== 'mate') return solved;
  return { ...solved, traits: traitsOf(positionOfFen(fen), decodeSolution(solved.solution)) };
}

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
    async sync(...drafts) {
      const sync = await store.library.beginFolderSync(NOW);
      const taken = await sync.take(from('a.epd'), drafts);
      await sync.finish(String(drafts.length));
      return taken;
    },
    addOwn: (serverId, ...drafts) => store.library.addOwn(serverId, from('own.epd'), drafts, NOW),
    async proveAll() {
      const waiting = await store.library.listWaiting(100, [], '');
      await Promise.all(
        waiting.map(({ position, fen, mateIn }) => store.library.saveAnswer(position, answer(fen, mateIn), BUDGET)),
      );
    },
    verdicts: async (serverId = 'club') => (await store.library.count(serverId)).verdicts,
  };
}
