import { constants, fstatSync } from 'node:fs';
import { access, type FileHandle, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * A file that takes the place of an old one only when it is kept: until then it stands beside it under another name. What
 * is no usual file, such as a pipe or a device, is written to straight away.
 */
export class NewFile {
  private constructor(
    readonly handle: FileHandle,
    private readonly draft?: { readonly path: string; readonly real: string },
  ) {}

  /** Throws what the file system says when it cannot be made. */
  static async open(path: string): Promise<NewFile> {
    const old = await stat(path).catch(undefinedIfMissing);
    // A link that leads nowhere is there all the same, and its file is made by opening it.
    const isThere = old ?? (await lstat(path).catch(undefinedIfMissing));
    if (isThere && !old?.isFile()) return new NewFile(await open(path, 'w'));
    // Through a link it is the file that changes, not the link.
    const real = old ? await realpath(path) : path;
    if (old) await access(real, constants.W_OK);
    const draft = join(dirname(real), `.${basename(real)}.${process.pid}.tmp`);
    const handle = await open(draft, 'wx');
    if (old) await handle.chmod(old.mode);
    return new NewFile(handle, { path: draft, real });
  }

  /** What was written is there from now on; with `bytes`, only so much of it. */
  async keep(bytes?: number): Promise<void> {
    if (!this.draft) return this.handle.close();
    try {
      if (bytes !== undefined) await this.handle.truncate(bytes);
      await this.handle.sync();
      await this.handle.close();
      await rename(this.draft.path, this.draft.real);
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  /** Nothing is left of it, and an old file is as it was. */
  async drop(): Promise<void> {
    // It may be closed already.
    await this.handle.close().catch(() => {});
    if (this.draft) await rm(this.draft.path, { force: true });
  }
}

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** What the disk under a file that is written complains about: nothing that a program could mend. */
export function explainDisk(error: unknown): string | undefined {
  const code = String((error as { readonly code?: unknown } | undefined)?.code ?? '');
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (code === 'EIO') return 'The disk reports an error (EIO).';
  return undefined;
}

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
