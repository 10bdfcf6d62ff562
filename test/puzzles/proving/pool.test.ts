import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { SolveProgress, SolveTask } from '../../../src/engine/mate/solver.js';
import type { Lane } from '../../../src/engine/pool/task.js';
import { makeSolverPool } from '../../../src/puzzles/proving/pool.js';
import type { Solver } from '../../../src/puzzles/proving/solver.js';
import { builtFile } from '../../../src/shared/project.js';
import { AMPLE, solve } from '../../engine/mate/solving.js';

const ROOK_ONLY: SolveTask = { fen: '8/5P1k/5K2/8/8/8/8/8 w - - 0 1', mateIn: 2, budget: AMPLE };
const RETI: SolveTask = {
  fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
  mateIn: 3,
  budget: AMPLE,
};
/** Nobody waits for this one: White is far from mating in nine. */
const ENDLESS: SolveTask = {
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  mateIn: 9,
  budget: { milliseconds: 3_600_000, nodes: 1e12, megabytes: 64 },
};

const pools: Solver[] = [];
const open = (options: Parameters<typeof makeSolverPool>[0]): Solver => {
  const pool = makeSolverPool(options);
  pools.push(pool);
  return pool;
};

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** Resolves when the task is really being searched, and keeps the latest news of it. */
function started(pool: Solver, task: SolveTask, signal: AbortSignal, lane: Lane = 'soon') {
  const news: SolveProgress[] = [];
  let isRunning = (): void => {};
  const running = new Promise<void>((resolve) => {
    isRunning = resolve;
  });
  const answer = pool.solve(task, {
    signal,
    lane,
    onProgress: (progress) => {
      news.push(progress);
      isRunning();
    },
  });
  return { running, answer, news };
}

