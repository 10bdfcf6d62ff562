import type { AttackNode } from '../../engine/mate/solution.js';
import { play, sanOf, storedMove } from '../../games/chess/moves.js';
import type { Position, Side, Uci } from '../../games/chess/vocabulary.js';

/** What stands before the attacker's move: `2.`, or `2...` when Black attacks. */
export const attackNumber = (attacker: Side, move: number): string => `${move}${attacker === 'white' ? '.' : '...'}`;

/** What stands before the defender's reply to that move: `2...`, or `3.` when White defends. */
export const defenceNumber = (attacker: Side, move: number): string =>
  attacker === 'white' ? `${move}...` : `${move + 1}.`;

/** The first key, the most stubborn defence, the first continuation, and so on to the mate. */
export function mainLine(node: AttackNode): Uci[] {
  const [continuation] = node.continuations;
  if (!continuation) return [];
  const [defence] = continuation.defences;
  return defence ? [continuation.move, defence.move, ...mainLine(defence.next)] : [continuation.move];
}

/** A move as other programs read it. */
export interface JsonMove {
  readonly san: string;
  readonly uci: Uci;
}

export const moveJson = (position: Position, uci: Uci): JsonMove => ({
  san: sanOf(position, storedMove(position, uci)),
  uci,
});

/** One after the other, each from where the one before it leads. */
export function lineJson(start: Position, ucis: readonly Uci[]): JsonMove[] {
  let position = start;
  return ucis.map((uci) => {
    const move = moveJson(position, uci);
    position = play(position, storedMove(position, uci));
    return move;
  });
}
