import { Board } from 'chessops/board';
import { Castles, Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Position, Role, Square } from '../../games/chess/vocabulary.js';
import { stepsBetween, tableOf } from './game-geometry.js';
import {
  BISHOP,
  fromOf,
  type GameMove,
  isAttacked,
  KING,
  KNIGHT,
  movesOf,
  PAWN,
  promotionOf,
  QUEEN,
  ROOK,
  toOf,
} from './game-moves.js';
import { squareValue } from './square-values.js';

// The board that the players of `player.ts` think on: an array of men, moves made and taken back on it. It is here because
// a player looks at some thousand positions for each move of a game, and `src/games/chess` is made for few.

/** By the number of a man. */
const ROLES: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];

const FIRST_RANK = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK];

/** What each square keeps of the castling rights when a man moves from it or to it: bits for K, Q, k, q. */
const RIGHTS_KEPT = tableOf((square) => {
  const lost = new Map([
    [4, 3],
    [7, 1],
    [0, 2],
    [60, 12],
    [63, 4],
    [56, 8],
  ]);
  return 15 & ~(lost.get(square) ?? 0);
});

interface Undo {
  readonly captured: number;
  readonly rights: number;
  readonly enPassant: number;
  readonly value: number;
}

export class GameBoard {
  readonly #men = new Int8Array(64);
  readonly #kings: [white: Square, black: Square] = [4, 60];
  readonly #undo: Undo[] = [];
  #rights = 15;
  #enPassant = -1;
  /** Material and places, in hundredths of a pawn, as White sees it. */
  value = 0;
  whiteToMove = true;

  constructor() {
    FIRST_RANK.forEach((man, file) => {
      this.#men[file] = man;
      this.#men[8 + file] = PAWN;
      this.#men[48 + file] = -PAWN;
      this.#men[56 + file] = -man;
    });
  }

  /** What the move takes: 0 to 6. */
  takes(move: GameMove): number {
    const taken = Math.abs(this.#men[toOf(move)] ?? 0);
    return taken === 0 && toOf(move) === this.#enPassant && Math.abs(this.#men[fromOf(move)] ?? 0) === PAWN
      ? PAWN
      : taken;
  }

  moverOf(move: GameMove): number {
    return Math.abs(this.#men[fromOf(move)] ?? 0);
  }

  /** How many steps nearer to the other king a piece comes by the move; pawns and kings do not count. */
  stepsNearer(move: GameMove): number {
    const kind = this.moverOf(move);
    if (kind === PAWN || kind === KING) return 0;
    const king = this.#kings[this.whiteToMove ? 1 : 0];
    return stepsBetween(fromOf(move), king) - stepsBetween(toOf(move), king);
  }

  inCheck(): boolean {
    return isAttacked(this.#men, this.#kings[this.whiteToMove ? 0 : 1], !this.whiteToMove);
  }

  /** Makes the move; false, with nothing changed, when it leaves the king in check. */
  make(move: GameMove): boolean {
    const men = this.#men;
    const from = fromOf(move);
    const to = toOf(move);
    const man = men[from] ?? 0;
    const side = this.whiteToMove ? 1 : -1;
    const kind = man * side;
    const captured = men[to] ?? 0;
    this.#undo.push({ captured, rights: this.#rights, enPassant: this.#enPassant, value: this.value });
    this.#take(from);
    if (captured !== 0) this.#take(to);
    this.#put(to, promotionOf(move) ? side * promotionOf(move) : man);
    if (kind === PAWN && to === this.#enPassant) this.#take(to - 8 * side);
    this.#enPassant = kind === PAWN && Math.abs(to - from) === 16 ? (from + to) / 2 : -1;
    this.#rights &= (RIGHTS_KEPT[from] ?? 15) & (RIGHTS_KEPT[to] ?? 15);
    if (kind === KING) {
      this.#kings[side === 1 ? 0 : 1] = to;
      if (to - from === 2) this.#hop(to + 1, to - 1);
      else if (from - to === 2) this.#hop(to - 2, to + 1);
    }
    this.whiteToMove = !this.whiteToMove;
    if (!isAttacked(this.#men, this.#kings[side === 1 ? 0 : 1], side === -1)) return true;
    this.unmake(move);
    return false;
  }

  unmake(move: GameMove): void {
    const undo = this.#undo.pop();
    if (!undo) throw new Error('no move to take back');
    const men = this.#men;
    const from = fromOf(move);
    const to = toOf(move);
    this.whiteToMove = !this.whiteToMove;
    const side = this.whiteToMove ? 1 : -1;
    const man = promotionOf(move) ? side * PAWN : (men[to] ?? 0);
    men[from] = man;
    men[to] = undo.captured;
    if (man * side === PAWN && to === undo.enPassant) men[to - 8 * side] = -side;
    if (man * side === KING) {
      this.#kings[side === 1 ? 0 : 1] = from;
      if (to - from === 2) this.#hop(to - 1, to + 1);
      else if (from - to === 2) this.#hop(to + 1, to - 2);
    }
    this.#rights = undo.rights;
    this.#enPassant = undo.enPassant;
    this.value = undo.value;
  }

  /** Every legal move is among these; some may leave the king in check, which `make` refuses. */
  moves(onlyCaptures: boolean): GameMove[] {
    const place = { men: this.#men, whiteToMove: this.whiteToMove, rights: this.#rights, enPassant: this.#enPassant };
    return movesOf(place, onlyCaptures);
  }

  /** The position for the rest of the program. */
  toPosition(): Position {
    const board = Board.empty();
    this.#men.forEach((man, square) => {
      const role = ROLES[Math.abs(man) - 1];
      if (role) board.set(square, { role, color: man > 0 ? 'white' : 'black' });
    });
    const position = Chess.default();
    position.board = board;
    position.turn = this.whiteToMove ? 'white' : 'black';
    let castlingRights = SquareSet.empty();
    [7, 0, 63, 56].forEach((corner, index) => {
      if (this.#rights & (1 << index)) castlingRights = castlingRights.with(corner);
    });
    const setup = { ...position.toSetup(), castlingRights };
    position.castles = Castles.fromSetup(setup);
    position.epSquare = this.#enPassant < 0 ? undefined : this.#enPassant;
    position.epSquare = position.toSetup().epSquare;
    return position;
  }

  #take(square: Square): void {
    this.value -= squareValue(this.#men[square] ?? 0, square);
    this.#men[square] = 0;
  }

  #put(square: Square, man: number): void {
    this.value += squareValue(man, square);
    this.#men[square] = man;
  }

  #hop(from: Square, to: Square): void {
    this.#men[to] = this.#men[from] ?? 0;
    this.#men[from] = 0;
  }
}
