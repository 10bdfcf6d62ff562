import type { Core } from './core.js';
import type { Meter } from './meter.js';
import { type GraphNode, uciOfCore } from './read-graph.js';
import type { Try } from './solution.js';

/** Nodes for looking beyond the shortest mate, for one puzzle: some hundredths of a second. */
const NODES_BEYOND = 100_000;
/** Nodes for asking which first moves only one reply refutes. */
const NODES_FOR_OTHER_REPLIES = 20_000;
/** Cheap tries are settled before dear ones, so that one hard try does not leave the others unexplained. */
const NODES_PER_TRY = [1_000, 10_000, 50_000] as const;

/** A position that a player can be asked in, and how to get there from the root. */
interface AskedPosition {
  readonly node: GraphNode;
  readonly path: readonly number[];
}

interface OpenTry {
  readonly coreMove: number;
  /** The reply by which it misses the shortest mate; 0 when there is none. */
  readonly refutedBy: number;
  verdict: Try;
  /** Its verdict cannot become better: a mate, a stalemate, or a reply that escapes beyond the slower bound too. */
  settled: boolean;
  /** Undefined as long as nobody has found out. */
  only?: boolean;
}

/** A wrong move still counts as a mate when it takes at most this many moves. */
const slowerBound = (mateIn: number): number => (mateIn === 1 ? 3 : mateIn + 1);

/** Explains every wrong move wherever a player can be asked for one. */
export function explainTries(core: Core, meter: Meter, root: GraphNode): void {
  const asked = findAskedPositions(root);

  // 1. Every wrong move gets a reply after which the moves that are left do not mate.
  const tries = asked.map(({ node, path }) => {
    core.follow(path);
    return refuteAll(core, node);
  });

  // 2. As far as the allowance goes: is it a slower mate, or is there a reply that escapes for good?
  const beyond = new Allowance(core, meter, NODES_BEYOND);
  for (const cap of NODES_PER_TRY) {
    asked.forEach(({ node, path }, index) => {
      const open = (tries[index] ?? []).filter(({ settled }) => !settled);
      if (open.length === 0 || beyond.isSpent) return;
      core.follow(path);
      for (const each of open) {
        const verdict = beyond.spend(cap, () => lookBeyond(core, each, node.mateIn));
        if (verdict) Object.assign(each, { verdict, settled: true });
      }
    });
  }

  // 3. Does one reply alone refute it? Asked of first moves only: there it tells how near a wrong answer comes.
  const forOthers = new Allowance(core, meter, NODES_FOR_OTHER_REPLIES);
  core.follow([]);
  for (const cap of NODES_PER_TRY) {
    for (const each of tries[0] ?? []) {
      if (each.refutedBy === 0 || each.only !== undefined || forOthers.isSpent) continue;
      const { coreMove, refutedBy } = each;
      const only = forOthers.spend(cap, () => core.exports.isOnlyRefutation(coreMove, root.mateIn - 1, refutedBy));
      if (only !== undefined) each.only = only !== 0;
    }
  }

  asked.forEach(({ node }, index) => {
    node.tries = (tries[index] ?? []).map(({ verdict, only }) => (only === undefined ? verdict : { ...verdict, only }));
  });
}

/** Nodes for what a puzzle can do without. */
class Allowance {
  #left: number;

  constructor(
    readonly core: Core,
    readonly meter: Meter,
    nodes: number,
  ) {
    this.#left = Math.min(nodes, meter.nodesLeft);
  }

  get isSpent(): boolean {
    return this.#left === 0;
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
      return { coreMove, refutedBy: 0, verdict: { kind: 'stalemate', move }, settled: true };
    }
    const refutedBy = core.exports.reply();
    return { coreMove, refutedBy, verdict: { kind: 'refuted', move, by: uciOfCore(refutedBy) }, settled: false };
  });
}

function lookBeyond(core: Core, { coreMove, refutedBy }: OpenTry, mateIn: number): Try {
  const move = uciOfCore(coreMove);
  const length = core.exports.lookBeyond(coreMove, slowerBound(mateIn) - 1, refutedBy);
  const by = uciOfCore(core.exports.reply());
  return length === 0 ? { kind: 'refuted', move, by } : { kind: 'slower', move, mateIn: length, by };
}
