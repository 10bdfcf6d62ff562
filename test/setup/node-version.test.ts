import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFault } from '../../scripts/setup/node-version.mjs';
import { projectRoot } from '../../src/shared/project.js';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.22.1', '24.0.0', '24.11.1', '26.1.0'])('%s will do', (version) => {
    expect(nodeFault(version)).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
    '%s is refused in one sentence that says which to install',
    (version) => {
      expect(nodeFault(version)).toBe(
        `Matinee runs on Node 20 (from 20.19), 22 (from 22.12), 24 or newer, and this is Node ${version}: install Node 24 from https://nodejs.org and try again.`,
      );
    },
  );

  it('is what package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19 || ^22.12 || >=24');
  });
});
