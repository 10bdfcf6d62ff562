import { makeSquare } from 'chessops/util';
import { explainFenProblem, type FenProblem } from './fen-problem.js';
import { listed, type Side, type Square, sideName } from './vocabulary.js';

export interface CastlingRight {
  readonly side: Side;
  readonly wing: 'king' | 'queen';
}

/** Why something is not a position that can be a puzzle. */
export type PositionFault =
  | { readonly code: 'unreadable'; readonly problem: FenProblem }
  | { readonly code: 'no king'; readonly side: Side }
  | { readonly code: 'several kings'; readonly side: Side; readonly squares: readonly Square[] }
  | { readonly code: 'pawns on the last rank'; readonly squares: readonly Square[] }
  | { readonly code: 'too many men'; readonly side: Side; readonly count: number }
  | { readonly code: 'too many pawns'; readonly side: Side; readonly count: number }
  /** More promoted pieces than pawns are missing. */
  | {
      readonly code: 'too many promoted pieces';
      readonly side: Side;
      readonly promoted: number;
      readonly pawns: number;
    }
  | { readonly code: 'kings touch'; readonly squares: readonly Square[] }
  | { readonly code: 'both kings in check' }
  | { readonly code: 'side not to move in check'; readonly side: Side }
  | { readonly code: 'impossible castling'; readonly rights: readonly CastlingRight[] }
  | { readonly code: 'impossible en passant'; readonly square: Square; readonly because: EnPassantObstacle }
  | { readonly code: 'impossible check'; readonly side: Side; readonly checkers: readonly Square[] }
  | { readonly code: 'already checkmate'; readonly side: Side }
  | { readonly code: 'no legal move'; readonly side: Side };

export type EnPassantObstacle = 'wrong rank' | 'no pawn' | 'not empty' | 'other check';

/** One sentence that says what is wrong and what to do. */
export function explainPositionFault(fault: PositionFault): string {
  switch (fault.code) {
    case 'unreadable':
      return `This is not a readable position: ${explainFenProblem(fault.problem)}.`;
    case 'no king':
      return `${sideName(fault.side)} has no king; add one.`;
    case 'several kings':
      return `${sideName(fault.side)} has ${fault.squares.length} kings (${squareList(fault.squares)}); keep one.`;
    case 'pawns on the last rank':
      return `No pawn can stand on the first or last rank; move or remove ${squareList(fault.squares)}.`;
    case 'too many men':
      return `${sideName(fault.side)} has ${fault.count} men; a side has at most 16, so remove some.`;
    case 'too many pawns':
      return `${sideName(fault.side)} has ${fault.count} pawns; a side has at most 8, so remove some.`;
    case 'too many promoted pieces':
      return `${sideName(fault.side)} has ${counted(fault.promoted, 'promoted piece')} but still ${counted(fault.pawns, 'pawn')}; each promotion costs a pawn, so remove some.`;
    case 'kings touch':
      return `The two kings stand side by side (${squareList(fault.squares)}), which never happens; move one.`;
    case 'both kings in check':
      return 'Both kings are in check at the same time, which never happens; take one of the checks away.';
    case 'side not to move in check':
      return `${sideName(fault.side)} is in check although it is not ${sideName(fault.side)}'s turn; change the side to move or take the check away.`;
    case 'impossible castling':
      return `${listed(fault.rights.map(rightName))} cannot be possible, because the king or the rook is not on its first square; remove ${fault.rights.length > 1 ? 'these rights' : 'this right'}.`;
    case 'impossible en passant':
      return `The en passant square ${makeSquare(fault.square)} is impossible: ${OBSTACLES[fault.because]}; correct it or write \`-\`.`;
    case 'impossible check':
      return `No single move can have given the check from ${squareList(fault.checkers)} to ${sideName(fault.side)}'s king; change one of them.`;
    case 'already checkmate':
      return `${sideName(fault.side)} is checkmated already; a puzzle starts before the mate.`;
    case 'no legal move':
      return `${sideName(fault.side)} is to move but has no legal move (stalemate); change the side to move or the position.`;
  }
}

const OBSTACLES: Readonly<Record<EnPassantObstacle, string>> = {
  'wrong rank': 'it is on rank 6 when White is to move and on rank 3 when Black is',
  'no pawn': 'no pawn that has just made a double step stands in front of it',
  'not empty': 'the square and the one behind it must be empty',
  'other check': "a pawn's double step cannot have given this check",
};

const squareList = (squares: readonly Square[]): string => listed(squares.map(makeSquare));

const rightName = ({ side, wing }: CastlingRight): string => `${sideName(side)}'s castling on the ${wing}'s side`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
