import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesUnder, fingerprint, readStamp, removeStamp, writeStamp } from '../../scripts/setup/stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-stamp-'));
  mkdirSync(join(folder, 'src', 'chess'), { recursive: true });
  writeFileSync(join(folder, 'src', 'main.ts'), 'main');
  writeFileSync(join(folder, 'src', 'chess', 'fen.ts'), 'fen');
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const SOURCES = ['src', 'tsconfig.json', 'not-there'];

describe('a fingerprint of sources', () => {
  const changes: Record<string, () => void> = {
    'an edited file': () => writeFileSync(join(folder, 'src', 'chess', 'fen.ts'), 'FEN'),
    'a new file': () => writeFileSync(join(folder, 'src', 'chess', 'san.ts'), ''),
    'a removed file': () => rmSync(join(folder, 'src', 'main.ts')),
    'a renamed file': () => renameSync(join(folder, 'src', 'main.ts'), join(folder, 'src', 'start.ts')),
    'other settings': () => writeFileSync(join(folder, 'tsconfig.json'), '{ }'),
    'text that moves from one file to the next': () => {
      writeFileSync(join(folder, 'src', 'chess', 'fen.ts'), 'fe');
      writeFileSync(join(folder, 'src', 'main.ts'), 'nmain');
    },
  };

  it.each(Object.entries(changes))('changes with %s', (_, change) => {
    const before = fingerprint(folder, SOURCES);
    change();
    expect(fingerprint(folder, SOURCES)).not.toBe(before);
  });

  it('stays when a file is saved without a change', () => {
    const before = fingerprint(folder, SOURCES);
    writeFileSync(join(folder, 'src', 'main.ts'), 'main');
    expect(fingerprint(folder, SOURCES)).toBe(before);
  });

  it('covers files in folders, single files, and none where nothing is', () => {
    expect(SOURCES.flatMap((path) => filesUnder(folder, path))).toEqual([
      join('src', 'chess', 'fen.ts'),
      join('src', 'main.ts'),
      'tsconfig.json',
    ]);
  });
});

describe('a stamp', () => {
  it('is read as it was written, and is gone when it was removed', () => {
    const stamp = join(folder, 'dist', '.stamp');
    expect(readStamp(stamp)).toBeUndefined();
    writeStamp(stamp, 'made from this');
    expect(readStamp(stamp)).toBe('made from this');
    removeStamp(stamp);
    removeStamp(stamp);
    expect(readStamp(stamp)).toBeUndefined();
  });
});
