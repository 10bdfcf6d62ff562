import { describe, expect, it } from 'vitest';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { Chance } from '../../../src/puzzles/composing/chance.js';
import { Examiner } from '../../../src/puzzles/composing/examiner.js';
import { mineGame } from '../../../src/puzzles/composing/mine.js';

const examiner = new Examiner();
const BUDGET = { milliseconds: 60_000, nodes: 10_000_000, megabytes: 64 };

const mine = (seed: number) =>
  [...mineGame(examiner, 2, new Chance(seed, 0))].map(({ position, ...moment }) => ({
    ...moment,
    fen: fenOf(position),
  }));

describe('a game that is played for its mates', () => {
  it('has moments in which exactly one move begins the shortest mate', () => {
    const moments = [1, 2, 3].flatMap(mine);
    expect(moments.length).toBeGreaterThan(0);
    for (const { fen, mateIn } of moments) {
      expect(proveKeys({ fen, mateIn: 2, budget: BUDGET }), fen).toMatchObject({
        kind: 'mate',
        mateIn,
        keys: [expect.any(String)],
      });
    }
  });

  it('is the same for the same chance, and another for another', () => {
    expect(mine(1)).toEqual(mine(1));
    expect(mine(1)).not.toEqual(mine(2));
  });
});
