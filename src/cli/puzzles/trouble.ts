import { isDatabaseGone } from '../../store/sqlite/database-files.js';
import { explainDisk } from '../program/trouble.js';

/** The disk under the database or under a file that is written: nothing that a program could mend. */
export function explainTrouble(error: unknown): string | undefined {
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
