import { expect, it } from 'vitest';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { type Bench, draft, keyOf, NOW } from './bench.js';

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

  it('judges a changed claim anew, from the proof that is there', async () => {
    await sync(draft(FOUR_VERDICTS, 2));
    await proveAll();
    await sync(draft(FOUR_VERDICTS, 3));
    expect(await verdicts()).toMatchObject({ waiting: 1 });
    expect(await bench.store.library.judgeFromProof(keyOf(FOUR_VERDICTS))).toBe(true);
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
