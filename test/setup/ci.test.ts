import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../src/shared/project.js';
import { makeTemporaryProject } from './temporary-project.js';

it('.ci/run does all that `npm run check` does, once, and ends with the count of the tests', async () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const steps = ['build', 'lint', 'types', 'rooms'];
  // The real order of the steps, but each only says its name.
  const named = Object.fromEntries(steps.map((step) => [step, `echo did ${step}`]));
  const project = makeTemporaryProject({
    'package.json': JSON.stringify({ scripts: { ...scripts, ...named, test: "echo '3 passed, 0 failed'" } }),
  });
  onTestFinished(() => project.remove());
  cpSync(join(projectRoot, '.ci'), join(project.root, '.ci'), { recursive: true });

  const { stdout } = await promisify(execFile)(join(project.root, '.ci/run'));
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('did '))).toEqual(steps.map((step) => `did ${step}`));
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});
