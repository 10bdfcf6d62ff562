import { play } from '../../games/chess/moves.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';
import type { Examiner } from './examiner.js';
import { readUci } from './uci.js';

/**
 * Whether the key threatens nothing: if the defender could pass, there would be no mate in the moves that are left. The
 * examiner is asked about another position by this.
 */
export function isWaiting(examiner: Examiner, position: Position, key: Uci, mateIn: number, nodes: number): boolean {
  if (mateIn === 1) return false;
  const after = play(position, readUci(key));
  if (after.isCheck()) return false;
  after.turn = position.turn;
  after.epSquare = undefined;
  examiner.open(after, nodes);
  for (let length = 1; length < mateIn; length++) {
    const keys = examiner.keys(length);
    if (keys === 'gave up' || keys.length > 0) return false;
  }
  return true;
}
