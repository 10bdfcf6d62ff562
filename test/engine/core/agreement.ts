import { expect } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import type { Budget } from '../../../src/engine/mate/solver.js';
import { chess } from '../mate/naive.js';
import { Line } from '../mate/oracle/line.js';
import { Meter } from '../mate/oracle/meter.js';
import { Search } from '../mate/oracle/search.js';
import { SolutionBuilder } from '../mate/oracle/solution-builder.js';
import { Table, tableEntries } from '../mate/oracle/table.js';
import { AMPLE } from '../mate/solving.js';

/** Enough for the proof of a small position, and little to spare for what becomes of wrong moves, which is tested elsewhere. */
const FRUGAL: Budget = { ...AMPLE, nodes: 20_000 };

const table = new Table(tableEntries(4));

/** A search by the oracle, at a position of its own. */
export function oracleSearch(fen: string): Search {
  table.clear();
  return new Search(new Line(chess(fen)), table, new Meter({ ...AMPLE, megabytes: 512 }, {}));
}

/** The oracle's solution, without what becomes of wrong moves; undefined: no mate. */
export function oracleSolution(fen: string, limit: number): AttackNode | undefined {
  const search = oracleSearch(fen);
  const length = search.shortestMate(limit);
  return length > 0 ? new SolutionBuilder(search).build(length) : undefined;
}

/** The core's; undefined: no mate. */
export function coreSolution(fen: string, limit: number): AttackNode | undefined {
  const frugal = prove({ fen, mateIn: limit, budget: FRUGAL });
  const answer = frugal.kind === 'gave up' ? prove({ fen, mateIn: limit, budget: AMPLE }) : frugal;
  if (answer.kind === 'gave up') throw new Error(`${fen}: gave up because of ${answer.because}`);
  if (answer.kind === 'no mate') return undefined;
  const root = decodeSolution(answer.solution);
  expect({ mateIn: root.mateIn, keys: root.continuations.map(({ move }) => move) }, fen).toEqual({
    mateIn: answer.mateIn,
    keys: answer.keys,
  });
  return root;
}

/** Where two solutions differ first: lengths, moves and their order, shared positions; undefined: nowhere. */
export function firstDifference(
  one: AttackNode,
  other: AttackNode,
  path = '',
  seen = new Map<AttackNode, AttackNode>(),
): string | undefined {
  if (seen.has(one)) return seen.get(one) === other ? undefined : `${path} is shared in one of them only`;
  seen.set(one, other);
  if (one.mateIn !== other.mateIn) return `${path} mate in ${one.mateIn} or ${other.mateIn}`;
  const moves = namesOf(one.continuations);
  if (moves !== namesOf(other.continuations)) return `${path} [${moves}] or [${namesOf(other.continuations)}]`;
  for (const [index, { move, defences }] of one.continuations.entries()) {
    const others = other.continuations[index]?.defences ?? [];
    const after = `${path} ${move}`;
    if (namesOf(defences) !== namesOf(others)) return `${after} [${namesOf(defences)}] or [${namesOf(others)}]`;
    for (const [at, defence] of defences.entries()) {
      const next = others[at]?.next ?? defence.next;
      const difference = firstDifference(defence.next, next, `${after} ${defence.move}`, seen);
      if (difference) return difference;
    }
  }
  return undefined;
}

const namesOf = (moves: readonly { readonly move: string }[]): string => moves.map(({ move }) => move).join(' ');

/** Fails with the position where oracle and core differ. Returns the length of the mate, 0 for none. */
export function expectAgreement(fen: string, limit: number): number {
  const expected = oracleSolution(fen, limit);
  const found = coreSolution(fen, limit);
  if (!expected || !found) {
    expect(found?.mateIn, `${fen}: no mate within ${limit}, says one of them`).toBe(expected?.mateIn);
    return 0;
  }
  const difference = firstDifference(expected, found);
  if (difference) expect.fail(`${fen}: the oracle has something else than the core:${difference}`);
  return found.mateIn;
}
