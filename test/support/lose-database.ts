import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What can happen to a database that is open, and how the sentence about it begins. */
export const LOSSES: readonly [string, (database: string) => Promise<void>, RegExp][] = [
  ['its folder is removed', (database) => rm(dirname(database), { recursive: true }), /^The database .* is gone: /],
  [
    'its folder is renamed',
    (database) => rename(dirname(database), `${dirname(database)}-moved`),
    /^The database .* is gone: /,
  ],
  [
    'its folder is replaced by a file',
    async (database) => {
      await rename(dirname(database), `${dirname(database)}-moved`);
      await writeFile(dirname(database), '');
    },
    /^The database .* is gone: /,
  ],
  ['its file is removed', (database) => rm(database), /^The database .* is gone: /],
  [
    'its file is replaced by a backup',
    async (database) => {
      await copyFile(database, `${database}.backup`);
      await rename(`${database}.backup`, database);
    },
    /^The database .* was replaced by another file /,
  ],
  ['its -wal file is removed', (database) => rm(`${database}-wal`), /-wal was removed while /],
  ['its -shm file is removed', (database) => rm(`${database}-shm`), /-shm was removed while /],
];
