import { SHARED, TABLE } from './memory';

// The transposition table: what is known of positions with either side to move. A bucket is one cache line of four
// entries; an entry is two words, key ^ data and data, so that one torn by two writers at a time is not recognised
// instead of being believed.
//
// data: no mate within (8 bits), mate within (8, 0: not known), the best move (20), generation (12).

const ENTRY_BYTES: usize = 16;
const BUCKET_BYTES: usize = 64;
const GENERATION_SHIFT: u64 = 36;
const GENERATIONS: u64 = 4095;
const FIRST_BUCKETS: u32 = 1 << 8;

/** The number of buckets less one. In the shared memory, because all instances must agree on it. */
const MASK: usize = SHARED;
const GENERATION: usize = SHARED + 8;

let generation: u64 = 0;
let maxBuckets: u32 = FIRST_BUCKETS;
let written: u32 = 0;

// @ts-ignore: decorator
@inline
export function noMateWithin(data: u64): i32 {
  return i32(data & 0xff);
}

// @ts-ignore: decorator
@inline
export function mateWithin(data: u64): i32 {
  return i32((data >> 8) & 0xff);
}

// @ts-ignore: decorator
@inline
export function bestMove(data: u64): u32 {
  return u32(data >> 16) & 0xfffff;
}

/** Forgets everything without touching it: entries of an older generation are not seen. */
export function newTask(buckets: u32): void {
  maxBuckets = buckets < FIRST_BUCKETS ? FIRST_BUCKETS : buckets;
  generation = load<u64>(GENERATION) + 1;
  if (generation > GENERATIONS) {
    // Growing writes the rest anew before it is used.
    memory.fill(TABLE, 0, usize(FIRST_BUCKETS) * BUCKET_BYTES);
    generation = 1;
  }
  store<u64>(GENERATION, generation);
  store<u32>(MASK, FIRST_BUCKETS - 1);
  written = 0;
}

/** For an instance that helps with the task of another. It leaves the growing to that one. */
export function joinTask(number: u32): void {
  generation = u64(number);
  maxBuckets = 0;
}

/** Tells this task from those before it. */
export function taskNumber(): u32 {
  return u32(generation);
}

/** The data of a position, or 0. */
export function probe(key: u64): u64 {
  const bucket = TABLE + (usize(u32(key) & load<u32>(MASK)) << 6);
  for (let at = bucket; at < bucket + BUCKET_BYTES; at += ENTRY_BYTES) {
    const data = load<u64>(at, 8);
    if ((load<u64>(at) ^ data) == key && data >> GENERATION_SHIFT == generation) return data;
  }
  return 0;
}

/** What another instance has found out meanwhile stays true. */
export function save(key: u64, no: i32, mate: i32, move: u32): void {
  const known = probe(key);
  const least = max(no, noMateWithin(known));
  const most = mate && mateWithin(known) ? min(mate, mateWithin(known)) : mate | mateWithin(known);
  saveRaw(key, u64(least) | (u64(most) << 8) | (u64(move & 0xfffff) << 16));
}

/** Saves 36 bits of another meaning, under a key that no position has. */
export function saveRaw(key: u64, bits: u64): void {
  const data = bits | (generation << GENERATION_SHIFT);
  const bucket = TABLE + (usize(u32(key) & load<u32>(MASK)) << 6);
  let place = bucket;
  let least: u64 = u64(-1);
  for (let at = bucket; at < bucket + BUCKET_BYTES; at += ENTRY_BYTES) {
    const known = load<u64>(at, 8);
    const old = known >> GENERATION_SHIFT != generation;
    if ((load<u64>(at) ^ known) == key && !old) {
      place = at;
      least = u64(-1);
      break;
    }
    const worth = old ? 0 : (known & 0xff) + ((known >> 8) & 0xff) + 1;
    if (worth < least) {
      least = worth;
      place = at;
    }
  }
  store<u64>(place, key ^ data);
  store<u64>(place, data, 8);
  if (least != u64(-1)) {
    written++;
    if (written > load<u32>(MASK) << 1 && load<u32>(MASK) + 1 < maxBuckets) grow();
  }
}

/** Doubles the table: what a bucket holds stays there or goes to its twin in the new half. */
function grow(): void {
  const buckets = load<u32>(MASK) + 1;
  for (let index: u32 = 0; index < buckets; index++) {
    const bucket = TABLE + (usize(index) << 6);
    const twin = TABLE + (usize(index + buckets) << 6);
    for (let offset: usize = 0; offset < BUCKET_BYTES; offset += ENTRY_BYTES) {
      const data = load<u64>(bucket + offset, 8);
      const key = load<u64>(bucket + offset) ^ data;
      const leaves = data >> GENERATION_SHIFT == generation && u32(key) & buckets;
      store<u64>(twin + offset, leaves ? key ^ data : 0);
      store<u64>(twin + offset, leaves ? data : 0, 8);
      if (leaves) store<u64>(bucket + offset, 0, 8);
    }
  }
  store<u32>(MASK, buckets * 2 - 1);
}
