import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/shared/project.js';

/** A small project laid out like this one, with the real packages, scripts and settings. */
export interface TemporaryProject {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts'];

export function makeTemporaryProject(files: Readonly<Record<string, string>>): TemporaryProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'matinee-project-')));
  for (const name of SHARED) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  const project: TemporaryProject = {
    root,
    write(more) {
      for (const [path, text] of Object.entries(more)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
  project.write(files);
  return project;
}
