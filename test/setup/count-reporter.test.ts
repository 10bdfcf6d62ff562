import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../../src/shared/project.js';
import { makeTemporaryProject, type TemporaryProject } from './temporary-project.js';

let project: TemporaryProject;
afterEach(() => project.remove());

/** The lines of a test run of its own, and how it ended. */
const runTests = (): Promise<{ readonly failed: boolean; readonly lines: readonly string[] }> =>
  new Promise((resolve) => {
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const reporter = join(projectRoot, 'scripts/count-reporter.mjs');
    const args = [vitest, 'run', '--root', project.root, '--reporter', 'default', '--reporter', reporter];
    execFile(process.execPath, args, { cwd: project.root }, (error, stdout) =>
      resolve({ failed: error !== null, lines: stdout.trim().split('\n') }),
    );
  });

const PASSING = `import { it } from 'vitest'; it('a', () => {}); it.each([1, 2])('b%i', () => {});`;

it('ends a good run with its count alone on the last line', async () => {
  project = makeTemporaryProject({ 'a.test.ts': PASSING });
  const { failed, lines } = await runTests();
  expect(failed, lines.join('\n')).toBe(false);
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});

it('counts what failed, what broke before it could run, and what was skipped', async () => {
  project = makeTemporaryProject({
    'a.test.ts': PASSING,
    'fails.test.ts': `import { it } from 'vitest'; it('c', () => { throw new Error('no'); }); it.skip('d', () => {});`,
    'broken-file.test.ts': `import './not-there.js';`,
    'broken-group.test.ts': `import { beforeAll, describe, it } from 'vitest';
      describe('e', () => { beforeAll(() => { throw new Error('no'); }); it('f', () => {}); });`,
  });
  const { failed, lines } = await runTests();
  expect(failed).toBe(true);
  expect(lines.slice(-2)).toEqual(['2 skipped', '3 passed, 3 failed']);
});
