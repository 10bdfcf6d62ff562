import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import { explainStoreFault, type Store } from '../../src/store/store.js';
import { hasPostgres, makeDatabase } from './postgres.js';

/** A place where a store can be opened, closed and opened again; empty at first. */
export interface StorePlace {
  open(now?: () => number): Promise<Store>;
  remove(): Promise<void>;
}

export interface TestEngine {
  readonly name: string;
  /** False where it cannot be had: then what needs it counts as skipped. */
  readonly isThere: boolean;
  makePlace(): Promise<StorePlace>;
}

async function openOrThrow(opening: ReturnType<typeof openSqliteStore>): Promise<Store> {
  const opened = await opening;
  if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
  return opened.value;
}

/** Every engine that the product runs on. */
export const ENGINES: readonly TestEngine[] = [
  {
    name: 'SQLite',
    isThere: true,
    async makePlace() {
      const folder = await mkdtemp(join(tmpdir(), 'matinee-store-'));
      return {
        open: (now) => openOrThrow(openSqliteStore(join(folder, 'store.sqlite'), now)),
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    isThere: hasPostgres,
    async makePlace() {
      const { url, drop } = await makeDatabase();
      return { open: (now) => openOrThrow(openPostgresStore(url, now ? { now } : {})), remove: drop };
    },
  },
];
