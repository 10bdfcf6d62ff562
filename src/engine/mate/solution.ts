import type { Uci } from '../../games/chess/vocabulary.js';

/**
 * A position with the attacker to move, and everything that mates there in the shortest way.
 * Transpositions share one node, so a solution is a graph without cycles, not a tree.
 */
export interface AttackNode {
  /** Moves to mate, exactly: no shorter mate exists here. */
  readonly mateIn: number;
  /** Every move that keeps the shortest mate. At the root these are the keys. */
  readonly continuations: readonly Continuation[];
  /**
   * Every other legal move and what becomes of it. Kept where a player can be asked for a move:
   * at the root, and after each continuation's most stubborn defence. Undefined elsewhere.
   */
  readonly tries?: readonly Try[];
}

export interface Continuation {
  readonly move: Uci;
  /** Every legal reply, the most stubborn first. None: the move is mate. */
  readonly defences: readonly Defence[];
}

export interface Defence {
  readonly move: Uci;
  readonly next: AttackNode;
}

/**
 * A move that does not keep the shortest mate. `only`: whether no other reply than `by` keeps it from mating in the moves
 * that are left. Known of first moves, unless it was too dear to find out.
 */
export type Try =
  /** After the reply `by` there is no mate within `slowestMate` either: it lasts longer than any slower mate that is looked for. */
  | { readonly kind: 'refuted'; readonly move: Uci; readonly by: Uci; readonly only?: boolean }
  /** It mates too, in `mateIn` moves counted from this one; `by` is the reply that makes it last. */
  | { readonly kind: 'slower'; readonly move: Uci; readonly mateIn: number; readonly by: Uci; readonly only?: boolean }
  /** After the reply `by` there is no mate in the moves that are left; whether there is a slower one was too dear to find out. */
  | { readonly kind: 'undecided'; readonly move: Uci; readonly by: Uci; readonly only?: boolean }
  | { readonly kind: 'stalemate'; readonly move: Uci };

/** Raised when more is found out about wrong moves: stored proofs are then made again. */
export const TRIES_VERSION = 1;

/** A wrong move that mates later is looked for up to so many moves later. */
export const MOVES_SLOWER = 2;

export const slowestMate = (mateIn: number): number => mateIn + MOVES_SLOWER;
