import { join } from 'node:path';
import type { Config } from '../shared/config.js';
import type { Logger } from '../shared/log.js';
import { ok, type Result } from '../shared/result.js';
import { claimDatabase } from './sqlite/claim-database.js';
import { openSqliteStore } from './sqlite/open.js';
import type { Store, StoreFault } from './store.js';

/** The SQLite file that is used without DATABASE_URL. */
export const sqlitePath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'matinee.sqlite');

/** Opens the database that the settings name. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { now = Date.now, log }: { readonly now?: () => number; readonly log?: Pick<Logger, 'error'> } = {},
): Promise<Result<Store, StoreFault>> {
  if (config.databaseUrl === undefined) return openSqliteStore(sqlitePath(config), now);
  // Loaded only when it is wanted: most run on SQLite.
  const { openPostgresStore } = await import('./postgres/open.js');
  return openPostgresStore(config.databaseUrl, { now, ...(log && { log }) });
}

/** Opens it for a bot: on SQLite there may be only one, from before it opens the database until it has closed it. */
export async function openStoreForBot(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  how: { readonly now: () => number; readonly log: Pick<Logger, 'error'> },
): Promise<Result<Store, StoreFault>> {
  if (config.databaseUrl !== undefined) return openStore(config, how);
  const claimed = claimDatabase(sqlitePath(config));
  if (!claimed.ok) return claimed;
  const release = claimed.value;
  const opened = await openStore(config, how);
  if (!opened.ok) {
    release();
    return opened;
  }
  const store = opened.value;
  return ok({ ...store, close: () => store.close().finally(release) });
}
