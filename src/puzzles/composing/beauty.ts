import type { Facts } from './facts.js';
import type { Method } from './recipe.js';
import { isObviousCheck } from './rejections.js';

// What is kept is decided here, in points. The rewards are those of problem judges of two centuries, turned down where a
// daily puzzle for players wants something else. Where two numbers stand, the second is for positions from games, whose
// men nobody placed.
//
// | what | points | why |
// | --- | --- | --- |
// | a quiet key | +30 | checks and captures are what everybody looks at first |
// | a checking key | -25, -5 | it forces, and so it is found by counting |
// | a capturing key | -20 a pawn, -35 a piece; half | taking is the most natural of moves; a sacrifice is not blamed, an exchange is |
// | a key that makes a queen | -15 | that is what pawns are for |
// | an underpromotion, castling, a capture in passing | +30 | what solvers forget that they may do |
// | a sacrifice | +15, of the queen +25 | giving is the opposite of what is natural |
// | flights given | +12 each, at most 2 | a generous key: the king gets air and is mated all the same |
// | flights taken | -12 each, -4; at most 3 | to take the king's squares is the crude way |
// | a key that retreats, a key by the king | +8 | the attack seems to go away |
// | a key that only pushes a pawn | -8 | it looks like a plan for an ending, not like an idea |
// | a waiting key | +8 | nothing is threatened, and every reply harms its side |
// | different mates | +10 each after the first, at most 5 | variety is what a second look is rewarded with |
// | men that need an answer of their own | +8 each after the first, at most 4 | the defender has a say |
// | duals | up to -25, -12 | a second way to go on makes the first one pointless |
// | a single reply to the key | -15, -6 | nothing is left to see in advance |
// | quiet moves after the key | +8 each | the point of a long problem lies in them |
// | pure mates, model mates | +4 and +6 each, at most 3 | every man has one task, nothing is done twice |
// | a queen made on the way | -12 | it turns a problem into an ending |
// | wrong moves that mate later | up to -25 | where everything wins, the key is pedantry; so in a mate in one too |
// | men (composed) | -2 each above 10, -4 each below 7 | economy, but an empty board has no tales to tell |
// | force, lead (composed) | -2 a pawn above 20, -1 above 7 | the same with less is more |
// | a bare king (composed) | -18 | mating him is technique |
// | lead (games) | -3 a pawn above 3, +8 when there is none | who is far ahead wins anyway |
//
// A mate in one has no play, only moves that look as good as the key. There count: other checks (+4 each, at most 7),
// checks that leave one reply (+6, at most 4), men that only seem to guard (+10, at most 2), a mate by knight, pawn or the
// king's step (+8), a queen beside the king (-8: everybody's first thought), an obvious check (-30, `rejections.ts`); and it
// may have four men more.

/** A reason in words and what it counts. */
interface Reason {
  readonly why: string;
  readonly points: number;
}

export const pointsOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { points }) => sum + points, 0);

export function judgeBeauty(facts: Facts, method: Method): Reason[] {
  return [
    ...(facts.mateIn === 1 ? onlyMoveReasons(facts) : [...keyReasons(facts, method), ...playReasons(facts, method)]),
    ...moveReasons(facts, method),
    ...(method === 'compose' ? economyReasons(facts) : gameReasons(facts)),
  ].filter(({ points }) => points !== 0);
}

const upTo = (most: number, count: number): number => Math.min(most, count);
const above = (least: number, count: number): number => Math.max(0, count - least);
const reason = (why: string, points: number): Reason => ({ why, points });
const when = (condition: boolean, why: string, points: number): Reason => reason(why, condition ? points : 0);

function keyReasons({ key, flightsGiven, flightsTaken, waits }: Facts, method: Method): Reason[] {
  const quiet = !key.check && !key.captured && !key.promotion;
  return [
    when(quiet, 'a quiet key', 30),
    when(key.check, 'a checking key', method === 'compose' ? -25 : -5),
    reason('flights given', 12 * upTo(2, flightsGiven)),
    reason('flights taken', (method === 'compose' ? -12 : -4) * upTo(3, flightsTaken)),
    when(quiet && key.retreats, 'a key that retreats', 8),
    when(quiet && key.role === 'king', 'a key by the king', 8),
    when(quiet && key.role === 'pawn', 'a key that only pushes a pawn', -8),
    when(waits, 'a waiting key', 8),
  ];
}

/** What counts in a key of any length. */
function moveReasons({ key }: Facts, method: Method): Reason[] {
  const { captured, promotion, inPassing, castles, sacrifice } = key;
  const takes = captured !== undefined && !inPassing && !sacrifice;
  const blame = captured === 'pawn' ? -20 : -35;
  return [
    when(takes, 'a capturing key', method === 'compose' ? blame : blame / 2),
    when(promotion === 'queen', 'a key that makes a queen', -15),
    when(promotion !== undefined && promotion !== 'queen', 'an underpromotion', 30),
    when(inPassing || castles, 'a rare kind of move', 30),
    when(sacrifice, 'a sacrifice', key.role === 'queen' ? 25 : 15),
  ];
}

function playReasons(facts: Facts, method: Method): Reason[] {
  const { defences, mates, pure, models, duals, quietMoves, newQueens, actors, key, slower } = facts;
  const quietLater = quietMoves - (key.check || key.captured ? 0 : 1);
  return [
    reason('different mates', 10 * upTo(5, above(1, mates))),
    reason('several men that defend', 8 * upTo(4, above(1, actors))),
    reason('duals', -Math.round((method === 'compose' ? 25 : 12) * duals)),
    when(defences === 1, 'a single reply', method === 'compose' ? -15 : -6),
    reason('quiet moves after the key', 8 * above(0, quietLater)),
    reason('pure mates', 4 * upTo(3, pure)),
    reason('model mates', 6 * upTo(3, models)),
    reason('queens made on the way', -12 * newQueens),
    slowerReason(slower),
  ];
}

const slowerReason = (slower: number): Reason => reason('wrong moves that mate later', -Math.round(25 * slower));

function onlyMoveReasons(facts: Facts): Reason[] {
  const { checks, nearMates, slowerChecks, key, pure, models } = facts;
  return [
    when(isObviousCheck(facts), 'an obvious check', -30),
    slowerReason(slowerChecks),
    reason('other checks', 4 * upTo(7, above(1, checks))),
    reason('checks that leave one reply', 6 * upTo(4, nearMates)),
    reason('men that only seem to guard', 10 * upTo(2, key.pinnedGuards)),
    when(key.role === 'queen' && key.besideKing, 'a queen beside the king', -8),
    when(key.role === 'knight' || key.role === 'pawn' || key.role === 'king', 'a mate by a small man', 8),
    reason('a pure mate', 4 * upTo(1, pure)),
    reason('a model mate', 6 * upTo(1, models)),
  ];
}

export function economyReasons({ men, force, lead, bareKing, mateIn }: Facts): Reason[] {
  // A mate in one lives from what is wrong in it, which takes men.
  const most = mateIn === 1 ? 14 : 10;
  return [
    reason('men', -2 * above(most, men)),
    reason('few men', -4 * above(men, most - 3)),
    reason('force', -2 * above(20, force)),
    reason('lead', -above(7, lead)),
    when(bareKing, 'a bare king', -18),
  ];
}

function gameReasons({ lead }: Facts): Reason[] {
  return [reason('lead', -3 * above(3, lead)), when(lead <= 0, 'no lead', 8)];
}
