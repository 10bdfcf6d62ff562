import { opposite } from 'chessops/util';
import { proveKeys } from '../../engine/mate/prover.js';
import type { Budget } from '../../engine/mate/solver.js';
import { legalMoves, sanOfUci } from '../../games/chess/moves.js';
import { fenOf } from '../../games/chess/position.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';

/** About 25 ms. Counted in nodes, so that the same position gets the same remark on a busy machine. */
const BUDGET: Budget = { milliseconds: Number.MAX_SAFE_INTEGER, nodes: 200_000, megabytes: 16 };

/** What a quiet move threatens: what the attacker would play if the defender could pass. */
export interface Threat {
  readonly mateIn: number;
  readonly moves: readonly { readonly uci: Uci; readonly san: string }[];
}

export type Intent =
  | { readonly kind: 'check' }
  /** The defender has one move only, so there is nothing to threaten or to wait for. */
  | { readonly kind: 'forced' }
  | { readonly kind: 'threat'; readonly threat: Threat }
  /** Nothing is threatened: the defender is to spoil his own position. */
  | { readonly kind: 'zugzwang' }
  | { readonly kind: 'unknown' };

/** What a move is meant to do, seen from the position after it; `movesLeft` are those after this one. */
export function intentOf(after: Position, movesLeft: number): Intent {
  if (after.isCheck()) return { kind: 'check' };
  if (legalMoves(after).length === 1) return { kind: 'forced' };
  const passed = after.clone();
  passed.turn = opposite(after.turn);
  passed.epSquare = undefined;
  const answer = proveKeys({ fen: fenOf(passed), mateIn: movesLeft, budget: BUDGET });
  switch (answer.kind) {
    case 'mate': {
      const moves = answer.keys.map((uci) => ({ uci, san: sanOfUci(passed, uci) }));
      return { kind: 'threat', threat: { mateIn: answer.mateIn, moves } };
    }
    case 'no mate':
      return { kind: 'zugzwang' };
    case 'gave up':
      return { kind: 'unknown' };
  }
}
