import { type PackedMove, packUci, toOf, uciOf } from '../../../../src/engine/mate/packed-move.js';
import { slowestMate, type Try } from '../../../../src/engine/mate/solution.js';
import { CheckMap } from './checks.js';
import { legalMoves } from './legal-moves.js';
import { capturedValue, inFixedOrder } from './order.js';
import { NONE, type Search } from './search.js';
import type { DraftNode } from './solution-builder.js';

/**
 * Nodes for looking beyond the shortest mate, for one puzzle: less than a second. Cheap tries are settled before
 * dear ones, so that one hard try does not leave the others unexplained.
 */
const SPARE_NODES = 100_000;
const NODES_PER_TRY = [1_000, 10_000, 50_000] as const;
const TRY_BYTES = 100;

/** A position that a player can be asked in, and how to get there from the root. */
interface AskedPosition {
  readonly node: DraftNode;
  readonly path: readonly PackedMove[];
}

interface OpenTry {
  readonly move: PackedMove;
  verdict: Try;
  /** Its verdict cannot become better: a mate, a stalemate, or a reply that escapes beyond the slower bound too. */
  settled: boolean;
}

/** Explains every wrong move wherever a player can be asked for one. Returns how many stay undecided. */
export function addTries(search: Search, root: DraftNode): number {
  const { meter, line } = search;
  const asked = findAskedPositions(root);

  // 1. Every wrong move gets a reply after which the moves that are left do not mate.
  const tries = asked.map(({ node, path }) => follow(search, path, () => refuteAll(search, node)));

  // 2. As far as the allowance goes: is it a slower mate, or is there a reply that escapes for good?
  let spare = Math.min(SPARE_NODES, meter.nodesLeft);
  for (const cap of NODES_PER_TRY) {
    asked.forEach(({ node, path }, index) => {
      const open = (tries[index] ?? []).filter(({ settled }) => !settled);
      follow(search, path, () => {
        for (const each of open) {
          const before = meter.nodes;
          const verdict = meter.within(Math.min(cap, spare), () => lookBeyond(search, each.move, node.mateIn));
          line.rewindTo(path.length);
          spare = Math.max(0, spare - (meter.nodes - before));
          if (verdict) Object.assign(each, { verdict, settled: true });
        }
      });
    });
  }

  asked.forEach(({ node }, index) => {
    node.tries = (tries[index] ?? []).map(({ verdict }) => verdict);
  });
  return tries.flat().filter(({ verdict }) => verdict.kind === 'undecided').length;
}

/** The root, then after every continuation its most stubborn defence, and so on; the nearest to the root first. */
function findAskedPositions(root: DraftNode): AskedPosition[] {
  const asked: AskedPosition[] = [{ node: root, path: [] }];
  const seen = new Set([root]);
  for (const { node, path } of asked) {
    for (const { move, defences } of node.continuations) {
      const [stubborn] = defences;
      if (!stubborn || seen.has(stubborn.next)) continue;
      seen.add(stubborn.next);
      asked.push({ node: stubborn.next, path: [...path, packUci(move), packUci(stubborn.move)] });
    }
  }
  return asked;
}

function follow<Value>({ line }: Search, path: readonly PackedMove[], work: () => Value): Value {
  for (const move of path) line.play(move);
  const value = work();
  line.rewindTo(0);
  return value;
}

function refuteAll(search: Search, { mateIn, continuations }: DraftNode): OpenTry[] {
  const { position } = search.line;
  const right = new Set(continuations.map(({ move }) => move));
  const wrong = legalMoves(position, position.ctx()).filter((move) => !right.has(uciOf(move)));
  search.meter.countBytes(wrong.length * TRY_BYTES);
  return inFixedOrder(position, wrong).map((move) => refute(search, move, mateIn));
}

function refute(search: Search, move: PackedMove, mateIn: number): OpenTry {
  search.play(move);
  const replies = convincingFirst(search, move);
  const by = replies.find((reply) => lengthAfter(search, reply, mateIn - 1) === NONE);
  search.line.takeBack();
  if (replies.length === 0) return { move, verdict: { kind: 'stalemate', move: uciOf(move) }, settled: true };
  if (by === undefined) throw new Error(`${uciOf(move)} mates, but is not among the continuations`);
  return { move, verdict: { kind: 'undecided', move: uciOf(move), by: uciOf(by) }, settled: false };
}

function lookBeyond(search: Search, move: PackedMove, mateIn: number): Try {
  search.play(move);
  const limit = slowestMate(mateIn) - 1;
  let longest = 0;
  let by: PackedMove = 0;
  for (const reply of convincingFirst(search, move)) {
    const length = lengthAfter(search, reply, limit);
    if (length === NONE) return { kind: 'refuted', move: uciOf(move), by: uciOf(reply) };
    if (length <= longest) continue;
    longest = length;
    by = reply;
  }
  return { kind: 'slower', move: uciOf(move), mateIn: longest + 1, by: uciOf(by) };
}

function lengthAfter(search: Search, reply: PackedMove, limit: number): number {
  search.play(reply);
  const length = search.shortestMate(limit);
  search.line.takeBack();
  return length;
}

/** What a player sees the point of at once comes first: the piece is taken, another one is, a check. */
function convincingFirst({ line: { position } }: Search, move: PackedMove): PackedMove[] {
  const checks = new CheckMap(position);
  const appeal = (reply: PackedMove): number =>
    (toOf(reply) === toOf(move) ? 200 : 0) + capturedValue(position, reply) * 10 + (checks.seemsCheck(reply) ? 5 : 0);
  return inFixedOrder(position, legalMoves(position, position.ctx())).sort((a, b) => appeal(b) - appeal(a));
}
