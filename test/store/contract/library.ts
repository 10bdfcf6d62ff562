import { describe, expect, it } from 'vitest';
import { giveAll, nextDaily } from '../../support/giving.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS, TWO_KEYS } from '../../support/positions.js';
import { type Bench, BLACK_MATES, draft, from, keyOf, manyDrafts, NOW } from './bench.js';

/** Puzzles that are added by hand, and how they are told apart. */
export function libraryContract(bench: Bench): void {
  const { sync, addOwn, proveAll, verdicts } = bench;

  describe('a duplicate', () => {
    it('names its twin in the common stock or among the server’s own, and how they are alike', async () => {
      await sync(draft(BACK_RANK, 1));
      const drafts = [
        draft(BACK_RANK, 1, 4),
        draft(TWO_KEYS, 1, 5),
        draft(TWO_KEYS, 1, 6),
        draft(BACK_RANK_BLACK, 1, 7),
        draft('1k6/ppp5/8/8/8/8/8/1K1R3R w - - 0 1', 1, 8),
      ];
      expect(await addOwn('club', ...drafts)).toEqual([
        { kind: 'duplicate', line: 4, of: 1, likeness: 'the same' },
        { kind: 'added', line: 5, id: 2 },
        { kind: 'duplicate', line: 6, of: 2, likeness: 'the same' },
        { kind: 'duplicate', line: 7, of: 1, likeness: 'colours swapped' },
        { kind: 'duplicate', line: 8, of: 2, likeness: 'mirrored' },
      ]);
      expect(await addOwn('club', draft(TWO_KEYS, 1, 9))).toEqual([
        { kind: 'duplicate', line: 9, of: 2, likeness: 'the same' },
      ]);
      expect(await bench.store.library.reportPuzzles('club', [1, 2, 3])).toHaveLength(2);
    });

    it('is the same line of another file too', async () => {
      const { library } = bench.store;
      await library.addOwn('club', from('first.epd'), [draft(TWO_KEYS, 1)], NOW);
      expect(await library.addOwn('club', from('second.epd'), [draft(TWO_KEYS, 1)], NOW)).toEqual([
        { kind: 'duplicate', line: 1, of: 1, likeness: 'the same' },
      ]);
    });

    it('of the common stock is one whether it was in the folder, added by hand or made here', async () => {
      const { library } = bench.store;
      await sync(draft(BACK_RANK, 1));
      await library.addCommon('added', from('by hand'), [draft(TWO_KEYS, 1)], NOW);
      await library.addCommon('composed', from('composed'), [draft(BLACK_MATES, 1)], NOW);
      const again = [draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2), draft(BLACK_MATES, 1, 3)];
      expect(await library.addCommon('added', from('more'), again, NOW)).toMatchObject([
        { of: 1 },
        { of: 2 },
        { of: 3 },
      ]);
      expect(await addOwn('club', ...again)).toMatchObject([{ of: 1 }, { of: 2 }, { of: 3 }]);
      // A file of the folder that is named at the terminal as well stays the folder's.
      expect(await library.addCommon('added', from('a.epd'), [draft(BACK_RANK, 1)], NOW)).toMatchObject([
        { kind: 'duplicate', of: 1 },
      ]);
    });

    it('is none of the own puzzle that it corrects, in whatever file: that one is judged anew', async () => {
      const { library, play } = bench.store;
      await addOwn('club', draft(FOUR_VERDICTS, 3));
      await library.addCommon('added', from('common.epd'), [draft(BLACK_MATES, 2)], NOW);
      await proveAll();
      expect(await verdicts()).toMatchObject({ 'shorter mate': 2 });
      const corrected = from('corrected.epd');
      expect(await library.addOwn('club', corrected, [draft(FOUR_VERDICTS, 2, 7)], NOW)).toEqual([
        { kind: 'corrected', line: 7, id: 1 },
      ]);
      expect(await library.addCommon('added', corrected, [draft(BLACK_MATES, 1, 8)], NOW)).toEqual([
        { kind: 'corrected', line: 8, id: 2 },
      ]);
      await proveAll();
      expect(await giveAll(play, 'club')).toEqual([1, 2]);
      expect(await library.addOwn('club', from('more.epd'), [draft(FOUR_VERDICTS, 3, 9)], NOW)).toMatchObject([
        { kind: 'duplicate', of: 1 },
      ]);
    });

    it('corrects nothing where it says the same of a puzzle that is not given', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(FOUR_VERDICTS, 3));
      await proveAll();
      const same = [draft(FOUR_VERDICTS, 3, 7), draft(FOUR_VERDICTS, 3, 8)];
      expect(await library.addOwn('club', from('same.epd'), same, NOW)).toMatchObject([
        { kind: 'known', line: 7, id: 1 },
        { kind: 'duplicate', line: 8, of: 1 },
      ]);
      expect(await verdicts()).toMatchObject({ 'shorter mate': 1 });
    });

    it('corrects an own puzzle also while that waits for its proof', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(TWO_KEYS, 2));
      const several = from('several.epd', { severalKeys: true });
      for (const claim of [1, 1]) await library.addOwn('club', several, [draft(TWO_KEYS, claim, 5)], NOW);
      await proveAll();
      expect(await verdicts()).toMatchObject({ 'several keys': 1 });
    });

    it.each([
      ['next to it', 0],
      ['in another batch', 120],
    ])('is no line %s that says something else of the same position: the later one counts', async (_, between) => {
      const lines = [draft(FOUR_VERDICTS, 1, 1), ...manyDrafts(between), draft(FOUR_VERDICTS, 2, between + 2)];
      const added = await addOwn('club', ...lines);
      expect([added.at(0), added.at(-1)]).toEqual([
        { kind: 'added', line: 1, id: 1 },
        { kind: 'corrected', line: between + 2, id: 1 },
      ]);
      await proveAll();
      const [report] = await bench.store.library.reportPuzzles('club', [1]);
      expect(report).toMatchObject({ line: between + 2, verdict: { kind: 'sound', mateIn: 2 } });
      // And so it stays when the file comes again.
      const again = await addOwn('club', ...lines);
      expect([again.at(0), again.at(-1)]).toMatchObject([{ kind: 'duplicate', of: 1 }, { kind: 'known' }]);
    });

    it('is none of a twin in the same file that was proved never to be given', async () => {
      const lines = [draft(BACK_RANK, 2, 1), draft(BACK_RANK_BLACK, 1, 2)];
      expect(await addOwn('club', ...lines)).toMatchObject([{ kind: 'added' }, { kind: 'duplicate', of: 1 }]);
      await proveAll();
      expect(await addOwn('club', ...lines)).toMatchObject([
        { kind: 'known', id: 1 },
        { kind: 'added', id: 2 },
      ]);
    });

    it('is none of a common puzzle for practice: only dailies are given to the server', async () => {
      const { library, play } = bench.store;
      const practice = from('practice.epd', { purpose: 'practice' });
      await library.addCommon('added', practice, [draft(BACK_RANK, 1)], NOW);
      await proveAll();
      expect(await addOwn('club', draft(BACK_RANK, 1))).toEqual([{ kind: 'added', line: 1, id: 2 }]);
      await proveAll();
      expect(await nextDaily(play, 'club')).toBe(2);
      expect(await library.addCommon('added', practice, [draft(BACK_RANK, 1, 5)], NOW)).toMatchObject([
        { kind: 'duplicate', of: 1 },
      ]);
      // The operator may want it as a daily after all.
      await library.addCommon('added', from('dailies.epd'), [draft(BACK_RANK, 1)], NOW);
      expect(await nextDaily(play, 'rivals')).toBe(1);
    });

    it('is none of a common puzzle that is cooked: a server may allow it several keys', async () => {
      const { library, play } = bench.store;
      await sync(draft(TWO_KEYS, 1));
      await proveAll();
      const several = from('own.epd', { severalKeys: true });
      expect(await library.addOwn('club', several, [draft(TWO_KEYS, 1)], NOW)).toEqual([
        { kind: 'added', line: 1, id: 2 },
      ]);
      await library.judgeFromProof(keyOf(TWO_KEYS));
      expect(await nextDaily(play, 'club')).toBe(2);
      // The folder's own puzzles are the folder's to correct.
      expect(await library.addCommon('added', several, [draft(TWO_KEYS, 1)], NOW)).toMatchObject([
        { kind: 'duplicate', of: 1 },
      ]);
    });

    it('is none of a puzzle that was taken out: that one comes back under its number', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(TWO_KEYS, 1));
      await library.remove('club', 1, NOW);
      expect(await library.reportPuzzles('club', [1])).toEqual([]);
      expect(await library.addOwn('club', from('again.epd'), [draft(TWO_KEYS, 1, 3)], NOW)).toEqual([
        { kind: 'added', line: 3, id: 1 },
      ]);
      expect(await library.listPuzzles({}, 0, 5)).toMatchObject([{ id: 1, source: 'again.epd', line: 3 }]);
    });
  });

  it('an import that was cut off goes on: the same lines of the same file are known', async () => {
    const many = manyDrafts(250);
    await addOwn('club', ...many.slice(0, 120));
    expect(await addOwn('club', ...many)).toEqual(
      many.map(({ line }) => ({ kind: line <= 120 ? 'known' : 'added', line, id: line })),
    );
    const { library } = bench.store;
    await library.addCommon('added', from('big.csv'), many.slice(0, 30), NOW);
    const again = await library.addCommon('added', from('big.csv'), many.slice(0, 40), NOW);
    expect(again.map(({ kind }) => kind)).toEqual(
      many.slice(0, 40).map(({ line }) => (line <= 30 ? 'known' : 'added')),
    );
  });

  it('a line that is sent again with another claim is judged anew', async () => {
    await addOwn('club', draft(FOUR_VERDICTS, 3));
    await proveAll();
    expect(await verdicts()).toMatchObject({ 'shorter mate': 1 });
    expect(await addOwn('club', draft(FOUR_VERDICTS, 2))).toEqual([{ kind: 'known', line: 1, id: 1 }]);
    await proveAll();
    expect(await verdicts()).toMatchObject({ 'shorter mate': 0, sound: 1 });
  });

  it('never tells a server of another one’s puzzles', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1));
    await addOwn('club', draft(TWO_KEYS, 1));
    expect(await addOwn('rivals', draft(TWO_KEYS, 1))).toEqual([{ kind: 'added', line: 1, id: 3 }]);
    expect((await library.reportPuzzles('rivals', [1, 2, 3])).map(({ id }) => id)).toEqual([1, 3]);
    expect(await library.remove('rivals', 2, NOW)).toEqual({ kind: 'unknown' });
    await proveAll();
    expect(await library.allowSeveralKeys('rivals', [2, 3])).toEqual([3]);
  });

  it('counts by verdict, and what is left for dailies, of the server’s own and the common ones', async () => {
    const { library, play } = bench.store;
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1));
    await addOwn('club', draft(FOUR_VERDICTS, 2), draft(TWO_KEYS, 1));
    const practice = from('practice.epd', { purpose: 'practice' });
    await library.addCommon('added', practice, [draft('7k/8/5K2/8/8/8/8/5R2 w - - 0 1')], NOW);
    expect(await library.countOwnWaiting('club', 0, 100)).toBe(2);
    await proveAll();
    expect(await library.countOwnWaiting('club', 0, 100)).toBe(0);
    expect(await library.count('club')).toMatchObject({
      verdicts: { sound: 4, cooked: 1 },
      unused: 3,
      refusedLines: 0,
    });
    expect(await library.count('rivals')).toMatchObject({ verdicts: { sound: 3, cooked: 0 }, unused: 2 });
    await play.giveDaily('club', '2026-11-16', 1);
    await play.giveDaily('club', '2026-11-17', 3);
    await play.giveDaily('club', '2026-11-18', 1);
    expect(await library.count('club')).toMatchObject({ unused: 1 });
    expect(await library.count('rivals')).toMatchObject({ unused: 2 });
  });

  it.each([
    ['the common one', 2],
    ['its own one', 1],
  ])('counts twins of the server’s own and the common ones once, as they are given: %s', async (_, given) => {
    const { library, play } = bench.store;
    await addOwn('club', draft(BACK_RANK, 1));
    await sync(draft(BACK_RANK_BLACK, 1), draft(FOUR_VERDICTS, 2));
    await proveAll();
    expect(await library.count('club')).toMatchObject({ verdicts: { sound: 3 }, unused: 2 });
    await play.giveDaily('club', '2026-11-16', given);
    expect(await library.count('club')).toMatchObject({ unused: 1 });
    expect(await nextDaily(play, 'club')).toBe(3);
    await play.giveDaily('club', '2026-11-17', 3);
    // Of the two that are the same to it, a server is given its own one.
    expect(await nextDaily(play, 'club')).toBe(1);
    expect(await library.count('club')).toMatchObject({ unused: 0 });
    expect(await library.count('rivals')).toMatchObject({ unused: 2 });
  });

  it('knows how many common dailies are left for the server that has used most of them', async () => {
    const { library, play } = bench.store;
    expect(await library.countLeastUnused()).toBe(0);
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1), draft(FOUR_VERDICTS, 2));
    await addOwn('club', draft(TWO_KEYS, 1));
    await proveAll();
    await library.allowSeveralKeys('club', [4]);
    expect(await library.countLeastUnused()).toBe(3);
    await play.giveDaily('club', '2026-11-16', 1);
    await play.giveDaily('club', '2026-11-17', 4);
    expect(await library.countLeastUnused()).toBe(2);
    await play.giveDaily('rivals', '2026-11-16', 1);
    await play.giveDaily('rivals', '2026-11-17', 2);
    expect(await library.countLeastUnused()).toBe(1);
  });
}
