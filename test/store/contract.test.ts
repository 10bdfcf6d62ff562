import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { positionKey, positionOfFen } from '../../src/chess/position.js';
import type { Draft } from '../../src/library/draft.js';
import { prove } from '../../src/solver/prover.js';
import { openSqliteStore } from '../../src/store/open-sqlite.js';
import type { Store } from '../../src/store/store.js';
import { BUDGET } from '../support/house.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';

/** Every engine opens a new, empty store at a place of its own, and can open it again. */
const ENGINES = {
  SQLite: (place: string) => openSqliteStore(join(place, 'store.sqlite')),
};

const draft = (fen: string, claimedMateIn?: number, line = 1): Draft => ({
  line,
  position: positionOfFen(fen),
  ...(claimedMateIn !== undefined && { claimedMateIn }),
});
const keyOf = (fen: string): string => positionKey(positionOfFen(fen));
const answer = (fen: string, mateIn: number) => prove({ fen, mateIn, budget: BUDGET });
const NOW = 1_000;

describe.each(Object.entries(ENGINES))('the store on %s', (_, engine) => {
  let place: string;
  let store: Store;
  const open = async () => {
    const opened = await engine(place);
    if (!opened.ok) throw new Error(opened.fault.code);
    store = opened.value;
  };
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'matinee-store-'));
    await open();
  });
  afterEach(async () => {
    await store.close();
    await rm(place, { recursive: true });
  });

  const sync = (...drafts: Draft[]) =>
    store.library.syncFolder([{ name: 'a.epd', drafts, refused: [] }], String(drafts.length), NOW);
  const proveAll = async () => {
    for (const { position, fen, mateIn } of await store.library.listWaiting(100, [])) {
      await store.library.saveAnswer(position, answer(fen, mateIn), 1000);
    }
  };
  const verdicts = async () => (await store.library.count('club')).verdicts;

  describe('the library', () => {
    it('takes a folder once: the same lines again add nothing', async () => {
      expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 2 });
      await proveAll();
      expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 0 });
      expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1, cooked: 1 });
    });

    it('withdraws what vanished from the folder, and takes it back with its proof when it returns', async () => {
      await sync(draft(BACK_RANK, 1));
      await proveAll();
      await sync();
      expect((await store.play.listDailyCandidates('club')).length).toBe(0);
      await sync(draft(BACK_RANK, 1));
      expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1 });
    });

    it('judges a changed claim anew, from the proof that is there', async () => {
      await sync(draft(FOUR_VERDICTS, 2));
      await proveAll();
      await sync(draft(FOUR_VERDICTS, 3));
      expect(await verdicts()).toMatchObject({ waiting: 1 });
      expect(await store.library.judgeFromProof(keyOf(FOUR_VERDICTS))).toBe(true);
      expect(await verdicts()).toMatchObject({ waiting: 0, 'shorter mate': 1 });
    });

    it('searches on from what was disproved when a longer claim comes', async () => {
      await sync(draft(FOUR_VERDICTS, 1));
      await proveAll();
      expect(await verdicts()).toMatchObject({ 'no mate': 1 });
      await store.library.addOwn('club', 'own', [draft(BACK_RANK, 1)], NOW);
      await sync(draft(FOUR_VERDICTS, 2));
      expect(await store.library.judgeFromProof(keyOf(FOUR_VERDICTS))).toBe(false);
      const waiting = await store.library.listWaiting(5, [keyOf(BACK_RANK)]);
      expect(waiting).toEqual([{ position: keyOf(FOUR_VERDICTS), fen: FOUR_VERDICTS, mateIn: 2, noMateWithin: 1 }]);
    });

    it('names the twin of a duplicate, but never another server’s', async () => {
      await sync(draft(BACK_RANK, 1));
      const own = await store.library.addOwn('club', 'own', [draft(BACK_RANK, 1, 4), draft(TWO_KEYS, 1, 5)], NOW);
      expect(own).toEqual([
        { kind: 'duplicate', line: 4, of: 1 },
        { kind: 'added', line: 5, id: 2 },
      ]);
      const other = await store.library.addOwn('rivals', 'own', [draft(TWO_KEYS, 1)], NOW);
      expect(other).toEqual([{ kind: 'added', line: 1, id: 3 }]);
      expect(await store.library.reportPuzzles('rivals', [1, 2, 3])).toHaveLength(2);
    });

    it('tries again what gave up once there is more time, not before', async () => {
      await sync(draft(BACK_RANK, 1));
      const gaveUp = {
        kind: 'gave up',
        because: 'time',
        noMateWithin: 0,
        effort: { nodes: 1, milliseconds: 1 },
      } as const;
      await store.library.saveAnswer(keyOf(BACK_RANK), gaveUp, 1000);
      await store.library.retryGaveUp(1000);
      expect(await verdicts()).toMatchObject({ 'gave up': 1 });
      await store.library.retryGaveUp(2000);
      expect(await verdicts()).toMatchObject({ waiting: 1 });
    });
  });

  describe('playing', () => {
    const anna = { serverId: 'club', userId: 'anna' };
    const begin = async () => {
      await sync(draft(BACK_RANK, 1), draft(BACK_RANK_BLACK, 1));
      await proveAll();
      const puzzle = await store.play.fixDaily('club', '2026-11-16', 1);
      return store.play.openAttempt({ ...anna, date: '2026-11-16', puzzleId: puzzle.id, startedAt: 5_000 }, 5_000);
    };

    it('the first to fix a day wins, for everybody', async () => {
      await begin();
      expect((await store.play.fixDaily('club', '2026-11-16', 2)).id).toBe(1);
      expect((await store.play.findDaily('club', '2026-11-16'))?.fen).toBe(BACK_RANK);
      expect(await store.play.findDaily('rivals', '2026-11-16')).toBeUndefined();
    });

    it('the clock starts at the first view and never again', async () => {
      const first = await begin();
      const again = await store.play.openAttempt({ ...anna, date: '2026-11-16', puzzleId: 1, startedAt: 9_000 }, 9_000);
      expect(again).toEqual(first);
    });

    it('keeps an attempt whole, also when it is opened again', async () => {
      const attempt = await begin();
      const finish = { at: 7_500, outcome: 'solved' } as const;
      const changed = { ...attempt, line: ['e1e8'], wrong: 2, slower: 1, hints: 3, hintLevel: 1, finish };
      expect(await store.play.saveAttempt(changed)).toBe(true);
      await store.close();
      await open();
      expect(await store.play.findLatestAttempt(anna)).toEqual({ ...changed, version: 1 });
      expect(await store.play.listFinished(anna)).toMatchObject([{ mateIn: 1, attempt: { wrong: 2 } }]);
      expect(await store.play.listFinished({ ...anna, serverId: 'rivals' })).toEqual([]);
    });

    it('of two changes to the same attempt the second is told to look again', async () => {
      const attempt = await begin();
      expect(await store.play.saveAttempt({ ...attempt, wrong: 1 })).toBe(true);
      expect(await store.play.saveAttempt({ ...attempt, wrong: 1 })).toBe(false);
      expect((await store.play.findLatestAttempt(anna))?.wrong).toBe(1);
    });

    it('gives back the solution as it was proved', async () => {
      await begin();
      const root = await store.play.loadSolution(1);
      expect(root.mateIn).toBe(1);
      expect(root.continuations).toEqual([{ move: 'e1e8', defences: [] }]);
    });
  });
});
