import { expect, it } from 'vitest';
import type { Position } from '../../../src/games/chess/vocabulary.js';
import { nextDaily } from '../../support/giving.js';
import { BACK_RANK, BACK_RANK_BLACK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { type Bench, BLACK_MATES, draft, from, keyOf, manyDrafts, NOW, range } from './bench.js';

const MIRRORED = '1k6/ppp5/8/8/8/8/8/1K1R4 w - - 0 1';

/** How the common puzzles follow the puzzles folder. */
export function folderContract(bench: Bench): void {
  const { sync, proveAll, verdicts } = bench;

  it('takes a folder once: the same lines again add nothing', async () => {
    expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 2, duplicates: 0 });
    await proveAll();
    expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 0, duplicates: 0 });
    expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1, cooked: 1 });
  });

  it('writes down what it refuses, duplicates included, file by file', async () => {
    const { library } = bench.store;
    for (const fingerprint of ['first', 'again']) {
      const folder = await library.beginFolderSync(NOW);
      const first = await folder.take(from('a.epd'), [draft(BACK_RANK, 1, 1), draft(BACK_RANK, 1, 2)]);
      expect(first).toEqual({ added: fingerprint === 'first' ? 1 : 0, duplicates: 1 });
      await folder.refuse('a.epd', [{ line: 3, text: 'rubbish', why: 'Not a position.' }]);
      expect(await folder.take(from('b.epd'), [draft(BACK_RANK, 1, 7)])).toEqual({ added: 0, duplicates: 1 });
      expect(await folder.finish(fingerprint)).toEqual({ withdrawn: 0 });
      expect(await library.listRefusals(10)).toMatchObject([
        { source: 'a.epd', line: 2, text: BACK_RANK, why: 'Duplicate of #1.' },
        { source: 'a.epd', line: 3, text: 'rubbish', why: 'Not a position.' },
        { source: 'b.epd', line: 7, text: BACK_RANK, why: 'Duplicate of #1.' },
      ]);
    }
  });

  it.each([
    ['mirrored', MIRRORED, 'Duplicate of #1, mirrored.'],
    ['with colours swapped', BACK_RANK_BLACK, 'Duplicate of #1, with colours swapped.'],
  ])('knows a puzzle again that is %s', async (_, twin, why) => {
    await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1), draft(twin, 1, 3));
    expect(await bench.store.library.listRefusals(10)).toMatchObject([{ line: 3, why }]);
    expect(await verdicts()).toMatchObject({ waiting: 2 });
  });

  it('knows a puzzle without pawns again that is turned', async () => {
    await sync(
      draft(FOUR_VERDICTS, 2),
      draft('7k/8/8/8/8/5K2/8/R7 b - - 0 1', 2, 2),
      draft('k7/8/2K5/8/8/8/8/1R6 w - - 0 1', 2, 3),
    );
    expect(await bench.store.library.listRefusals(10)).toMatchObject([{ line: 3, why: 'Duplicate of #1, mirrored.' }]);
    await sync(draft(FOUR_VERDICTS, 2), draft('6R1/8/8/8/8/5K2/8/7k w - - 0 1', 2, 2));
    expect(await bench.store.library.listRefusals(10)).toMatchObject([{ line: 2, why: 'Duplicate of #1, turned.' }]);
  });

  it('of twins the first in the folder counts, whichever was there before', async () => {
    await sync(draft(BACK_RANK, 1));
    await sync(draft(MIRRORED, 1, 1), draft(BACK_RANK, 1, 2));
    expect(await bench.store.library.listRefusals(10)).toMatchObject([{ line: 2, why: 'Duplicate of #2, mirrored.' }]);
    expect(await bench.store.library.listPuzzles({}, 0, 10)).toMatchObject([{ id: 2, fen: MIRRORED }]);
  });

  it.each([
    ['of the same batch', 0],
    ['of another batch', 120],
  ])('of lines %s that contradict each other the last counts, at every look', async (_, between) => {
    const { library } = bench.store;
    const lines = [draft(FOUR_VERDICTS, 1, 1), ...manyDrafts(between), draft(FOUR_VERDICTS, 2, between + 2)];
    for (const added of [1 + between, 0]) {
      expect(await sync(...lines)).toEqual({ added, duplicates: 1 });
      const why = `Replaced by line ${between + 2}, which says something else of the same position.`;
      expect(await library.listRefusals(10)).toMatchObject([{ source: 'a.epd', line: 1, text: FOUR_VERDICTS, why }]);
      await proveAll();
      const [puzzle] = await library.listPuzzles({ ids: [1] }, 0, 1);
      expect(puzzle).toMatchObject({ line: between + 2, verdict: { kind: 'sound', mateIn: 2 } });
    }
  });

  it('tells of a line that one of a later file contradicts, under its own file', async () => {
    const { library } = bench.store;
    const folder = await library.beginFolderSync(NOW);
    await folder.take(from('a.epd'), [draft(FOUR_VERDICTS, 1, 5)]);
    await folder.take(from('b.epd'), [draft(FOUR_VERDICTS, 2, 7)]);
    await folder.finish('two files');
    const why = 'Replaced by line 7 of another file, now #1, which says something else of the same position.';
    expect(await library.listRefusals(10)).toMatchObject([{ source: 'a.epd', line: 5, why }]);
  });

  it.each([
    ['was proved to have no mate', true],
    ['still waits', false],
  ])('takes over a wrong line that was added by hand and %s', async (_, isProved) => {
    const { library } = bench.store;
    await library.addCommon('added', from('by hand'), [draft(FOUR_VERDICTS, 1)], NOW);
    if (isProved) await proveAll();
    expect(await sync(draft(FOUR_VERDICTS, 2, 4))).toEqual({ added: 0, duplicates: 0 });
    await proveAll();
    expect(await library.listPuzzles({}, 0, 10)).toMatchObject([
      { id: 1, origin: 'folder', line: 4, verdict: { kind: 'sound' } },
    ]);
  });

  it('keeps the first five hundred refused lines of a file, and counts the rest', async () => {
    const { library } = bench.store;
    const folder = await library.beginFolderSync(NOW);
    const refused = range(700).map((line) => ({ line, text: 'rubbish', why: 'Not a position.' }));
    await folder.refuse('a.epd', refused.slice(0, 300));
    await folder.refuse('a.epd', refused.slice(300));
    await folder.take(from('a.epd'), [draft(BACK_RANK, 1, 701), draft(BACK_RANK, 1, 702)]);
    await folder.refuse('b.epd', refused.slice(0, 1));
    await folder.finish('two files');
    const kept = await library.listRefusals(1000);
    expect(kept).toHaveLength(502);
    expect(await library.listRefusals(1000, kept[499]?.id)).toEqual(kept.slice(500));
    expect(kept.slice(500)).toMatchObject([
      { source: 'a.epd', line: 500, text: '', why: 'After this line 201 more were refused.' },
      { source: 'b.epd', line: 1, text: 'rubbish', why: 'Not a position.' },
    ]);
    expect(await library.count('club')).toMatchObject({ refusedLines: 702 });
  });

  it('lists the folder’s puzzles that are not playable, with file, line and verdict', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2), draft(NO_MATE, 2, 3), draft(FOUR_VERDICTS, 3, 4));
    expect(await library.listUnsound(10)).toEqual([]);
    await bench.addOwn('club', draft(TWO_KEYS.replace('R3R1K1', 'R3R2K'), 1));
    await library.addCommon('added', from('by hand'), [draft(TWO_KEYS.replace('R3R1K1', 'R3RK2'), 1)], NOW);
    await proveAll();
    expect((await verdicts()).cooked).toBe(3);
    const unsound = await library.listUnsound(10);
    expect(unsound).toMatchObject([
      { source: 'a.epd', line: 2, fen: TWO_KEYS, verdict: { kind: 'cooked', keys: ['a1a8', 'e1e8'] } },
      { source: 'a.epd', line: 3, fen: NO_MATE, verdict: { kind: 'no mate', within: 2 } },
      { source: 'a.epd', line: 4, fen: FOUR_VERDICTS, verdict: { kind: 'shorter mate', mateIn: 2 } },
    ]);
    expect(await library.listUnsound(1)).toEqual(unsound.slice(0, 1));
    const ids = unsound.map(({ id, verdict }) => ({ id, verdict: verdict?.kind }));
    expect(await library.listUnsoundIds(10, 0)).toEqual(ids);
    expect(await library.listUnsoundIds(1, ids[0]?.id ?? 0)).toEqual(ids.slice(1, 2));
    await sync(draft(BACK_RANK, 1, 1));
    expect(await library.listUnsound(10)).toEqual([]);
  });

  it('withdraws what vanished from the folder, and takes it back with its number and proof when it returns', async () => {
    const { library, play } = bench.store;
    await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1));
    await proveAll();
    const folder = await library.beginFolderSync(NOW);
    await folder.take(from('a.epd'), [draft(TWO_KEYS, 1)]);
    expect(await folder.finish('less')).toEqual({ withdrawn: 1 });
    expect(await nextDaily(play, 'club')).toBeUndefined();
    expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 0, duplicates: 0 });
    expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1, cooked: 1 });
    expect(await nextDaily(play, 'club')).toBe(1);
  });

  it('withdraws nothing that was added by hand or made here, and takes no line that is the same', async () => {
    const { library } = bench.store;
    await library.addCommon('added', from('by hand'), [draft(BACK_RANK, 1)], NOW);
    await library.addCommon('composed', from('composed'), [draft(BLACK_MATES, 1)], NOW);
    await bench.addOwn('club', draft(TWO_KEYS, 1));
    await sync();
    expect(await verdicts()).toMatchObject({ waiting: 3 });
    expect(await sync(draft(MIRRORED, 1, 1), draft(TWO_KEYS, 1, 2))).toEqual({ added: 1, duplicates: 1 });
    expect(await library.listRefusals(5)).toMatchObject([{ line: 1, why: 'Duplicate of #1, mirrored.' }]);
    await sync();
    expect(await verdicts()).toMatchObject({ waiting: 3 });
  });

  it('takes a line over that was added by hand and taken out again', async () => {
    const { library } = bench.store;
    await library.addCommon('added', from('by hand'), [draft(BACK_RANK, 1)], NOW);
    await library.remove('', 1, NOW);
    expect(await sync(draft(BACK_RANK, 1, 4))).toEqual({ added: 0, duplicates: 0 });
    expect(await library.listPuzzles({}, 0, 10)).toMatchObject([{ id: 1, origin: 'folder', source: 'a.epd', line: 4 }]);
    expect(await sync()).toEqual({ added: 0, duplicates: 0 });
    expect(await library.listPuzzles({}, 0, 10)).toEqual([]);
  });

  it('numbers the puzzles of a long file in its order, and finds each of them again', async () => {
    const drafts = manyDrafts(250);
    expect(await sync(...drafts)).toEqual({ added: 250, duplicates: 0 });
    const reports = await bench.store.library.reportPuzzles('club', range(250));
    expect(reports.map(({ line }) => line)).toEqual(drafts.map(({ line }) => line));
    expect(await sync(...drafts)).toEqual({ added: 0, duplicates: 0 });
    expect(await sync(...drafts.slice(0, 120), ...drafts)).toEqual({ added: 0, duplicates: 120 });
    expect((await bench.store.library.listRefusals(200)).map(({ why }) => why)).toEqual(
      range(120).map((id) => `Duplicate of #${id}.`),
    );
    expect(await verdicts()).toMatchObject({ waiting: 250 });
  });

  it('brings a puzzle up to date whose line has moved, got another name or another purpose', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2));
    await proveAll();
    const metadata = { rating: 900, themes: ['mate'] };
    const folder = await library.beginFolderSync(NOW);
    await folder.take(from('a.epd'), [draft(TWO_KEYS, 1, 2)]);
    const practice = from('practice/b.csv', { purpose: 'practice' });
    await folder.take(practice, [{ ...draft(BACK_RANK, 1, 5), name: 'Last rank', metadata }]);
    await folder.finish('moved');
    expect(await library.listPuzzles({}, 0, 10)).toMatchObject([
      {
        id: 1,
        source: 'practice/b.csv',
        line: 5,
        name: 'Last rank',
        metadata,
        purpose: 'practice',
        verdict: { kind: 'sound' },
      },
      { id: 2, source: 'a.epd', line: 2, purpose: 'daily', verdict: { kind: 'cooked' } },
    ]);
  });

  it('a folder that was taken only in part is not taken: nothing is withdrawn, and all of it is done again', async () => {
    const { library, play } = bench.store;
    await sync(draft(BACK_RANK, 1));
    await proveAll();
    const broken = { ...draft(TWO_KEYS, 1), position: {} as Position };
    const cutOff = await library.beginFolderSync(NOW);
    await expect(cutOff.take(from('b.epd'), [...manyDrafts(150), broken])).rejects.toThrow();

    expect(await nextDaily(play, 'club')).toBe(1);
    // Also not when the folder is again as it was: what was taken of the other one has to go.
    expect(await library.folderFingerprint()).toBeUndefined();
    expect(await sync(draft(BACK_RANK, 1))).toEqual({ added: 0, duplicates: 0 });
    expect(await library.folderFingerprint()).toBe('1');
    expect(await verdicts()).toMatchObject({ sound: 1, waiting: 0 });
  });

  it('a look that was overtaken by another one changes nothing any more', async () => {
    const { library } = bench.store;
    const first = await library.beginFolderSync(NOW);
    await first.take(from('a.epd'), [draft(BACK_RANK, 1)]);
    const second = await library.beginFolderSync(NOW);
    await expect(first.finish('first')).rejects.toThrow('another look');
    await expect(first.take(from('b.epd'), [draft(TWO_KEYS, 1)])).rejects.toThrow('another look');
    await second.take(from('a.epd'), [draft(BACK_RANK, 1)]);
    expect(await second.finish('second')).toEqual({ withdrawn: 0 });
    expect(await library.folderFingerprint()).toBe('second');
  });

  it('judges a changed claim anew, from the proof that is there', async () => {
    await sync(draft(FOUR_VERDICTS, 2));
    await proveAll();
    await sync(draft(FOUR_VERDICTS, 3));
    expect(await verdicts()).toMatchObject({ waiting: 1 });
    expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ isProved: true }]);
    const judged = await bench.store.library.judgeFromProof(keyOf(FOUR_VERDICTS));
    expect(judged).toEqual({ verdicts: ['shorter mate'], decided: true });
    expect(await verdicts()).toMatchObject({ waiting: 0, 'shorter mate': 1 });
  });

  it('gives a line what it asks for itself, several keys or practice, as long as it does', async () => {
    const { library } = bench.store;
    const asking = { ...draft(TWO_KEYS, 1, 2), severalKeys: true, purpose: 'practice' } as const;
    await sync(draft(BACK_RANK, 1, 1), asking);
    await proveAll();
    const standing = async () =>
      (await library.listPuzzles({}, 0, 10)).map(({ verdict, purpose }) => [verdict?.kind, purpose]);
    expect(await standing()).toEqual([
      ['sound', 'daily'],
      ['several keys', 'practice'],
    ]);
    await sync(draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2));
    await proveAll();
    expect(await standing()).toEqual([
      ['sound', 'daily'],
      ['cooked', 'daily'],
    ]);
  });

  it('judges anew what is cooked when several keys come to be allowed, and when they are not any more', async () => {
    const { library } = bench.store;
    const take = async (severalKeys: boolean) => {
      const folder = await library.beginFolderSync(NOW);
      await folder.take(from('a.epd', { severalKeys }), [draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2)]);
      await folder.finish(String(severalKeys));
      await proveAll();
    };
    await take(false);
    expect(await verdicts()).toMatchObject({ sound: 1, cooked: 1, 'several keys': 0 });
    await take(true);
    expect(await verdicts()).toMatchObject({ sound: 1, cooked: 0, 'several keys': 1 });
    await take(false);
    expect(await verdicts()).toMatchObject({ sound: 1, cooked: 1, 'several keys': 0 });
  });
}
