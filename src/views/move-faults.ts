import { makeSquare } from 'chessops/util';
import type { IllegalReason, MoveFault } from '../games/chess/move-fault.js';
import { isCastling, sanWithoutCheck } from '../games/chess/moves.js';
import type { Move, Position } from '../games/chess/vocabulary.js';
import type { Speech } from '../texts/speech.js';

/** One sentence, without what the user typed; for an ambiguous move a question with the full forms. */
export function explainMoveFault(fault: MoveFault, position: Position, speech: Speech): string {
  const { moveFaults } = speech.texts;
  switch (fault.code) {
    case 'unreadable':
      return moveFaults.unreadable(['Nf3', 'g1f3', 'e8=Q', 'O-O'].map((example) => `\`${speech.spell(example)}\``));
    case 'illegal':
      return fault.reason ? explainReason(fault.reason, position, speech) : moveFaults.impossible;
    case 'ambiguous':
      return question(fault.candidates, position, speech);
  }
}

function explainReason(reason: IllegalReason, position: Position, { texts: { moveFaults } }: Speech): string {
  const us = position.turn;
  switch (reason.kind) {
    case 'empty square':
      return moveFaults.emptySquare(makeSquare(reason.square));
    case 'their piece':
      return moveFaults.theirPiece(makeSquare(reason.square), us);
    case 'another piece':
      return moveFaults.anotherPiece(us, reason.role, makeSquare(reason.square));
    case 'own piece in the way': {
      const role = position.board.getRole(reason.square);
      return role ? moveFaults.ownPiece(role, makeSquare(reason.square)) : moveFaults.impossible;
    }
    case 'out of reach':
      return moveFaults.outOfReach(us, reason.movers, makeSquare(reason.to));
    case 'not on the board':
      return moveFaults.notOnTheBoard(us, reason.roles);
    case 'king in check':
      return position.isCheck() ? moveFaults.staysInCheck : moveFaults.intoCheck;
    case 'no castling':
      return moveFaults.noCastling;
    case 'no promotion':
      return moveFaults.noPromotion;
    case 'impossible promotion':
      return moveFaults.impossiblePromotion;
  }
}

function question(candidates: readonly Move[], position: Position, { spell, texts: { moveFaults } }: Speech): string {
  const forms = candidates.map((move) => `\`${spell(sanWithoutCheck(position, move))}\``);
  const origins = new Set(candidates.map(({ from }) => from));
  if (origins.size === 1 && candidates.every(({ promotion }) => promotion)) return moveFaults.whichPromotion(forms);
  const [role, ...otherRoles] = new Set([...origins].map((square) => position.board.getRole(square)));
  const samePiece = otherRoles.length === 0 && !candidates.some((move) => isCastling(position, move));
  return samePiece && role ? moveFaults.whichPiece(role, forms) : moveFaults.whichMove(forms);
}
