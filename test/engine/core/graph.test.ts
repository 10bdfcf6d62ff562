import type { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { describe, expect, it } from 'vitest';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import { chess, moveOf, played } from '../mate/naive.js';
import { flipColours } from '../mate/random-positions.js';
import { solveMate } from '../mate/solving.js';
import { shippedMates } from './shipped-mates.js';

/** Lines in which a pawn arrives at the same square by one double step or by two steps, beside a pawn of the attacker. */
const EN_PASSANT = [
  { about: 'can be taken in passing', fen: '8/k5p1/8/5P2/8/4R1R1/8/5K2 w - - 0 1', mateIn: 3 },
  { about: 'can be taken in passing', fen: '6k1/3p4/K4R2/2P5/8/8/8/R6B w - - 0 1', mateIn: 3 },
  { about: 'can be taken in passing', fen: 'K7/5p2/4k3/1R2P1R1/2R5/8/8/8 w - - 0 1', mateIn: 4 },
  { about: 'cannot, because of a pin', fen: '8/5pQB/2k5/2r1P2K/3Q4/8/8/8 w - - 0 1', mateIn: 4 },
  { about: 'cannot, because of a pin', fen: '8/4p2k/R7/K4P1r/5Q2/8/8/3R4 w - - 0 1', mateIn: 4 },
  { about: 'cannot, because of a pin', fen: '8/k2p4/8/r1P4K/2R5/8/2Q2R2/8 w - - 0 1', mateIn: 4 },
];

const nameOf = (position: Chess): string => makeFen(position.toSetup(), { epd: true });

/** Fails where two nodes stand for one position, or one node for two. Returns how often a node is led to again. */
function expectOneNodeEach(fen: string, root: AttackNode): number {
  const nodes = new Map<string, AttackNode>();
  const names = new Map<AttackNode, string>();
  let again = 0;
  const visit = (position: Chess, node: AttackNode): void => {
    const name = nameOf(position);
    if ((nodes.get(name) ?? node) !== node) expect.fail(`${fen}: two nodes for ${name}`);
    if ((names.get(node) ?? name) !== name) expect.fail(`${fen}: one node for ${name} and ${names.get(node)}`);
    if (names.has(node)) {
      again++;
      return;
    }
    nodes.set(name, node);
    names.set(node, name);
    for (const { move, defences } of node.continuations) {
      const tried = played(position, moveOf(move));
      for (const defence of defences) visit(played(tried, moveOf(defence.move)), defence.next);
    }
  };
  visit(chess(fen), root);
  return again;
}

describe('a solution has one node for each position', () => {
  it.each(EN_PASSANT)('a pawn that $about: $fen', ({ fen, mateIn }) => {
    for (const each of [fen, flipColours(fen)]) {
      expect(expectOneNodeEach(each, solveMate(each, mateIn).root), each).toBeGreaterThan(0);
    }
  });

  it('puzzles that ship', () => {
    const again = shippedMates(4).map(({ fen, mateIn }) => expectOneNodeEach(fen, solveMate(fen, mateIn).root));
    expect(again.filter((count) => count > 0).length).toBeGreaterThan(5);
  });
});
