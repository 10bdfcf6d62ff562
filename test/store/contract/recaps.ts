import { expect, it } from 'vitest';
import type { TakenPost } from '../../../src/servers/post-store.js';
import type { ServerSettings } from '../../../src/servers/server-settings.js';
import { BACK_RANK } from '../../support/positions.js';
import { AT_NOON, type Bench, draft } from './bench.js';
import { CLUB, DAY, NINE } from './posts.js';

const TODAY = '2026-11-16';
const TOMORROW = '2026-11-17';
const NEXT_NINE = NINE + DAY;
const RECAP = { activity: 'mate', serverId: 'club', kind: 'recap', date: TODAY } as const;

/** The posts that tell, the morning after, how a day went. */
export function recapsContract(bench: Bench): void {
  /** Members play the first day; at the second nine o'clock everything is to be taken. */
  const untilTomorrow = async (members: readonly string[], changes: Partial<ServerSettings> = {}): Promise<void> => {
    const { play, posts, servers } = bench.store;
    await bench.sync(draft(BACK_RANK, 1));
    await bench.proveAll();
    await servers.save({ ...CLUB, ...changes });
    await posts.enrol(NINE, 10);
    const [daily] = await posts.take(NINE, NINE + 60, 10);
    if (daily) await posts.savePosted(daily, { messageId: '1', shownSolved: 0, postedAt: NINE }, 'posted');
    const { puzzleId } = await play.giveDaily('club', TODAY, 1);
    for (const userId of members) {
      const opening = { serverId: 'club', userId, puzzleRef: TODAY, puzzleId, startedAt: NINE, openedOn: TODAY };
      const attempt = await play.openAttempt(opening, NINE);
      await play.saveAttempt({
        ...AT_NOON,
        before: attempt,
        after: { ...attempt, finish: { at: NINE + 5000, outcome: 'given up' } },
      });
    }
    await posts.enrol(NEXT_NINE, 10);
  };

  const take = (now: number) => bench.store.posts.take(now, now + 60_000, 10);

  /** Takes all that there is at a moment, and tells of which kinds it was. */
  const kindsAt = async (now: number) => (await take(now)).map(({ kind, date }) => `${kind} ${date}`);

  const takeRecap = async (): Promise<TakenPost> => {
    const [recap, ...others] = await take(NEXT_NINE);
    expect(others).toEqual([]);
    if (recap?.kind !== 'recap') throw new Error('no recap was due');
    return recap;
  };

  const postRecap = async (): Promise<void> => {
    await bench.store.posts.savePosted(await takeRecap(), { messageId: '2', postedAt: NEXT_NINE }, 'posted');
  };

  it('a recap is due where somebody has played and the server wants it', async () => {
    await untilTomorrow(['anna']);
    expect(await takeRecap()).toMatchObject({ date: TODAY, dueAt: NEXT_NINE, channelId: 'here', state: 'due' });
  });

  it.each<[string, readonly string[], Partial<ServerSettings>]>([
    ['nobody has played', [], {}],
    ['the server does not want it', ['anna'], { recap: false }],
  ])('no recap is due where %s', async (_, members, changes) => {
    await untilTomorrow(members, changes);
    expect(await kindsAt(NEXT_NINE)).toEqual([`daily ${TOMORROW}`]);
  });

  it('the daily is given out after the recap: when that is posted, put off or given up, or five seconds later', async () => {
    const { posts } = bench.store;
    await untilTomorrow(['anna']);
    const recap = await takeRecap();
    expect(await kindsAt(NEXT_NINE + 4999)).toEqual([]);
    expect(await posts.nextMoment()).toBe(NEXT_NINE + 5000);
    await posts.rest(recap, 'due', NEXT_NINE + 9000);
    expect(await kindsAt(NEXT_NINE + 1)).toEqual([`daily ${TOMORROW}`]);
  });

  it.each<[string, (recap: TakenPost) => Promise<unknown>]>([
    ['posted', (recap) => bench.store.posts.savePosted(recap, { messageId: '2', postedAt: NEXT_NINE }, 'posted')],
    ['lost', (recap) => bench.store.posts.rest(recap, 'sending', NEXT_NINE + 15_000)],
    ['given up', (recap) => bench.store.posts.close(recap, 'given up')],
    ['left lying', async () => {}],
  ])('a recap that is %s keeps the daily five seconds at most', async (title, settle) => {
    await untilTomorrow(['anna']);
    await settle(await takeRecap());
    await bench.reopen();
    const moment = title === 'left lying' ? NEXT_NINE + 5000 : NEXT_NINE;
    expect(await kindsAt(moment)).toEqual([`daily ${TOMORROW}`]);
  });

  it('a recap that waits for another try is no daily: it moves no day and is not announced', async () => {
    const { posts, servers } = bench.store;
    await untilTomorrow(['anna']);
    await posts.rest(await takeRecap(), 'due', NEXT_NINE + 60_000);
    const [daily] = await take(NEXT_NINE);
    if (daily) await posts.savePosted(daily, { messageId: '3', shownSolved: 0, postedAt: NEXT_NINE }, 'posted');
    expect(await servers.findNextPost('club')).toEqual({ date: '2026-11-18', dueAt: NEXT_NINE + DAY });
    await servers.recomputeAll();
    expect((await servers.findNextPost('club'))?.date).toBe('2026-11-18');
    expect(await posts.findShown(RECAP, 0)).toBeUndefined();
    expect(await posts.listOutdated(0)).toEqual([]);
  });

  it('forgetting somebody marks the recaps of the days on which they played, until these are rewritten', async () => {
    await untilTomorrow(['anna', 'bert']);
    await postRecap();
    const { posts, privacy } = bench.store;
    await privacy.forget('clara');
    expect(await posts.listOutdatedRecaps()).toEqual([]);
    await privacy.forget('anna');
    const looked = await posts.findShown(RECAP, 0);
    await privacy.forget('bert');
    await bench.reopen();
    if (!looked) throw new Error('the recap is not shown');
    // Written anew without Anna, but still with Bert.
    await bench.store.posts.saveRewritten(looked);
    expect(await bench.store.posts.listOutdatedRecaps()).toEqual([{ activity: 'mate', serverId: 'club', date: TODAY }]);
    const again = await bench.store.posts.findShown(RECAP, 0);
    if (again) await bench.store.posts.saveRewritten(again);
    expect(await bench.store.posts.listOutdatedRecaps()).toEqual([]);
  });

  it('a recap that was deleted owes nothing to anybody', async () => {
    await untilTomorrow(['anna']);
    await postRecap();
    const { posts, privacy } = bench.store;
    await privacy.forget('anna');
    await posts.forgetMessage(RECAP);
    expect(await posts.listOutdatedRecaps()).toEqual([]);
    expect(await posts.findShown({ ...RECAP, kind: 'daily' }, 0)).toMatchObject({ messageId: '1' });
  });
}
