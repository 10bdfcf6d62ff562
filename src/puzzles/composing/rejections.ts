import type { Theme } from '../analysis/themes.js';
import type { Facts } from './facts.js';
import type { Method } from './recipe.js';

const MOST_MEN = 32;

/** With fewer men mating is technique: from a game it is an ending, and a long mate has no room for an idea. */
const leastMen = (method: Method, mateIn: number): number => (method === 'games' ? 10 : mateIn > 2 ? 6 : 5);

/** In pawns. With more than this everything mates, sooner or later. */
const mostLead = (method: Method, mateIn: number): number => (method === 'games' || mateIn === 1 ? 9 : 11);

/** Wrong checks that mate all the same, only later: with more of them the right one is pedantry. */
const MOST_SLOWER_CHECKS = 0.5;

/**
 * What is never composed, and comes from games only: nobody may castle in a position that is put together, and ladders
 * are refused there.
 */
export const FROM_GAMES_ONLY: ReadonlySet<Theme> = new Set<Theme>(['castling', 'castling-mate', 'ladder']);

/** Why nobody should be bothered with a puzzle, however it scores; undefined when there is no such reason. */
export function rejectionReason(facts: Facts, themes: readonly Theme[], method: Method): string | undefined {
  const { men, mateIn, key, lead, bareKing, slower, forced, startsInCheck, quietMoves, checksOnly, mateByKeyMan } =
    facts;
  if (men < leastMen(method, mateIn) || men > MOST_MEN) return 'too few or too many men';
  if (lead > mostLead(method, mateIn)) return 'far too much material';
  if (key.captured === 'queen' && !key.sacrifice) return 'the key takes a queen';
  if (startsInCheck) return 'starts in check';
  if (slower > 0.5) return 'everything mates, only later';
  if (method === 'compose' && themes.includes('ladder')) return 'two heavy pieces, and everybody knows how';
  if (mateIn === 1) return rejectionReasonInOne(facts);
  if (key.check && mateIn === 2 && themes.includes('ladder')) return 'two heavy pieces, and everybody knows how';
  if (key.check && key.captured && key.captured !== 'pawn' && !key.sacrifice) return 'a check that takes a piece';
  if (method === 'compose' && key.captured && key.captured !== 'pawn' && !key.sacrifice) return 'the key takes a piece';
  if (bareKing && mateIn > 2) return 'a bare king';
  if (forced && lead >= 5 && quietMoves === 0) return 'checks without a choice, and far ahead';
  if (forced && mateIn === 2 && key.check && !key.sacrifice) return 'a check, one reply, and mate';
  if (key.check && mateByKeyMan && !key.sacrifice) return 'the same man checks and mates';
  if (checksOnly && mateIn > 2) return 'nothing but checks';
  return undefined;
}

function rejectionReasonInOne(facts: Facts): string | undefined {
  const { key, checks, slowerChecks, anyQueenCheckMates } = facts;
  const special = key.promotion !== undefined ? key.promotion !== 'queen' : key.inPassing || key.castles;
  if (isObviousCheck(facts)) return 'an obvious check';
  if (checks < 3 && !special) return 'hardly another check';
  if (key.captured && checks < 5) return 'a capture among few checks';
  if (slowerChecks >= MOST_SLOWER_CHECKS) return 'most checks mate, only later';
  if (anyQueenCheckMates) return 'any check by the queen mates, only later';
  return undefined;
}

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
