import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Whether a name means one of the files, however it is written and through links too. `-` is the standard input. */
export async function isOneOf(paths: readonly string[], name: string): Promise<boolean> {
  if (paths.some((path) => path !== '-' && resolve(path) === resolve(name))) return true;
  const there = await fileAt(name);
  if (there === undefined) return false;
  return (await Promise.all(paths.map(fileAt))).includes(there);
}

/** What two names of the same file have in common; undefined where there is none. */
async function fileAt(path: string): Promise<string | undefined> {
  try {
    const found = path === '-' ? fstatSync(0, { bigint: true }) : await stat(path, { bigint: true });
    return found.isFile() ? `${found.dev} ${found.ino}` : undefined;
  } catch {
    return undefined;
  }
}
