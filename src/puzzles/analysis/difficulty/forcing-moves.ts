import { between, bishopAttacks, knightAttacks, pawnAttacks, queenAttacks, ray, rookAttacks } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import { opposite } from 'chessops/util';
import type { Position, Role, Side, Square } from '../../../games/chess/vocabulary.js';
import { pieceValue } from '../exchange.js';
import { kingOf } from '../king-squares.js';

/** What strikes the eye of somebody who is to move: checks and captures, counted without making any move. */
export interface ForcingMoves {
  readonly checks: number;
  /** Checks to squares that the defender does not attack. */
  readonly safeChecks: number;
  readonly queenChecks: number;
  /** How many men can give check. */
  readonly checkingMen: number;
  readonly captures: number;
  /** The most valuable man that can be taken. */
  readonly dearestCapture: number;
  /** The most that a capture wins even if the capturing man is lost. */
  readonly surestGain: number;
}

const ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const satisfies readonly Role[];
const DEAREST_FIRST = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const satisfies readonly Role[];

/** Discovered checks by castling or by a capture in passing are overlooked here, as most people do. */
export function countForcingMoves(position: Position): ForcingMoves {
  const { board, turn } = position;
  const defender = opposite(turn);
  const context = position.ctx();
  const king = kingOf(position, defender);
  const checkedFrom = squaresThatCheck(position, king);
  const masks = menThatMaskCheck(position, king);
  const attacked = rememberAttacked(position, defender);
  const seen = {
    checks: 0,
    safeChecks: 0,
    queenChecks: 0,
    checkingMen: 0,
    captures: 0,
    dearestCapture: 0,
    surestGain: 0,
  };
  for (const role of ROLES) {
    for (const from of board.pieces(turn, role)) {
      const targets = position.dests(from, context);
      if (targets.isEmpty()) continue;
      let checks = targets.intersect(checkedFrom[role]);
      if (masks.has(from)) checks = checks.union(targets.diff(ray(king, from)));
      const promotions = role === 'pawn' ? targets.intersect(SquareSet.backranks()) : SquareSet.empty();
      for (const to of promotions) {
        if (queenAttacks(to, board.occupied.without(from)).has(king)) checks = checks.with(to);
      }
      const captures = targets.intersect(board[defender]);

      seen.checks += checks.size();
      if (checks.nonEmpty()) seen.checkingMen++;
      if (role === 'queen') seen.queenChecks += checks.size();
      for (const to of checks) if (!attacked(to)) seen.safeChecks++;
      seen.captures += captures.size();
      for (const taken of DEAREST_FIRST) {
        for (const to of captures.intersect(board[taken])) {
          seen.dearestCapture = Math.max(seen.dearestCapture, pieceValue(taken));
          seen.surestGain = Math.max(seen.surestGain, pieceValue(taken) - (attacked(to) ? pieceValue(role) : 0));
        }
      }
    }
  }
  return seen;
}

/** From where each kind of the mover's men would check the king. */
function squaresThatCheck({ board, turn }: Position, king: Square): Readonly<Record<Role, SquareSet>> {
  const bishop = bishopAttacks(king, board.occupied);
  const rook = rookAttacks(king, board.occupied);
  return {
    pawn: pawnAttacks(opposite(turn), king),
    knight: knightAttacks(king),
    bishop,
    rook,
    queen: bishop.union(rook),
    king: SquareSet.empty(),
  };
}

/** The mover's men that stand alone between the king and one of their own line pieces. */
function menThatMaskCheck({ board, turn }: Position, king: Square): SquareSet {
  const none = SquareSet.empty();
  const behind = rookAttacks(king, none)
    .intersect(board.rooksAndQueens())
    .union(bishopAttacks(king, none).intersect(board.bishopsAndQueens()))
    .intersect(board[turn]);
  let masks = none;
  for (const square of behind) {
    const inBetween = between(king, square).intersect(board.occupied);
    if (!inBetween.moreThanOne()) masks = masks.union(inBetween);
  }
  return masks.intersect(board[turn]);
}

function rememberAttacked(position: Position, by: Side): (square: Square) => boolean {
  const known = new Map<Square, boolean>();
  return (square) => {
    const before = known.get(square);
    if (before !== undefined) return before;
    const attacked = position.kingAttackers(square, by, position.board.occupied).nonEmpty();
    known.set(square, attacked);
    return attacked;
  };
}
