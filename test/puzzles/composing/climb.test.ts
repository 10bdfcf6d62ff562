import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { Climber } from '../../../src/puzzles/composing/climb.js';
import { QuickProver } from '../../../src/puzzles/composing/quick-prover.js';
import { Random } from '../../../src/puzzles/composing/random.js';

const prover = new QuickProver();
const boardOf = (placement: string) => positionOfFen(`${placement} w - - 0 1`).board;

/** 1.Qg1, a waiting move with three mates. */
const WAITING = '8/8/5p2/2Q1PB1k/1p5P/1K6/8/8';

describe('a climb', () => {
  it.each([
    ['a pawn that has nothing to do', '8/8/5p2/2Q1PB1k/1p5P/1K6/1P6/8'],
    ['a knight that looks on', '8/8/5p2/2Q1PB1k/1p5P/1K6/8/N7'],
  ])('takes off %s', (_, placement) => {
    const climber = new Climber(prover, 2, undefined);
    const sketch = climber.look(boardOf(placement));
    if (sketch?.key === undefined) throw new Error('no sound sketch');
    const pruned = climber.prune(sketch);
    expect(pruned.key).toBe(sketch.key);
    expect(pruned.board.occupied.size()).toBeLessThanOrEqual(boardOf(WAITING).occupied.size());
  });

  it('keeps every man without which there is another key, or none', () => {
    const climber = new Climber(prover, 2, undefined);
    const sketch = climber.look(boardOf(WAITING));
    if (sketch?.key === undefined) throw new Error('no sound sketch');
    const { board } = climber.prune(sketch);
    for (const square of board.occupied.diff(board.king)) {
      const without = board.clone();
      without.take(square);
      const next = climber.look(without);
      if (next?.key === sketch.key) expect(next.art).toBeLessThan(sketch.art);
    }
  });

  it('is a stepping stone, and no more, as long as it does not show the theme that was asked for', () => {
    const plain = new Climber(prover, 2, undefined).look(boardOf(WAITING));
    const themed = (theme: 'zugzwang' | 'smothered') => new Climber(prover, 2, theme).look(boardOf(WAITING));
    expect(plain?.key).toBeDefined();
    expect(themed('zugzwang')?.key).toBe(plain?.key);
    expect(themed('smothered')?.key).toBeUndefined();
    expect(themed('smothered')?.points).toBeLessThan(plain?.points ?? 0);
  });

  it('makes the same from the same random numbers', () => {
    const compose = () => new Climber(prover, 1, undefined).compose(new Random(3, 1));
    expect(compose()).toEqual(compose());
  });
});
