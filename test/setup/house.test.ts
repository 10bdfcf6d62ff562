import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../../scripts/setup/stamp.mjs';
import { projectRoot } from '../../src/shared/project.js';

const LONGEST_FILE = 400;

it('no file of code is longer than 400 lines', () => {
  const long = ['src', 'commands', 'scripts', 'test', 'bench']
    .flatMap((folder) => filesUnder(projectRoot, folder))
    .filter((file) => /\.(ts|mjs|cjs)$/.test(file))
    .map((file) => ({ file, lines: readFileSync(join(projectRoot, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE);
  expect(long).toEqual([]);
});

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
);

it('package-lock.json names no registry: packages come from the one that npm is set to', () => {
  expect(Object.keys(lock.packages).filter((path) => lock.packages[path]?.resolved !== undefined)).toEqual([]);
});

it('package-lock.json has the binaries for every platform, or `npm ci` refuses it', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
