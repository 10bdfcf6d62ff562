import type { Uci } from '../../games/chess/vocabulary.js';
import type { AttackNode, Continuation, Try } from './solution.js';

export const findContinuation = (node: AttackNode, move: Uci): Continuation | undefined =>
  node.continuations.find((continuation) => continuation.move === move);

export const findTry = (node: AttackNode, move: Uci): Try | undefined => node.tries?.find((each) => each.move === move);
