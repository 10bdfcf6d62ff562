import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeSolution, encodeSolution } from '../../../src/engine/mate/encode.js';
import type * as Prover from '../../../src/engine/mate/prover.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import type { SolveAnswer, SolveTask } from '../../../src/engine/mate/solver.js';
import { solveInWorker } from '../../../src/puzzles/proving/worker.js';
import { AMPLE } from '../../engine/mate/solving.js';
import { CLASSIC_11, NO_MATE } from '../../support/positions.js';

/** A fault planted into the solution before the worker sees it: no search that works would make one. */
const planted = vi.hoisted(() => ({ damage: undefined as ((root: AttackNode) => AttackNode) | undefined }));

vi.mock('../../../src/engine/mate/prover.js', async (importOriginal) => {
  const original = await importOriginal<typeof Prover>();
  return {
    ...original,
    prove: (...args: Parameters<typeof Prover.prove>): SolveAnswer => {
      const answer = original.prove(...args);
      if (answer.kind !== 'mate' || !planted.damage) return answer;
      return { ...answer, solution: encodeSolution(planted.damage(decodeSolution(answer.solution))) };
    },
  };
});

afterEach(() => {
  planted.damage = undefined;
});

function work(task: Pick<SolveTask, 'fen' | 'mateIn'>, cancelled = 0) {
  const isCancelled = () => cancelled !== 0;
  const context = { isCancelled, report: () => {}, invite: () => {}, helper: 0, rest: () => {} };
  return solveInWorker({ task: { ...task, budget: AMPLE }, helpAfterMs: undefined }, context);
}

describe('what leaves a worker', () => {
  it('is the proof, when it stands', () => {
    expect(work({ fen: CLASSIC_11, mateIn: 2 })).toMatchObject({ kind: 'mate', keys: ['a1a6'] });
  });

  it.each<{ fault: string; damage: (root: AttackNode) => AttackNode; says: RegExp }>([
    {
      fault: 'a defence was forgotten',
      damage: (root) => ({
        ...root,
        continuations: root.continuations.map((key) => ({ ...key, defences: key.defences.slice(1) })),
      }),
      says: /leaves out 1 of the defences/,
    },
    {
      fault: 'a wrong move is left unexplained',
      damage: (root) => ({ ...root, tries: (root.tries ?? []).slice(1) }),
      says: /does not explain/,
    },
  ])('is never a solution that does not stand: $fault', ({ damage, says }) => {
    planted.damage = damage;
    expect(() => work({ fen: CLASSIC_11, mateIn: 2 })).toThrow(says);
    expect(() => work({ fen: CLASSIC_11, mateIn: 2 })).toThrow(`the solution of ${CLASSIC_11} does not stand`);
  });

  it('is “no mate” as it is: there is nothing to confirm', () => {
    expect(work({ fen: NO_MATE, mateIn: 2 })).toMatchObject({ kind: 'no mate', within: 2 });
  });

  it('is “gave up” when nobody waits any more', () => {
    expect(work({ fen: CLASSIC_11, mateIn: 2 }, 1)).toMatchObject({ because: 'cancelled' });
  });

  it('is never an answer to a task that makes no sense', () => {
    expect(() => work({ fen: 'nonsense', mateIn: 2 })).toThrow('nonsense');
  });
});
