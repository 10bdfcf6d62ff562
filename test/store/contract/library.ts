import { expect, it } from 'vitest';
import type { Position } from '../../../src/chess/vocabulary.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { type Bench, draft, keyOf, manyDrafts, NOW, range } from './bench.js';

/** Which puzzles there are, and what is said about them. */
export function libraryContract(bench: Bench): void {
  const { sync, proveAll, verdicts } = bench;

  it('takes a folder once: the same lines again add nothing', async () => {
    expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 2, refused: 0 });
    await proveAll();
    expect(await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1))).toEqual({ added: 0, refused: 0 });
    expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1, cooked: 1 });
  });

  it('counts what it refuses in a folder, duplicates included', async () => {
    const refused = [{ line: 3, text: 'rubbish', why: 'Not a position.' }];
    const drafts = [draft(BACK_RANK, 1, 1), draft(BACK_RANK, 1, 2)];
    const files = [
      { name: 'a.epd', drafts, refused },
      { name: 'b.epd', drafts: [draft(BACK_RANK, 1, 7)], refused: [] },
    ];
    expect(await bench.store.library.syncFolder(files, 'two files', NOW)).toEqual({ added: 1, refused: 3 });
    expect(await bench.store.library.listRefusals(10)).toMatchObject([
      { source: 'a.epd', line: 3, why: 'Not a position.' },
      { source: 'a.epd', line: 2, why: 'Duplicate of #1.' },
      { source: 'b.epd', line: 7, why: 'Duplicate of #1.' },
    ]);
    expect(await bench.store.library.syncFolder(files, 'again', NOW)).toEqual({ added: 0, refused: 3 });
  });

  it('lists the common puzzles that are not sound, with file, line and verdict', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2), draft(NO_MATE, 2, 3), draft(FOUR_VERDICTS, 3, 4));
    expect(await library.listUnsound(10)).toEqual([]);
    await library.addOwn('club', 'own', [draft(TWO_KEYS.replace('R3R1K1', 'R3R2K'), 1)], NOW);
    await proveAll();
    expect((await verdicts()).cooked).toBe(2);
    const unsound = await library.listUnsound(10);
    expect(unsound).toMatchObject([
      { source: 'a.epd', line: 2, fen: TWO_KEYS, verdict: { kind: 'cooked', keys: ['a1a8', 'e1e8'] } },
      { source: 'a.epd', line: 3, fen: NO_MATE, verdict: { kind: 'no mate', within: 2 } },
      { source: 'a.epd', line: 4, fen: FOUR_VERDICTS, verdict: { kind: 'shorter mate', mateIn: 2 } },
    ]);
    expect(await library.listUnsound(1)).toEqual(unsound.slice(0, 1));
    await sync(draft(BACK_RANK, 1, 1));
    expect(await library.listUnsound(10)).toEqual([]);
  });

  it('withdraws what vanished from the folder, and takes it back with its proof when it returns', async () => {
    await sync(draft(BACK_RANK, 1));
    await proveAll();
    await sync();
    expect((await bench.store.play.listDailyCandidates('club')).length).toBe(0);
    await sync(draft(BACK_RANK, 1));
    expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1 });
  });

  it('numbers the puzzles of a long file in its order, and finds each of them again', async () => {
    const drafts = manyDrafts(250);
    expect(await sync(...drafts)).toEqual({ added: 250, refused: 0 });
    const reports = await bench.store.library.reportPuzzles('club', range(250));
    expect(reports.map(({ line }) => line)).toEqual(drafts.map(({ line }) => line));
    expect(await sync(...drafts)).toEqual({ added: 0, refused: 0 });
    expect(await sync(...drafts.slice(0, 120), ...drafts)).toEqual({ added: 0, refused: 120 });
    expect((await bench.store.library.listRefusals(200)).map(({ why }) => why)).toEqual(
      range(120).map((id) => `Duplicate of #${id}.`),
    );
    expect(await verdicts()).toMatchObject({ waiting: 250 });
  });

  it('brings a puzzle up to date whose line has moved or got another name', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1, 1), draft(TWO_KEYS, 1, 2));
    await proveAll();
    await sync({ ...draft(BACK_RANK, 1, 5), name: 'Last rank' }, draft(TWO_KEYS, 1, 2));
    expect(await library.reportPuzzles('club', [1, 2])).toMatchObject([
      { line: 5, name: 'Last rank', verdict: { kind: 'sound' } },
      { line: 2, verdict: { kind: 'cooked' } },
    ]);
  });

  it('a folder that was taken only in part is not taken: nothing is withdrawn, and all of it is done again', async () => {
    const { library, play } = bench.store;
    const before = [{ name: 'a.epd', drafts: [draft(BACK_RANK, 1)], refused: [] }];
    await library.syncFolder(before, 'before', NOW);
    await proveAll();
    const broken = { ...draft(TWO_KEYS, 1), position: {} as Position };
    const cutOff = [{ name: 'b.epd', drafts: [...manyDrafts(150), broken], refused: [] }];
    await expect(library.syncFolder(cutOff, 'after', NOW)).rejects.toThrow();

    expect(await play.listDailyCandidates('club')).toHaveLength(1);
    // Also not when the folder is again as it was: what was taken of the other one has to go.
    expect(await library.folderFingerprint()).toBeUndefined();
    expect(await library.syncFolder(before, 'before', NOW)).toEqual({ added: 0, refused: 0 });
    expect(await library.folderFingerprint()).toBe('before');
    expect(await verdicts()).toMatchObject({ sound: 1, waiting: 0 });
  });

  it('judges a changed claim anew, from the proof that is there', async () => {
    await sync(draft(FOUR_VERDICTS, 2));
    await proveAll();
    await sync(draft(FOUR_VERDICTS, 3));
    expect(await verdicts()).toMatchObject({ waiting: 1 });
    expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ isProved: true }]);
    const judged = await bench.store.library.judgeFromProof(keyOf(FOUR_VERDICTS));
    expect(judged).toEqual({ judged: 1, decided: true });
    expect(await verdicts()).toMatchObject({ waiting: 0, 'shorter mate': 1 });
  });

  it('names the twin of a duplicate, in the common stock or among the server’s own', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1));
    const first = [draft(BACK_RANK, 1, 4), draft(TWO_KEYS, 1, 5), draft(TWO_KEYS, 1, 6)];
    expect(await library.addOwn('club', 'own', first, NOW)).toEqual([
      { kind: 'duplicate', line: 4, of: 1 },
      { kind: 'added', line: 5, id: 2 },
      { kind: 'duplicate', line: 6, of: 2 },
    ]);
    expect(await library.addOwn('club', 'later', [draft(TWO_KEYS, 1, 9)], NOW)).toEqual([
      { kind: 'duplicate', line: 9, of: 2 },
    ]);
    expect(await library.reportPuzzles('club', [1, 2, 3])).toHaveLength(2);
    const many = manyDrafts(250);
    await library.addOwn('club', 'many', many, NOW);
    const twice = await library.addOwn('club', 'many', many, NOW);
    expect(twice).toEqual(many.map(({ line }, index) => ({ kind: 'duplicate', line, of: index + 3 })));
  });

  it('never tells a server of another one’s puzzles', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1));
    await library.addOwn('club', 'own', [draft(TWO_KEYS, 1)], NOW);
    const other = await library.addOwn('rivals', 'own', [draft(TWO_KEYS, 1)], NOW);
    expect(other).toEqual([{ kind: 'added', line: 1, id: 3 }]);
    expect((await library.reportPuzzles('rivals', [1, 2, 3])).map(({ id }) => id)).toEqual([1, 3]);
  });
}
