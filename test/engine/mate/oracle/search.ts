import { type PackedMove, toOf } from '../../../../src/engine/mate/packed-move.js';
import { CheckMap } from './checks.js';
import { hasLegalMove, legalMoves } from './legal-moves.js';
import type { Line } from './line.js';
import type { Meter } from './meter.js';
import { orderAttacks, orderDefences } from './order.js';
import type { Known, Table } from './table.js';

/** There is no mate within the moves that were asked for. */
export const NONE = -1;

/**
 * Proves and disproves mates on one line: an AND/OR search. Every node deepens by itself, from the shortest mate on,
 * so a length that is found is exact.
 */
export class Search {
  /** Per ply, the defence that refuted last: it often refutes the next attack too. */
  readonly #killers: PackedMove[] = [];

  constructor(
    readonly line: Line,
    readonly table: Table,
    readonly meter: Meter,
  ) {}

  /** Attacker to move: the length of the shortest mate, or NONE within `limit` moves. */
  shortestMate(limit: number): number {
    if (limit < 1) return NONE;
    if (limit === 1) return this.#matesAtOnce() ? 1 : NONE;

    // 1. What is known.
    const { line, table } = this;
    const { position } = line;
    const known: Known = { mateIn: 0, noMateWithin: 0 };
    table.read(position, known);
    if (known.mateIn > 0) return known.mateIn <= limit ? known.mateIn : NONE;
    if (known.noMateWithin >= limit) return NONE;

    // 2. Mate in one needs no list of all the moves.
    if (known.noMateWithin < 1 && this.#matesAtOnce()) {
      known.mateIn = 1;
      table.write(position, known);
      return 1;
    }

    // 3. Longer mates, one length after the other.
    const moves = legalMoves(position, position.ctx());
    orderAttacks(position, new CheckMap(position), moves);
    for (let length = Math.max(2, known.noMateWithin + 1); length <= limit; length++) {
      if (this.#someMoveMates(moves, length)) {
        known.mateIn = length;
        table.write(position, known);
        return length;
      }
      known.noMateWithin = length;
    }
    table.write(position, known);
    return NONE;
  }

  /** Defender to move: how many more attacking moves the longest defence lasts (0: it is mate), or NONE beyond `limit`. */
  longestDefence(limit: number, lastMove: PackedMove): number {
    const { line, table } = this;
    const { position } = line;

    // 1. What is known.
    const known: Known = { mateIn: 0, noMateWithin: 0 };
    if (limit > 1) {
      table.read(position, known);
      if (known.mateIn > 0) return known.mateIn <= limit ? known.mateIn : NONE;
      if (known.noMateWithin >= limit) return NONE;
    }

    // 2. No reply: mate or stalemate.
    const context = position.ctx();
    if (limit === 0) return context.checkers.nonEmpty() && !hasLegalMove(position, context) ? 0 : NONE;
    const moves = legalMoves(position, context);
    if (moves.length === 0) return context.checkers.nonEmpty() ? 0 : NONE;

    // 3. Every reply must run into a mate.
    orderDefences(position, moves, this.#killers[line.plies] ?? 0, toOf(lastMove));
    let longest = 0;
    for (const move of moves) {
      this.play(move);
      const length = this.shortestMate(limit);
      line.takeBack();
      if (length === NONE) {
        this.#killers[line.plies] = move;
        known.noMateWithin = limit;
        if (limit > 1) table.write(position, known);
        return NONE;
      }
      longest = Math.max(longest, length);
    }
    known.mateIn = longest;
    if (limit > 1) table.write(position, known);
    return longest;
  }

  play(move: PackedMove): void {
    this.meter.countNode();
    this.line.play(move);
  }

  #someMoveMates(moves: readonly PackedMove[], length: number): boolean {
    for (const move of moves) {
      this.play(move);
      const answer = this.longestDefence(length - 1, move);
      this.line.takeBack();
      if (answer !== NONE) return true;
    }
    return false;
  }

  #matesAtOnce(): boolean {
    const { line } = this;
    const { position } = line;
    const moves = new CheckMap(position).candidates(position.ctx());
    for (const move of moves) {
      this.play(move);
      const context = position.ctx();
      const mate = context.checkers.nonEmpty() && !hasLegalMove(position, context);
      line.takeBack();
      if (mate) return true;
    }
    return false;
  }
}
