import { generate } from './generate';
import { capNodes, liftCap, nodesSoFar } from './host';
import { makeKeyed } from './make';
import { listOf } from './memory';
import { MOVE_BITS, SCORE_SHIFT, toOf } from './move';
import { findChecks, seemsCheck, sort, sortFixed, valueOn } from './order';
import { KEY } from './position';
import { attack, shortest } from './search';
import { noMateWithin, probe } from './table';

// What becomes of the wrong moves of a position. What is known of each is a record on the desk, which the face writes and
// reads: the move; the reply to it, 0 for stalemate; up to which length a mate was looked for; in how many moves it mates,
// 0 when none was found; whether that reply alone refutes it, 0 when unknown, 1 for no, 2 for yes. All count from the wrong move.
const TRY_BYTES: usize = 20;
const REPLY: usize = 4;
const LOOKED_AT: usize = 8;
const MATE_IN: usize = 12;
const ONLY: usize = 16;

/** The record that is being worked on, by its place. */
let atHand: i32 = 0;

export function tryAtHand(): i32 {
  return atHand;
}

/** Gives each wrong move a reply after which there is no mate within `length`. */
export function refuteAll<Side, Other>(p: usize, records: usize, count: i32, length: i32): void {
  for (let record = records; record < records + usize(count) * TRY_BYTES; record += TRY_BYTES) {
    const q = makeKeyed<Side>(p, load<u32>(record));
    const list = listOf(q);
    const end = convincingFirst<Other, Side>(q, list, load<u32>(record));
    store<u32>(record, findEscape<Side, Other>(q, list, end, length - 1, 0), REPLY);
    store<u32>(record, u32(length), LOOKED_AT);
  }
}

/**
 * Looks at every wrong move from the place `from` on that is open at this length: does it mate within `length`? Each may take
 * `most` nodes, and all of them no more than up to `end`.
 */
export function lookBeyondAll<Side, Other>(
  p: usize,
  records: usize,
  from: i32,
  count: i32,
  length: i32,
  most: f64,
  end: f64,
): void {
  for (atHand = from; atHand < count; atHand++) {
    const record = records + usize(atHand) * TRY_BYTES;
    const isOpen = !load<u32>(record, MATE_IN) && i32(load<u32>(record, LOOKED_AT)) < length;
    if (!load<u32>(record, REPLY) || !isOpen) continue;
    if (nodesSoFar() >= end) break;
    capNodes(min(most, end - nodesSoFar()));
    lookBeyond<Side, Other>(p, record, length);
  }
  liftCap();
}

/** Finds out, in the same way, which wrong moves only their reply keeps from mating within `length`. */
export function findOnlyReplies<Side, Other>(
  p: usize,
  records: usize,
  from: i32,
  count: i32,
  length: i32,
  most: f64,
  end: f64,
): void {
  for (atHand = from; atHand < count; atHand++) {
    const record = records + usize(atHand) * TRY_BYTES;
    const reply = load<u32>(record, REPLY);
    if (!reply || load<u32>(record, ONLY)) continue;
    if (nodesSoFar() >= end) break;
    capNodes(min(most, end - nodesSoFar()));
    const q = makeKeyed<Side>(p, load<u32>(record));
    const list = listOf(q);
    const other = findEscape<Side, Other>(q, list, generate<Other, Side>(q, list), length - 1, reply);
    store<u32>(record, other ? 1 : 2, ONLY);
  }
  liftCap();
}

/** The first reply of a list, other than `except`, after which there is no mate in the `left` moves that remain; else 0. */
function findEscape<Side, Other>(q: usize, list: usize, end: usize, left: i32, except: u32): u32 {
  if (left >= 2) {
    // What the search has found already costs nothing.
    for (let at = list; at < end; at += 4) {
      const reply = load<u32>(at) & MOVE_BITS;
      if (reply == except || noMateWithin(probe(load<u64>(makeKeyed<Other>(q, reply), KEY))) < left) continue;
      return reply;
    }
  }
  for (let at = list; at < end; at += 4) {
    const reply = load<u32>(at) & MOVE_BITS;
    if (reply == except || attack<Side, Other>(makeKeyed<Other>(q, reply), left)) continue;
    return reply;
  }
  return 0;
}

/**
 * Either it mates within `length`: then how fast, and the reply that makes it last. Or there is a reply that escapes: the one
 * by which it misses a shorter mate is the likeliest.
 */
function lookBeyond<Side, Other>(p: usize, record: usize, length: i32): void {
  const left = length - 1;
  const move = load<u32>(record);
  const q = makeKeyed<Side>(p, move);
  if (attack<Side, Other>(makeKeyed<Other>(q, load<u32>(record, REPLY)), left)) {
    const list = listOf(q);
    const end = convincingFirst<Other, Side>(q, list, move);
    let longest = 0;
    let by: u32 = 0;
    for (let at = list; at < end; at += 4) {
      const reply = load<u32>(at) & MOVE_BITS;
      const next = makeKeyed<Other>(q, reply);
      if (!attack<Side, Other>(next, left)) {
        longest = 0;
        by = reply;
        break;
      }
      const after = shortest<Side, Other>(next, left);
      if (after <= longest) continue;
      longest = after;
      by = reply;
    }
    store<u32>(record, by, REPLY);
    if (longest) store<u32>(record, u32(longest + 1), MATE_IN);
  }
  store<u32>(record, u32(length), LOOKED_AT);
}

/** What a player sees the point of at once comes first: the piece is taken, another one is, a check. */
function convincingFirst<Side, Other>(p: usize, list: usize, last: u32): usize {
  const end = generate<Side, Other>(p, list);
  sortFixed<Side>(list, end);
  findChecks<Side, Other>(p);
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    let appeal = valueOn<Side>(p, toOf(move)) * 10;
    if (toOf(move) == toOf(last)) appeal += 200;
    if (seemsCheck(move)) appeal += 5;
    store<u32>(at, move | (appeal << SCORE_SHIFT));
  }
  sort(list, end);
  return end;
}
