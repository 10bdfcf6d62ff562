import { makeUci } from 'chessops/util';
import { describe, expect, it } from 'vitest';
import { divide, perft, prove, proveKeys, proveOneKey } from '../../../src/engine/mate/prover.js';
import type { Budget, SolveTask } from '../../../src/engine/mate/solver.js';
import { CLASSIC_11, COMPOSED_09, NO_MATE } from '../../support/positions.js';
import { chess, naiveMoves, played } from '../mate/naive.js';
import { flipColours, flipMove } from '../mate/random-positions.js';
import { AMPLE, solveMate } from '../mate/solving.js';

const OPEN_BOARD = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
/** Nobody can win anything here. */
const BALANCED = '1r2k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1';
const FIRST_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MOST_MOVES = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1';

const WAYS = [
  { way: 'prove', ask: prove },
  { way: 'proveKeys', ask: proveKeys },
  { way: 'proveOneKey', ask: proveOneKey },
];

/** What a thread must still answer rightly, whatever it was asked before. */
function expectInOrder(): void {
  expect(proveKeys({ fen: COMPOSED_09, mateIn: 3, budget: AMPLE })).toMatchObject({ mateIn: 3, keys: ['c3c4'] });
  expect(proveKeys({ fen: NO_MATE, mateIn: 3, budget: AMPLE })).toMatchObject({ kind: 'no mate', within: 3 });
  expect(perft(OPEN_BOARD, 3)).toBe(13_744);
}

describe('the most moves that there can be', () => {
  it('218 moves: every mate among them is found, for either side', () => {
    const position = chess(MOST_MOVES);
    const mates = naiveMoves(position).filter((move) => played(position, move).isCheckmate());
    const expected = mates.map(makeUci).sort();
    expect(expected.length).toBeGreaterThan(0);
    expect(solveMate(MOST_MOVES, 2).keys.toSorted()).toEqual(expected);
    expect(solveMate(flipColours(MOST_MOVES), 2).keys.map(flipMove).sort()).toEqual(expected);
    expectInOrder();
  });

  it('218 moves: none is lost while replies are looked at', () => {
    for (const fen of [MOST_MOVES, flipColours(MOST_MOVES)]) {
      const each = [...divide(fen, 3).values()];
      expect(each.length).toBe(218);
      expect(perft(fen, 3)).toBe(each.reduce((sum, count) => sum + count, 0));
    }
  });

  it('more men than a side can have are refused', () => {
    const tooMany = 'k7/8/8/8/8/NNNNNNNN/NNNNNNNN/K7 w - - 0 1';
    for (const { ask } of WAYS)
      expect(() => ask({ fen: tooMany, mateIn: 1, budget: AMPLE })).toThrow('more than 16 men');
    expectInOrder();
  });
});

describe('mate in 50 on an open board', () => {
  it.each(WAYS)('$way gives up when the time is over, and the next task is answered rightly', ({ ask }) => {
    const answer = ask({ fen: BALANCED, mateIn: 50, budget: { ...AMPLE, nodes: 1e12, milliseconds: 100 } });
    expect(answer).toMatchObject({ kind: 'gave up', because: 'time' });
    expectInOrder();
  });

  it('tells what was disproved before', () => {
    const answer = prove({ fen: BALANCED, mateIn: 50, budget: { ...AMPLE, nodes: 100_000 } });
    if (answer.kind !== 'gave up') throw new Error(`a mate in 50 was settled: ${answer.kind}`);
    expect(answer.noMateWithin).toBeGreaterThanOrEqual(1);
  });

  it.each(WAYS)('$way finds room for the longest line that can be asked for', ({ ask }) => {
    for (const fen of [OPEN_BOARD, '8/8/8/4k3/8/8/8/4K2R w K - 0 1', 'k7/8/8/8/8/8/8/K7 w - - 0 1']) {
      const answer = ask({ fen, mateIn: 100, budget: { ...AMPLE, nodes: 300_000 } });
      expect(['gave up', 'mate', 'no mate'], fen).toContain(answer.kind);
      if (answer.kind === 'gave up') expect(answer.because, fen).toBe('nodes');
      expectInOrder();
    }
  });

  it.each(WAYS)('$way refuses what is longer', ({ ask }) => {
    expect(() => ask({ fen: OPEN_BOARD, mateIn: 101, budget: AMPLE })).toThrow('no mate in 101 to look for');
  });
});

describe('a budget of any size gives the true answer or none', () => {
  const tasks = [
    { fen: CLASSIC_11, mateIn: 2, keys: ['a1a6'] },
    { fen: COMPOSED_09, mateIn: 3, keys: ['c3c4'] },
    { fen: '1r5k/6pp/8/3Q2N1/8/8/8/6K1 w - - 0 1', mateIn: 4, keys: ['g5f7'] },
  ];
  const nodes = [1, 2, 5, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000];
  const megabytes = [0, 0.001, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1];
  const budgets: Budget[] = [
    ...nodes.map((each) => ({ ...AMPLE, nodes: each })),
    ...megabytes.map((each) => ({ ...AMPLE, megabytes: each })),
  ];

  it.each(tasks)('$fen', ({ fen, mateIn, keys }) => {
    for (const budget of budgets) {
      const what = `${fen} with ${budget.nodes} nodes and ${budget.megabytes} MB`;
      const reason = budget.nodes < AMPLE.nodes ? 'nodes' : 'memory';
      for (const { ask } of WAYS) {
        const answer = ask({ fen, mateIn, budget });
        if (answer.kind === 'gave up') {
          expect(answer.because, what).toBe(reason);
          expect(answer.noMateWithin, what).toBeLessThan(mateIn);
        } else {
          expect(answer.kind, what).toBe('mate');
          if ('keys' in answer) expect(answer, what).toMatchObject({ mateIn, keys });
        }
      }
    }
    expectInOrder();
  });
});

describe('cancelling', () => {
  it.each(WAYS)('$way stops wherever it is, and the next task is answered rightly', ({ ask }) => {
    for (const polls of [0, 1, 2, 3, 5, 10, 20]) {
      let left = polls;
      const task: SolveTask = { fen: FIRST_POSITION, mateIn: 20, budget: { ...AMPLE, nodes: 1e12 } };
      const answer = ask(task, { isCancelled: () => left-- <= 0 });
      expect(answer, `after ${polls}`).toMatchObject({ kind: 'gave up', because: 'cancelled' });
      expectInOrder();
    }
  });
});

describe('where the game is over there is no mate to find', () => {
  it.each([
    ['mate', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'],
    ['bare kings', 'k7/8/8/8/8/8/8/K7 w - - 0 1'],
  ])('%s', (_, fen) => {
    for (const { ask, way } of WAYS) {
      for (const mateIn of [1, 2, 3, 4]) {
        const answer = ask({ fen, mateIn, budget: AMPLE });
        expect(answer, `${way} ${mateIn}`).toMatchObject({ kind: 'no mate', within: mateIn });
      }
    }
  });
});
