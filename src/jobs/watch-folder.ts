import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { listFolderFiles, PRACTICE_FOLDER } from '../library/folder-files.js';
import type { Logger } from '../log.js';
import type { FolderImport } from './import-folder.js';

interface Parts {
  readonly folder: string;
  /** Takes the folder into the library. */
  readonly read: () => Promise<FolderImport>;
  /** Something in the folder has changed, and this became of it. */
  readonly onRead: (imported: FolderImport) => void;
  readonly log: Logger;
  /** A file is read when nothing has been written to it for so long. */
  readonly quietMs?: number;
  /** How often the folder is looked at though nobody told of a change: network and container mounts tell nothing. */
  readonly pollMs?: number;
}

const QUIET_MS = 500;
const POLL_MS = 15_000;

/** After a failure it is tried again ever more rarely: a full disk does not mend itself within a minute. */
const LONGEST_PAUSE_MS = 600_000;

/** Notices new, changed and removed files of the puzzles folder while the bot runs. Nothing that goes wrong ends it. */
export class FolderWatcher {
  readonly #parts: Parts;
  readonly #quietMs: number;
  readonly #pollMs: number;
  #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** What the folder looked like when it was read last, and when it was looked at last. */
  #read = '';
  #seen = '';
  /** What was told of a reading that has to be repeated: it is told once. */
  #toldUnread = '';
  #failures = 0;
  #working: Promise<void> | undefined;
  /** Somebody told of a change while the folder was being read. */
  #told = false;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#quietMs = parts.quietMs ?? QUIET_MS;
    this.#pollMs = parts.pollMs ?? POLL_MS;
  }

  /** Reads the folder now: to be called at the start, before anybody is served. */
  async readNow(): Promise<FolderImport> {
    const before = await lookOf(this.#parts.folder);
    const imported = await this.#parts.read();
    if (hasUnread(imported)) this.#toldUnread = toldOf(before, imported);
    else if (imported.kind !== 'changing') this.#read = before;
    return imported;
  }

  /** From now on changes are noticed. */
  start(): void {
    this.#listen();
    this.#lookIn(this.#quietMs);
  }

  /** Waits for what is being read. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#unlisten();
    await this.#working;
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => this.#look(), milliseconds);
  }

  #look(): void {
    this.#working ??= this.#lookOnce()
      .catch((error: unknown) => {
        const isStopped = error instanceof Error && error.name === 'AbortError';
        if (!isStopped) this.#parts.log.error({ err: error }, 'the puzzles folder could not be taken');
        return this.#nextPause();
      })
      .then((next) => {
        this.#working = undefined;
        this.#lookIn(this.#told ? this.#quietMs : next);
        this.#told = false;
      });
  }

  #nextPause(): number {
    return Math.min(LONGEST_PAUSE_MS, this.#pollMs * 2 ** this.#failures++);
  }

  /** Returns when to look again. */
  async #lookOnce(): Promise<number> {
    const look = await lookOf(this.#parts.folder);
    if (look === this.#read) return this.#pollMs;
    // It is read when it looks the same twice: whoever writes a file is given the time to finish it.
    if (look !== this.#seen) {
      this.#seen = look;
      return this.#quietMs;
    }
    const imported = await this.#parts.read();
    // The folder for practice may be new.
    this.#listen();
    if (imported.kind === 'changing') {
      this.#seen = '';
      return this.#quietMs;
    }
    if (hasUnread(imported)) {
      const told = toldOf(look, imported);
      if (told !== this.#toldUnread) this.#parts.onRead(imported);
      this.#toldUnread = told;
      return this.#nextPause();
    }
    this.#failures = 0;
    this.#toldUnread = '';
    this.#read = look;
    if (imported.kind !== 'unchanged') this.#parts.onRead(imported);
    return this.#quietMs;
  }

  /** Where the system tells of changes, they are noticed at once; elsewhere by the next look. */
  #listen(): void {
    this.#unlisten();
    if (this.#stopped) return;
    const { folder } = this.#parts;
    for (const path of [folder, join(folder, PRACTICE_FOLDER)]) {
      try {
        const watcher = watch(path, { persistent: false }, () => this.#hear());
        watcher.on('error', () => watcher.close());
        this.#watchers.push(watcher);
      } catch {
        // There is no such folder, or no means to watch it.
      }
    }
  }

  #unlisten(): void {
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = [];
  }

  #hear(): void {
    if (this.#working) this.#told = true;
    else this.#lookIn(this.#quietMs);
  }
}

type WithUnread = Extract<FolderImport, { kind: 'read' }> & { readonly unread: readonly string[] };

const hasUnread = (imported: FolderImport): imported is WithUnread =>
  imported.kind === 'read' && imported.unread !== undefined;

const toldOf = (look: string, { unread }: WithUnread): string => [look, ...unread].join('\0\0');

/** What can be seen of the folder without reading its files: it tells whether reading them is worth it. */
async function lookOf(folder: string): Promise<string> {
  try {
    const files = await listFolderFiles(folder);
    return files
      .map(({ source, stats }) => [source, stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino].join('\0'))
      .join('\0\0');
  } catch (error) {
    return `no folder: ${(error as NodeJS.ErrnoException).code}`;
  }
}
