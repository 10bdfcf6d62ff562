import type { Core } from '../core.js';
import type { Meter } from './meter.js';
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

/** A position that a player can be asked in, and how to get there from the root. */
interface AskedPosition {
  readonly node: GraphNode;
  readonly path: readonly number[];
}

interface OpenTry {
  readonly coreMove: number;
  /** The reply that lasts longest as far as is known; 0 when there is none. */
  reply: number;
  /** No more than this many moves were looked at. */
  lookedAt: number;
  verdict: Try;
}

/**
 * Explains every wrong move wherever a player can be asked for one. `nodes` are for finding out which of them mate later, at
 * each slower length. Returns how many stay undecided.
 */
export function explainTries(core: Core, meter: Meter, root: GraphNode, nodes: number): number {
  const asked = findAskedPositions(root);

  // 1. Every wrong move gets a reply after which the moves that are left do not mate.
  const tries = asked.map(({ node, path }) => {
    core.follow(path);
    return refuteAll(core, node);
  });

  // 2. As far as the allowance goes: is it a slower mate, or is there a reply that escapes that too? The nearest length first.
  for (let more = 1; more <= MOVES_SLOWER; more++) {
    const allowance = new Allowance(core, meter, nodes);
    for (const cap of NODES_PER_TRY) {
      asked.forEach(({ node, path }, index) => {
        const length = node.mateIn + more;
        const open = (tries[index] ?? []).filter(
          ({ verdict, lookedAt }) => verdict.kind === 'undecided' && lookedAt < length,
        );
        if (open.length === 0 || allowance.isSpent) return;
        core.follow(path);
        for (const each of open) {
          const found = allowance.spend(cap, () => lookBeyond(core, each, node.mateIn, length));
          if (found) Object.assign(each, found);
        }
      });
    }
  }

  // 3. Does one reply alone refute it? Asked of first moves only: there it tells how near a wrong answer comes.
  const forOthers = new Allowance(core, meter, NODES_FOR_OTHER_REPLIES);
  core.follow([]);
  const only = new Map<OpenTry, boolean>();
  for (const cap of NODES_PER_TRY) {
    for (const each of tries[0] ?? []) {
      const { coreMove, reply } = each;
      if (reply === 0 || only.has(each) || forOthers.isSpent) continue;
      const answer = forOthers.spend(cap, () => core.exports.isOnlyRefutation(coreMove, root.mateIn - 1, reply));
      if (answer !== undefined) only.set(each, answer !== 0);
    }
  }

  asked.forEach(({ node }, index) => {
    node.tries = (tries[index] ?? []).map((each) => {
      const known = only.get(each);
      return known === undefined ? each.verdict : { ...each.verdict, only: known };
    });
  });
  return tries.flat().filter(({ verdict }) => verdict.kind === 'undecided').length;
}

/** Nodes for what a puzzle can do without. */
class Allowance {
  #left: number;

  constructor(
    readonly core: Core,
    readonly meter: Meter,
    nodes: number,
  ) {
    this.#left = Math.max(0, Math.min(nodes, meter.nodesLeft));
  }

  get isSpent(): boolean {
    return this.#left === 0 || this.meter.isSpent;
  }

  /** Undefined when so many nodes, or those that are left, did not suffice. */
  spend<Value>(most: number, work: () => Value): Value | undefined {
    const before = this.core.exports.nodes();
    const value = this.meter.within(Math.min(most, this.#left), before, work);
    this.#left = Math.max(0, this.#left - (this.core.exports.nodes() - before));
    return value;
  }
}

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

function refuteAll(core: Core, { mateIn, continuations }: GraphNode): OpenTry[] {
  const right = new Set(continuations.map(({ coreMove }) => coreMove));
  const wrong = core.movesOnDesk(core.exports.listMoves()).filter((move) => !right.has(move));
  return wrong.map((coreMove) => {
    const move = uciOfCore(coreMove);
    if (!core.exports.refute(coreMove, mateIn - 1)) {
      return { coreMove, reply: 0, lookedAt: mateIn, verdict: { kind: 'stalemate', move } };
    }
    const reply = core.exports.reply();
    return { coreMove, reply, lookedAt: mateIn, verdict: { kind: 'undecided', move, by: uciOfCore(reply) } };
  });
}

/** Whether a move that misses the mate in `mateIn` mates within `length`. */
function lookBeyond(
  core: Core,
  { coreMove, reply: before }: OpenTry,
  mateIn: number,
  length: number,
): Pick<OpenTry, 'reply' | 'lookedAt' | 'verdict'> {
  const move = uciOfCore(coreMove);
  const found = core.exports.lookBeyond(coreMove, length - 1, before);
  const reply = core.exports.reply();
  const by = uciOfCore(reply);
  if (found > 0) return { reply, lookedAt: length, verdict: { kind: 'slower', move, mateIn: found, by } };
  const kind = length < slowestMate(mateIn) ? 'undecided' : 'refuted';
  return { reply, lookedAt: length, verdict: { kind, move, by } };
}
