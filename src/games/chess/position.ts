import { Chess, isImpossibleCheck } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { fail, ok, type Result } from '../../shared/result.js';
import { parseSetup } from './fen.js';
import { setupFault } from './legality.js';
import type { PositionFault } from './position-fault.js';
import type { Position } from './vocabulary.js';

export { explainPositionFault, type PositionFault } from './position-fault.js';

/** A position that can be a puzzle: legal, and not over already. Missing fields after the side to move get defaults. */
export function readPosition(fen: string): Result<Position, PositionFault> {
  const setup = parseSetup(fen);
  if (!setup.ok) return setup;
  const fault = setupFault(setup.value);
  if (fault) return fail(fault);

  const position = Chess.fromSetup(setup.value).unwrap();
  const { checkers } = position.ctx();
  if (isImpossibleCheck(position)) {
    const withoutEnPassant = Chess.fromSetup({ ...setup.value, epSquare: undefined }).unwrap();
    if (position.epSquare !== undefined && !isImpossibleCheck(withoutEnPassant)) {
      return fail({ code: 'impossible en passant', square: position.epSquare, because: 'other check' });
    }
    return fail({ code: 'impossible check', side: position.turn, checkers: [...checkers] });
  }
  if (!position.hasDests()) {
    return fail({ code: checkers.nonEmpty() ? 'already checkmate' : 'no legal move', side: position.turn });
  }
  // An en passant square that no pawn can use says nothing about what can happen: two such positions are the same.
  position.epSquare = position.toSetup().epSquare;
  return ok(position);
}

/** Reads back what `fenOf` wrote, also when the game is over there. Anything else is a bug and throws. */
export const positionOfFen = (fen: string): Position => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

/** All six fields; an en passant square only when a pawn can capture there. */
export const fenOf = (position: Position): string => makeFen(position.toSetup());

/** What makes two positions the same: board, side to move, castling rights, and a possible en passant capture. */
export const positionKey = (position: Position): string => makeFen(position.toSetup(), { epd: true });
