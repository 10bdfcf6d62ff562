import { generate } from './generate';
import { countNode } from './host';
import { makeKeyed } from './make';
import { listOf } from './memory';
import { sortFixed } from './order';
import { KEY } from './position';
import { defend, shortest } from './search';
import { probe, saveRaw } from './table';

// What a helper does while the owner of a task writes its solution out. The owner goes through it from the first move to the
// last, a helper from the last to the first: when they meet, the table knows the other half of the answers.

/** Shorter mates are written out faster than they could be looked up. */
const WORTH_FORESEEING: i32 = 3;

/** Makes the key of a mark from that of a position. Not the one of `proof-numbers.ts`, which keeps other things so. */
const SALT: u64 = 0xa0761d6478bd642f;
/** To the table this looks like a length that nothing reaches, so that no entry of a search displaces it. */
const MARKED: u64 = 0xff;

/** Whoever goes through a position marks it, so that nobody else begins it. A mark that is lost costs time, never truth. */
export function markVisited(p: usize, length: i32): void {
  if (length >= WORTH_FORESEEING) saveRaw(load<u64>(p, KEY) ^ SALT, MARKED);
}

/** Attacker to move, and the shortest mate is known to take `length` moves: all that follows is searched. */
export function foresee<Side, Other>(p: usize, length: i32): void {
  if (length < WORTH_FORESEEING) return;
  // 1. The moves that keep the length, the last one first as well: in a line of forced moves there is nothing else to divide.
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  let kept = end;
  for (let at = end; at > list; at -= 4) {
    const move = load<u32>(at - 4);
    countNode();
    if (!defend<Other, Side>(makeKeyed<Side>(p, move), length - 1)) continue;
    kept -= 4;
    store<u32>(kept, move);
  }
  sortFixed<Side>(kept, end);

  // 2. The last of them first, and of its defences the last first.
  for (let at = end; at > kept; at -= 4) {
    const next = makeKeyed<Side>(p, load<u32>(at - 4));
    const replies = listOf(next);
    const last = generate<Other, Side>(next, replies);
    sortFixed<Other>(replies, last);
    for (let reply = last; reply > replies; reply -= 4) {
      foreseeReply<Side, Other>(makeKeyed<Other>(next, load<u32>(reply - 4)), length - 1);
    }
  }
}

function foreseeReply<Side, Other>(p: usize, longest: i32): void {
  if (longest < WORTH_FORESEEING || probe(load<u64>(p, KEY) ^ SALT)) return;
  // Before the search for its length, which takes long enough for another to come here.
  markVisited(p, longest);
  foresee<Side, Other>(p, shortest<Side, Other>(p, longest));
}
