import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFile } from '../../src/shared/project.js';
import { makeSmallEngine, type SmallEngine } from './small-engine.js';

let engine: SmallEngine;
beforeAll(() => {
  engine = makeSmallEngine();
});
afterAll(() => engine.remove());

/** Runs the bench as `npm run bench -- ...` does after its set-up. */
async function bench(...args: readonly string[]) {
  const child = spawn(process.execPath, [builtFile('bench/main.ts'), ...args], {
    env: { ...process.env, STOCKFISH: engine.program },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output, errors, code: await code };
}

function file(...lines: readonly string[]): string {
  const name = join(dirname(engine.program), 'few.epd');
  writeFileSync(name, lines.join('\n'));
  return name;
}

const ONE_KEY = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - bm #1; pm e1e8; id "back rank";';
const IN_TWO = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - bm #2; pm a1a6; id "Morphy";';
const NOT_THERE = '8/8/4k3/8/8/3K4/4P3/8 w - - bm #2; id "pawn";';
const TWO_KEYS = '6k1/5ppp/8/8/8/8/8/R3R1K1 w - - bm #1; pm e1e8; id "two rooks";';

it('mates: a table with both provers for each length', async () => {
  const { output, errors, code } = await bench('mates', file(ONE_KEY, IN_TWO));
  expect(errors).toBe('');
  expect(output).toMatch(/^## `npm run bench -- mates few\.epd`$/m);
  expect(output).toMatch(/Small 1/);
  expect(output).toMatch(/^\| 1 +\| Matinee +\| 1 of 1 \|/m);
  expect(output).toMatch(/^\| 2 +\| Matinee +\| 1 of 1 \|/m);
  expect(output).toMatch(/^\| all +\| Matinee +\| 2 of 2 \|/m);
  expect(output.match(/^\| +\| Stockfish \|/gm)).toHaveLength(3);
  expect(code).toBe(0);
});

it('mates: a file with other keys than ours fails the run and is told with the position', async () => {
  const { output, code } = await bench('mates', file(ONE_KEY, TWO_KEYS));
  expect(output).toContain('- two rooks, `6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1`: keys a1a8 e1e8, the file says e1e8');
  expect(code).toBe(1);
});

it('mates: a mate that is not there fails the run too', async () => {
  const { output, code } = await bench('mates', file(NOT_THERE));
  expect(output).toContain('- pawn, `8/8/4k3/8/8/3K4/4P3/8 w - - 0 1`: no mate in 2');
  expect(code).toBe(1);
});

it.each(['tree', 'long', 'shared'])('%s: answers on any file', async (question) => {
  const { output, errors, code } = await bench(question, file(ONE_KEY, IN_TWO), '--seconds', '5');
  expect(errors).toBe('');
  expect(output).toMatch(/^### .*\n(?:.*\n)+\| -/m);
  expect(code).toBe(0);
});

it('import: takes the mates of a file into a database, and tells their verdicts and a wrong claim', async () => {
  const { output, errors, code } = await bench('import', file(ONE_KEY, IN_TWO, TWO_KEYS, NOT_THERE));
  expect(errors).toBe('');
  expect(output).toMatch(/^4 puzzles on /m);
  expect(output).toMatch(/^\| proving /m);
  expect(output).toMatch(/^Verdicts: (?=.*sound 2)(?=.*cooked 1)(?=.*no mate 1)/m);
  expect(output).toContain('- pawn, `8/8/4k3/8/8/3K4/4P3/8 w - - 0 1`: no mate in 2');
  expect(code).toBe(1);
});

it('import: finds mates itself where no file is named', async () => {
  const { output, errors, code } = await bench('import', '--count', '20');
  expect(errors).toBe('');
  expect(output).toMatch(/^20 puzzles on /m);
  expect(code).toBe(0);
});

it('daily: first puzzles of the day by the kind of server, and posting to many', async () => {
  const { output, errors, code } = await bench('daily', '--count', '400');
  expect(errors).toBe('');
  expect(output).toMatch(/^\| 400 +\| new +\|/m);
  expect(output).toMatch(/^\| 4,000 +\| new +\|/m);
  expect(output).toMatch(/^- 4,000: 400 servers in .* its longest turn .* ms/m);
  expect(code).toBe(0);
});

it('answers: what a member waits for, on SQLite', async () => {
  const { output, errors, code } = await bench('answers', '--count', '500');
  expect(errors).toBe('');
  expect(output).toMatch(/^500 attempts in the database;/m);
  expect(output).toMatch(/^\| SQLite +\| puzzle +\|.*\n\| +\| wrong move +\|.*\n\| +\| mating move +\|/m);
  expect(code).toBe(0);
});

it('boards: every one by every measure, the same as the naive way has it', async () => {
  const { output, errors, code } = await bench('boards', '--count', '400');
  expect(errors).toBe('');
  expect(output).toMatch(/^400 solves of 2 members in one server\./m);
  expect(output).toMatch(/^400 solves of 40 members in 20 servers\./m);
  for (const measure of ['score', 'time', 'streak', 'rating']) {
    for (const place of ['server', 'friends', 'world']) {
      expect(output.match(new RegExp(`^\\| ${measure}, ${place} +\\| Matinee `, 'gm'))).toHaveLength(2);
    }
  }
  expect(code).toBe(0);
});

it('a wrong question gets one sentence, and how to learn more', async () => {
  expect(await bench('speed')).toEqual({
    output: '',
    errors: expect.stringMatching(/^There is no question "speed".*\nnpm run bench -- --help tells more\.\n$/),
    code: 2,
  });
});

it('--help names every question', async () => {
  const { output, code } = await bench('--help');
  for (const name of ['mates', 'perft', 'throughput', 'import', 'worker', 'tree', 'long', 'shared', 'boards']) {
    expect(output).toContain(`\n  ${name}`);
  }
  expect(code).toBe(0);
});
