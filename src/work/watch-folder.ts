import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { listFolderFiles, PRACTICE_FOLDER } from '../puzzles/files/folder-files.js';
import type { Logger } from '../shared/log.js';
import type { FolderImport } from './import-folder.js';

interface FolderWatchOptions {
  readonly folder: string;
  /** Takes the folder into the library, but for these files: somebody is writing to them. */
  readonly read: (changing: ReadonlySet<string>) => Promise<FolderImport>;
  /** Something in the folder has changed, and this became of it. */
  readonly onRead: (imported: FolderImport) => void;
  readonly log: Logger;
  /** A file is read when nothing has been written to it for so long. */
  readonly quietMs?: number;
  /** How often the folder is looked at though nobody notified it of a change: network and container mounts tell nothing. */
  readonly pollMs?: number;
}

const QUIET_MS = 500;
const POLL_MS = 15_000;

/** After a failure it is tried again ever more rarely: a full disk does not mend itself within a minute. */
const LONGEST_PAUSE_MS = 600_000;

/** Notices new, changed and removed files of the puzzles folder while the bot runs. Nothing that goes wrong ends it. */
export class FolderWatcher {
  readonly #options: FolderWatchOptions;
  readonly #quietMs: number;
  readonly #pollMs: number;
  #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lookAt = 0;
  /** What each file looked like when it was read last, and when it was looked at last. */
  readonly #read = new Map<string, string>();
  #seen: Look = new Map();
  /** When what could not be read is tried again. */
  #retryAt = Number.POSITIVE_INFINITY;
  /** What was reported of a reading that has to be repeated: it is reported once. */
  #reportedUnread = '';
  #failures = 0;
  #working: Promise<void> | undefined;
  /** A change was notified while the folder was being read. */
  #isNotified = false;
  #stopped = false;

  constructor(options: FolderWatchOptions) {
    this.#options = options;
    this.#quietMs = options.quietMs ?? QUIET_MS;
    this.#pollMs = options.pollMs ?? POLL_MS;
  }

  /** Reads the folder now: to be called at the start, before anybody is served. */
  async readNow(): Promise<FolderImport> {
    const look = await lookOf(this.#options.folder);
    const imported = await this.#options.read(new Set());
    this.#seen = look;
    this.#remember(look, [...look.keys()], imported);
    this.#reportedUnread = unreadKey(look, imported);
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
    this.#lookAt = performance.now() + milliseconds;
    if (!this.#stopped) this.#timer = setTimeout(() => this.#look(), milliseconds);
  }

  #look(): void {
    this.#working ??= this.#lookOnce()
      .catch((error: unknown) => {
        const isStopped = error instanceof Error && error.name === 'AbortError';
        if (!isStopped) this.#options.log.error({ err: error }, 'the puzzles folder could not be taken');
        return this.#nextPause();
      })
      .then((next) => {
        this.#working = undefined;
        this.#lookIn(this.#isNotified ? this.#quietMs : next);
        this.#isNotified = false;
      });
  }

  #nextPause(): number {
    return Math.min(LONGEST_PAUSE_MS, this.#pollMs * 2 ** this.#failures++);
  }

  /** Returns when to look again. */
  async #lookOnce(): Promise<number> {
    const look = await lookOf(this.#options.folder);
    const changed = differences(this.#read, look);
    // A file is read when it looks the same twice: whoever writes it is given the time to finish it. Others go on meanwhile.
    const restless = changed.filter((source) => look.get(source) !== this.#seen.get(source));
    this.#seen = look;
    const isDue = changed.length > restless.length || performance.now() >= this.#retryAt;
    if (!isDue) return changed.length > 0 ? this.#quietMs : Math.min(this.#pollMs, this.#retryAt - performance.now());
    const imported = await this.#options.read(new Set(restless));
    // The folder for practice may be new.
    this.#listen();
    const quiet = changed.filter((source) => !restless.includes(source));
    const next = this.#remember(look, quiet, imported);
    const unread = unreadKey(look, imported);
    const isNews = quiet.length > 0 || unread !== this.#reportedUnread;
    this.#reportedUnread = unread;
    if (isNews && imported.kind !== 'unchanged') this.#options.onRead(imported);
    return next;
  }

  /** What was read is not read again before it changes. Returns when to look again. */
  #remember(look: Look, sources: readonly string[], imported: FolderImport): number {
    const changing = imported.kind === 'read' ? (imported.changing ?? []) : [];
    for (const source of sources) {
      const seen = look.get(source);
      if (changing.includes(source)) continue;
      if (seen === undefined) this.#read.delete(source);
      else this.#read.set(source, seen);
    }
    const isWhole = unreadOf(imported).length === 0;
    if (isWhole) this.#failures = 0;
    const pause = isWhole ? Number.POSITIVE_INFINITY : this.#nextPause();
    this.#retryAt = performance.now() + pause;
    return Math.min(pause, this.#quietMs);
  }

  /** Where the system tells of changes, they are noticed at once; elsewhere by the next look. */
  #listen(): void {
    this.#unlisten();
    if (this.#stopped) return;
    const { folder } = this.#options;
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
    if (this.#working) this.#isNotified = true;
    // A look that comes sooner is not put off: where somebody never stops writing, there would be none.
    else if (this.#lookAt > performance.now() + this.#quietMs) this.#lookIn(this.#quietMs);
  }
}

const unreadOf = (imported: FolderImport): readonly string[] =>
  imported.kind === 'read' ? (imported.unread ?? []) : [];

const unreadKey = (look: Look, imported: FolderImport): string =>
  unreadOf(imported)
    .map((source) => `${source}\0${look.get(source)}`)
    .join('\0\0');

/** What can be seen of each file without reading it: it tells whether reading it is worth it. */
type Look = ReadonlyMap<string, string>;

/** No file has this name. */
const NO_FOLDER = '';

async function lookOf(folder: string): Promise<Look> {
  try {
    const files = await listFolderFiles(folder);
    return new Map(
      files.map(({ source, stats, unreadable }) => [
        source,
        [stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino, unreadable].join('\0'),
      ]),
    );
  } catch (error) {
    return new Map([[NO_FOLDER, String((error as NodeJS.ErrnoException).code)]]);
  }
}

/** The files that look otherwise, that are new or that are gone. */
const differences = (one: Look, other: Look): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((source) => one.get(source) !== other.get(source));
