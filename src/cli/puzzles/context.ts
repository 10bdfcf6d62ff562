import type { UserReportStore } from '../../people/people-store.js';
import type { LibraryStore } from '../../puzzles/library-store.js';
import { type Config, readConfig } from '../../shared/config.js';
import { loadSettingsFile, projectRoot } from '../../shared/project.js';
import { fail, type Result } from '../../shared/result.js';
import { openStore, sqlitePath } from '../../store/open.js';
import { isDatabaseGone } from '../../store/sqlite/database-files.js';
import { explainStoreFault } from '../../store/store.js';
import { type CliContext, type Ending, EXIT } from '../program/command.js';
import { explainDisk } from '../program/output-file.js';

/** What every command works with. */
export interface LibraryContext extends CliContext {
  readonly library: LibraryStore;
  readonly reports: UserReportStore;
  readonly config: Config;
  /** The file of the library. */
  readonly database: string;
  readonly now: () => number;
}

/** Opens the library for a command, and closes it behind it. */
export const withLibrary =
  <Request>(run: (request: Request, context: LibraryContext) => Promise<Ending>) =>
  async (request: Request, context: CliContext): Promise<Ending> => {
    const config = readSettings();
    if (!config.ok) return config;
    const opened = await openStore(config.value);
    if (!opened.ok) {
      context.screen.note(explainStoreFault(opened.fault));
      return EXIT.notAll;
    }
    const { library, reports, close } = opened.value;
    const database = sqlitePath(config.value);
    try {
      return await run(request, { ...context, library, reports, config: config.value, database, now: Date.now });
    } finally {
      await close();
    }
  };

/** The same settings as the bot's: it is the same library. */
function readSettings(): Result<Config, string> {
  loadSettingsFile();
  const config = readConfig(process.env, projectRoot);
  if (config.ok) return config;
  return fail(`These settings are wrong (see .env.example):\n${config.fault.map((each) => `  ${each}`).join('\n')}`);
}

/** The disk under the database or under a file that is written: nothing that a program could mend. */
export function explainStorageFailure(error: unknown): string | undefined {
  if (isDatabaseGone(error)) return error.message;
  const code = String((error as { readonly code?: unknown } | undefined)?.code ?? '');
  const disk = code === 'SQLITE_FULL' ? 'The disk is full.' : explainDisk(error);
  if (disk !== undefined) {
    return `${disk} What was written until now is kept; make room, and the same command goes on.`;
  }
  // SQLite takes a change back by itself when it cannot be written, and then it cannot be asked to.
  if (error instanceof Error && error.message.includes('no transaction is active')) {
    return 'The database could not be written; most likely the disk is full. What was written until now is kept.';
  }
  if (code.startsWith('SQLITE_READONLY')) {
    return 'The database cannot be written. Give yourself write access to it and its folder, or name another one in DATA_DIR.';
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return 'Another program keeps the database locked. What was written until now is kept; try again in a while.';
  }
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO') {
    return `The disk reports an error (${code}). What was written until now is kept; check the disk.`;
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return 'The database is damaged. Restore it from a copy, or name another folder in DATA_DIR.';
  }
  return undefined;
}
