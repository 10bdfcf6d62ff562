import { proveOneKey } from '../../engine/mate/prover.js';
import type { Try } from '../../engine/mate/solution.js';
import type { Budget } from '../../engine/mate/solver.js';
import { legalMoves, playUci, uciOf } from '../../games/chess/moves.js';
import { fenOf } from '../../games/chess/position.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';
import type { Checkpoint } from '../program/program.js';

/** For all moves together, about a second: the answer is there already, and somebody waits to read it. */
const TOTAL_NODES = 5_000_000;

/** Cheap questions come first, so that one hard move does not leave the others open. */
const NODES_PER_REPLY = [5_000, 100_000] as const;

/** Nodes are counted, so that the same puzzle has the same tries on every machine; only a stuck one meets this. */
const MOST_MILLISECONDS = 10_000;

/** Wrong first moves by how many replies refute them: true for those that fail to one reply only. */
export type NearMisses = ReadonlyMap<Uci, boolean>;

/**
 * A problemist's try is a move that only one defence refutes. The proof knows it of most moves; of those that were too dear
 * for it the other replies are asked here. What was not settled is left out.
 */
export async function findNearMisses(
  position: Position,
  mateIn: number,
  tries: readonly Try[],
  checkpoint: Checkpoint,
): Promise<NearMisses> {
  const found = new Map<Uci, boolean>();
  // One move before the mate every reply refutes.
  if (mateIn < 2) return found;
  for (const each of tries) if (each.kind !== 'stalemate' && each.only !== undefined) found.set(each.move, each.only);
  const questions = new Questions(mateIn - 1, checkpoint);
  for (const nodes of NODES_PER_REPLY) {
    for (const each of tries) {
      if (each.kind === 'stalemate' || found.has(each.move)) continue;
      const only = await questions.isOnlyRefutation(playUci(position, each.move), each.by, nodes);
      if (only !== undefined) found.set(each.move, only);
    }
  }
  return found;
}

class Questions {
  #nodesLeft = TOTAL_NODES;
  readonly #end = performance.now() + MOST_MILLISECONDS;

  constructor(
    readonly mateIn: number,
    readonly checkpoint: Checkpoint,
  ) {}

  /** Undefined when it was not settled. */
  async isOnlyRefutation(position: Position, by: Uci, nodes: number): Promise<boolean | undefined> {
    let settled = true;
    for (const move of legalMoves(position)) {
      const uci = uciOf(position, move);
      if (uci === by) continue;
      await this.checkpoint();
      const milliseconds = this.#end - performance.now();
      if (this.#nodesLeft <= 0 || milliseconds <= 0) return undefined;
      const budget: Budget = { milliseconds, nodes: Math.min(nodes, this.#nodesLeft), megabytes: 16 };
      const { kind, effort } = proveOneKey({ fen: fenOf(playUci(position, uci)), mateIn: this.mateIn, budget });
      this.#nodesLeft -= effort.nodes;
      if (kind === 'no mate') return false;
      settled &&= kind === 'mate';
    }
    return settled ? true : undefined;
  }
}
