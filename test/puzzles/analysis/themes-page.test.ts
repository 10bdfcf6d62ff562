import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THEMES, themeName } from '../../../src/puzzles/analysis/themes.js';
import { projectRoot } from '../../../src/shared/project.js';

it('docs/themes.md tells of every theme, under its id and name, and of no other', () => {
  const page = readFileSync(join(projectRoot, 'docs/themes.md'), 'utf8');
  const told = [...page.matchAll(/^\| `([\w-]+)` \| (.*?) \|/gm)].map(([, id, name]) => [id, name]);
  expect(told).toEqual(THEMES.map((theme) => [theme, themeName(theme)]));
});
