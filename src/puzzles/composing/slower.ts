import type { AttackNode, Try } from '../../engine/mate/solution.js';

/**
 * The wrong first moves that mate soon after the key does: within three moves where the key mates at once, else one move
 * later. What mates later than that is no blemish, and how far the prover looks for it must not change what is composed.
 */
export const slowerTries = ({ mateIn, tries = [] }: AttackNode): Try[] =>
  tries.filter((each) => each.kind === 'slower' && each.mateIn <= (mateIn === 1 ? 3 : mateIn + 1));
