/**
 * Asks the face whether to go on, with the number of nodes so far and whether another instance has settled what is being
 * searched; the answer is when to ask again. The face ends a search by throwing: no function on the way up can then take
 * "stopped" for "no mate".
 */
// @ts-ignore: decorator
@external("host", "poll")
declare function poll(nodes: f64, settledElsewhere: bool): f64;

/** Ends the task, by throwing as well: the arena is full. */
// @ts-ignore: decorator
@external("host", "outOfMemory")
export declare function outOfMemory(): void;

/** Ends work that the face has put a cap on, by throwing; the task goes on with something else. */
// @ts-ignore: decorator
@external("host", "overCap")
declare function overCap(): void;

let nodes: f64 = 0;
/** When the face wants to be asked again. */
let due: f64 = 0;
let cap: f64 = Infinity;
let nextAsk: f64 = 0;

/** A word of the shared memory that keeps this value until somebody settles what is being searched. */
let watched: usize = 0;
let unsettled: u32 = 0;
let claiming: bool = false;

export function startCounting(): void {
  nodes = 0;
  due = 0;
  liftCap();
}

/** What comes next may take so many nodes. */
export function capNodes(most: f64): void {
  cap = nodes + most;
  nextAsk = min(due, cap + 1);
}

export function liftCap(): void {
  cap = Infinity;
  nextAsk = due;
}

export function nodesSoFar(): f64 {
  return nodes;
}

/** `claims`: others may be searching the same, and claims keep them apart. */
export function watch(word: usize, value: u32, claims: bool): void {
  watched = word;
  unsettled = value;
  claiming = claims;
}

export function watchNothing(): void {
  watch(0, 0, false);
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes += 1;
  if (nodes >= nextAsk) ask();
}

function ask(): void {
  if (nodes > cap) overCap();
  if (nodes >= due) due = poll(nodes, watched != 0 && atomic.load<u32>(watched) != unsettled);
  nextAsk = min(due, cap + 1);
}

/** Whether first moves are being searched, which others may do too. Only then can a search be interrupted for their sake. */
export function isShared(): bool {
  return claiming;
}

/** Ends the search in the middle, because another instance has found what it is for. */
export function interrupt(): void {
  poll(nodes, true);
}
