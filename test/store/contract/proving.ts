import { describe, expect, it } from 'vitest';
import type { GaveUp, GiveUpReason } from '../../../src/engine/mate/solver.js';
import { fenOf, positionKey } from '../../../src/games/chess/position.js';
import type { SearchQueue } from '../../../src/puzzles/proof-store.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { answer, type Bench, BLACK_MATES, draft, keyOf, manyDrafts } from './bench.js';

const POOR = { milliseconds: 1000, megabytes: 64 };

const gaveUp = (because: GiveUpReason, noMateWithin = 0): GaveUp => ({
  kind: 'gave up',
  because,
  noMateWithin,
  effort: { nodes: 1, milliseconds: 1 },
});

/** What waits for a proof, whose turn it is, and what becomes of an answer. */
export function provingContract(bench: Bench): void {
  const { sync, addOwn, proveAll, verdicts } = bench;

  it('searches on from what was disproved when a longer claim comes', async () => {
    const { library } = bench.store;
    await sync(draft(FOUR_VERDICTS, 1));
    await proveAll();
    expect(await verdicts()).toMatchObject({ 'no mate': 1 });
    await addOwn('club', draft(BACK_RANK, 1));
    await sync(draft(FOUR_VERDICTS, 2));
    expect(await library.judgeFromProof(keyOf(FOUR_VERDICTS))).toEqual({ verdicts: [], decided: false });
    expect(await library.listWaiting(5, [keyOf(BACK_RANK)], '')).toEqual([
      { owner: '', position: keyOf(FOUR_VERDICTS), fen: FOUR_VERDICTS, mateIn: 2, noMateWithin: 1, isProved: false },
    ]);
  });

  it('never forgets what was disproved: a shorter claim’s answer takes nothing of it back', async () => {
    const { library } = bench.store;
    const none = (within: number) => ({ kind: 'no mate', within, effort: { nodes: 1, milliseconds: 1 } }) as const;
    await addOwn('club', draft(NO_MATE, 5));
    await library.saveAnswer(keyOf(NO_MATE), none(5), POOR);
    await addOwn('rivals', draft(NO_MATE, 3));
    await library.saveAnswer(keyOf(NO_MATE), none(3), POOR);
    await addOwn('third', draft(NO_MATE, 20));
    await library.saveAnswer(keyOf(NO_MATE), gaveUp('time', 4), POOR);
    expect(await library.reportPuzzles('club', [1])).toMatchObject([{ verdict: { kind: 'no mate', within: 5 } }]);
    expect(await library.listPuzzles({ owner: 'third' }, 0, 1)).toMatchObject([{ noMateWithin: 5 }]);
  });

  describe('takes owners in turn, so that a long file keeps nobody waiting', () => {
    const waiting = async (limit: number, lastOwner: string, except: string[] = []) =>
      (await bench.store.library.listWaiting(limit, except, lastOwner)).map(({ owner, fen }) => [owner, fen]);
    const stock = async () => {
      await addOwn('club', draft(BACK_RANK, 1), draft(TWO_KEYS, 1), draft(NO_MATE, 2));
      await addOwn('rivals', draft(FOUR_VERDICTS, 2));
      await sync(draft(BLACK_MATES, 1));
    };

    it.each([
      ['', ['club', 'rivals', '']],
      ['club', ['rivals', '', 'club']],
      ['rivals', ['', 'club', 'rivals']],
      ['somebody who has gone', ['', 'club', 'rivals']],
    ])('after “%s”: %j', async (lastOwner, owners) => {
      await stock();
      expect((await waiting(3, lastOwner)).map(([owner]) => owner)).toEqual(owners);
      expect((await waiting(1, lastOwner)).map(([owner]) => owner)).toEqual(owners.slice(0, 1));
    });

    it('each owner’s own in the order in which they came, and all of them in the end', async () => {
      await stock();
      expect(await waiting(9, '')).toEqual([
        ['club', BACK_RANK],
        ['rivals', FOUR_VERDICTS],
        ['', BLACK_MATES],
        ['club', TWO_KEYS],
        ['club', NO_MATE],
      ]);
    });

    it('passes over what is being proved, and over an owner with nothing else', async () => {
      await stock();
      const running = [BACK_RANK, FOUR_VERDICTS].map(keyOf);
      expect(await waiting(2, '', running)).toEqual([
        ['club', TWO_KEYS],
        ['', BLACK_MATES],
      ]);
    });

    it('a page of a long list holds each position once, everybody’s turn in it, and nothing that is being proved', async () => {
      const many = manyDrafts(250);
      await addOwn('club', ...many);
      await addOwn('rivals', ...many.slice(0, 60));
      await addOwn('third', draft(BACK_RANK, 1));
      const running = many.slice(0, 30).map(({ position }) => fenOf(position));
      const page = await waiting(150, 'club', running.map(keyOf));
      expect(page.slice(0, 4).map(([owner]) => owner)).toEqual(['rivals', 'third', 'club', 'rivals']);
      expect(new Set(page.map(([, fen]) => fen)).size).toBe(150);
      expect(page.filter(([, fen]) => running.includes(fen ?? ''))).toEqual([]);
      expect(await waiting(500, 'club', running.map(keyOf))).toHaveLength(250 - 30 + 1);
    });

    it('lets others have the event loop between one owner and the next', async () => {
      const owners = ['club', 'guild', 'rivals', 'third'];
      for (const owner of owners) await addOwn(owner, draft(FOUR_VERDICTS, 2));
      let turns = 0;
      const count = (): void => {
        turns++;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      await bench.store.library.listWaiting(9, [], '');
      clearImmediate(next);
      expect(turns).toBeGreaterThanOrEqual(owners.length);
    });

    it('names a position once that two of them wait for, with the longer claim', async () => {
      await addOwn('club', draft(FOUR_VERDICTS, 1));
      await addOwn('rivals', draft(FOUR_VERDICTS, 2));
      expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ fen: FOUR_VERDICTS, mateIn: 2 }]);
      await proveAll();
      expect(await verdicts('club')).toMatchObject({ 'no mate': 1 });
      expect(await verdicts('rivals')).toMatchObject({ sound: 1 });
    });
  });

  describe('lists what needs a short search and what needs a long one apart', () => {
    const WHOLE = { milliseconds: 60_000, megabytes: 64 };
    const queues = async (without: readonly string[] = []) => {
      const list = async (queue: SearchQueue) =>
        (await bench.store.library.listWaiting(9, [], '', queue)).map(({ owner, fen }) => [owner, fen]);
      return {
        short: await list({ search: 'short', budget: WHOLE }),
        long: await list({ search: 'long', budget: WHOLE, without }),
      };
    };
    const searchShortly = (fen: string, noMateWithin = 2) =>
      bench.store.library.saveShortSearch(keyOf(fen), gaveUp('time', noMateWithin), POOR);

    it('a short search that was too short leaves its puzzles waiting, apart from those that had none', async () => {
      await addOwn('club', draft(NO_MATE, 5), draft(BACK_RANK, 1));
      expect((await queues()).long).toEqual([]);
      await searchShortly(NO_MATE);
      await bench.reopen();
      expect(await verdicts('club')).toMatchObject({ waiting: 2, 'gave up': 0 });
      expect(await queues()).toEqual({ short: [['club', BACK_RANK]], long: [['club', NO_MATE]] });
      expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([
        { fen: NO_MATE, noMateWithin: 2, gaveUpWith: POOR },
        { fen: BACK_RANK, noMateWithin: 0 },
      ]);
    });

    it('a claim that a short search has disproved on its way gets its verdict, and the longer one waits', async () => {
      await addOwn('club', draft(NO_MATE, 9));
      await addOwn('rivals', draft(NO_MATE, 3));
      expect(await searchShortly(NO_MATE, 3)).toEqual({ verdicts: ['no mate'], decided: false });
      expect(await verdicts('rivals')).toMatchObject({ waiting: 0, 'no mate': 1 });
      expect(await queues()).toEqual({ short: [], long: [['club', NO_MATE]] });
    });

    it('a length that is disproved in the middle of a search answers the claims up to it', async () => {
      await addOwn('club', draft(NO_MATE, 9));
      await addOwn('rivals', draft(NO_MATE, 3));
      const { library } = bench.store;
      expect(await library.saveNoMateWithin(keyOf(NO_MATE), 2)).toEqual({ verdicts: [], decided: false });
      expect(await library.saveNoMateWithin(keyOf(NO_MATE), 3)).toEqual({ verdicts: ['no mate'], decided: false });
    });

    it('a claim that what is known answers is in the short one, also where a longer one needs a long search', async () => {
      await addOwn('club', draft(NO_MATE, 9));
      await searchShortly(NO_MATE, 4);
      await addOwn('rivals', draft(NO_MATE, 3));
      expect(await queues()).toEqual({ short: [['rivals', NO_MATE]], long: [['club', NO_MATE]] });
      expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ isProved: true, mateIn: 9 }]);
      expect(await bench.store.library.judgeFromProof(keyOf(NO_MATE))).toEqual({
        verdicts: ['no mate'],
        decided: false,
      });
      expect(await queues()).toEqual({ short: [], long: [['club', NO_MATE]] });
    });

    it('a claim is in the short one where another gave up with the whole budget, or where a mate is proved', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(NO_MATE, 9), draft(FOUR_VERDICTS, 2));
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time', 2), WHOLE);
      await library.saveAnswer(keyOf(FOUR_VERDICTS), answer(FOUR_VERDICTS, 2), WHOLE);
      await addOwn('rivals', draft(NO_MATE, 5), draft(FOUR_VERDICTS, 3));
      expect(await queues()).toEqual({
        short: [
          ['rivals', NO_MATE],
          ['rivals', FOUR_VERDICTS],
        ],
        long: [],
      });
    });

    it('owners without time left are passed over; a position that another one waits for too is that one’s turn', async () => {
      await addOwn('club', draft(NO_MATE, 9), draft(FOUR_VERDICTS, 2));
      await addOwn('rivals', draft(NO_MATE, 7));
      await searchShortly(NO_MATE);
      await searchShortly(FOUR_VERDICTS, 1);
      expect((await queues()).long).toEqual([
        ['club', NO_MATE],
        ['club', FOUR_VERDICTS],
      ]);
      expect((await queues(['club'])).long).toEqual([['rivals', NO_MATE]]);
      expect((await queues(['club', 'rivals'])).long).toEqual([]);
    });

    it('a claim of an owner without time left does not lengthen another’s search', async () => {
      await addOwn('club', draft(NO_MATE, 20));
      await addOwn('rivals', draft(NO_MATE, 3));
      await searchShortly(NO_MATE);
      const list = (without: readonly string[]) =>
        bench.store.library.listWaiting(9, [], '', { search: 'long', budget: WHOLE, without });
      expect(await list([])).toMatchObject([{ owner: 'club', mateIn: 20 }]);
      expect(await list(['club'])).toMatchObject([{ owner: 'rivals', mateIn: 3 }]);
    });
  });

  describe('answers that come at the same moment', () => {
    it('are all kept, and say which verdicts there are now', async () => {
      const { library } = bench.store;
      const many = manyDrafts(120);
      await sync(...many);
      await addOwn('club', draft(NO_MATE, 2));
      const none = { kind: 'no mate', within: 1, effort: { nodes: 1, milliseconds: 1 } } as const;
      const saved = many.map(({ position }) => library.saveAnswer(positionKey(position), none, POOR));
      expect(await Promise.all(saved)).toEqual(many.map(() => ({ verdicts: ['no mate'], decided: true })));
      expect(await library.saveAnswer(keyOf(NO_MATE), none, POOR)).toEqual({ verdicts: [], decided: false });
      await bench.reopen();
      expect(await verdicts()).toMatchObject({ 'no mate': 120, waiting: 1 });
    });

    it('a bad one among them is told, and takes no other with it', async () => {
      const { library } = bench.store;
      await sync(draft(BACK_RANK, 1), draft(TWO_KEYS, 1), draft(BLACK_MATES, 1));
      const good = (fen: string) => library.saveAnswer(keyOf(fen), answer(fen, 1), POOR);
      const keyless = { ...answer(TWO_KEYS, 1), keys: [] };
      const outcomes = await Promise.allSettled([
        good(BACK_RANK),
        library.saveAnswer(keyOf(TWO_KEYS), keyless, POOR),
        good(BLACK_MATES),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      await bench.reopen();
      expect(await verdicts()).toMatchObject({ sound: 2, waiting: 1 });
      expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ fen: TWO_KEYS, isProved: false }]);
    });

    it('are written before the store is closed', async () => {
      await sync(draft(BACK_RANK, 1));
      const saved = bench.store.library.saveAnswer(keyOf(BACK_RANK), answer(BACK_RANK, 1), POOR);
      await bench.reopen();
      expect(await saved).toEqual({ verdicts: ['sound'], decided: true });
      expect(await verdicts()).toMatchObject({ sound: 1 });
    });
  });

  describe('what gave up', () => {
    it.each([
      ['time', { milliseconds: 1000, megabytes: 64 }, 'gave up'],
      ['time', { milliseconds: 500, megabytes: 32 }, 'gave up'],
      ['time', { milliseconds: 2000, megabytes: 64 }, 'waiting'],
      ['time', { milliseconds: 1000, megabytes: 128 }, 'waiting'],
      ['memory', { milliseconds: 1000, megabytes: 64 }, 'gave up'],
      ['memory', { milliseconds: 1000, megabytes: 128 }, 'waiting'],
      ['memory', { milliseconds: 2000, megabytes: 64 }, 'waiting'],
    ] as const)(
      'for want of %s is, with %j, %s: tried again when either budget has grown',
      async (because, budget, verdict) => {
        await sync(draft(BACK_RANK, 1));
        await bench.store.library.saveAnswer(keyOf(BACK_RANK), gaveUp(because), POOR);
        expect(await bench.store.library.retryGaveUp(budget)).toBe(verdict === 'waiting' ? 1 : 0);
        expect(await verdicts()).toMatchObject({ 'gave up': 0, waiting: 0, [verdict]: 1 });
      },
    );

    it('with much time is not tried again because it gave up with less since', async () => {
      await addOwn('rivals', draft(NO_MATE, 9));
      const { library } = bench.store;
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time'), { milliseconds: 9000, megabytes: 64 });
      await addOwn('club', draft(NO_MATE, 8));
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time'), POOR);
      expect(await library.retryGaveUp({ milliseconds: 9000, megabytes: 64 })).toBe(0);
    });

    it('with much time, then with more memory but less time, is tried again with much of both', async () => {
      await addOwn('club', draft(NO_MATE, 9));
      const { library } = bench.store;
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time'), { milliseconds: 9000, megabytes: 64 });
      await addOwn('rivals', draft(NO_MATE, 8));
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('memory'), { milliseconds: 1000, megabytes: 128 });
      expect(await library.reportPuzzles('rivals', [2])).toMatchObject([
        { verdict: { kind: 'gave up', because: 'time' } },
      ]);
      expect(await library.retryGaveUp({ milliseconds: 9000, megabytes: 64 })).toBe(0);
      expect(await library.retryGaveUp({ milliseconds: 9000, megabytes: 128 })).toBe(2);
    });

    it('gives the reason of the search with the larger budget', async () => {
      await addOwn('club', draft(NO_MATE, 9));
      const { library } = bench.store;
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time'), POOR);
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('memory'), { ...POOR, milliseconds: 9000 });
      expect(await library.reportPuzzles('club', [1])).toMatchObject([
        { verdict: { kind: 'gave up', because: 'memory' } },
      ]);
    });

    it('leaves what was settled alone', async () => {
      await sync(draft(BACK_RANK, 1));
      await bench.store.library.saveAnswer(keyOf(BACK_RANK), answer(BACK_RANK, 1), POOR);
      await bench.store.library.retryGaveUp({ milliseconds: 9000, megabytes: 900 });
      expect(await verdicts()).toMatchObject({ waiting: 0, sound: 1 });
    });

    it('gets its verdict when another server’s puzzle with this position is settled', async () => {
      const { library } = bench.store;
      const position = keyOf(FOUR_VERDICTS);
      await addOwn('club', draft(FOUR_VERDICTS, 2));
      await library.saveAnswer(position, gaveUp('time', 1), POOR);
      expect(await verdicts('club')).toMatchObject({ 'gave up': 1 });
      await addOwn('rivals', draft(FOUR_VERDICTS, 3));
      await library.saveAnswer(position, answer(FOUR_VERDICTS, 3), POOR);
      expect(await verdicts('rivals')).toMatchObject({ 'shorter mate': 1 });
      expect(await verdicts('club')).toMatchObject({ 'gave up': 0, sound: 1 });
      expect(await library.reportPuzzles('club', [1])).toMatchObject([{ verdict: { kind: 'sound', key: 'f6f7' } }]);
    });

    it('says of each puzzle with its position what is known: a shorter claim may be disproved already', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(NO_MATE, 20));
      await addOwn('rivals', draft(NO_MATE));
      await addOwn('third', draft(NO_MATE, 7));
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time', 6), POOR);
      expect(await verdicts('club')).toMatchObject({ 'gave up': 1, 'no mate': 0 });
      expect(await verdicts('rivals')).toMatchObject({ 'gave up': 0, 'no mate': 1 });
      expect(await verdicts('third')).toMatchObject({ 'gave up': 1, 'no mate': 0 });
      expect(await library.reportPuzzles('rivals', [2])).toMatchObject([{ verdict: { kind: 'no mate', within: 6 } }]);
      expect(await library.reportPuzzles('club', [1])).toMatchObject([
        { verdict: { kind: 'gave up', because: 'time' } },
      ]);
    });

    it('is tried again with more time, also when a shorter claim was disproved since', async () => {
      const { library } = bench.store;
      await addOwn('club', draft(NO_MATE, 20));
      await library.saveAnswer(keyOf(NO_MATE), gaveUp('time', 6), POOR);
      await addOwn('rivals', draft(NO_MATE, 7));
      const disproof = { kind: 'no mate', within: 7, effort: { nodes: 1, milliseconds: 1 } } as const;
      await library.saveAnswer(keyOf(NO_MATE), disproof, POOR);
      expect(await verdicts('rivals')).toMatchObject({ 'no mate': 1 });
      expect(await verdicts('club')).toMatchObject({ 'gave up': 1 });
      await library.retryGaveUp({ ...POOR, milliseconds: 2000 });
      expect(await verdicts('club')).toMatchObject({ waiting: 1 });
    });
  });
}
