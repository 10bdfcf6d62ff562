import { pawnAttacks } from 'chessops/attacks';
import type { Castles, Chess } from 'chessops/chess';
import type { SquareSet } from 'chessops/squareSet';
import type { Color, Square } from 'chessops/types';
import { opposite } from 'chessops/util';
import { type PackedMove, unpackMove } from '../../../../src/engine/mate/packed-move.js';
import { lowest } from './bits.js';

interface Snapshot {
  occupied: SquareSet;
  white: SquareSet;
  black: SquareSet;
  pawn: SquareSet;
  knight: SquareSet;
  bishop: SquareSet;
  rook: SquareSet;
  queen: SquareSet;
  king: SquareSet;
  turn: Color;
  castles: Castles;
  epSquare: Square | undefined;
}

/**
 * One position that moves are played on and taken back from. chessops' square sets never change, so what a move
 * overwrites can be kept by reference: several times cheaper than a clone of the position for every move.
 */
export class Line {
  readonly #history: Snapshot[] = [];
  #plies = 0;

  constructor(readonly position: Chess) {
    this.#forgetIdleEnPassant();
  }

  /** Moves played and not taken back. */
  get plies(): number {
    return this.#plies;
  }

  play(move: PackedMove): void {
    const { position } = this;
    this.#save();
    if (position.castles.castlingRights.nonEmpty()) position.castles = position.castles.clone();
    position.play(unpackMove(move));
    this.#forgetIdleEnPassant();
  }

  takeBack(): void {
    this.#plies--;
    const saved = this.#history[this.#plies];
    if (!saved) throw new Error('there is no move to take back');
    const { position } = this;
    const { board } = position;
    board.occupied = saved.occupied;
    board.white = saved.white;
    board.black = saved.black;
    board.pawn = saved.pawn;
    board.knight = saved.knight;
    board.bishop = saved.bishop;
    board.rook = saved.rook;
    board.queen = saved.queen;
    board.king = saved.king;
    position.turn = saved.turn;
    position.castles = saved.castles;
    position.epSquare = saved.epSquare;
  }

  /** After a search was left in the middle. */
  rewindTo(plies: number): void {
    while (this.#plies > plies) this.takeBack();
  }

  #save(): void {
    const { board, turn, castles, epSquare } = this.position;
    const { occupied, white, black, pawn, knight, bishop, rook, queen, king } = board;
    const slot = this.#history[this.#plies];
    if (slot) {
      slot.occupied = occupied;
      slot.white = white;
      slot.black = black;
      slot.pawn = pawn;
      slot.knight = knight;
      slot.bishop = bishop;
      slot.rook = rook;
      slot.queen = queen;
      slot.king = king;
      slot.turn = turn;
      slot.castles = castles;
      slot.epSquare = epSquare;
    } else {
      this.#history.push({ occupied, white, black, pawn, knight, bishop, rook, queen, king, turn, castles, epSquare });
    }
    this.#plies++;
  }

  /** Two positions are the same when the same moves are legal: an en passant square nobody can use is no difference. */
  #forgetIdleEnPassant(): void {
    const { position } = this;
    const square = position.epSquare;
    if (square === undefined) return;
    const { board, turn } = position;
    let pawns = board[turn].intersect(board.pawn).intersect(pawnAttacks(opposite(turn), square));
    if (pawns.nonEmpty()) {
      const context = position.ctx();
      for (; pawns.nonEmpty(); pawns = pawns.withoutFirst()) {
        if (position.dests(lowest(pawns), context).has(square)) return;
      }
    }
    position.epSquare = undefined;
  }
}
