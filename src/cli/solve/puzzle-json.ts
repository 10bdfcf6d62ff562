import type { AttackNode, Try } from '../../engine/mate/solution.js';
import { playUci } from '../../games/chess/moves.js';
import { fenOf } from '../../games/chess/position.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { roundedTime } from '../program/figures.js';
import { lineJson, mainLine, moveJson } from '../program/moves.js';
import type { Place, Solved } from '../program/proof.js';
import type { NearMisses } from './near-misses.js';
import { explain } from './position-text.js';

/** The names in these objects are a promise: `--help` tells them, and programs read them. */

export interface Extras {
  /** The decoded solution, when there is a mate. */
  readonly root?: AttackNode;
  readonly nearMisses?: NearMisses;
  readonly withTree: boolean;
}

export function puzzleJson(solved: Solved, { root, nearMisses, withTree }: Extras): object {
  const { puzzle, answer, verdict, someMate } = solved;
  const { position, claimedMateIn, name, place } = puzzle;
  return {
    ...place,
    ...(name !== undefined && { name }),
    fen: fenOf(position),
    ...(claimedMateIn !== undefined && { claimedMateIn }),
    verdict: verdict.kind,
    explanation: explain(solved),
    ...(answer.kind === 'mate' && {
      mateIn: answer.mateIn,
      keys: answer.keys.map((uci) => moveJson(position, uci)),
    }),
    ...(root && {
      mainLine: lineJson(position, mainLine(root)),
      tries: (root.tries ?? []).map((each) => tryJson(position, each, nearMisses)),
    }),
    noMateWithin: provedWithout(solved),
    ...(answer.kind === 'gave up' && { because: answer.because }),
    ...(someMate && { someMate: { within: someMate.within, key: moveJson(position, someMate.key) } }),
    nodes: answer.effort.nodes,
    milliseconds: roundedTime(answer.effort.milliseconds),
    ...(withTree && root && { tree: treeJson(root) }),
  };
}

export const refusedJson = (place: Place, why: string): object => ({ ...place, refused: why });

function provedWithout({ answer }: Solved): number {
  switch (answer.kind) {
    case 'mate':
      return answer.mateIn - 1;
    case 'no mate':
      return answer.within;
    case 'gave up':
      return answer.noMateWithin;
  }
}

function tryJson(position: Position, each: Try, nearMisses: NearMisses | undefined): object {
  const onlyDefence = nearMisses?.get(each.move);
  return {
    ...moveJson(position, each.move),
    kind: each.kind,
    ...(each.kind !== 'stalemate' && { by: moveJson(playUci(position, each.move), each.by) }),
    ...(each.kind === 'slower' && { mateIn: each.mateIn }),
    ...(onlyDefence !== undefined && { onlyDefence }),
  };
}

/** Positions that are reached in several ways are there once, so a large solution stays as small as it is stored. */
function treeJson(root: AttackNode): object {
  const numbers = new Map<AttackNode, number>();
  const nodes: object[] = [];
  const add = (node: AttackNode): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    const continuations = node.continuations.map(({ move, defences }) => ({
      uci: move,
      defences: defences.map((defence) => ({ uci: defence.move, next: add(defence.next) })),
    }));
    const number = nodes.push({ mateIn: node.mateIn, continuations }) - 1;
    numbers.set(node, number);
    return number;
  };
  return { root: add(root), nodes };
}
