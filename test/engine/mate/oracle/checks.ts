import { between, bishopAttacks, knightAttacks, pawnAttacks, ray, rookAttacks } from 'chessops/attacks';
import type { Chess, Context } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Square } from 'chessops/types';
import { opposite } from 'chessops/util';
import { fromOf, type PackedMove, promotionOf, toOf } from '../../../../src/engine/mate/packed-move.js';
import { lowest } from './bits.js';
import { addMoves } from './legal-moves.js';

const EMPTY = SquareSet.empty();
const FULL = SquareSet.full();
const LAST_RANK = { white: SquareSet.backrank('black'), black: SquareSet.backrank('white') };

/** From where the side to move would give check, seen from the other king. */
export class CheckMap {
  readonly #king: Square;
  readonly #straight: SquareSet;
  readonly #diagonal: SquareSet;
  readonly #knight: SquareSet;
  readonly #pawn: SquareSet;
  /** Pieces that open a line to the king when they leave it. */
  readonly #openers: SquareSet;

  constructor(readonly position: Chess) {
    const { board, turn } = position;
    const king = lowest(board[opposite(turn)].intersect(board.king));
    this.#king = king;
    this.#straight = rookAttacks(king, board.occupied);
    this.#diagonal = bishopAttacks(king, board.occupied);
    this.#knight = knightAttacks(king);
    this.#pawn = pawnAttacks(opposite(turn), king);
    this.#openers = findOpeners(position, king);
  }

  /**
   * All checking moves, and some that may turn out not to check: promotions, en passant and castling move more than
   * one thing at a time, so they are left to be tried out.
   */
  candidates(context: Context): PackedMove[] {
    const { position } = this;
    const { board, turn } = position;
    const moves: PackedMove[] = [];
    const castling = position.castles.castlingRights.nonEmpty();
    for (let rest = board[turn]; rest.nonEmpty(); rest = rest.withoutFirst()) {
      const from = lowest(rest);
      const targets = castling && board.king.has(from) ? this.#targets(from).union(board[turn]) : this.#targets(from);
      if (targets.isEmpty()) continue;
      addMoves(position, from, position.dests(from, context).intersect(targets), moves);
    }
    return moves;
  }

  /** Good enough to order moves by: it may miss a check by promotion, en passant or castling. */
  seemsCheck(move: PackedMove): boolean {
    return promotionOf(move) === 0 && this.#targets(fromOf(move)).has(toOf(move));
  }

  #targets(from: Square): SquareSet {
    const direct = this.#direct(from);
    return this.#openers.has(from) ? direct.union(FULL.diff(ray(from, this.#king))) : direct;
  }

  #direct(from: Square): SquareSet {
    const { board, turn, epSquare } = this.position;
    if (board.pawn.has(from)) {
      const special = this.#pawn.union(LAST_RANK[turn]);
      return epSquare === undefined ? special : special.with(epSquare);
    }
    if (board.knight.has(from)) return this.#knight;
    if (board.bishop.has(from)) return this.#diagonal;
    if (board.rook.has(from)) return this.#straight;
    if (board.queen.has(from)) return this.#diagonal.union(this.#straight);
    return EMPTY;
  }
}

function findOpeners({ board, turn }: Chess, king: Square): SquareSet {
  const own = board[turn];
  let snipers = rookAttacks(king, EMPTY)
    .intersect(board.rooksAndQueens())
    .union(bishopAttacks(king, EMPTY).intersect(board.bishopsAndQueens()))
    .intersect(own);
  let openers = EMPTY;
  for (; snipers.nonEmpty(); snipers = snipers.withoutFirst()) {
    const blockers = between(king, lowest(snipers)).intersect(board.occupied);
    if (!blockers.moreThanOne()) openers = openers.union(blockers.intersect(own));
  }
  return openers;
}
