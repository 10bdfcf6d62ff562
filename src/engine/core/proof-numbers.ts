import { countMoves } from './count';
import { generate } from './generate';
import { countNode } from './host';
import { makeKeyed } from './make';
import { ARENA, firstPly, listOf, plyOf } from './memory';
import { MOVE_BITS } from './move';
import { orderAttacks, orderDefences } from './order';
import { checkersIn, KEY } from './position';
import { attack } from './search';
import { mateWithin, noMateWithin, probe, save, saveRaw } from './table';

// Depth-first proof-number search (df-pn, Nagai 2002): goes where the fewest positions are left to prove a mate, or to
// refute it. It finds one mate of many moves where deepening would drown; what it proves is not always the shortest.
//
// A pair of numbers is one word: what is left to prove in the lower half, to disprove in the upper.

const INFINITE: u32 = 0x3ffff;
/** Sums end here: only what is settled is infinite, so that "very far" is never taken for "never". */
const ALMOST: u32 = INFINITE - 1;
/** Leaves are settled exactly, which costs less than the numbers of their children would. */
const LEAF_LIMIT: i32 = 2;
/** Room for the numbers of the children of every ply. The graph is not there yet. */
const PAIRS_BYTES: usize = 512 * 8;

// @ts-ignore: decorator
@inline
function pair(proof: u32, disproof: u32): u64 {
  return u64(proof) | (u64(disproof) << 32);
}

// @ts-ignore: decorator
@inline
function pairsOf(p: usize): usize {
  return ARENA + plyOf(p) * PAIRS_BYTES;
}

/** A position with so many moves left has numbers of its own. */
// @ts-ignore: decorator
@inline
function keyAt(p: usize, left: i32): u64 {
  return load<u64>(p, KEY) ^ (u64(left) * 0x9e3779b97f4a7c15);
}

/** Attacker to move at the root: a move that mates within `limit` moves, which are more than a leaf has; 0: none does. */
export function findOneKey<Side, Other>(limit: i32): u32 {
  return expandAttack<Side, Other>(firstPly(), limit, INFINITE, INFINITE);
}

/** Not the one of `foresee.ts`, which keeps other things so. */
const SALT: u64 = 0xd1b54a32d192ed03;

/** What is known of a position with the attacker to move, or a first guess. */
function numbersOfAttack<Side, Other>(p: usize, left: i32): u64 {
  if (left <= LEAF_LIMIT) return attack<Side, Other>(p, left) ? pair(0, INFINITE) : pair(INFINITE, 0);
  const known = probe(load<u64>(p, KEY));
  if (mateWithin(known) && mateWithin(known) <= left) return pair(0, INFINITE);
  if (noMateWithin(known) >= left) return pair(INFINITE, 0);
  const numbers = probe(keyAt(p, left) ^ SALT);
  if (numbers) return unpack(numbers);
  return pair(1, 1);
}

/** The same with the defender (`Side` here) to move: the more replies, the further it is to a mate. */
function numbersOfDefence<Side, Other>(p: usize, left: i32): u64 {
  const known = probe(load<u64>(p, KEY));
  if (mateWithin(known) && mateWithin(known) <= left) return pair(0, INFINITE);
  if (noMateWithin(known) >= left) return pair(INFINITE, 0);
  const numbers = probe(keyAt(p, left) ^ SALT);
  if (numbers) return unpack(numbers);
  const replies = u32(countMoves<Side, Other>(p));
  if (!replies) return checkersIn(p) ? pair(0, INFINITE) : pair(INFINITE, 0);
  return checkersIn(p) ? pair(replies, 1) : pair(replies + 4, 1);
}

// @ts-ignore: decorator
@inline
function unpack(data: u64): u64 {
  return pair(u32(data) & INFINITE, u32(data >> 18) & INFINITE);
}

function remember(p: usize, left: i32, proof: u32, disproof: u32): void {
  const key = load<u64>(p, KEY);
  const known = probe(key);
  if (proof == 0) save(key, noMateWithin(known), left, 0);
  else if (disproof == 0) save(key, left, mateWithin(known), 0);
  else saveRaw(keyAt(p, left) ^ SALT, u64(proof) | (u64(disproof) << 18));
}

