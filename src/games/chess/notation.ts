import { squareFile, squareRank } from 'chessops/util';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Notation } from './letters.js';
import { type MoveFault, whyNoneFits } from './move-fault.js';
import { MATE_WORD, plainLetters, type Reading, readingsOf, withoutMoveNumber } from './move-text.js';
import { isCastling, legalMoves, rookThatCastles } from './moves.js';
import type { Move, Position } from './vocabulary.js';

export type { MoveFault } from './move-fault.js';

/** Words between moves that are not moves: dots, a dash for the other side's reply, `e.p.`, a lone `+`. */
const NOT_A_MOVE = new RegExp(`^(?:[-.+#!?†‡]*|e\\.?p\\.?|${MATE_WORD})$`, 'i');

/** The moves of one answer, however they are separated and numbered. */
export function splitMoves(text: string): string[] {
  const joined = plainLetters(text)
    .replace(/([o0]) ?- ?(?=[o0])/gi, '$1-')
    .replace(/([a-h][1-8])\s*([-x:])\s*(?=[a-h][1-8])/gi, '$1$2')
    .replace(/\s+x\s+/gi, 'x')
    .replace(/\s*=\s*/g, '=')
    .replace(/\s+\(/g, '(');
  return joined
    .split(/[\s,;]+/)
    .map(withoutMoveNumber)
    .filter((word) => !NOT_A_MOVE.test(word));
}

/**
 * What a member typed, as a legal move: in their own letters or in English ones, in any case, with or without its signs.
 */
export function readMove(position: Position, text: string, notation: Notation): Result<Move, MoveFault> {
  const groups = readingsOf(text, notation);
  if (groups.length === 0) return fail({ code: 'unreadable' });

  const legal = legalMoves(position);
  for (const group of groups) {
    const [move, ...others] = legal.filter((each) => group.some((reading) => fits(position, each, reading)));
    if (move) return others.length === 0 ? ok(move) : fail({ code: 'ambiguous', candidates: [move, ...others] });
  }
  const reason = whyNoneFits(position, groups.flat());
  return fail(reason ? { code: 'illegal', reason } : { code: 'illegal' });
}

function fits(position: Position, move: Move, reading: Reading): boolean {
  if (reading.castling) return isCastling(position, move) && move.to > move.from === (reading.castling === 'king');
  const { role, fromFile, fromRank, toFile, toRank, promotion } = reading;
  if (role && position.board.getRole(move.from) !== role) return false;
  if (fromFile !== undefined && squareFile(move.from) !== fromFile) return false;
  if (fromRank !== undefined && squareRank(move.from) !== fromRank) return false;
  if (promotion && move.promotion !== promotion) return false;
  if (squareFile(move.to) === toFile && (toRank === undefined || squareRank(move.to) === toRank)) return true;
  // From square to square, castling may also be written as king takes rook.
  return fromRank !== undefined && toRank !== undefined && rookThatCastles(position, move) === toRank * 8 + toFile;
}
