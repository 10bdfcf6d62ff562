import { generate } from './generate';
import { makeKeyed } from './make';
import { listOf } from './memory';
import { SCORE_SHIFT, MOVE_BITS, toOf } from './move';
import { findChecks, seemsCheck, sort, sortFixed, valueOn } from './order';
import { KEY } from './position';
import { attack, shortest } from './search';
import { noMateWithin, probe } from './table';

/** The reply that `refute` and `lookBeyond` found. */
let reply: u32 = 0;

export function replyFound(): u32 {
  return reply;
}

/** A wrong move gets a reply after which there is no mate in the `left` moves that remain; false: it has no reply, stalemate. */
export function refute<Side, Other>(p: usize, move: u32, left: i32): bool {
  reply = findRefutation<Side, Other>(p, move, left, 0);
  return reply != 0;
}

/** Whether the reply `refuted` alone keeps a wrong move from mating in the `left` moves that remain. */
export function isOnlyRefutation<Side, Other>(p: usize, move: u32, left: i32, refuted: u32): bool {
  return findRefutation<Side, Other>(p, move, left, refuted) == 0;
}

/** A reply to a wrong move, another one than `except`, after which there is no mate in the `left` moves that remain; else 0. */
function findRefutation<Side, Other>(p: usize, move: u32, left: i32, except: u32): u32 {
  const q = makeKeyed<Side>(p, move);
  const list = listOf(q);
  const end = convincingFirst<Other, Side>(q, list, move);
  if (left >= 2) {
    // What the search has found already costs nothing; of that, the most convincing.
    for (let at = list; at < end; at += 4) {
      const answer = load<u32>(at) & MOVE_BITS;
      if (answer == except || noMateWithin(probe(load<u64>(makeKeyed<Other>(q, answer), KEY))) < left) continue;
      return answer;
    }
  }
  for (let at = list; at < end; at += 4) {
    const answer = load<u32>(at) & MOVE_BITS;
    if (answer == except || attack<Side, Other>(makeKeyed<Other>(q, answer), left)) continue;
    return answer;
  }
  return 0;
}

/**
 * How many moves a wrong move takes to mate when it does so within 1 + `left`, and the reply that makes it last; else 0
 * and a reply that escapes. The reply `refuted` by which the move misses the shortest mate is the likeliest to escape.
 */
export function lookBeyond<Side, Other>(p: usize, move: u32, left: i32, refuted: u32): i32 {
  const q = makeKeyed<Side>(p, move);
  reply = refuted;
  if (!attack<Side, Other>(makeKeyed<Other>(q, refuted), left)) return 0;
  const list = listOf(q);
  const end = convincingFirst<Other, Side>(q, list, move);
  let longest = 0;
  let by: u32 = 0;
  for (let at = list; at < end; at += 4) {
    const answer = load<u32>(at) & MOVE_BITS;
    const next = makeKeyed<Other>(q, answer);
    if (!attack<Side, Other>(next, left)) {
      reply = answer;
      return 0;
    }
    const length = shortest<Side, Other>(next, left);
    if (length <= longest) continue;
    longest = length;
    by = answer;
  }
  reply = by;
  return longest + 1;
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
