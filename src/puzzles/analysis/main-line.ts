import type { AttackNode, Continuation, Defence } from '../../engine/mate/solution.js';
import { play, storedMove } from '../../games/chess/moves.js';
import type { Move, Position, Uci } from '../../games/chess/vocabulary.js';

/** One of the attacker's moves in the main line, and the reply to it. */
export interface LineMove {
  readonly node: AttackNode;
  /** The attacker is to move. */
  readonly before: Position;
  readonly move: Move;
  readonly uci: Uci;
  /** The defender is to move. */
  readonly after: Position;
  /** Undefined after the mating move. */
  readonly reply?: Move;
}

/** The first key, then always the most stubborn defence and the first answer to it: what a solver is asked to play. */
export function mainLine(position: Position, root: AttackNode): readonly LineMove[] {
  const lineMoves: LineMove[] = [];
  let node: AttackNode | undefined = root;
  let before = position;
  while (node) {
    const continuation: Continuation | undefined = node.continuations[0];
    if (!continuation) throw new Error('a solution ends before the mate');
    const move = storedMove(before, continuation.move);
    const after = play(before, move);
    const stubborn: Defence | undefined = continuation.defences[0];
    const reply = stubborn && storedMove(after, stubborn.move);
    lineMoves.push({ node, before, move, uci: continuation.move, after, ...(reply && { reply }) });
    if (!reply) break;
    before = play(after, reply);
    node = stubborn?.next;
  }
  return lineMoves;
}
