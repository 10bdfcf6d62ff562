import { expect, it } from 'vitest';
import { BACK_RANK, FOUR_VERDICTS } from '../../support/positions.js';
import { type Bench, BLACK_MATES, draft, keyOf } from './bench.js';

const EVERYBODY = { lastOwner: '', without: [] };

/** Which proofs are made again to find out more about wrong moves, and in which order. */
export function undecidedContract(bench: Bench): void {
  const list = async (version: number, limit = 9) =>
    (await bench.store.library.listUndecided(version, '2026-11-15', limit, EVERYBODY)).map(({ fen, mateIn }) => [
      fen,
      mateIn,
    ]);
  const proveThree = async () => {
    await bench.sync(draft(BACK_RANK, 1, 1), draft(FOUR_VERDICTS, 2, 2), draft(BLACK_MATES, 1, 3));
    await bench.proveAll();
  };
  const decideAll = (version: number) =>
    Promise.all(
      [BACK_RANK, FOUR_VERDICTS, BLACK_MATES].map((fen) => bench.store.library.markDecided(keyOf(fen), version)),
    );

  it('are none of this version', async () => {
    await proveThree();
    await decideAll(2);
    await bench.store.play.giveDaily('club', '2026-11-16', 1);
    expect(await list(2)).toEqual([]);
  });

  it('of an older version: dailies of any server from a date on come first, the newest before the others', async () => {
    await proveThree();
    await decideAll(1);
    const { play } = bench.store;
    await play.giveDaily('club', '2026-11-14', 1);
    await play.giveDaily('rivals', '2026-11-15', 2);
    await play.giveDaily('third', '2026-11-16', 3);
    expect(await list(2)).toEqual([
      [BLACK_MATES, 1],
      [FOUR_VERDICTS, 2],
      [BACK_RANK, 1],
    ]);
    expect(await list(2, 1)).toEqual([[BLACK_MATES, 1]]);
    await bench.store.library.markDecided(keyOf(BLACK_MATES), 2);
    expect(await list(2, 1)).toEqual([[FOUR_VERDICTS, 2]]);
  });

  it('name a position once, however many servers are given it', async () => {
    await proveThree();
    await decideAll(1);
    for (const server of ['club', 'rivals']) await bench.store.play.giveDaily(server, '2026-11-16', 2);
    expect((await list(2)).map(([fen]) => fen)).toHaveLength(3);
    expect(await list(2, 1)).toEqual([[FOUR_VERDICTS, 2]]);
  });

  it('are each owner’s in turn, without owners that have no time left', async () => {
    await bench.addOwn('club', draft(BACK_RANK, 1, 1), draft(FOUR_VERDICTS, 2, 2));
    await bench.addOwn('rivals', draft(BLACK_MATES, 1, 1));
    await bench.proveAll();
    await decideAll(1);
    const owners = async (lastOwner: string, without: readonly string[] = []) =>
      (await bench.store.library.listUndecided(2, '2026-11-15', 9, { lastOwner, without })).map(({ owner }) => owner);
    expect(await owners('')).toEqual(['club', 'rivals', 'club']);
    expect(await owners('club')).toEqual(['rivals', 'club', 'club']);
    expect(await owners('', ['club'])).toEqual(['rivals']);
    await bench.store.play.giveDaily('club', '2026-11-16', 1);
    expect(await owners('', ['club'])).toEqual(['club', 'rivals']);
  });
}
