import { sanOf, storedMove } from './moves.js';
import type { Position, Uci } from './vocabulary.js';

export const sanOfUci = (position: Position, uci: Uci): string => sanOf(position, storedMove(position, uci));
