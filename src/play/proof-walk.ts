import type { AttackNode, Continuation, Try } from '../engine/mate/solution.js';
import { findContinuation, findTry } from '../engine/mate/walk.js';
import type { Uci } from '../games/chess/vocabulary.js';

/** Where a line of any legal moves has come to in a proof. */
export type ProofPlace =
  /** The attacker is to move, and all shortest mates are known. */
  | { readonly kind: 'attack'; readonly node: AttackNode; readonly isRoot: boolean }
  /** The defender is to move after a shortest mate; every reply is known. */
  | { readonly kind: 'defence'; readonly continuation: Continuation }
  /** The attacker has missed the shortest mate in `mateIn`, and what becomes of it is known. */
  | { readonly kind: 'wrong'; readonly wrong: Try; readonly mateIn: number }
  /** The attacker has missed the shortest mate in `mateIn`; the proof keeps no reply here. */
  | { readonly kind: 'missed'; readonly mateIn: number }
  /** The reply is played that makes a wrong move fail or last. */
  | { readonly kind: 'answered'; readonly wrong: Try; readonly mateIn: number }
  /** Somewhere behind one of the last three. */
  | { readonly kind: 'beyond' };

/** Follows legal moves of both sides through a proof, and out of it. */
export const walkProof = (root: AttackNode, line: readonly Uci[]): ProofPlace =>
  line.reduce<ProofPlace>(step, { kind: 'attack', node: root, isRoot: true });

function step(place: ProofPlace, move: Uci): ProofPlace {
  switch (place.kind) {
    case 'attack': {
      const { node } = place;
      const continuation = findContinuation(node, move);
      if (continuation) return { kind: 'defence', continuation };
      const wrong = findTry(node, move);
      return wrong ? { kind: 'wrong', wrong, mateIn: node.mateIn } : { kind: 'missed', mateIn: node.mateIn };
    }
    case 'defence': {
      const defence = place.continuation.defences.find((each) => each.move === move);
      return defence ? { kind: 'attack', node: defence.next, isRoot: false } : { kind: 'beyond' };
    }
    case 'wrong':
      return 'by' in place.wrong && place.wrong.by === move ? { ...place, kind: 'answered' } : { kind: 'beyond' };
    case 'missed':
    case 'answered':
    case 'beyond':
      return { kind: 'beyond' };
  }
}

/** In how many moves the attacker mates after the reply that lasts longest. */
export const lastsOf = ({ defences }: Continuation): number => Math.max(0, ...defences.map(({ next }) => next.mateIn));
