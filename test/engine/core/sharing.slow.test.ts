import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { Core, makeCoreMemory } from '../../../src/engine/core.js';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import type { SolveAnswer, SolveTask } from '../../../src/engine/mate/solver.js';
import { makeSolverPool } from '../../../src/puzzles/proving/pool.js';
import type { SolveOptions, Solver } from '../../../src/puzzles/proving/solver.js';
import { builtFile } from '../../../src/shared/project.js';
import { CLASSIC_11 } from '../../support/positions.js';
import { chess } from '../mate/naive.js';
import { AMPLE, solve } from '../mate/solving.js';
import { firstDifference } from './agreement.js';
import { shippedMates } from './shipped-mates.js';

const QUICK: SolveTask = { fen: CLASSIC_11, mateIn: 2, budget: AMPLE };
/** Nobody waits for this one. */
const ENDLESS: SolveTask = {
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  mateIn: 9,
  budget: { milliseconds: 3_600_000, nodes: 1e12, megabytes: 64 },
};
/** Long enough for help to come in the middle. */
const LONG: SolveTask = { fen: 'r6b/2R5/1k2p1p1/1B3p1p/P2PN3/4P2P/6P1/2R4K w - - 0 1', mateIn: 5, budget: AMPLE };

/** Puzzles that ship, each without one of its men: they take hundreds of thousands of nodes, to a mate or to none. */
const HARD: SolveTask[] = [
  '4rk2/2R1b3/p2NQ3/7p/PP3rpP/8/5PP1/6K1 w - - 0 1',
  '4rk2/2R1b3/p3Q3/7p/PP3rpP/8/3B1PP1/6K1 w - - 0 1',
  '4r1rk/p2N1R1p/2n5/1p6/8/P1P5/Q7/1KB5 w - - 0 1',
  '4r1rk/p2N3p/2n4P/1p6/8/P1P5/Q7/1KB5 w - - 0 1',
  '1b4k1/P7/1P6/4p3/3p4/1K1P4/2P5/7R w - - 0 1',
  '2b2r2/1p4bk/r6p/p2p4/P1P3PP/R1N1P1q1/2N1B1P1/2B3K1 b - - 0 1',
  'rnb1kb1r/pp4pp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 1',
  'r1b1k1nr/p2p1ppp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 w kq - 0 1',
  'rn3r2/pbppq1p1/1p2pN2/8/3P1kNP/3B4/PPP3P1/R3K2R w KQ - 0 1',
  'r2q1rk1/pb3p2/1p2pQp1/8/3N4/2B5/PPP2PPP/R4RK1 w - - 0 1',
].map((fen) => ({ fen, mateIn: 5, budget: AMPLE }));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function open(options: Parameters<typeof makeSolverPool>[0]): Solver {
  const pool = makeSolverPool(options);
  closing.push(() => pool.close());
  return pool;
}

function start(script: string, workerData: object): Worker {
  const worker = new Worker(script, { eval: true, workerData });
  closing.push(async () => void (await worker.terminate()));
  return worker;
}

const answers = new Map<string, SolveAnswer>();

/** What one thread finds. */
function solveAlone(task: SolveTask): SolveAnswer {
  const answer = answers.get(task.fen) ?? solve(task.fen, task.mateIn);
  answers.set(task.fen, answer);
  return answer;
}

/** Fails where a shared answer says anything else of the mate than that of one thread. */
function expectSame(task: SolveTask, shared: SolveAnswer): void {
  const { fen } = task;
  const alone = solveAlone(task);
  if (shared.kind !== 'mate' || alone.kind !== 'mate') {
    expect({ ...shared, effort: 0 }, fen).toEqual({ ...alone, effort: 0 });
    return;
  }
  expect({ mateIn: shared.mateIn, keys: shared.keys }, fen).toEqual({ mateIn: alone.mateIn, keys: alone.keys });
  expect(firstDifference(decodeSolution(shared.solution), decodeSolution(alone.solution)), fen).toBeUndefined();
}

