import { expect, it } from 'vitest';
import { nextDaily } from '../../support/giving.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { type Bench, BLACK_MATES, draft, from, NOW } from './bench.js';

/** What admins want to be given next. */
export function wishesContract(bench: Bench): void {
  const { sync, addOwn, proveAll } = bench;

  it('are kept in the order of wishing, per server, also when the store is opened again', async () => {
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1));
    await proveAll();
    const { library } = bench.store;
    expect(await library.addWish('club', 2, NOW)).toBe(true);
    expect(await library.addWish('club', 1, NOW + 1)).toBe(true);
    expect(await library.addWish('club', 2, NOW + 2)).toBe(true);
    await bench.reopen();
    expect(await bench.store.library.listWishes('club')).toEqual([2, 1]);
    expect(await bench.store.library.listWishes('rivals')).toEqual([]);
    expect(await bench.store.play.findPreferred('club')).toMatchObject({ wished: 2 });
  });

  it('go when the server is given the puzzle, not when another puzzle had the day first', async () => {
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1));
    await proveAll();
    const { library, play } = bench.store;
    await library.addWish('club', 2, NOW);
    await library.addWish('rivals', 2, NOW);
    await play.giveDaily('club', '2026-11-16', 1, true);
    await play.giveDaily('club', '2026-11-16', 2, true);
    expect(await library.listWishes('club')).toEqual([2]);
    await play.giveDaily('club', '2026-11-17', 2, true);
    expect(await library.listWishes('club')).toEqual([]);
    expect(await library.listWishes('rivals')).toEqual([2]);
  });

  it('can be taken back', async () => {
    await sync(draft(BACK_RANK, 1));
    await proveAll();
    const { library } = bench.store;
    await library.addWish('club', 1, NOW);
    expect(await library.removeWish('rivals', 1)).toBe(false);
    expect(await library.removeWish('club', 1)).toBe(true);
    expect(await library.removeWish('club', 1)).toBe(false);
    expect(await library.listWishes('club')).toEqual([]);
  });

  it('are for what can be given: not for what is unproved, unsound, taken out, unknown or another server’s', async () => {
    await sync(draft(TWO_KEYS, 1), draft(NO_MATE, 1));
    await addOwn('rivals', draft(BACK_RANK, 1));
    await addOwn('club', draft(BLACK_MATES, 1));
    await proveAll();
    const { library } = bench.store;
    await library.addWish('club', 4, NOW);
    await library.remove('club', 4, NOW);
    await addOwn('club', draft(FOUR_VERDICTS, 2));
    for (const id of [1, 2, 3, 4, 5, 99]) expect(await library.addWish('club', id, NOW), `#${id}`).toBe(false);
    expect(await library.listWishes('club')).toEqual([]);
  });

  it('may be for a puzzle for practice, which is no candidate otherwise', async () => {
    const { library, play } = bench.store;
    await library.addCommon('added', from('p.epd', { purpose: 'practice' }), [draft(BACK_RANK, 1)], NOW);
    await proveAll();
    expect(await nextDaily(play, 'club')).toBeUndefined();
    await library.addWish('club', 1, NOW);
    expect(await nextDaily(play, 'club')).toBe(1);
  });

  it('how many common dailies there are of each length', async () => {
    const { library } = bench.store;
    await sync(draft(BACK_RANK, 1), draft(BLACK_MATES, 1), draft(FOUR_VERDICTS, 2), draft(TWO_KEYS, 1));
    await addOwn('club', draft('1k6/ppp5/8/8/8/8/P7/1K1R4 w - - 0 1', 1));
    await library.addCommon(
      'added',
      from('p.epd', { purpose: 'practice' }),
      [draft('7k/5ppp/8/8/8/8/P7/4R1K1 w - - 0 1', 1)],
      NOW,
    );
    await proveAll();
    expect([...(await library.countLengths())]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
}
