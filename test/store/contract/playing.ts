import { expect, it } from 'vitest';
import { giveAll, nextDaily } from '../../support/giving.js';
import { BACK_RANK, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { AT_NOON, type Bench, BLACK_MATES, draft, from, NOW } from './bench.js';

const ANNA = { serverId: 'club', userId: 'anna' };

/** Dailies and attempts. */
export function playingContract(bench: Bench): void {
  const { sync, addOwn, proveAll } = bench;
  const begin = async () => {
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1));
    await proveAll();
    const { puzzleId } = await bench.store.play.giveDaily('club', '2026-11-16', 1);
    return look('2026-11-16', puzzleId, 5_000);
  };
  const look = (puzzleRef: string, puzzleId: number, at: number) =>
    bench.store.play.openAttempt({ ...ANNA, puzzleRef, puzzleId, startedAt: at, openedOn: '2026-11-16' }, at);

  it('a common puzzle that the server added as well, be it mirrored, is no second candidate', async () => {
    const { play } = bench.store;
    await addOwn('club', draft('1k6/ppp5/8/8/8/8/8/1K1R4 w - - 0 1', 1));
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1));
    await proveAll();
    expect(await nextDaily(play, 'club')).toBe(1);
    expect(await giveAll(play, 'rivals')).toEqual([2, 3]);
    // Whichever of the two was given, the server has had this position.
    await play.giveDaily('club', '2026-11-16', 2);
    expect(await nextDaily(play, 'club')).toBe(3);
    expect(await giveAll(play, 'club')).toEqual([1, 3]);
  });

  it('only playable puzzles for dailies are candidates', async () => {
    const { library, play } = bench.store;
    await library.addCommon('added', from('p.epd', { purpose: 'practice' }), [draft(BACK_RANK, 1)], NOW);
    await sync(draft(BLACK_MATES, 1), draft(TWO_KEYS, 1), draft(NO_MATE, 1));
    await proveAll();
    expect(await nextDaily(play, 'club')).toBe(2);
    await library.allowSeveralKeys('', [3]);
    expect(await giveAll(play, 'club')).toEqual([2, 3]);
  });

  it('the first to fix a day wins, for everybody', async () => {
    await begin();
    const { play } = bench.store;
    expect((await play.giveDaily('club', '2026-11-16', 2)).puzzleId).toBe(1);
    expect((await play.findDaily('club', '2026-11-16'))?.fen).toBe(BACK_RANK);
    expect(await play.findDaily('rivals', '2026-11-16')).toBeUndefined();
  });

  it('the first look at a day gives it its puzzle; who is slower gets the same one', async () => {
    await begin();
    const { play } = bench.store;
    const opening = { ...ANNA, puzzleRef: '2026-11-17', startedAt: 9_000, openedOn: '2026-11-17' };
    await bench.store.library.addWish('club', 2, NOW);
    const first = await play.openNewDaily({ ...opening, puzzleId: 2 }, 9_000, true);
    expect(first).toMatchObject({ puzzleId: 2, puzzleRef: '2026-11-17', startedAt: 9_000 });
    expect(await play.findGiven('club', '2026-11-17')).toEqual({ puzzleId: 2, openBoard: false });
    expect(await bench.store.library.listWishes('club')).toEqual([]);
    const slower = await play.openNewDaily({ ...opening, userId: 'bert', puzzleId: 1 }, 9_001);
    expect(slower).toMatchObject({ puzzleId: 2, userId: 'bert' });
    // And who looks twice at the same moment has one attempt.
    expect(await play.openNewDaily({ ...opening, puzzleId: 1 }, 9_002)).toMatchObject({
      id: first.id,
      startedAt: 9_000,
    });
  });

  it('the clock starts at the first view and never again', async () => {
    const first = await begin();
    expect(await look('2026-11-16', 1, 9_000)).toEqual(first);
  });

  it('the latest attempt is the one looked at last, not the one begun last', async () => {
    await begin();
    await bench.store.play.giveDaily('club', '2026-11-17', 2);
    const latest = async () => (await bench.store.play.findLooks(ANNA))[0]?.attempt.puzzleRef;
    await look('2026-11-17', 2, 6_000);
    expect(await latest()).toBe('2026-11-17');
    await look('2026-11-16', 1, 7_000);
    expect(await latest()).toBe('2026-11-16');
    await look('2026-11-17', 2, 8_000);
    expect(await latest()).toBe('2026-11-17');
  });

  it('who does something on a board has looked at it last', async () => {
    const attempt = await begin();
    const { play } = bench.store;
    await play.giveDaily('club', '2026-11-17', 2);
    await look('2026-11-17', 2, AT_NOON.now + 5_000);
    expect(await play.saveAttempt({ ...AT_NOON, before: attempt, after: { ...attempt, wrong: 1 } })).toBeDefined();
    expect((await play.findLooks(ANNA)).map(({ attempt: { puzzleRef } }) => puzzleRef)).toEqual(['2026-11-16']);
  });

  it('finds the latest look, the latest at an open board, and the one that was asked for', async () => {
    await begin();
    const { play } = bench.store;
    const puzzleRefs = ['2026-11-16', 'practice-1', 'practice-2', 'practice-3', 'practice-4'];
    const finish = { at: 9_000, outcome: 'given up' } as const;
    for (const [index, puzzleRef] of puzzleRefs.entries()) {
      const attempt = await look(puzzleRef, 1, 6_000 + index);
      if (index > 2) await play.saveAttempt({ ...AT_NOON, before: attempt, after: { ...attempt, finish } });
    }
    const looks = await play.findLooks(ANNA, '2026-11-16');
    expect(looks.map(({ attempt: { puzzleRef }, isLatest }) => [puzzleRef, isLatest])).toEqual([
      ['practice-4', true],
      ['practice-2', false],
      ['2026-11-16', false],
    ]);
  });

  it('keeps an attempt whole, also when it is opened again', async () => {
    const attempt = await begin();
    const finish = { at: 7_500, outcome: 'solved' } as const;
    const changed = { ...attempt, line: ['e1e8'], wrong: 2, slower: 1, hints: 3, hintLevel: 1, finish };
    expect(await bench.store.play.saveAttempt({ ...AT_NOON, before: attempt, after: changed })).toBeDefined();
    await bench.reopen();
    const { play, players } = bench.store;
    expect(await play.findAttempt(ANNA, '2026-11-16')).toEqual({ ...changed, version: 1 });
    expect(await players.listPlayed(ANNA)).toMatchObject([{ mateIn: 1, counts: true, attempt: { wrong: 2 } }]);
    expect(await players.listPlayed({ ...ANNA, serverId: 'rivals' })).toEqual([]);
    expect(await players.listDays(ANNA, '2026-11-16')).toEqual([
      { date: '2026-11-16', attempt: { outcome: 'solved', isClean: false } },
    ]);
    expect(await players.listDays({ ...ANNA, userId: 'bert' }, '2026-11-16')).toEqual([{ date: '2026-11-16' }]);
    expect(await players.listDays(ANNA, '2026-11-15')).toEqual([]);
  });

  it('of two changes to the same attempt the second is told to look again', async () => {
    const attempt = await begin();
    const { play } = bench.store;
    expect(await play.saveAttempt({ ...AT_NOON, before: attempt, after: { ...attempt, wrong: 1 } })).toBeDefined();
    expect(await play.saveAttempt({ ...AT_NOON, before: attempt, after: { ...attempt, wrong: 1 } })).toBeUndefined();
    expect((await play.findAttempt(ANNA, '2026-11-16'))?.wrong).toBe(1);
  });

  it('gives back the solution as it was proved', async () => {
    await begin();
    const root = await bench.store.play.loadSolution(1);
    expect(root.mateIn).toBe(1);
    expect(root.continuations).toEqual([{ move: 'e1e8', defences: [] }]);
  });
}
