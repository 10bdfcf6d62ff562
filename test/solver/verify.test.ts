import { describe, expect, it } from 'vitest';
import type { AttackNode, Continuation, Defence } from '../../src/solver/solution.js';
import { verifySolution } from '../../src/solver/verify.js';
import { solveMate } from './solving.js';

const FEN = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';
const { root } = solveMate(FEN, 2);

const withKey = (change: (key: Continuation) => Continuation): AttackNode => ({
  ...root,
  continuations: root.continuations.map(change),
});
const withDefences = (change: (defences: readonly Defence[]) => readonly Defence[]): AttackNode =>
  withKey((key) => ({ ...key, defences: change(key.defences) }));

const FAULTS: { fault: string; planted: AttackNode; says: RegExp }[] = [
  {
    fault: 'an illegal key',
    planted: withKey((key) => ({ ...key, move: 'a1b2' })),
    says: /continuation a1b2 is illegal/,
  },
  { fault: 'a claimed mate that is none', planted: withDefences(() => []), says: /should be mate/ },
  { fault: 'a missing defence', planted: withDefences((all) => all.slice(1)), says: /leaves out 1 of the defences/ },
  {
    fault: 'a defence twice',
    planted: withDefences((all) => [...all, ...all.slice(0, 1)]),
    says: /has a defence twice/,
  },
  {
    fault: 'an illegal defence',
    planted: withDefences((all) => all.map((each, index) => (index === 0 ? { ...each, move: 'a8a6' } : each))),
    says: /defence a8a6 is illegal/,
  },
  { fault: 'a wrong length', planted: { ...root, mateIn: 3 }, says: /mates in 2, not in 3/ },
  {
    fault: 'a key twice',
    planted: { ...root, continuations: [...root.continuations, ...root.continuations] },
    says: /has a continuation twice/,
  },
  { fault: 'no key at all', planted: { ...root, continuations: [] }, says: /has no continuation/ },
  {
    fault: 'one node for two positions',
    planted: withDefences((all) => all.map((each) => ({ ...each, next: all[0]?.next ?? each.next }))),
    says: /shares its node/,
  },
  {
    fault: 'no tries where a player is asked',
    planted: { mateIn: root.mateIn, continuations: root.continuations },
    says: /does not explain the wrong moves/,
  },
  {
    fault: 'a wrong move left out',
    planted: { ...root, tries: (root.tries ?? []).slice(1) },
    says: /does not explain 1 of the moves/,
  },
  {
    fault: 'a stalemate that is none',
    planted: { ...root, tries: (root.tries ?? []).map(({ move }) => ({ kind: 'stalemate', move })) },
    says: /wrongly stalemate/,
  },
  {
    fault: 'an illegal refutation',
    planted: { ...root, tries: (root.tries ?? []).map(({ move }) => ({ kind: 'refuted', move, by: 'h1h2' })) },
    says: /cannot be answered by h1h2/,
  },
  {
    fault: 'a slower mate that is not slower',
    planted: {
      ...root,
      tries: (root.tries ?? []).map(({ move }) => ({ kind: 'slower', move, mateIn: 2, by: 'b8c7' })),
    },
    says: /is not slower/,
  },
];

describe('the verifier', () => {
  it('finds nothing wrong with a true solution', () => {
    expect(verifySolution(FEN, root)).toEqual([]);
  });

  it.each(FAULTS)('finds $fault', ({ planted, says }) => {
    expect(verifySolution(FEN, planted).join('\n')).toMatch(says);
  });

  it('finds that a long defence does not come first', () => {
    const fen = '3k4/8/8/8/8/8/1R6/R6K w - - 0 1';
    const solution = solveMate(fen, 3).root;
    const turned = {
      ...solution,
      continuations: solution.continuations.map((key) => ({ ...key, defences: key.defences.toReversed() })),
    };
    const isUneven = solution.continuations.some(
      ({ defences }) => defences[0]?.next.mateIn !== defences.at(-1)?.next.mateIn,
    );
    expect(isUneven).toBe(true);
    expect(verifySolution(fen, turned).join('\n')).toMatch(/longest defence first/);
  });
});
