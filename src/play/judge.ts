import type { AttackNode, Try } from '../engine/mate/solution.js';
import { findContinuation, findTry } from '../engine/mate/walk.js';
import type { Uci } from '../games/chess/vocabulary.js';

export type Judgement =
  | { readonly kind: 'mate' }
  /** It keeps the shortest mate; `defence` is the most stubborn reply. */
  | { readonly kind: 'correct'; readonly defence: Uci; readonly next: AttackNode }
  | Try;

/** Judges a legal move from the stored proof alone: nothing is searched while somebody waits. */
export function judgeMove(node: AttackNode, move: Uci): Judgement {
  const continuation = findContinuation(node, move);
  if (continuation) {
    const [stubborn] = continuation.defences;
    return stubborn ? { kind: 'correct', defence: stubborn.move, next: stubborn.next } : { kind: 'mate' };
  }
  const wrong = findTry(node, move);
  if (!wrong) throw new Error(`the proof says nothing of ${move} where the mate is in ${node.mateIn}`);
  return wrong;
}

/** Where a line of moves and defences has led. */
export function followLine(root: AttackNode, line: readonly Uci[]): AttackNode {
  let node = root;
  for (let ply = 0; ply + 1 < line.length; ply += 2) {
    const continuation = findContinuation(node, line[ply] ?? '');
    const defence = continuation?.defences.find((each) => each.move === line[ply + 1]);
    if (!defence) throw new Error(`the proof does not hold the line ${line.join(' ')}`);
    node = defence.next;
  }
  return node;
}
