import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../src/puzzles/analysis/themes.js';
import { TRAITS_VERSION, type Traits } from '../../../src/puzzles/analysis/traits.js';
import type { PuzzleFilter } from '../../../src/puzzles/puzzle-store.js';
import { giveAll } from '../../support/giving.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../../support/positions.js';
import { answer, type Bench, BLACK_MATES, draft, from, keyOf, manyDrafts, NOW, range } from './bench.js';

const ONE: Theme = 'double-check';
const OTHER: Theme = 'boden';

const POOR = { milliseconds: 1000, megabytes: 64 };

/** What an operator sees of the library, and what proofs tell of their puzzles. */
export function recordsContract(bench: Bench): void {
  const { sync, addOwn, proveAll } = bench;

  it('keeps all the metadata of a puzzle, and what its proof tells', async () => {
    const { library } = bench.store;
    const metadata = { rating: 812, popularity: 95, themes: ['mateIn1', 'backRankMate'] };
    const whole = { ...draft(BACK_RANK, 1, 12), name: 'Last rank', comment: 'Watch it.', metadata };
    await library.addCommon(
      'added',
      from('big.csv', { purpose: 'practice' }),
      [whole, draft(NO_MATE, undefined, 13)],
      NOW,
    );
    const record = { id: 1, fen: BACK_RANK, line: 12, name: 'Last rank', comment: 'Watch it.', metadata };
    const terms = {
      owner: '',
      source: 'big.csv',
      origin: 'added',
      purpose: 'practice',
      severalKeys: false,
      addedAt: NOW,
    };
    expect(await library.listPuzzles({}, 0, 1)).toEqual([{ ...record, ...terms, claimedMateIn: 1 }]);
    expect(await library.findSolution(1)).toBeUndefined();
    await proveAll();
    const proof = answer(BACK_RANK, 1);
    if (proof.kind !== 'mate') throw new Error('no mate');
    expect(await library.listPuzzles({}, 0, 9)).toEqual([
      {
        ...record,
        ...terms,
        claimedMateIn: 1,
        verdict: { kind: 'sound', mateIn: 1, key: 'e1e8' },
        traits: { ...proof.traits, difficulty: Math.round(proof.traits.difficulty) },
      },
      { id: 2, fen: NO_MATE, line: 13, ...terms, verdict: { kind: 'no mate', within: 4 } },
    ]);
    expect(new Uint8Array((await library.findSolution(1)) ?? [])).toEqual(new Uint8Array(proof.solution));
    expect(await library.findSolution(2)).toBeUndefined();
    expect(await library.findSolution(99)).toBeUndefined();
  });

  describe('finds puzzles', () => {
    const stock = async () => {
      const { library } = bench.store;
      await sync(draft(BACK_RANK, 1, 1), draft(FOUR_VERDICTS, 2, 2), draft(TWO_KEYS, 1, 3));
      await addOwn('club', draft(NO_MATE, 2, 1));
      await library.addCommon('added', from('b.epd', { purpose: 'practice' }), [draft(BLACK_MATES, 1)], NOW);
      await proveAll();
      await addOwn('rivals', draft('7k/8/5K2/8/8/8/8/5R2 w - - 0 1'));
      const described = (fen: string, ...themes: Traits['themes']) =>
        library.saveTraits(keyOf(fen), { difficulty: 600, themes }, TRAITS_VERSION);
      await Promise.all([described(BACK_RANK, ONE), described(TWO_KEYS, ONE, OTHER), described(BLACK_MATES, OTHER)]);
    };
    const cases: [string, PuzzleFilter, number[]][] = [
      ['all of them', {}, [1, 2, 3, 4, 5, 6]],
      ['by number', { ids: [5, 2, 99, 2] }, [2, 5]],
      ['no numbers', { ids: [] }, []],
      ['of a server', { owner: 'club' }, [4]],
      ['of the common stock', { owner: '' }, [1, 2, 3, 5]],
      ['of a file', { source: 'a.epd' }, [1, 2, 3]],
      ['by verdict', { verdict: 'sound' }, [1, 2, 5]],
      ['that wait', { verdict: 'waiting' }, [6]],
      ['by length', { mateIn: 2 }, [2]],
      ['by theme', { theme: ONE }, [1, 3]],
      ['by another theme', { theme: OTHER }, [3, 5]],
      ['by a piece of a theme', { theme: 'check' as Theme }, []],
      ['by purpose', { purpose: 'practice' }, [5]],
      ['by several things', { owner: '', verdict: 'sound', mateIn: 1 }, [1, 5]],
    ];
    it.each(cases)('%s: %j', async (_, filter, ids) => {
      await stock();
      const { library } = bench.store;
      expect((await library.listPuzzles(filter, 0, 100)).map(({ id }) => id)).toEqual(ids);
      expect(await library.countPuzzles(filter)).toBe(ids.length);
      expect((await library.listPuzzles(filter, 2, 1)).map(({ id }) => id)).toEqual(
        ids.filter((id) => id > 2).slice(0, 1),
      );
    });

    it('page by page, of a large library', async () => {
      const { library } = bench.store;
      await addOwn('club', ...manyDrafts(400));
      const seen: number[] = [];
      for (let after = 0; ; ) {
        const page = await library.listPuzzles({ owner: 'club' }, after, 90);
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (!last) break;
        after = last.id;
      }
      expect(seen).toEqual(range(400));
    });
  });

  describe('what a proof tells', () => {
    it('is kept with it, and goes with the puzzle of a day and with every candidate', async () => {
      const { library, play } = bench.store;
      await sync(draft(BACK_RANK, 1));
      const proof = answer(BACK_RANK, 1);
      if (proof.kind !== 'mate') throw new Error('no mate');
      const traits: Traits = { difficulty: 812, themes: proof.traits.themes };
      await library.saveAnswer(keyOf(BACK_RANK), { ...proof, traits }, POOR);
      expect(await library.listUndescribed(TRAITS_VERSION, 5)).toEqual([]);
      expect(await play.countCommon()).toEqual([{ mateIn: 1, level: 81, count: 1 }]);
      await play.giveDaily('club', '2026-11-16', 1);
      expect(await play.findDaily('club', '2026-11-16')).toMatchObject(traits);
    });

    it('is found anew for a proof that an older Matinee described', async () => {
      const { library, play } = bench.store;
      await sync(draft(BACK_RANK, 1), draft(FOUR_VERDICTS, 2), draft(NO_MATE, 2));
      await proveAll();
      const next = TRAITS_VERSION + 1;
      const undescribed = await library.listUndescribed(next, 5);
      expect(undescribed.map(({ position }) => position).sort()).toEqual([BACK_RANK, FOUR_VERDICTS].map(keyOf).sort());
      expect(await library.listUndescribed(next, 1)).toHaveLength(1);
      for (const { position, fen } of undescribed) {
        expect(keyOf(fen)).toBe(position);
        await library.saveTraits(position, { difficulty: 1234.4, themes: [] }, next);
      }
      expect(await library.listUndescribed(next, 5)).toEqual([]);
      expect(await play.countCommon()).toEqual([
        { mateIn: 1, level: 123, count: 1 },
        { mateIn: 2, level: 123, count: 1 },
      ]);
    });
  });

  it('forgets a proof that turned out wrong: its puzzles wait for another one', async () => {
    const { library, play } = bench.store;
    await sync(draft(BACK_RANK, 1), draft(FOUR_VERDICTS, 2));
    await addOwn('club', draft(NO_MATE, 2));
    await proveAll();
    await library.forgetProof(keyOf(BACK_RANK));
    expect(await library.findSolution(1)).toBeUndefined();
    expect(await library.listWaiting(5, [], '')).toMatchObject([{ fen: BACK_RANK, noMateWithin: 0, isProved: false }]);
    expect(await giveAll(play, 'club')).toEqual([2]);
    await proveAll();
    expect(await bench.verdicts()).toMatchObject({ waiting: 0, sound: 2, 'no mate': 1 });
  });
}