/** Attacker to move: goes on until one of the numbers reaches its threshold. Returns the move that mates, 0 while none is known. */
function expandAttack<Side, Other>(p: usize, left: i32, maxProof: u32, maxDisproof: u32): u32 {
  countNode();
  const list = listOf(p);
  const pairs = pairsOf(p);
  const end = generate<Side, Other>(p, list);
  orderAttacks<Side, Other>(p, list, end, 0);
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at) & MOVE_BITS;
    const numbers = numbersOfDefence<Other, Side>(makeKeyed<Side>(p, move), left - 1);
    store<u64>(pairs + ((at - list) << 1), numbers);
    if (u32(numbers) == 0) {
      remember(p, left, 0, INFINITE);
      return move;
    }
  }
  while (true) {
    // 1. The easiest attack to prove, the second easiest, and what it takes to refute them all.
    let best: usize = 0;
    let proof = INFINITE;
    let second = INFINITE;
    let sum: u32 = 0;
    for (let at = list; at < end; at += 4) {
      const numbers = load<u64>(pairs + ((at - list) << 1));
      const each = u32(numbers);
      const against = u32(numbers >> 32);
      sum += against;
      if (each < proof) {
        second = proof;
        proof = each;
        best = at;
      } else if (each < second) second = each;
    }
    const disproof = min(sum, ALMOST);
    if (proof >= maxProof || disproof >= maxDisproof || proof == 0 || disproof == 0) {
      remember(p, left, proof, disproof);
      return proof == 0 ? load<u32>(best) & MOVE_BITS : 0;
    }
    // 2. Until it is no longer the easiest.
    const next = makeKeyed<Side>(p, load<u32>(best) & MOVE_BITS);
    const own = u32(load<u64>(pairs + ((best - list) << 1)) >> 32);
    expandDefence<Other, Side>(
      next,
      left - 1,
      min(maxProof, second + (second >> 2) + 1),
      min(INFINITE, maxDisproof - disproof + own),
    );
    store<u64>(pairs + ((best - list) << 1), numbersOfDefence<Other, Side>(next, left - 1));
  }
}

/** Defender to move (`Side` here). */
function expandDefence<Side, Other>(p: usize, left: i32, maxProof: u32, maxDisproof: u32): void {
  countNode();
  const list = listOf(p);
  const pairs = pairsOf(p);
  const end = generate<Side, Other>(p, list);
  if (list == end) {
    remember(p, left, checkersIn(p) ? 0 : INFINITE, checkersIn(p) ? INFINITE : 0);
    return;
  }
  orderDefences<Side, Other>(p, list, end);
  for (let at = list; at < end; at += 4) {
    const numbers = numbersOfAttack<Other, Side>(makeKeyed<Side>(p, load<u32>(at) & MOVE_BITS), left);
    store<u64>(pairs + ((at - list) << 1), numbers);
    if (!(numbers >> 32)) {
      remember(p, left, INFINITE, 0);
      return;
    }
  }
  while (true) {
    let best: usize = 0;
    let disproof = INFINITE;
    let second = INFINITE;
    let sum: u32 = 0;
    for (let at = list; at < end; at += 4) {
      const numbers = load<u64>(pairs + ((at - list) << 1));
      const each = u32(numbers >> 32);
      const against = u32(numbers);
      sum += against;
      if (each < disproof) {
        second = disproof;
        disproof = each;
        best = at;
      } else if (each < second) second = each;
    }
    const proof = min(sum, ALMOST);
    if (proof >= maxProof || disproof >= maxDisproof || proof == 0 || disproof == 0) {
      remember(p, left, proof, disproof);
      return;
    }
    const next = makeKeyed<Side>(p, load<u32>(best) & MOVE_BITS);
    const own = u32(load<u64>(pairs + ((best - list) << 1)));
    expandAttack<Other, Side>(
      next,
      left,
      min(INFINITE, maxProof - proof + own),
      min(maxDisproof, second + (second >> 2) + 1),
    );
    store<u64>(pairs + ((best - list) << 1), numbersOfAttack<Other, Side>(next, left));
  }
}
