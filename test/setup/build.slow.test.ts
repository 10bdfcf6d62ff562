import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryProject, type TemporaryProject } from './temporary-project.js';

let project: TemporaryProject;
beforeEach(() => {
  project = makeTemporaryProject({
    'src/main.ts': `import { greeting } from '../commands/help.js'; console.log(greeting);`,
    'commands/help.ts': `export const greeting: string = 'hello';`,
  });
});
afterEach(() => project.remove());

/** Runs the build step of the project in a process of its own, as `npm start` does. */
async function inProject(expression: string): Promise<unknown> {
  const program = `const { build, buildReady } = await import('./scripts/setup/build.mjs');
    console.log(JSON.stringify(await ${expression} ?? null));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.root });
  return JSON.parse(stdout);
}
const isReady = () => inProject('buildReady()');
const build = () => inProject('build()');
const built = (path: string) => join(project.root, 'dist', path);

describe('the build', () => {
  it('is needed once, and again when a source has changed', async () => {
    expect(await isReady()).toBe(false);
    expect(await build()).toBeNull();
    expect(await isReady()).toBe(true);
    project.write({ 'commands/help.ts': `export const greeting: string = 'good evening';` });
    expect(await isReady()).toBe(false);
    expect(await build()).toBeNull();
    expect(readFileSync(built('commands/help.js'), 'utf8')).toContain('good evening');
  });

  it('leaves nothing of a source that is gone', async () => {
    project.write({ 'commands/old.ts': 'export {};' });
    await build();
    expect(existsSync(built('commands/old.js'))).toBe(true);
    rmSync(join(project.root, 'commands/old.ts'));
    await build();
    expect(existsSync(built('commands/old.js'))).toBe(false);
    expect(existsSync(built('src/main.js'))).toBe(true);
  });

  it('bundles the web page, with every text packed beside itself', async () => {
    project.write({
      'src/fronts/web/page/index.html': '<script type="module" src="/main.ts"></script>',
      'src/fronts/web/page/main.ts': `document.title = 'Matinee'; export {};`,
    });
    expect(await build()).toBeNull();
    const assets = readdirSync(built('page/assets'));
    const [script = ''] = assets.filter((name) => name.endsWith('.js'));
    expect(readFileSync(built('page/index.html'), 'utf8')).toContain(`/assets/${script}`);
    expect(assets).toEqual(expect.arrayContaining([`${script}.gz`, `${script}.br`]));
  });

  it('that fails says where, and is tried again next time', async () => {
    project.write({ 'commands/help.ts': `export const greeting: string = 1;` });
    expect(await build()).toMatchObject({
      sentence: 'The build failed: the source code has errors.',
      output: [expect.stringContaining('commands/help.ts(1,14): error TS2322')],
      again: 'npx tsc -p tsconfig.build.json',
    });
    expect(await isReady()).toBe(false);
  });
});
