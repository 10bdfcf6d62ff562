import { attacks } from 'chessops/attacks';
import { makeSquare, parseSquare } from 'chessops/util';
import { isEnPassant, takenRole } from '../../../games/chess/moves.js';
import type { Role, Square } from '../../../games/chess/vocabulary.js';
import { exchangeGain, pieceValue } from '../exchange.js';
import type { LineMove } from '../main-line.js';
import type { Line, Round, ThemeTable } from './theme-table.js';

/**
 * The attacker moves a piece to where the defender may take it, or leaves one that the defender does take, and by that
 * loses more than a pawn: what the move itself took and all taking back on that square is counted.
 */
const hasSacrifice = ({ rounds }: Line): boolean => rounds.some((round) => sacrificed(round).length > 0);

/** A sacrifice of the queen. */
const hasQueenSacrifice = ({ rounds }: Line): boolean => rounds.some((round) => sacrificed(round).includes('queen'));

/** The king itself takes a sacrificed piece in the main line. */
const hasDecoy = ({ rounds }: Line): boolean =>
  rounds.some(
    ({ lineMove, reply }) => lineMove.after.board.king.has(reply.from) && isLoss(lineMove, reply.from, reply.to),
  );

/**
 * Another man than the king takes something of the attacker's, and so no longer reaches the square where the attacker's
 * next move arrives.
 */
const hasDeflection = ({ rounds }: Line): boolean =>
  rounds.some(({ lineMove: { after }, reply, next }) => {
    const man = after.board.get(reply.from);
    const target = next.move.to;
    if (!man || man.role === 'king' || target === reply.to || takenRole(after, reply) === undefined) return false;
    const { board } = next.before;
    const now = { ...man, role: reply.promotion ?? man.role };
    return (
      attacks(man, reply.from, after.board.occupied).has(target) && !attacks(now, reply.to, board.occupied).has(target)
    );
  });

/** The defender may take what has just moved, and the attacker loses more than a pawn by that. */
export const offersWhatMoved = (lineMove: LineMove): boolean =>
  takersOf(lineMove).some((from) => isLoss(lineMove, from, lineMove.move.to));

/** What is offered where the move arrives, and what is taken in the main line. */
function sacrificed({ lineMove, reply }: Round): readonly Role[] {
  const { move, after } = lineMove;
  const offered = offersWhatMoved(lineMove) ? [after.board.getRole(move.to)] : [];
  const accepted = isLoss(lineMove, reply.from, reply.to) ? [after.board.getRole(reply.to)] : [];
  return [...offered, ...accepted].filter((role) => role !== undefined);
}

/** From where the defender may take what has just moved. */
function takersOf({ node, uci, move }: LineMove): readonly Square[] {
  const defences = node.continuations.find((each) => each.move === uci)?.defences ?? [];
  const arrival = makeSquare(move.to);
  return defences
    .filter((defence) => defence.move.slice(2, 4) === arrival)
    .map((defence) => parseSquare(defence.move.slice(0, 2)))
    .filter((square) => square !== undefined);
}

const PAWN = pieceValue('pawn');

/** Whether the attacker has more than a pawn less after the taking than before the move. */
function isLoss({ before, move, after }: LineMove, from: Square, square: Square): boolean {
  const role = after.board.getRole(square);
  if (role === undefined || isEnPassant(after, { from, to: square })) return false;
  const won = pieceValue(takenRole(before, move)) + (move.promotion ? pieceValue(move.promotion) - PAWN : 0);
  return pieceValue(role) - won > PAWN && exchangeGain(after, from, square) - won > PAWN;
}

export const SACRIFICES = {
  sacrifice: { name: 'sacrifice', seen: hasSacrifice },
  'queen-sacrifice': { name: 'queen sacrifice', seen: hasQueenSacrifice },
  decoy: { name: 'decoy of the king', seen: hasDecoy },
  deflection: { name: 'deflection', seen: hasDeflection },
} satisfies ThemeTable<Line>;
