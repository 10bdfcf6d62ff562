import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Attempt } from './history.js';
import { ProductLife, USUAL } from './product-life.js';
import { randomLife } from './random-life.js';
import { expectSameFigures, figuresAsStored } from './same-figures.js';

const FIRST = '2026-01-05';
const DAY = 86_400_000;
/** Every other month; the last is the end. */
const COMPARED_AFTER = [30, 61, 122, 183, 244, 305, 366];

/** Longer than any of it takes on a slow machine. */
const TIMEOUT = 600_000;

describe('a year of five hundred members', async () => {
  const life = randomLife({ seed: 1, members: 500, days: 365, first: FIRST });
  const product = await ProductLife.begin(life, { dailies: 250, practice: 60 });
  afterAll(() => product.close());

  it.each(COMPARED_AFTER)(
    'after %d days all figures are those of the rules',
    async (days) => {
      await product.live(Date.parse(FIRST) + days * DAY);
      await expectSameFigures(product);
    },
    TIMEOUT,
  );

  it('has had positions again, in other servers, and as dailies and for practice', () => {
    const { attempts } = product.chronicle.history();
    const firsts = new Map<string, Attempt>();
    const again = { otherServer: 0, otherKind: 0, otherPuzzle: 0, same: 0 };
    for (const attempt of attempts) {
      const look = `${attempt.userId} ${attempt.position}`;
      const first = firsts.get(look);
      if (!first) firsts.set(look, attempt);
      else if (first.kind !== attempt.kind) again.otherKind += 1;
      else if (first.puzzleId !== attempt.puzzleId) again.otherPuzzle += 1;
      else if (first.serverId !== attempt.serverId) again.otherServer += 1;
      else again.same += 1;
    }
    expect(Object.entries(again).filter(([, count]) => count === 0)).toEqual([]);
  });

  it(
    'recomputed from the attempts it is the same',
    async () => {
      const before = await figuresAsStored(product);
      await product.store.players.recomputeAll(USUAL);
      expect(await figuresAsStored(product)).toEqual(before);
    },
    TIMEOUT,
  );
});

describe('a month in a file', () => {
  it('is the same after a restart, and goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-'));
    const life = randomLife({ seed: 2, members: 30, days: 30, first: FIRST });
    const product = await ProductLife.begin(life, { dailies: 30, practice: 10 }, join(folder, 'matinee.db'));
    try {
      await product.live(Date.parse(FIRST) + 20 * DAY);
      const before = await figuresAsStored(product);
      await product.restart();
      expect(await figuresAsStored(product)).toEqual(before);
      await product.live();
      await expectSameFigures(product);
    } finally {
      await product.close();
      await rm(folder, { recursive: true });
    }
  });
});
