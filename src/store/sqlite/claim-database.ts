import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { fail, ok, type Result } from '../../shared/result.js';
import type { StoreFault } from '../store.js';

/**
 * Keeps a second bot from the database: both would answer, prove and post. Programs of the terminal need no claim. It is a
 * lock of the operating system on a file beside the database, so it ends with the process, however that ends. Returns what
 * gives it up.
 */
export function claimDatabase(path: string): Result<() => void, StoreFault> {
  let file: Sqlite.Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    file = new Sqlite(`${path}.running`, { timeout: 0 });
    file.exec('begin exclusive');
    const claimed = file;
    return ok(() => claimed.close());
  } catch (error) {
    file?.close();
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return fail({ code: 'in use', path });
    // Whatever is wrong with the folder is said better when the database itself is opened.
    return ok(() => {});
  }
}
