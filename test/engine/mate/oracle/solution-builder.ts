import { type PackedMove, uciOf } from '../../../../src/engine/mate/packed-move.js';
import type { Continuation, Defence, Try } from '../../../../src/engine/mate/solution.js';
import { CheckMap } from './checks.js';
import { legalMoves } from './legal-moves.js';
import { capturedValue, inFixedOrder } from './order.js';
import { positionKey } from './position-key.js';
import { NONE, type Search } from './search.js';

/** A node that still gets its tries. */
export interface DraftNode {
  readonly mateIn: number;
  readonly continuations: readonly DraftContinuation[];
  tries?: readonly Try[];
}

interface DraftDefence extends Defence {
  readonly next: DraftNode;
}

interface DraftContinuation extends Continuation {
  readonly defences: readonly DraftDefence[];
}

/** What they take in V8's heap with their share of lists, maps and the encoder's numbering, rounded up. */
const NODE_BYTES = 400;
const CONTINUATION_BYTES = 100;
const DEFENCE_BYTES = 60;

/** Writes out everything that mates in the shortest way, with one node for each position. */
export class SolutionBuilder {
  readonly #nodes = new Map<string, DraftNode>();

  constructor(readonly search: Search) {}

  /** Attacker to move, and the shortest mate is known to take `mateIn` moves. */
  build(mateIn: number): DraftNode {
    const { line, meter } = this.search;
    const key = positionKey(line.position);
    const shared = this.#nodes.get(key);
    if (shared) return shared;
    meter.countBytes(NODE_BYTES);
    const continuations: DraftContinuation[] = [];
    for (const move of this.#candidates(mateIn)) {
      this.search.play(move);
      const length = this.search.longestDefence(mateIn - 1, move);
      if (length !== NONE) continuations.push({ move: uciOf(move), defences: this.#defences(length) });
      line.takeBack();
    }
    // The most forcing first: with several ways to mate, it is the one that reads best.
    continuations.sort((a, b) => a.defences.length - b.defences.length);
    const node = { mateIn, continuations };
    this.#nodes.set(key, node);
    meter.countBytes(continuations.length * CONTINUATION_BYTES);
    return node;
  }

  #candidates(mateIn: number): PackedMove[] {
    const { position } = this.search.line;
    const context = position.ctx();
    const moves = mateIn === 1 ? new CheckMap(position).candidates(context) : legalMoves(position, context);
    return inFixedOrder(position, moves);
  }

  /** All replies, the most stubborn first: the longest; the one with the fewest answers; captures; a fixed order. */
  #defences(longest: number): DraftDefence[] {
    const { line, meter } = this.search;
    const { position } = line;
    const replies = inFixedOrder(position, legalMoves(position, position.ctx()));
    meter.countBytes(replies.length * DEFENCE_BYTES);
    const ranked = replies.map((move) => {
      const captured = capturedValue(position, move);
      this.search.play(move);
      const length = this.search.shortestMate(longest);
      if (length === NONE) throw new Error(`the reply ${uciOf(move)} escapes from a proved mate`);
      const next = this.build(length);
      line.takeBack();
      return { captured, defence: { move: uciOf(move), next } };
    });
    ranked.sort(
      ({ captured: capturedByA, defence: { next: a } }, { captured: capturedByB, defence: { next: b } }) =>
        b.mateIn - a.mateIn || a.continuations.length - b.continuations.length || capturedByB - capturedByA,
    );
    return ranked.map(({ defence }) => defence);
  }
}