describe('long tasks', () => {
  it.each([1, 2, 3])('leave a thread to those that take a moment, out of %s', async (width) => {
    const pool = open({ width });
    const stopping = new AbortController();
    const long = Array.from({ length: width + 1 }, () => started(pool, ENDLESS, stopping.signal, 'long'));
    const running = Math.max(1, width - 1);
    await Promise.all(long.slice(0, running).map((each) => each.running));
    expect((await pool.solve(ROOK_ONLY)).kind).toBe('mate');
    expect(long.slice(running).flatMap(({ news }) => news)).toEqual([]);
    stopping.abort();
    await Promise.all(long.map(({ answer }) => answer));
  });

  it('wait for all that take a moment, and begin when one ends', async () => {
    const pool = open({ width: 2 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = started(pool, ENDLESS, first.signal, 'long');
    const next = started(pool, ENDLESS, second.signal, 'long');
    await running.running;
    await Promise.all([pool.solve(ROOK_ONLY), pool.solve(RETI)]);
    expect(next.news).toEqual([]);
    first.abort();
    await next.running;
    second.abort();
    expect((await next.answer).kind).toBe('gave up');
  });
});

describe('the pool', () => {
  it('answers as the prover does, byte by byte', async () => {
    const pool = open({ width: 2 });
    const answers = await Promise.all([pool.solve(ROOK_ONLY), pool.solve(RETI), pool.solve(ROOK_ONLY)]);
    const expected = [solve(ROOK_ONLY.fen, 2), solve(RETI.fen, 3), solve(ROOK_ONLY.fen, 2)];
    const comparable = answers.map((answer) => (answer.kind === 'mate' ? Buffer.from(answer.solution) : answer));
    expect(comparable).toEqual(
      expected.map((answer) => (answer.kind === 'mate' ? Buffer.from(answer.solution) : answer)),
    );
  });

  it('tells how far a long task has come, before the answer and never after it', async () => {
    const searched: number[] = [];
    let answered = false;
    const pool = open({ width: 1 });
    const answer = await pool.solve(
      { ...ENDLESS, budget: { ...AMPLE, nodes: 5_000_000 } },
      {
        onProgress: ({ searching }) => {
          expect(answered).toBe(false);
          searched.push(searching);
        },
      },
    );
    answered = true;
    expect(searched.length).toBeGreaterThan(0);
    expect(searched).toEqual(searched.toSorted((a, b) => a - b));
    expect(answer).toMatchObject({ kind: 'gave up', because: 'nodes', noMateWithin: (searched.at(-1) ?? 0) - 1 });
    // What the thread still had to tell of the first task must not be taken for news of the next.
    await pool.solve(RETI, { onProgress: ({ searching }) => expect(searching).toBeLessThanOrEqual(3) });
  });

  it('keeps to the budget of each task', async () => {
    const pool = open({ width: 1 });
    const give = (budget: Partial<SolveTask['budget']>) => pool.solve({ ...RETI, budget: { ...AMPLE, ...budget } });
    expect(await give({ nodes: 500 })).toMatchObject({ kind: 'gave up', because: 'nodes' });
    expect(await give({ milliseconds: 0 })).toMatchObject({ kind: 'gave up', because: 'time' });
    expect(await give({ megabytes: 0.012 })).toMatchObject({ kind: 'gave up', because: 'memory' });
  });

  it('rejects a position that is none, and goes on', async () => {
    const pool = open({ width: 1 });
    await expect(pool.solve({ ...ROOK_ONLY, fen: 'no position' })).rejects.toThrow('not a legal position');
    expect(await pool.solve(ROOK_ONLY)).toMatchObject({ kind: 'mate' });
  });
});

describe('cancelling', () => {
  it('frees the thread of a task under way and leaves the others alone', async () => {
    const pool = open({ width: 2 });
    const controller = new AbortController();
    const endless = started(pool, ENDLESS, controller.signal);
    const other = pool.solve(RETI);
    await endless.running;
    controller.abort();
    const answer = await endless.answer;
    expect(answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
    expect(answer).toMatchObject({ noMateWithin: endless.news.at(-1)?.noMateWithin });
    expect(await other).toMatchObject({ kind: 'mate', mateIn: 3 });
    // Both threads are needed for these.
    expect(await Promise.all([pool.solve(ROOK_ONLY), pool.solve(ROOK_ONLY)])).toMatchObject([
      { mateIn: 2 },
      { mateIn: 2 },
    ]);
  });

  it('reaches a task that still waits for a thread', async () => {
    const pool = open({ width: 1 });
    const first = new AbortController();
    const endless = started(pool, ENDLESS, first.signal);
    await endless.running;
    const second = new AbortController();
    const waiting = pool.solve(ROOK_ONLY, { signal: second.signal });
    second.abort();
    expect(await waiting).toMatchObject({ kind: 'gave up', because: 'cancelled', effort: { nodes: 0 } });
    first.abort();
    await endless.answer;
    expect(await pool.solve(ROOK_ONLY)).toMatchObject({ kind: 'mate' });
  });

  it('takes a signal that was given too late to begin', async () => {
    const answer = await open({ width: 1 }).solve(ROOK_ONLY, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
  });
});

describe('a thread that dies', () => {
  it('gives up its own task only, and another takes its place', async () => {
    const pool = open({ width: 2, megabytes: 32 });
    // More than 32 MB by the time that the thread has unpacked it: a real death by memory.
    const ballast = Array.from({ length: 600_000 }, (_, index) => ({ index, more: [index] }));
    const tooBig: SolveTask & { ballast: unknown } = { ...ROOK_ONLY, ballast };
    const answers = await Promise.all([
      pool.solve(RETI),
      pool.solve(tooBig),
      pool.solve(ROOK_ONLY),
      pool.solve(ROOK_ONLY),
    ]);
    expect(answers).toMatchObject([
      { kind: 'mate', mateIn: 3 },
      { kind: 'gave up', because: 'memory', noMateWithin: 0 },
      { kind: 'mate', mateIn: 2 },
      { kind: 'mate', mateIn: 2 },
    ]);
  });

  it('answers even when no thread can start', async () => {
    // Too little for the worker's code; with still less, Node 24 ends the whole process.
    const pool = open({ width: 1, megabytes: 4 });
    const answers = await Promise.all([pool.solve(ROOK_ONLY), pool.solve(ROOK_ONLY)]);
    expect(answers).toMatchObject([
      { kind: 'gave up', because: 'memory' },
      { kind: 'gave up', because: 'memory' },
    ]);
  });
});

describe('closing', () => {
  it('cancels what runs, what waits and what comes later', async () => {
    const pool = open({ width: 1 });
    const endless = started(pool, ENDLESS, new AbortController().signal);
    const waiting = pool.solve(ROOK_ONLY);
    await endless.running;
    await pool.close();
    const late = pool.solve(ROOK_ONLY);
    for (const answer of await Promise.all([endless.answer, waiting, late])) {
      expect(answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
    }
  });

  it('lets the process end', async () => {
    const script = `
      const { makeSolverPool } = await import(${JSON.stringify(pathToFileURL(builtFile('src/puzzles/proving/pool.ts')).href)});
      const pool = makeSolverPool({ width: 2 });
      pool.solve(${JSON.stringify(ENDLESS)}).then(({ because }) => console.log(because));
      const { kind } = await pool.solve(${JSON.stringify(ROOK_ONLY)});
      console.log(kind);
      await pool.close();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    expect(stdout.trim().split('\n')).toEqual(['mate', 'cancelled']);
  });
});
