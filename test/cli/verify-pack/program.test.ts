import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { EXIT } from '../../../src/cli/program/command.js';
import { builtFile } from '../../../src/shared/project.js';

/** The built program, as `npm run verify-pack -- words` starts it. */
const verifyPack = (...words: readonly string[]) =>
  spawnSync(process.execPath, [builtFile('src/cli/verify-pack/main.ts'), ...words], { encoding: 'utf8' });

it('npm run verify-pack ends with what it has counted, of as many puzzles as it was asked for', () => {
  const { status, stdout, stderr } = verifyPack('--sample', '3');
  expect(stderr).toBe('');
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  expect(last).toMatch(/^\d+ puzzles, \d+ moves, 0 false$/);
  const [puzzles, moves = 0] = last.match(/\d+/g)?.map(Number) ?? [];
  expect(puzzles).toBe(3);
  expect(moves).toBeGreaterThan(3);
  expect(status).toBe(EXIT.done);
});

it.each(['0', 'some', '-1'])('npm run verify-pack refuses a sample of %s', (sample) => {
  const { status, stdout, stderr } = verifyPack(`--sample=${sample}`);
  expect(status).toBe(EXIT.wrongUsage);
  expect(stderr).toContain('--sample');
  expect(stdout).toBe('');
});
