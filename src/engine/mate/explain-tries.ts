import { type Core, OVER_CAP } from '../core.js';
import { type Meter, OutOfBudget } from './meter.js';
import { type GraphNode, uciOfCore } from './read-graph.js';
import { MOVES_SLOWER, slowestMate, type Try } from './solution.js';

/** Some hundredths of a second: enough for nearly all wrong moves beside short mates. */
export const NODES_FOR_TRIES = 100_000;
/** Some seconds: enough for all that ships, and for nearly all mates in up to 5. */
export const NODES_FOR_ALL_TRIES = 50_000_000;
/** Nodes for asking which first moves only one reply refutes. */
const NODES_FOR_OTHER_REPLIES = 20_000;
/** Cheap tries are settled before dear ones, so that one hard try does not leave the others undecided. */
const NODES_PER_TRY = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;

/** Of each record: what `core/tries.ts` keeps of a wrong move. */
const RECORD_WORDS = 5;
const REPLY = 1;
const LOOKED_AT = 2;
const MATE_IN = 3;
const ONLY = 4;
const IS_ONLY = 2;

/** A position that a player can be asked in, and how to get there from the root. */
interface AskedPosition {
  readonly node: GraphNode;
  readonly path: readonly number[];
}

/** Such a position with what is known of its wrong moves: the core's records, one after the other. */
interface OpenPosition extends AskedPosition {
  readonly records: Uint32Array;
}

/**
 * Explains every wrong move wherever a player can be asked for one. `nodes` are for finding out which of them mate later, at
 * each slower length. Returns how many stay undecided.
 */
export function explainTries(core: Core, meter: Meter, root: GraphNode, nodes: number): number {
  // 1. Every wrong move gets a reply after which the moves that are left do not mate.
  const positions = findAskedPositions(root).map((asked) => refuteAll(core, asked));
  const [first] = positions;

  // 2. As far as the allowance goes: is it a slower mate, or is there a reply that escapes that too? The nearest length first.
  try {
    for (let more = 1; more <= MOVES_SLOWER; more++) lookBeyondAll(core, meter, positions, more, nodes);
    // 3. Does one reply alone refute it? Asked of first moves only: there it tells how near a wrong answer comes.
    if (first) findOnlyReplies(core, meter, first);
  } catch (error) {
    // What is not settled when the budget is gone stays undecided: the proof can do without.
    if (!(error instanceof OutOfBudget) || !LEAVES_UNFINISHED.has(error.because)) throw error;
  }

  let undecided = 0;
  for (const { node, records } of positions) {
    const tries: Try[] = [];
    for (let at = 0; at < records.length; at += RECORD_WORDS) tries.push(readTry(records, at, node.mateIn));
    node.tries = tries;
    for (const { kind } of tries) if (kind === 'undecided') undecided++;
  }
  return undecided;
}

const LEAVES_UNFINISHED: ReadonlySet<OutOfBudget['because']> = new Set(['nodes', 'time']);

/** The root, then after every continuation its most stubborn defence, and so on; the nearest to the root first. */
function findAskedPositions(root: GraphNode): AskedPosition[] {
  const asked: AskedPosition[] = [{ node: root, path: [] }];
  const seen = new Set([root]);
  for (const { node, path } of asked) {
    for (const { coreMove, defences } of node.continuations) {
      const [stubborn] = defences;
      if (!stubborn || seen.has(stubborn.next)) continue;
      seen.add(stubborn.next);
      asked.push({ node: stubborn.next, path: [...path, coreMove, stubborn.coreMove] });
    }
  }
  return asked;
}

function refuteAll(core: Core, { node, path }: AskedPosition): OpenPosition {
  core.follow(path);
  const right = node.continuations.map(({ coreMove }) => coreMove);
  const wrong = core.movesOnDesk(core.exports.listMoves()).filter((move) => !right.includes(move));
  const records = core.desk(wrong.length * RECORD_WORDS).fill(0);
  wrong.forEach((move, index) => {
    records[index * RECORD_WORDS] = move;
  });
  core.exports.refuteAll(wrong.length, node.mateIn);
  // The desk is needed for the next position.
  return { node, path, records: Uint32Array.from(records) };
}

function lookBeyondAll(
  core: Core,
  meter: Meter,
  positions: readonly OpenPosition[],
  more: number,
  nodes: number,
): void {
  const end = core.exports.nodes() + Math.min(nodes, meter.nodesLeft);
  for (const most of NODES_PER_TRY) {
    for (const position of positions) {
      const length = position.node.mateIn + more;
      if (!hasOpen(position, length)) continue;
      workOn(core, position, (from, count) => core.exports.lookBeyondAll(from, count, length, most, end));
    }
  }
}

function hasOpen({ records }: OpenPosition, length: number): boolean {
  for (let at = 0; at < records.length; at += RECORD_WORDS) {
    if (records[at + REPLY] && !records[at + MATE_IN] && (records[at + LOOKED_AT] ?? 0) < length) return true;
  }
  return false;
}

function findOnlyReplies(core: Core, meter: Meter, position: OpenPosition): void {
  const end = core.exports.nodes() + Math.min(NODES_FOR_OTHER_REPLIES, meter.nodesLeft);
  const { mateIn } = position.node;
  for (const most of NODES_PER_TRY) {
    workOn(core, position, (from, count) => core.exports.findOnlyReplies(from, count, mateIn, most, end));
    if (core.exports.nodes() >= end) return;
  }
}

/** Goes through the wrong moves of a position; one that takes too many nodes is left as it is, and the next one's turn comes. */
function workOn(core: Core, { path, records }: OpenPosition, work: (from: number, count: number) => void): void {
  core.follow(path);
  const desk = core.desk(records.length);
  desk.set(records);
  const count = records.length / RECORD_WORDS;
  try {
    for (let from = 0; from < count; ) from = continueWork(core, from, count, work);
  } finally {
    records.set(desk);
  }
}

/** Returns the place from which it goes on. */
function continueWork(core: Core, from: number, count: number, work: (from: number, count: number) => void): number {
  try {
    work(from, count);
    return count;
  } catch (error) {
    if (error !== OVER_CAP) throw error;
    return core.exports.tryAtHand() + 1;
  }
}

/** Of a record that begins at the word `at`. */
function readTry(records: Uint32Array, at: number, mateIn: number): Try {
  const word = (place: number): number => records[at + place] ?? 0;
  const move = uciOfCore(word(0));
  if (word(REPLY) === 0) return { kind: 'stalemate', move };
  const known = { move, by: uciOfCore(word(REPLY)), ...(word(ONLY) > 0 && { only: word(ONLY) === IS_ONLY }) };
  if (word(MATE_IN) > 0) return { kind: 'slower', mateIn: word(MATE_IN), ...known };
  return { kind: word(LOOKED_AT) < slowestMate(mateIn) ? 'undecided' : 'refuted', ...known };
}
