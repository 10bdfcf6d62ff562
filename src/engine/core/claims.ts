import { ownClaims, SHARED } from './memory';
import { mateWithin, noMateWithin, probe } from './table';

// Which positions are being searched right now, by whichever instance. Who comes to one that another is busy with leaves it
// for later, when the table will often know the answer (Weill's ABDADA, 1996). A claim is only advice: one that is lost
// or overwritten costs time, never truth.

const CLAIMS: usize = SHARED + 0x2000;
const SLOTS: u64 = 512;

/** How many claims this instance has, one inside the other. */
let held: usize = 0;
const OWN_BYTES: usize = 24;

export function forgetClaims(): void {
  held = 0;
  memory.fill(CLAIMS, 0, usize(SLOTS) << 3);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64): usize {
  return CLAIMS + (usize((key >> 32) & (SLOTS - 1)) << 3);
}

/** The same position with another number of moves left is another search. */
// @ts-ignore: decorator
@inline
function searchOf(key: u64, limit: i32): u64 {
  return key ^ u64(limit);
}

export function isClaimed(key: u64, limit: i32): bool {
  return load<u64>(slotOf(key)) == searchOf(key, limit);
}

/** Claims the search of a position that arises from `parent`, which is asked for a mate in `limit` + 1. */
export function claim(parent: u64, key: u64, limit: i32): void {
  store<u64>(slotOf(key), searchOf(key, limit));
  const own = ownClaims() + held * OWN_BYTES;
  store<u64>(own, key);
  store<u64>(own, parent, 8);
  store<i32>(own, limit, 16);
  held++;
}

/** Gives up the claim that was made last. */
export function release(): void {
  held--;
  store<u64>(slotOf(load<u64>(ownClaims() + held * OWN_BYTES)), 0);
}

/** After a search that was left in the middle: others would go on keeping away from what it had claimed. */
export function releaseAll(): void {
  while (held > 0) release();
}

/** Whether another instance has meanwhile answered a question that the present search is only a part of. */
export function isInVain(): bool {
  for (let own = ownClaims(); own < ownClaims() + held * OWN_BYTES; own += OWN_BYTES) {
    const known = probe(load<u64>(own, 8));
    const limit = load<i32>(own, 16);
    if (noMateWithin(known) > limit || (mateWithin(known) && mateWithin(known) <= limit + 1)) return true;
  }
  return false;
}
