import { makeFen } from 'chessops/fen';
import { describe, expect, it } from 'vitest';
import { prove, proveKeys, proveOneKey } from '../../../src/engine/mate/prover.js';
import type { SolveTask } from '../../../src/engine/mate/solver.js';
import { BACK_RANK } from '../../support/positions.js';
import { chess, moveOf, played } from '../mate/naive.js';
import { AMPLE } from '../mate/solving.js';
import { shippedMates } from './shipped-mates.js';

/** The core forgets a task by giving the next one another number; after so many it begins to count anew. */
const NUMBERS = 4_095;

const keysOf = (task: SolveTask): string => {
  const answer = proveKeys(task);
  return answer.kind === 'mate' ? `${answer.mateIn}: ${answer.keys.join(' ')}` : answer.kind;
};

describe('a task leaves nothing behind for the next', () => {
  it('thousands of tasks later the answers are the same, whoever attacked before', () => {
    const attacks = shippedMates(3).filter(({ mateIn }) => mateIn === 3);
    // After the key, what is known of the puzzle would tell the other side that it mates with every move.
    const counterattacks = attacks.map((task) => ({ ...task, fen: afterKey(task) }));
    const quick: SolveTask = { fen: BACK_RANK, mateIn: 1, budget: AMPLE };
    const expected = new Map([...attacks, ...counterattacks, quick].map((task) => [task, keysOf(task)]));
    expect(attacks.length).toBeGreaterThan(10);
    for (const list of [attacks, counterattacks, attacks]) {
      const fillers = Array.from({ length: NUMBERS - list.length }, () => quick);
      for (const task of [...list, ...fillers]) expect(keysOf(task), task.fen).toBe(expected.get(task));
    }
  });

  it('not even in what it costs: the same bytes and the same nodes, in any order', () => {
    const tasks = shippedMates(3);
    const forwards = new Map(tasks.map((task) => [task, trace(task)]));
    const disturbance: SolveTask = { fen: tasks[0]?.fen ?? '', mateIn: 9, budget: { ...AMPLE, nodes: 20_000 } };
    for (const task of tasks.toReversed()) {
      proveOneKey(disturbance);
      expect(trace(task), task.fen).toEqual(forwards.get(task));
    }
  });

  it('nor when its number comes again, for tasks so large that the table grows', () => {
    const large = [
      'r6b/2R5/1k2p1p1/1B3p1p/P2PN3/4P2P/6P1/2R4K w - - 0 1',
      '2b2r2/1p4bk/r6p/p2p4/P1P3PP/R1N1P1q1/2N1B1P1/2B3K1 b - - 0 1',
    ];
    for (const fen of large) {
      const nodes = () => proveKeys({ fen, mateIn: 4, budget: AMPLE }).effort.nodes;
      const before = nodes();
      expect(before).toBeGreaterThan(10_000);
      for (let count = 1; count < NUMBERS; count++) proveKeys({ fen: BACK_RANK, mateIn: 1, budget: AMPLE });
      expect(nodes(), fen).toBe(before);
    }
  });
});

function afterKey(task: SolveTask): string {
  const answer = proveKeys(task);
  if (answer.kind !== 'mate') throw new Error(`${task.fen} has no key`);
  return makeFen(played(chess(task.fen), moveOf(answer.keys[0] ?? '')).toSetup());
}

function trace(task: SolveTask) {
  const answer = prove(task);
  if (answer.kind !== 'mate') throw new Error(`${task.fen}: ${answer.kind}`);
  return { solution: Buffer.from(answer.solution).toString('base64'), nodes: answer.effort.nodes };
}