/** Resolves when the task is being searched for mates of so many moves. */
function searching(pool: Solver, task: SolveTask, length: number, options: SolveOptions = {}) {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const onProgress: SolveOptions['onProgress'] = (progress) => {
    if (progress.searching >= length) arrive();
  };
  return { arrived, answer: pool.solve(task, { ...options, onProgress }) };
}

describe('one task on all threads', () => {
  it.each([2, 3])('gives the answer that one thread gives: %i threads', async (width) => {
    const pool = open({ width, share: 'always' });
    const tasks = [...HARD, LONG, ...shippedMates(5)];
    expect(tasks.length).toBeGreaterThan(36);
    for (const task of tasks) expectSame(task, await pool.solve(task));
  });

  it('gives many answers at once too, with fewer threads than tasks', async () => {
    const pool = open({ width: 2, share: 'always' });
    const tasks = shippedMates(3);
    await Promise.all(tasks.map(async (task) => expectSame(task, await pool.solve(task))));
  });

  it('can be cancelled in the middle, and all threads take up the next ones', async () => {
    const pool = open({ width: 2, share: 'always' });
    for (const length of [2, 3, 4]) {
      const controller = new AbortController();
      const endless = searching(pool, ENDLESS, length, { signal: controller.signal });
      await endless.arrived;
      controller.abort();
      expect(await endless.answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
      await Promise.all([QUICK, LONG].map(async (task) => expectSame(task, await pool.solve(task))));
    }
  });

  it.each(['always', 'when idle'] as const)('makes room at once for a task that comes: shared %s', async (share) => {
    const pool = open({ width: 2, share });
    const controller = new AbortController();
    const endless = searching(pool, ENDLESS, 4, { signal: controller.signal });
    await endless.arrived;
    for (const task of shippedMates(2)) expect(await pool.solve(task)).toMatchObject({ kind: 'mate' });
    controller.abort();
    expect(await endless.answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
  });

  it.each([0, 1, 50, 200, 500])('is not spoiled by a helper that dies after %i thousand nodes', async (thousands) => {
    const prover = start(PROVING, { task: LONG });
    const [memory] = await once(prover, 'message');
    const thousandNodes = new Int32Array(new SharedArrayBuffer(4));
    const helper = start(HELPING, { memory, thousandNodes });
    await once(helper, 'message');
    let answer: SolveAnswer | undefined;
    prover.once('message', (found: SolveAnswer) => {
      answer = found;
    });
    prover.postMessage('go');
    while (!answer && Atomics.load(thousandNodes, 0) < thousands) await nextTurn();
    await helper.terminate();
    while (!answer) await nextTurn();
    expectSame(LONG, answer);
  });

  it('is not disturbed by a thread that joins', async () => {
    const memory = makeCoreMemory();
    const core = new Core(memory);
    core.setPosition(chess('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'));
    await once(start(JOINING, { memory }), 'message');
    for (let count = 0; count < 10; count++) expect(core.exports.perft(5)).toBe(7_594_526);
  });
});

const addressOf = (source: string): string => JSON.stringify(pathToFileURL(builtFile(source)).href);

/** Tells its memory, and proves when it is told to. */
const PROVING = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(${addressOf('src/engine/mate/prover.ts')}).then(({ prove, threadMemory }) => {
    parentPort.once('message', () => parentPort.postMessage(prove(workerData.task)));
    parentPort.postMessage(threadMemory());
  });`;

/** Helps for ever. */
const HELPING = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(${addressOf('src/engine/mate/help.ts')}).then(({ help }) => {
    parentPort.postMessage('helping');
    const pause = new Int32Array(new SharedArrayBuffer(4));
    const rest = (milliseconds) => void Atomics.wait(pause, 0, 0, milliseconds);
    help(workerData, { instance: 1, isOver: () => false, rest });
  });`;

/** Joins the memory over and over, as a helping thread does once. */
const JOINING = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(${addressOf('src/engine/core.ts')}).then(({ Core }) => {
    parentPort.postMessage('joining');
    for (;;) new Core(workerData.memory, 1);
  });`;
