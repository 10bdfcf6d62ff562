import { forgetClaims } from './claims';
import { perft as countPositions } from './count';
import { generate } from './generate';
import { build, emptyGraph } from './graph';
import { nodesSoFar, startCounting, watchNothing } from './host';
import { makeKeyed } from './make';
import { desk as addressOfDesk, firstPly, forgetKillers, listOf, useState } from './memory';
import { sortFixed } from './order';
import { keyOf, KEY } from './position';
import { findOneKey } from './proof-numbers';
import {
  closeTask,
  helpRoot,
  joinedBlackAttacks,
  joinRoot,
  listKeys,
  openLength,
  openWriting,
  searchRoot,
  shareRoot,
} from './root';
import { newTask } from './table';
import { writeTables } from './tables';
import {
  findOnlyReplies as findOnlyRepliesIn,
  lookBeyondAll as lookBeyondAllIn,
  refuteAll as refuteAllIn,
  tryAtHand as placeAtHand,
} from './tries';

// What the face calls. One task at a time: a position is set, then asked about. Moves are told by their 20 bits.

let blackAttacks: bool = false;
/** The position that tries are looked at in: the root, or one reached by `follow`. */
let here: usize = 0;
/** The search that `startLength` has opened. */
let open: u32 = 0;

/** To be called once per instance, with a number of its own among those that share a memory. */
export function initialise(instance: i32): void {
  useState(instance);
  writeTables();
}

/** Where the face writes positions and moves, and finds lists of moves. */
export function desk(): usize {
  return addressOfDesk();
}

/** Takes the position from the desk: the sets of men, en passant, castling rights, as a record has them. */
export function setPosition(black: bool): void {
  blackAttacks = black;
  const p = firstPly();
  here = p;
  memory.copy(p, addressOfDesk(), 88);
  store<u64>(p, keyOf(p, black), KEY);
}

export function startTask(buckets: u32): void {
  watchNothing();
  startCounting();
  forgetKillers();
  forgetClaims();
  newTask(buckets);
  if (blackAttacks) shareRoot<u16, u8>();
  else shareRoot<u8, u16>();
}

export function endTask(): void {
  closeTask();
}

/** Opens a length for all instances; `searchLength` then searches it. */
export function startLength(length: i32): void {
  open = openLength(length);
}

/** Searches what is open of this length. Returns the number of keys, which are on the desk then. */
export function searchLength(): i32 {
  const keys = addressOfDesk();
  if (blackAttacks) {
    searchRoot<u16, u8>(open);
    return listKeys<u16>(open, keys);
  }
  searchRoot<u8, u16>(open);
  return listKeys<u8>(open, keys);
}

/** A move that mates within so many moves, perhaps not the shortest way; 0: none does. */
export function searchOneKey(limit: i32): u32 {
  return blackAttacks ? findOneKey<u16, u8>(limit) : findOneKey<u8, u16>(limit);
}

/** Takes part in the task of another instance with the same memory, until nothing that is open is left to do. */
export function help(): void {
  watchNothing();
  startCounting();
  const joined = joinRoot();
  if (!joined) return;
  if (joinedBlackAttacks()) helpRoot<u16, u8>(joined);
  else helpRoot<u8, u16>(joined);
}

/** Writes out the solution of a mate of this length; returns the address of its root. */
export function buildGraph(length: i32, bytes: u32): usize {
  emptyGraph(bytes);
  openWriting(length);
  const p = firstPly();
  const root = blackAttacks ? build<u16, u8>(p, length) : build<u8, u16>(p, length);
  closeTask();
  return root;
}

/** Goes to the position after the moves on the desk, which begin and end with the attacker to move. */
export function follow(count: i32): void {
  here = firstPly();
  const moves = addressOfDesk();
  for (let index = 0; index < count; index++) {
    const move = load<u32>(moves + (index << 2));
    const black = ((index & 1) != 0) != blackAttacks;
    here = black ? makeKeyed<u16>(here, move) : makeKeyed<u8>(here, move);
  }
}

/** Writes the legal moves to the desk, in the order that people see; returns their number. */
export function listMoves(): i32 {
  const list = listOf(here);
  const end = blackAttacks ? generate<u16, u8>(here, list) : generate<u8, u16>(here, list);
  if (blackAttacks) sortFixed<u16>(list, end);
  else sortFixed<u8>(list, end);
  memory.copy(addressOfDesk(), list, end - list);
  return i32((end - list) >> 2);
}

/** The wrong moves are on the desk, as records: see `tries.ts`. */
export function refuteAll(count: i32, length: i32): void {
  if (blackAttacks) refuteAllIn<u16, u8>(here, addressOfDesk(), count, length);
  else refuteAllIn<u8, u16>(here, addressOfDesk(), count, length);
}

export function lookBeyondAll(from: i32, count: i32, length: i32, most: f64, end: f64): void {
  if (blackAttacks) lookBeyondAllIn<u16, u8>(here, addressOfDesk(), from, count, length, most, end);
  else lookBeyondAllIn<u8, u16>(here, addressOfDesk(), from, count, length, most, end);
}

export function findOnlyReplies(from: i32, count: i32, length: i32, most: f64, end: f64): void {
  if (blackAttacks) findOnlyRepliesIn<u16, u8>(here, addressOfDesk(), from, count, length, most, end);
  else findOnlyRepliesIn<u8, u16>(here, addressOfDesk(), from, count, length, most, end);
}

/** The place of the wrong move whose cap was reached. */
export function tryAtHand(): i32 {
  return placeAtHand();
}

export function nodes(): f64 {
  return nodesSoFar();
}

/** `perft` after one move. */
export function divide(move: u32, depth: i32): f64 {
  const p = firstPly();
  return f64(
    blackAttacks
      ? countPositions<u8, u16>(makeKeyed<u16>(p, move), depth)
      : countPositions<u16, u8>(makeKeyed<u8>(p, move), depth),
  );
}

export function perft(depth: i32): f64 {
  const p = firstPly();
  return f64(blackAttacks ? countPositions<u16, u8>(p, depth) : countPositions<u8, u16>(p, depth));
}
