import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLife } from './arbitrary-life.js';
import type { Life } from './intentions.js';
import { type Figures, figuresOf } from './model.js';
import { scoreOf } from './model-score.js';
import { ProductLife, USUAL } from './product-life.js';
import { expectSameBoards, expectSameFigures, figuresAsStored } from './same-figures.js';

const STOCK = { dailies: 30, practice: 20 };

const lives = arbitraryLife({ members: 4, servers: 2, days: 40 });

/** Some lives, each in a store of its own. */
function forLives<More>(
  more: fc.Arbitrary<More>,
  holds: (product: ProductLife, more: More) => Promise<void>,
  numRuns = 40,
  change: (life: Life, more: More) => Life = (life) => life,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(lives, more, async (life, drawn) => {
      const product = await ProductLife.begin(change(life, drawn), STOCK);
      try {
        await holds(product, drawn);
      } finally {
        await product.close();
      }
    }),
    { numRuns },
  );
}

/** From one intention on, the clock shows so much less. */
function withClockSetBack(life: Life, { after, by }: { readonly after: number; readonly by: number }): Life {
  const from = Math.floor(after * life.intentions.length);
  return {
    ...life,
    intentions: life.intentions.map((each, index) => (index < from ? each : { ...each, at: each.at - by })),
  };
}

const setBack = fc.record({
  after: fc.double({ min: 0, max: 1, noNaN: true }),
  by: fc.constantFrom(1, 60_000, 2 * 3_600_000, 26 * 3_600_000, 9 * 86_400_000),
});

const somebody = fc.nat(3).map((number) => `member-${number}`);

const without = ({ history, solves, streaks, ratings }: Figures, gone: string): Figures => ({
  history: { ...history, openings: history.openings.filter(({ userId }) => userId !== gone) },
  solves: solves.filter(({ userId }) => userId !== gone),
  streaks: streaks.filter(({ userId }) => userId !== gone),
  ratings: { ...ratings, daily: new Map([...ratings.daily].filter(([userId]) => userId !== gone)) },
});

/** The points of a whole board. */
async function sumOfBoard({ store, game, now }: ProductLife, serverId: string): Promise<number> {
  const today = await game.today(serverId);
  const place = { kind: 'server', serverId } as const;
  const question = { by: 'score', period: 'all', today, place, now, from: 0, most: 1_000, userId: '' } as const;
  const { rows } = await store.players.listBoard(question);
  return rows.reduce((sum, { value }) => sum + value, 0);
}

describe('whatever members do', () => {
  it('scores, streaks, ratings and boards are those of the rules, and stay so when they are recomputed', async () => {
    await forLives(fc.constant(undefined), async (product) => {
      await product.live();
      await expectSameFigures(product);
      const before = await figuresAsStored(product);
      await product.store.players.recomputeAll(USUAL);
      expect(await figuresAsStored(product)).toEqual(before);
    });
  });

  it('a clock that is set back harms nothing', async () => {
    await forLives(
      setBack,
      async (product) => {
        await product.live();
        // A streak is computed by the clock of its last solve, which may have shown another day.
        await product.store.players.recomputeAll(USUAL);
        for (const { attempt } of await playedBy(product)) {
          if (attempt.finish) expect(attempt.finish.at).toBeGreaterThan(0);
        }
        await expectSameFigures(product);
      },
      40,
      withClockSetBack,
    );
  });

  it('who hides is on no board, and shows again as if nothing had been', async () => {
    await forLives(somebody, async (product, userId) => {
      await product.live();
      const before = await figuresAsStored(product);
      const { people } = product.store;
      const preferences = await people.findPreferences(userId);
      await people.savePreferences(userId, { ...preferences, hidden: true });
      const figures = figuresOf(product.chronicle.history());
      await expectSameBoards(product, without(figures, userId));
      await people.savePreferences(userId, preferences);
      expect(await figuresAsStored(product)).toEqual(before);
    });
  });

  it('who is deleted leaves the others as they are, one rank higher, and boards that add up', async () => {
    await forLives(somebody, async (product, gone) => {
      await product.live();
      const figures = figuresOf(product.chronicle.history());
      await product.store.privacy.forget(gone);
      const left = without(figures, gone);
      await expectSameBoards(product, left);
      for (const { id } of product.servers) {
        const shown = left.solves.filter(
          ({ serverId, userId }) => serverId === id && !left.history.hidden.includes(userId),
        );
        expect(await sumOfBoard(product, id)).toBe(shown.reduce((sum, solve) => sum + scoreOf(solve), 0));
      }
      // Recomputed, ratings follow from the results that are left.
      await product.store.players.recomputeAll(USUAL);
      const attempts = figures.history.attempts.filter(({ userId }) => userId !== gone);
      await expectSameBoards(product, without(figuresOf({ ...figures.history, attempts }), gone));
    });
  });
});

async function playedBy({ store, servers, userIds }: ProductLife) {
  const members = servers.flatMap(({ id: serverId }) => userIds.map((userId) => ({ serverId, userId })));
  return (await Promise.all(members.map((member) => store.players.listPlayed(member)))).flat();
}
