import { describe, expect, it } from 'vitest';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { findMatesInGame } from '../../../src/puzzles/composing/game-mates.js';
import { QuickProver } from '../../../src/puzzles/composing/quick-prover.js';
import { Random } from '../../../src/puzzles/composing/random.js';

const prover = new QuickProver();
const BUDGET = { milliseconds: 60_000, nodes: 10_000_000, megabytes: 64 };

const mine = (seed: number) =>
  [...findMatesInGame(prover, 2, new Random(seed, 0))].map(({ position, ...moment }) => ({
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

  it('is the same for the same random numbers, and another for others', () => {
    expect(mine(1)).toEqual(mine(1));
    expect(mine(1)).not.toEqual(mine(2));
  });
});
