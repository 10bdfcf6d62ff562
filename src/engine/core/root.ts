import { releaseAll } from './claims';
import { foresee } from './foresee';
import { generate } from './generate';
import { watch, watchNothing } from './host';
import { makeKeyed } from './make';
import { isMated } from './mated';
import { firstPly, listOf, PLY_BYTES, SHARED } from './memory';
import { MOVE_BITS } from './move';
import { orderAttacks, sortFixed } from './order';
import { defend } from './search';
import { joinTask, taskNumber } from './table';

// The first moves, divided among all instances that share the memory: each takes the next one from a counter. When none
// is left, they join those that are still at work; the claims inside the search then keep them apart. So nobody ever
// waits for anybody.

const ROOT: usize = SHARED + 0x40;
/**
 * The search that is open: the number of the task, the length, and two bits that are 0 while first moves are searched, 3 while
 * the solution of this length is written out. 0: none.
 */
const OPEN: usize = SHARED + 0x100;
const NEXT: usize = SHARED + 0x104;
const COUNT: usize = SHARED + 0x108;
const BLACK_ATTACKS: usize = SHARED + 0x10c;
const FENCE: usize = SHARED + 0x110;
const MOVES: usize = SHARED + 0x200;
/** Of each move the number of its search while it is open, then one more for "refuted", two more for "mates". */
const RESULTS: usize = SHARED + 0xa00;

const LENGTH_SHIFT: u32 = 2;
const LENGTH_BITS: u32 = 0x3ff;
const TASK_SHIFT: u32 = 12;
const WRITING: u32 = 3;

/** Keeps what is before it before what is after it, in memory too. The compiler's own fence does not pass its validator. */
function fence(): void {
  atomic.add<u32>(FENCE, 0);
}

/** Puts the first moves where all instances see them. */
export function shareRoot<Side, Other>(): void {
  const p = firstPly();
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  orderAttacks<Side, Other>(p, list, end, 0);
  closeTask();
  fence();
  memory.copy(ROOT, p, PLY_BYTES);
  memory.copy(MOVES, list, end - list);
  store<u32>(COUNT, u32((end - list) >> 2));
  store<u32>(BLACK_ATTACKS, sizeof<Side>() == 1 ? 0 : 1);
  fence();
}

/** What `joinRoot` found: the side that attacks, if it found anything. */
let joinedBlack: bool = false;

export function joinedBlackAttacks(): bool {
  return joinedBlack;
}

/**
 * Copies the root of another instance's task to this one's own place; returns the search that is open, 0 for none. The
 * owner may begin another task at any moment: what was copied counts only if the same search is still open after it.
 */
export function joinRoot(): u32 {
  const open = atomic.load<u32>(OPEN);
  if (!open) return 0;
  fence();
  const p = firstPly();
  memory.copy(p, ROOT, PLY_BYTES);
  memory.copy(listOf(p), MOVES, usize(load<u32>(COUNT) & 0x1ff) << 2);
  joinedBlack = load<u32>(BLACK_ATTACKS) != 0;
  fence();
  if (atomic.load<u32>(OPEN) != open) return 0;
  joinTask(open >> TASK_SHIFT);
  return open;
}

/** Opens all first moves for one more length; returns the number of that search. */
export function openLength(length: i32): u32 {
  const open = numberOf(length);
  const count = load<u32>(COUNT);
  for (let index: u32 = 0; index < count; index++) atomic.store<u32>(RESULTS + (index << 2), open);
  atomic.store<u32>(NEXT, 0);
  atomic.store<u32>(OPEN, open);
  return open;
}

/** From now on helpers look ahead of the one who writes out the solution of this length. */
export function openWriting(length: i32): void {
  atomic.store<u32>(OPEN, numberOf(length) | WRITING);
}

function numberOf(length: i32): u32 {
  return (taskNumber() << TASK_SHIFT) | (u32(length) << LENGTH_SHIFT);
}

export function closeTask(): void {
  atomic.store<u32>(OPEN, 0);
}

/** What this instance has foreseen to the end. */
let foreseen: u32 = 0;

/** Does what there is to do for an instance that has joined. */
export function helpRoot<Side, Other>(open: u32): void {
  if ((open & WRITING) != WRITING) return searchRoot<Side, Other>(open);
  if (open == foreseen) return;
  releaseAll();
  watch(OPEN, open, false);
  foresee<Side, Other>(firstPly(), lengthOf(open));
  watchNothing();
  foreseen = open;
}

function lengthOf(open: u32): i32 {
  return i32((open >> LENGTH_SHIFT) & LENGTH_BITS);
}

/** Searches first moves of a search until none is left. After an interruption it can be called again. */
export function searchRoot<Side, Other>(open: u32): void {
  // An interruption leaves the last move watched and positions claimed; both would disturb what follows.
  watchNothing();
  releaseAll();
  const count = load<u32>(COUNT);
  while (atomic.load<u32>(OPEN) == open) {
    const index = atomic.add<u32>(NEXT, 1);
    if (index >= count) break;
    settle<Side, Other>(index, open);
  }
  for (let index: u32 = 0; index < count; index++) settle<Side, Other>(index, open);
}

/** A result of another task or length never equals `open`, so that nobody's late answer can be taken for this one's. */
function settle<Side, Other>(index: u32, open: u32): void {
  const result = RESULTS + (index << 2);
  if (atomic.load<u32>(result) != open) return;
  watch(result, open, true);
  const p = firstPly();
  const length = lengthOf(open);
  const next = makeKeyed<Side>(p, load<u32>(listOf(p) + (index << 2)) & MOVE_BITS);
  const mates = length == 1 ? isMated<Other, Side>(next) : defend<Other, Side>(next, length - 1);
  watchNothing();
  atomic.cmpxchg<u32>(result, open, open | (mates ? 2 : 1));
}

/** Writes the keys that a search has found, in the order that people see; returns their number. */
export function listKeys<Side>(open: u32, to: usize): i32 {
  const mates = open | 2;
  const count = load<u32>(COUNT);
  let keys = 0;
  for (let index: u32 = 0; index < count; index++) {
    if (load<u32>(RESULTS + (index << 2)) != mates) continue;
    store<u32>(to + (keys << 2), load<u32>(MOVES + (index << 2)) & MOVE_BITS);
    keys++;
  }
  sortFixed<Side>(to, to + (keys << 2));
  return keys;
}
