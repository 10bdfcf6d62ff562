import { SquareSet } from 'chessops/squareSet';
import { expect } from 'vitest';
import { chess } from '../mate/naive.js';
import { expectAgreement } from './agreement.js';

/** Positions that oracle and core were compared on, and what was special about them. */
export class Tally {
  readonly #positions = new Set<string>();
  readonly #kinds = new Map<string, number>();

  compare(fen: string, limit: number): void {
    const task = `${fen} #${limit}`;
    if (this.#positions.has(task)) return;
    const length = expectAgreement(fen, limit);
    this.#positions.add(task);
    if (length > 0) this.#count('mates').#count(`mates in ${length}`);
    for (const kind of specialties(fen)) this.#count(kind);
  }

  /** So many different positions, and of each kind at least so many. */
  expectAtLeast(positions: number, kinds: Record<string, number>): void {
    expect(this.#positions.size).toBeGreaterThanOrEqual(positions);
    const short = Object.entries(kinds).filter(([kind, count]) => (this.#kinds.get(kind) ?? 0) < count);
    expect(short, `there are ${[...this.#kinds].join('; ')}`).toEqual([]);
  }

  #count(kind: string): this {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    return this;
  }
}

function specialties(fen: string): string[] {
  const position = chess(fen);
  const { board, turn, castles, epSquare } = position;
  const promoting = board.pieces(turn, 'pawn').intersect(SquareSet.fromRank(turn === 'white' ? 6 : 1));
  return [
    turn,
    ...(position.isCheck() ? ['in check'] : []),
    ...(castles.castlingRights.nonEmpty() ? ['castling'] : []),
    ...(epSquare === undefined ? [] : ['en passant']),
    ...(promoting.nonEmpty() ? ['about to promote'] : []),
    ...(board.occupied.size() > 12 ? ['crowded'] : []),
  ];
}
