import { describe, expect, it } from 'vitest';
import type { AttackNode, Continuation, Defence } from '../../../src/engine/mate/solution.js';
import { verifySolution } from '../../../src/engine/mate/verify.js';
import { solveMate } from './solving.js';

const FEN = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';
const { root } = solveMate(FEN, 2);
/** Promotions: the rook mates in two, the queen would be stalemate. */
const PROMOTION = '8/5P1k/5K2/8/8/8/8/8 w - - 0 1';

const withKey = (change: (key: Continuation) => Continuation): AttackNode => ({
  ...root,
  continuations: root.continuations.map(change),
});
const withDefences = (change: (defences: readonly Defence[]) => readonly Defence[]): AttackNode =>
  withKey((key) => ({ ...key, defences: change(key.defences) }));

const withoutTries = ({ mateIn, continuations }: AttackNode): AttackNode => ({ mateIn, continuations });

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
  { fault: 'a length that is too long', planted: { ...root, mateIn: 3 }, says: /mates in 2, not in 3/ },
  { fault: 'a length that is too short', planted: { ...root, mateIn: 1 }, says: /mates in 2, not in 1/ },
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
    planted: withoutTries(root),
    says: /does not explain the wrong moves/,
  },
  {
    fault: 'no tries after the most stubborn defence',
    planted: withDefences((all) => all.map((each) => ({ ...each, next: withoutTries(each.next) }))),
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

  it.each([
    { left: 'one promotion', without: 'f7f8n' },
    { left: 'the stalemate', without: 'f7f8q' },
  ])('misses $left among four promotions to the same square', ({ without }) => {
    const solution = solveMate(PROMOTION, 2).root;
    const tries = (solution.tries ?? []).filter(({ move }) => move !== without);
    expect(verifySolution(PROMOTION, { ...solution, tries }).join('\n')).toMatch(/does not explain 1 of the moves/);
  });

  it('does not take stalemate for mate', () => {
    const planted = { mateIn: 1, continuations: [{ move: 'f7f8q', defences: [] }] };
    expect(verifySolution(PROMOTION, planted).join('\n')).toMatch(/should be mate after f7f8q/);
  });

  it('wants wrong moves explained wherever a player is asked, though the position came up elsewhere before', () => {
    const shared: AttackNode = { mateIn: 1, continuations: [] };
    const longWay = lineTo(shared, ['d1d2', 'd8d7']);
    const stubborn: AttackNode = { mateIn: 2, continuations: [], tries: [] };
    const planted: AttackNode = {
      mateIn: 3,
      continuations: [
        {
          move: 'e1d1',
          defences: [
            { move: 'e8e7', next: stubborn },
            { move: 'e8d8', next: longWay },
          ],
        },
        { move: 'e1d2', defences: [{ move: 'e8d7', next: shared }] },
      ],
      tries: [],
    };
    expect(verifySolution('4k3/8/8/8/8/8/8/4K3 w - - 0 1', planted)).toContain(
      '8/3k4/8/8/8/8/3K4/8 w - -: does not explain the wrong moves',
    );
  });
});

describe('the verifier tells positions apart that look the same', () => {
  /** Both sides step away and back: the same men on the same squares, and the same node. */
  function comesBack(moves: readonly [string, string, string, string]): AttackNode {
    const [out, reply, back, last] = moves;
    const there: Defence[] = [];
    const node: AttackNode = { mateIn: 1, continuations: [{ move: out, defences: there }], tries: [] };
    there.push({ move: reply, next: lineTo(node, [back, last]) });
    return node;
  }

  const says = /shares its node with another position/;

  it.each([
    { lost: 'castling of the attacker', fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', moves: 'e1e2 e8e7 e2e1 e7e8' },
    { lost: 'castling of the defender', fen: 'r3k3/8/8/8/8/8/8/4K3 w q - 0 1', moves: 'e1e2 a8b8 e2e1 b8a8' },
    { lost: 'one of two rights to castle', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', moves: 'h1g1 e8e7 g1h1 e7e8' },
    { lost: 'a capture in passing', fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', moves: 'e1e2 e8e7 e2e1 e7e8' },
  ])('by $lost', ({ fen, moves }) => {
    expect(verifySolution(fen, comesBack(fourOf(moves))).join('\n')).toMatch(says);
  });

  it.each([
    { what: 'nothing', fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1' },
    { what: 'a square that no pawn can take on', fen: '4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1' },
    { what: 'a capture that a pin forbids', fen: '4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1', moves: 'a5a6 e8e7 a6a5 e7e8' },
  ])('but not by $what', ({ fen, moves = 'e1e2 e8e7 e2e1 e7e8' }) => {
    expect(verifySolution(fen, comesBack(fourOf(moves))).join('\n')).not.toMatch(says);
  });
});

function fourOf(moves: string): [string, string, string, string] {
  const [a = '', b = '', c = '', d = ''] = moves.split(' ');
  return [a, b, c, d];
}

function lineTo(next: AttackNode, [move, reply]: readonly [string, string]): AttackNode {
  return { mateIn: 2, continuations: [{ move, defences: [{ move: reply, next }] }], tries: [] };
}
