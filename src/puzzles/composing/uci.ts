import { parseSquare } from 'chessops/util';
import type { Move, Role, Uci } from '../../games/chess/vocabulary.js';

const PROMOTED = new Map<string, Role>([
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
]);

/** A move of a proof, which is legal: `storedMove` without the search for it. Chessops takes the king's step for castling. */
export function readUci(uci: Uci): Move {
  const from = parseSquare(uci.slice(0, 2));
  const to = parseSquare(uci.slice(2, 4));
  if (from === undefined || to === undefined) throw new Error(`"${uci}" is not a move`);
  const promotion = PROMOTED.get(uci.charAt(4));
  return promotion ? { from, to, promotion } : { from, to };
}
