import { parseUci } from 'chessops/util';
import { playUci } from '../../../../games/chess/moves.js';
import { positionOfFen } from '../../../../games/chess/position.js';
import { fillIn } from './rich.js';
import { words } from './words.js';

/** `white rook from g1 to g8`, for a screen reader: moves one after the other from a position. */
export function spokenMoves(fen: string, ucis: readonly string[]): string {
  const { men, spokenMove, spokenCapture } = words.value;
  let position = positionOfFen(fen);
  const spoken = ucis.map((uci) => {
    const move = parseUci(uci);
    if (!move || !('from' in move)) return '';
    const man = position.board.get(move.from);
    const taken = position.board.get(move.to);
    position = playUci(position, uci);
    if (!man) return '';
    return fillIn(taken ? spokenCapture : spokenMove, {
      man: men[`${man.color} ${man.role}`],
      from: uci.slice(0, 2),
      to: uci.slice(2, 4),
      ...(taken && { taken: men[`${taken.color} ${taken.role}`] }),
    });
  });
  return `${spoken.join('. ')}.`;
}

export const isCapture = (fen: string, uci: string): boolean => {
  const move = parseUci(uci);
  return move !== undefined && positionOfFen(fen).board.occupied.has(move.to);
};
