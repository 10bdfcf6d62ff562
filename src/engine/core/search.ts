import { claim, isClaimed, isInVain, release } from './claims';
import { generate } from './generate';
import { countNode, interrupt, isShared } from './host';
import { isLegal } from './legal';
import { make, makeKeyed } from './make';
import { mateInOne } from './mate-in-one';
import { killersOf, listOf } from './memory';
import { MOVE_BITS, SCORE_SHIFT } from './move';
import { findChecks, orderAttacks, scoreDefences, seemsCheck, sort } from './order';
import { findPins } from './pins';
import { checkersIn, KEY } from './position';
import { bestMove, mateWithin, noMateWithin, probe, save } from './table';

// An AND/OR search that deepens at every node: whether there is a mate within so many moves.

/** Shorter searches are over before two instances could get in each other's way. */
const WORTH_CLAIMING: i32 = 3;
/** Marks a move that was left for later, where scores were. */
const LATER: u32 = 1 << SCORE_SHIFT;

/** Attacker to move: the length of a mate within `limit` moves, or 0. */
export function attack<Side, Other>(p: usize, limit: i32): i32 {
  if (limit <= 1) {
    countNode();
    return limit == 1 && mateInOne<Side, Other>(p) ? 1 : 0;
  }
  // 1. What is known.
  const key = load<u64>(p, KEY);
  const known = probe(key);
  if (mateWithin(known) && mateWithin(known) <= limit) return mateWithin(known);
  let no = noMateWithin(known);
  if (no >= limit) return 0;

  // 2. Mate at once.
  countNode();
  if (no < 1) {
    const move = mateInOne<Side, Other>(p);
    if (move) {
      save(key, 0, 1, move);
      return 1;
    }
    no = 1;
  }

  // 3. Longer and longer.
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  if (no < 2) {
    const move = mateInTwo<Side, Other>(p, list, end);
    if (move) {
      save(key, 1, 2, move);
      return 2;
    }
    no = 2;
  }
  if (no < limit) {
    orderAttacks<Side, Other>(p, list, end, bestMove(known));
    while (no < limit) {
      const move =
        no < WORTH_CLAIMING || !isShared()
          ? someAttack<Side, Other>(p, list, end, no)
          : sharedAttack<Side, Other>(p, list, end, no);
      if (move) {
        save(key, no, no + 1, move);
        return no + 1;
      }
      no++;
    }
  }
  save(key, no, 0, 0);
  return 0;
}

/** A move after which every reply is mated within `left` moves, or 0. */
function someAttack<Side, Other>(p: usize, list: usize, end: usize, left: i32): u32 {
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at) & MOVE_BITS;
    if (defend<Other, Side>(makeKeyed<Side>(p, move), left)) return move;
  }
  return 0;
}

/** The same, where other instances may be at work too: what they are busy with comes last. */
function sharedAttack<Side, Other>(p: usize, list: usize, end: usize, left: i32): u32 {
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at) & MOVE_BITS;
    const next = makeKeyed<Side>(p, move);
    const key = load<u64>(next, KEY);
    store<u32>(at, move | LATER);
    if (isClaimed(key, left)) continue;
    store<u32>(at, move);
    claim(load<u64>(p, KEY), key, left);
    const mates = defend<Other, Side>(next, left);
    release();
    if (mates) return move;
    if (isInVain()) interrupt();
  }
  for (let at = list; at < end; at += 4) {
    if (!(load<u32>(at) & LATER)) continue;
    const move = load<u32>(at) & MOVE_BITS;
    if (defend<Other, Side>(makeKeyed<Side>(p, move), left)) return move;
  }
  return 0;
}

/** Attacker to move and no mate at once: checks first, then the others. The moves of the list are not in order yet. */
function mateInTwo<Side, Other>(p: usize, list: usize, end: usize): u32 {
  findChecks<Side, Other>(p);
  let quiet = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (!seemsCheck(move)) continue;
    // Checks go to the front, so that the rest of the list is what is left to do.
    store<u32>(at, load<u32>(quiet));
    store<u32>(quiet, move);
    quiet += 4;
  }
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (defendOnce<Other, Side>(make<Side>(p, move))) return move;
  }
  return 0;
}

/** Defender to move (`Side` here), one more move for the attacker: whether every reply allows mate. */
function defendOnce<Side, Other>(p: usize): bool {
  countNode();
  const killers = killersOf(p);
  const latest = load<u32>(killers);
  findPins<Side>(p);
  // Only what was tried here may be left out below: castling and captures in passing are never legal to `isLegal`.
  const killer: u32 = latest && isLegal<Side>(p, latest) ? latest : 0;
  if (killer) {
    countNode();
    if (!mateInOne<Other, Side>(make<Side>(p, killer))) return false;
  }
  const former = load<u32>(killers, 4);
  const second: u32 = former && isLegal<Side>(p, former) ? former : 0;
  if (second) {
    countNode();
    if (!mateInOne<Other, Side>(make<Side>(p, second))) {
      store<u32>(killers, latest, 4);
      store<u32>(killers, second);
      return false;
    }
  }
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  if (list == end) return checkersIn(p) != 0;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (move == killer || move == second) continue;
    countNode();
    if (!mateInOne<Other, Side>(make<Side>(p, move))) {
      store<u32>(killers, latest, 4);
      store<u32>(killers, move);
      return false;
    }
  }
  return true;
}

/** Defender to move (`Side` here): whether every reply is mated within `limit` moves of the attacker. */
export function defend<Side, Other>(p: usize, limit: i32): bool {
  if (limit == 1) return defendOnce<Side, Other>(p);
  countNode();
  const key = load<u64>(p, KEY);
  const known = probe(key);
  if (mateWithin(known) && mateWithin(known) <= limit) return true;
  if (noMateWithin(known) >= limit) return false;

  // What refuted a shorter mate often refutes this one too: it is tried before the other replies are even listed. What refuted
  // another attack is not: a check or a capture that leaves fewer attacks to refute comes cheaper.
  let best = bestMove(known);
  findPins<Side>(p);
  // A zero stands for "none", and for what only the list can tell to be legal.
  if (best && !isLegal<Side>(p, best)) best = 0;
  if (best && escapes<Side, Other>(p, best, limit)) return false;
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  if (list == end) return checkersIn(p) != 0;
  scoreDefences<Side, Other>(p, list, end);
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at) & MOVE_BITS;
    if (move != best && escapes<Side, Other>(p, move, limit)) return false;
    if (at == list) sort(list + 4, end);
  }
  save(key, noMateWithin(known), limit, 0);
  return true;
}

/** Whether a reply leaves no mate within `limit` moves; that is remembered then. */
function escapes<Side, Other>(p: usize, move: u32, limit: i32): bool {
  if (attack<Other, Side>(makeKeyed<Side>(p, move), limit)) return false;
  save(load<u64>(p, KEY), limit, 0, move);
  return true;
}

/** Attacker to move: the length of the shortest mate, which is known to exist within `limit` moves. */
export function shortest<Side, Other>(p: usize, limit: i32): i32 {
  let length = 1;
  while (length < limit && !attack<Side, Other>(p, length)) length++;
  return length;
}
