import type { Mover } from '../games/chess/move-fault.js';

/** Everybody has one king: of it alone is said where it cannot go, not that there is none that can. */
export const isKing = (movers: readonly Mover[]): boolean => movers.length === 1 && movers[0]?.role === 'king';
