import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import {
  castlingDefences,
  castlingPositions,
  enPassantDefences,
  enPassantPositions,
  flipColours,
  flipMove,
  mirrorFiles,
  mirrorMove,
  smallPositions,
} from '../mate/random-positions.js';
import { allNodes } from '../mate/walking.js';
import { coreSolution, firstDifference } from './agreement.js';
import { minedPlacements } from './mined-positions.js';

/** The same positions in every run. */
const SEED = 8;

const CASES = [
  { what: 'pieces against pieces', positions: smallPositions(), limit: 3, numRuns: 200 },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), limit: 3, numRuns: 200 },
  { what: 'en passant', positions: enPassantPositions, limit: 2, numRuns: 200 },
  { what: 'en passant as a defence', positions: enPassantDefences, limit: 3, numRuns: 100 },
];

const WITH_CASTLING = [
  { what: 'castling', positions: castlingPositions, limit: 2, numRuns: 200 },
  { what: 'castling as a defence', positions: castlingDefences, limit: 3, numRuns: 200 },
  { what: 'men anywhere, with a mate', positions: minedPlacements(2), limit: 2, numRuns: 200 },
];

describe('colours exchanged: the same solution for the other side, in the same order', () => {
  it.each([...CASES, ...WITH_CASTLING])('$what', ({ positions, limit, numRuns }) => {
    fc.assert(
      fc.property(positions, (fen) => {
        const solution = coreSolution(fen, limit);
        const other = coreSolution(flipColours(fen), limit);
        expect(other?.mateIn, fen).toBe(solution?.mateIn);
        if (solution && other) expect(firstDifference(solution, turned(other, flipMove)), fen).toBeUndefined();
      }),
      { seed: SEED, numRuns },
    );
  });
});

describe('left and right exchanged: the mirrored keys, and a tree of the same size', () => {
  it.each(CASES)('$what', ({ positions, limit, numRuns }) => {
    fc.assert(
      fc.property(positions, (fen) => {
        const shape = shapeOf(coreSolution(fen, limit), String);
        expect(shapeOf(coreSolution(mirrorFiles(fen), limit), mirrorMove), fen).toEqual(shape);
      }),
      { seed: SEED, numRuns },
    );
  });
});

/** The same solution with other names for its moves. */
function turned(root: AttackNode, turn: (move: string) => string): AttackNode {
  const known = new Map<AttackNode, AttackNode>();
  const turnNode = (node: AttackNode): AttackNode => {
    const before = known.get(node);
    if (before) return before;
    const continuations = node.continuations.map(({ move, defences }) => ({
      move: turn(move),
      defences: defences.map((defence) => ({ move: turn(defence.move), next: turnNode(defence.next) })),
    }));
    const after = { mateIn: node.mateIn, continuations };
    known.set(node, after);
    return after;
  };
  return turnNode(root);
}

function shapeOf(root: AttackNode | undefined, turn: (move: string) => string) {
  if (!root) return undefined;
  const nodes = allNodes(root);
  const continuations = nodes.flatMap((node) => node.continuations);
  return {
    mateIn: root.mateIn,
    keys: root.continuations.map(({ move }) => turn(move)).sort(),
    positions: nodes.length,
    continuations: continuations.length,
    defences: continuations.reduce((sum, { defences }) => sum + defences.length, 0),
  };
}
