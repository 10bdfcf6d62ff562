import { expect, it } from 'vitest';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, NO_MATE } from '../../support/positions.js';
import { AT_NOON, type Bench, BLACK_MATES, draft, from, NOW } from './bench.js';

const ANNA = { serverId: 'club', userId: 'anna' };

/** A daily, and three puzzles for practice, of which the last has no mate. */
async function shelveIn(bench: Bench): Promise<void> {
  await bench.sync(draft(CLASSIC_11, 2));
  const drafts = [draft(BACK_RANK, 1), draft(BLACK_MATES, 1), draft(NO_MATE, 1)];
  await bench.store.library.addCommon('added', from('p.epd', { purpose: 'practice' }), drafts, NOW);
  await bench.proveAll();
}

const openSecond = ({ store }: Bench) =>
  store.play.openAttempt(
    { ...ANNA, puzzleRef: 'practice-2', puzzleId: 2, startedAt: NOW, openedOn: '2026-11-16' },
    NOW,
  );

/** Which puzzles are given for practice. */
export function practiceContract(bench: Bench): void {
  const shelve = () => shelveIn(bench);
  const find = async (wishes = {}, member = ANNA) => (await bench.store.play.findUnpractised(member, wishes))?.id;

  it('only what is playable and for practice is given', async () => {
    expect(await find()).toBeUndefined();
    await shelve();
    const found = await Promise.all(Array.from({ length: 30 }, () => find()));
    expect(new Set(found)).toEqual(new Set([2, 3]));
  });

  it.each([
    [{ side: 'white' }, 2],
    [{ side: 'black' }, 3],
    [{ mateIn: 2 }, undefined],
    [{ theme: 'back-rank', side: 'black', mateIn: 1 }, 3],
    [{ theme: 'smothered' }, undefined],
  ])('as wished: %j', async (wishes, id) => {
    await shelve();
    expect(await find(wishes)).toBe(id);
  });

  it('by how hard it is', async () => {
    await shelve();
    const levels = ['easy', 'medium', 'hard'] as const;
    const found = await Promise.all(levels.map((level) => find({ level, side: 'white' })));
    expect(found.filter((id) => id === 2)).toHaveLength(1);
  });

  it('what somebody had in any server is not given to them again', async () => {
    await shelve();
    await openSecond(bench);
    expect(await find()).toBe(3);
    expect(await find({ side: 'white' }, { serverId: 'rivals', userId: 'anna' })).toBeUndefined();
    expect(await find({ side: 'white' }, { serverId: 'club', userId: 'bert' })).toBe(2);
  });

  it.each([
    [{}, 'as wished'],
    [{ mateIn: 1, side: 'white' }, 'as wished'],
    [{ mateIn: 1, theme: 'smothered' }, 'of this length'],
    [{ theme: 'smothered' }, 'of this length'],
    [{ mateIn: 2, side: 'white' }, 'none'],
  ] as const)('what there is for %j: %s, had or not', async (wishes, stock) => {
    expect(await bench.store.play.findPracticeStock(ANNA, wishes)).toBe('none');
    await shelve();
    await openSecond(bench);
    expect(await bench.store.play.findPracticeStock(ANNA, wishes)).toBe(stock);
  });

  it.each([
    [{}, [1, 2]],
    [{ side: 'black' }, [1]],
    [{ theme: 'smothered' }, []],
  ] as const)('the lengths that there are for %j: %j, had or not, without dailies', async (wishes, lengths) => {
    await shelve();
    const more = [draft(FOUR_VERDICTS, 2)];
    await bench.store.library.addCommon('added', from('q.epd', { purpose: 'practice' }), more, NOW);
    await bench.proveAll();
    await openSecond(bench);
    expect(await bench.store.play.findPracticeLengths(ANNA, wishes)).toEqual(lengths);
  });

  it('counts for nothing that dailies count for', async () => {
    await shelveIn(bench);
    const attempt = await openSecond(bench);
    await bench.store.play.saveAttempt({
      ...AT_NOON,
      before: attempt,
      after: { ...attempt, finish: { at: NOW, outcome: 'solved' } },
    });
    expect(await bench.store.players.listPlayed(ANNA)).toMatchObject([{ counts: false }]);
    expect(await bench.store.play.listCounting(ANNA, '2099-01-01')).toEqual([]);
  });
}
