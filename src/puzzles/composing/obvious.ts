import type { Facts } from './facts.js';

/** With fewer checks there is nothing to choose from. */
const FEW_CHECKS = 3;

/**
 * Whether a mate in one shows itself: the man that moves gives the check alone, nothing seems to guard its square, it is no
 * rare kind of move, and it is a queen's or a rook's check, or any man's where there are fewer than three checks. Everybody
 * who goes through the checks, the queen's and the rook's first, finds it without a thought.
 */
export function isObviousCheck({ mateIn, key, checks }: Pick<Facts, 'mateIn' | 'key' | 'checks'>): boolean {
  const { role, promotion, castles, inPassing, checksAlone, pinnedGuards } = key;
  const isRare = castles || inPassing || (promotion !== undefined && promotion !== 'queen');
  if (mateIn > 1 || isRare || !checksAlone || pinnedGuards > 0) return false;
  const isHeavy = role === 'queen' || role === 'rook' || promotion === 'queen';
  return isHeavy || checks < FEW_CHECKS;
}
