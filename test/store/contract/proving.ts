import { describe, expect, it } from 'vitest';
import type { GiveUpReason } from '../../../src/engine/mate/solver.js';
import { fenOf, positionKey } from '../../../src/games/chess/position.js';
import type { ProofAnswer } from '../../../src/puzzles/proving/solver.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { answer, type Bench, BLACK_MATES, draft, keyOf, manyDrafts } from './bench.js';

const POOR = { milliseconds: 1000, megabytes: 64 };

const gaveUp = (because: GiveUpReason, noMateWithin = 0): ProofAnswer => ({
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

    it('names a position once that two of them wait for, with the longer claim', async () => {
      await addOwn('club', draft(FOUR_VERDICTS, 1));
      await addOwn('rivals', draft(FOUR_VERDICTS, 2));
      expect(await bench.store.library.listWaiting(5, [], '')).toMatchObject([{ fen: FOUR_VERDICTS, mateIn: 2 }]);
      await proveAll();
      expect(await verdicts('club')).toMatchObject({ 'no mate': 1 });
      expect(await verdicts('rivals')).toMatchObject({ sound: 1 });
    });
  });

  it('a try that was too short leaves its puzzles waiting, apart from those that none was made for', async () => {
    await addOwn('club', draft(NO_MATE, 5), draft(BACK_RANK, 1));
    const fens = async (which?: 'tried' | 'untried') =>
      (await bench.store.library.listWaiting(5, [], '', which)).map(({ fen, noMateWithin }) => [fen, noMateWithin]);
    expect(await fens('tried')).toEqual([]);
    const short = { kind: 'gave up', because: 'time', noMateWithin: 2, effort: { nodes: 1, milliseconds: 1 } } as const;
    await bench.store.library.saveShortTry(keyOf(NO_MATE), short, POOR);
    await bench.reopen();
    expect(await verdicts('club')).toMatchObject({ waiting: 2, 'gave up': 0 });
    expect(await fens('tried')).toEqual([[NO_MATE, 2]]);
    expect(await fens('untried')).toEqual([[BACK_RANK, 0]]);
    expect(await fens()).toEqual([
      [NO_MATE, 2],
      [BACK_RANK, 0],
    ]);
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
