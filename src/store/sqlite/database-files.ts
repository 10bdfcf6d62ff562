import { type BigIntStats, statSync } from 'node:fs';

/** The file of a database, and those that SQLite keeps beside it. */
export const sqliteFiles = (path: string): readonly string[] => [path, `${path}-wal`, `${path}-shm`];

/** A file by what it is, not by its name. */
interface Identity {
  readonly path: string;
  readonly device: bigint;
  readonly inode: bigint;
}

type Change = 'removed' | 'replaced';

/**
 * The files at the database's paths are not the open ones any more. SQLite itself does not notice: it goes on writing to
 * files that nobody can open again, and all of that is gone after a restart.
 */
export class DatabaseGone extends Error {
  readonly code = 'DATABASE_GONE';

  constructor(path: string, changed: string, change: Change) {
    super(changed === path ? explainDatabase(path, change) : explainJournal(path, changed, change));
  }
}

export const isDatabaseGone = (error: unknown): error is DatabaseGone => error instanceof DatabaseGone;

const explainDatabase = (path: string, change: Change): string =>
  change === 'removed'
    ? `The database ${path} is gone: it or its folder was removed or renamed while it was in use. Nothing was saved since then. Put it back, or restore a backup, and start again; without it the next start makes an empty database.`
    : `The database ${path} was replaced by another file while it was in use. Nothing was saved since then. Start again to go on with the file that is there now; next time stop Matinee before you exchange it.`;

const explainJournal = (path: string, changed: string, change: Change): string =>
  `${changed} was ${change} while the database was in use, and a part of the database is in it. Nothing was saved since then. Check that ${path} is the one you want, and start again; never touch the files beside it while Matinee runs.`;

/** Compares the files at the database's paths with those that were opened. One look takes some microseconds. */
export class DatabaseFiles {
  readonly #path: string;
  /** Empty until `remember`, and for a database in memory. */
  #opened: readonly Identity[] = [];
  #fault: DatabaseGone | undefined;
  #tell: (fault: DatabaseGone) => void = () => {};
  /** Resolves when a look has found other files. */
  readonly gone = new Promise<DatabaseGone>((resolve) => {
    this.#tell = resolve;
  });

  constructor(path: string) {
    this.#path = path;
  }

  /** To be called once the first transaction has made all of the files. Throws when they are gone already. */
  remember(): void {
    if (this.#path === ':memory:') return;
    this.#opened = sqliteFiles(this.#path).flatMap((path) => identityOf(path) ?? []);
    if (this.#opened[0]?.path !== this.#path) throw new DatabaseGone(this.#path, this.#path, 'removed');
  }

  /** Throws when a file is not the open one any more, and from then on always: what was missed cannot be made up for. */
  check(): void {
    this.#fault ??= this.#look();
    if (!this.#fault) return;
    this.#tell(this.#fault);
    throw this.#fault;
  }

  /**
   * Whether a journal that lies there now is another database's. SQLite deletes the journal by its name when it closes,
   * so it must not be closed then.
   */
  hasForeignJournal(): boolean {
    return this.#opened.some((opened) => opened.path !== this.#path && changeOf(opened) === 'replaced');
  }

  #look(): DatabaseGone | undefined {
    for (const opened of this.#opened) {
      const change = changeOf(opened);
      if (change) return new DatabaseGone(this.#path, opened.path, change);
    }
    return undefined;
  }
}

function changeOf({ path, device, inode }: Identity): Change | undefined {
  const now = identityOf(path);
  if (!now) return 'removed';
  return now.device === device && now.inode === inode ? undefined : 'replaced';
}

/** Undefined when there is no such file, also because its folder is gone or has become a file. */
function identityOf(path: string): Identity | undefined {
  try {
    const found: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && { path, device: found.dev, inode: found.ino };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
