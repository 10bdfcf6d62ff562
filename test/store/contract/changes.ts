import { describe, expect, it } from 'vitest';
import { nextDaily } from '../../support/giving.js';
import { BACK_RANK, FOUR_VERDICTS, TWO_KEYS } from '../../support/positions.js';
import { type Bench, draft, from, NOW } from './bench.js';

/** What admins and operators make of puzzles. */
export function changesContract(bench: Bench): void {
  const { sync, addOwn, proveAll, verdicts } = bench;

  describe('a puzzle with several keys', () => {
    it('is playable when its file was taken on these terms', async () => {
      const { library, play } = bench.store;
      await library.addOwn('club', from('own.epd', { severalKeys: true }), [draft(TWO_KEYS, 1)], NOW);
      await proveAll();
      expect(await verdicts()).toMatchObject({ cooked: 0, 'several keys': 1 });
      expect(await library.reportPuzzles('club', [1])).toMatchObject([
        { verdict: { kind: 'several keys', mateIn: 1, keys: ['a1a8', 'e1e8'] } },
      ]);
      expect(await library.listOwnQueue('club', 5)).toMatchObject([{ id: 1 }]);
      expect(await nextDaily(play, 'club')).toBe(1);
      expect(await library.listUnsound(5)).toEqual([]);
    });

    it('can be allowed later, and stays so when its file is read again', async () => {
      const { library } = bench.store;
      await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1));
      await proveAll();
      expect(await library.allowSeveralKeys('', [1, 2, 7])).toEqual([2]);
      expect(await library.allowSeveralKeys('', [2])).toEqual([]);
      await sync(draft(BACK_RANK, 1), { ...draft(TWO_KEYS, 1, 2), name: 'Two rooks' });
      expect(await verdicts()).toMatchObject({ sound: 1, cooked: 0, 'several keys': 1 });
    });
  });

  describe('a puzzle with a shorter mate', () => {
    it('can be taken as what it is, and stays so when its file is read again', async () => {
      const { library, play } = bench.store;
      await sync(draft(FOUR_VERDICTS, 3), draft(BACK_RANK, 1));
      await proveAll();
      expect(await library.relabelShorter('', [1, 2])).toEqual([1]);
      expect(await verdicts()).toMatchObject({ 'shorter mate': 0, sound: 2 });
      await sync(draft(FOUR_VERDICTS, 3), draft(BACK_RANK, 1));
      expect(await verdicts()).toMatchObject({ 'shorter mate': 0, sound: 2 });
      expect(await library.listPuzzles({ ids: [1] }, 0, 5)).toMatchObject([
        { claimedMateIn: 2, verdict: { kind: 'sound', mateIn: 2 } },
      ]);
      await play.giveDaily('club', '2026-11-16', 1);
      expect(await play.findDaily('club', '2026-11-16')).toMatchObject({ mateIn: 2 });
    });

    it('is judged by another claim when its file makes one', async () => {
      await sync(draft(FOUR_VERDICTS, 3));
      await proveAll();
      await bench.store.library.relabelShorter('', 'all');
      await sync(draft(FOUR_VERDICTS, 4));
      await proveAll();
      expect(await verdicts()).toMatchObject({ 'shorter mate': 1, sound: 0 });
    });

    it('may turn out to have several keys, which are another matter', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(TWO_KEYS, 2, 1), draft(FOUR_VERDICTS, 3, 2));
      await addOwn('rivals', draft(TWO_KEYS, 2, 1));
      await proveAll();
      expect(await library.relabelShorter('club', 'all')).toEqual([1, 2]);
      expect(await verdicts('club')).toMatchObject({ cooked: 1, sound: 1 });
      expect(await verdicts('rivals')).toMatchObject({ 'shorter mate': 1 });
      expect(await library.allowSeveralKeys('club', [1])).toEqual([1]);
      expect(await verdicts('club')).toMatchObject({ 'several keys': 1, sound: 1 });
    });
  });

  describe('a puzzle that is taken out', () => {
    it('is not given any more; what was played stays', async () => {
      const { library, play } = bench.store;
      await addOwn('club', draft(BACK_RANK, 1));
      await proveAll();
      await play.giveDaily('club', '2026-11-16', 1);
      expect(await library.remove('club', 1, NOW)).toEqual({ kind: 'removed' });
      expect(await library.remove('club', 1, NOW)).toEqual({ kind: 'unknown' });
      expect(await nextDaily(play, 'club')).toBeUndefined();
      expect(await library.listOwnQueue('club', 5)).toEqual([]);
      expect(await verdicts()).toMatchObject({ sound: 0 });
      expect(await play.findDaily('club', '2026-11-16')).toMatchObject({ id: 1 });
    });

    it('is not proved any more either', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(BACK_RANK, 1));
      await library.remove('club', 1, NOW);
      expect(await library.listWaiting(5, [], '')).toEqual([]);
      expect(await library.countWaiting()).toBe(0);
      expect(await library.countOwnWaiting('club', 0, 9)).toBe(0);
    });

    it('cannot be one of the folder: it would come back', async () => {
      await sync(draft(BACK_RANK, 1, 12));
      expect(await bench.store.library.remove('', 1, NOW)).toEqual({ kind: 'in folder', source: 'a.epd', line: 12 });
      expect(await verdicts()).toMatchObject({ waiting: 1 });
    });
  });
}
