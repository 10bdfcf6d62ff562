import { markVisited } from './foresee';
import { generate } from './generate';
import { countNode, outOfMemory } from './host';
import { makeKeyed } from './make';
import { isMated } from './mated';
import { ARENA, listOf } from './memory';
import { IN_PASSING, promotionOf, specialOf, toOf } from './move';
import { findChecks, seemsCheck, sortFixed, valueOn } from './order';
import { EN_PASSANT, KEY, zobristOfEnPassant } from './position';
import { defend, shortest } from './search';

// Everything that mates in the shortest way, as a graph in the arena: one node for each position with the attacker to
// move. The face reads it from there.
//
// node:         key (8 bytes), next node of its chain, moves to mate (4), number of continuations (4), their addresses (4 each)
// continuation: move (4), number of defences (4), then of each: move (4), node (4); the most stubborn first
const NODE_NEXT: usize = 8;
const NODE_LENGTH: usize = 12;
const NODE_COUNT: usize = 16;
const NODE_LIST: usize = 20;

/** Heads of the chains that find a node by its key. */
const CHAINS: usize = 1 << 12;

let top: usize = 0;
let limitOfArena: usize = 0;

export function emptyGraph(bytes: usize): void {
  top = ARENA + CHAINS * 4;
  limitOfArena = ARENA + bytes;
  memory.fill(ARENA, 0, CHAINS * 4);
}

function allocate(bytes: usize): usize {
  const at = top;
  top += (bytes + 7) & ~7;
  if (top > limitOfArena) outOfMemory();
  return at;
}

/** Attacker to move, and the shortest mate is known to take `length` moves. Returns the node's address. */
export function build<Side, Other>(p: usize, length: i32): usize {
  const key = keyOfNode<Side, Other>(p);
  const chain = ARENA + (usize(key) & (CHAINS - 1)) * 4;
  for (let node = usize(load<u32>(chain)); node; node = usize(load<u32>(node, NODE_NEXT))) {
    if (load<u64>(node) == key) return node;
  }
  markVisited(p, length);

  // 1. The moves that keep the length stay at the beginning of the list.
  const list = listOf(p);
  let end = generate<Side, Other>(p, list);
  if (length == 1) findChecks<Side, Other>(p);
  let kept = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (length == 1 && !promotionOf(move) && !specialOf(move) && !seemsCheck(move)) continue;
    const next = makeKeyed<Side>(p, move);
    countNode();
    if (!(length == 1 ? isMated<Other, Side>(next) : defend<Other, Side>(next, length - 1))) continue;
    store<u32>(kept, move);
    kept += 4;
  }
  end = kept;
  sortFixed<Side>(list, end);

  // 2. Each with its defences.
  const count = (end - list) >> 2;
  const node = allocate(NODE_LIST + count * 4);
  store<u64>(node, key);
  store<u32>(node, u32(length), NODE_LENGTH);
  store<u32>(node, u32(count), NODE_COUNT);
  for (let index: usize = 0; index < count; index++) {
    const move = load<u32>(list + index * 4);
    const continuation = defences<Other, Side>(makeKeyed<Side>(p, move), move, length - 1);
    // The most forcing first: with several ways to mate, it is the one that reads best.
    let place = node + NODE_LIST + index * 4;
    while (place > node + NODE_LIST && load<u32>(load<u32>(place - 4), 4) > load<u32>(continuation, 4)) {
      store<u32>(place, load<u32>(place - 4));
      place -= 4;
    }
    store<u32>(place, u32(continuation));
  }
  store<u32>(node, load<u32>(chain), NODE_NEXT);
  store<u32>(chain, u32(node));
  return node;
}

/** Defender to move (`Side` here): all replies, the most stubborn first. */
function defences<Side, Other>(p: usize, last: u32, longest: i32): usize {
  const list = listOf(p);
  const end = longest ? generate<Side, Other>(p, list) : list;
  sortFixed<Side>(list, end);
  const count = (end - list) >> 2;
  const continuation = allocate(8 + count * 8);
  store<u32>(continuation, last);
  store<u32>(continuation, u32(count), 4);
  const first = continuation + 8;
  for (let index: usize = 0; index < count; index++) {
    const move = load<u32>(list + index * 4);
    const next = makeKeyed<Side>(p, move);
    const node = build<Other, Side>(next, shortest<Other, Side>(next, longest));
    let place = first + index * 8;
    while (place > first && isMoreStubborn<Side>(p, move, node, load<u32>(place - 8), load<u32>(place - 4))) {
      store<u64>(place, load<u64>(place - 8));
      place -= 8;
    }
    store<u32>(place, move);
    store<u32>(place, u32(node), 4);
  }
  return continuation;
}

/** The longest; then the one with the fewest answers; then the dearest capture. */
function isMoreStubborn<Side>(p: usize, move: u32, node: usize, otherMove: u32, other: usize): bool {
  const length = load<u32>(node, NODE_LENGTH);
  const otherLength = load<u32>(other, NODE_LENGTH);
  if (length != otherLength) return length > otherLength;
  const count = load<u32>(node, NODE_COUNT);
  const otherCount = load<u32>(other, NODE_COUNT);
  if (count != otherCount) return count < otherCount;
  return valueOn<Side>(p, toOf(move)) > valueOn<Side>(p, toOf(otherMove));
}

/** Two positions are the same when the same moves are legal: a capture in passing that a pin forbids is no difference. */
function keyOfNode<Side, Other>(p: usize): u64 {
  const key = load<u64>(p, KEY);
  const passed = load<u64>(p, EN_PASSANT);
  if (!passed) return key;
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  for (let at = list; at < end; at += 4) if (specialOf(load<u32>(at)) == IN_PASSING) return key;
  return key ^ zobristOfEnPassant(passed);
}
