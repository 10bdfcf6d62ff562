import { Kysely, Migrator, type SqliteDatabase } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe } from 'vitest';
import { OneWriterDialect } from '../../src/store/postgres/dialect.js';
import { postgresEngine } from '../../src/store/postgres/engine.js';
import { MIGRATIONS } from '../../src/store/postgres/migrations.js';
import type { Schema } from '../../src/store/schema.js';
import { GroupCommit } from '../../src/store/sql/group-commit.js';
import { SolutionCache } from '../../src/store/sql/solution-cache.js';
import { makeLibraryStore } from '../../src/store/sql/sql-library.js';
import { makePlayStore } from '../../src/store/sql/sql-play.js';
import { fulfilWish } from '../../src/store/sql/sql-wishes.js';
import type { Store } from '../../src/store/store.js';
import { hasPostgres, makeDatabase, type TestDatabase } from '../support/postgres.js';
import { makeBench } from './contract/bench.js';
import { changesContract } from './contract/changes.js';
import { folderContract } from './contract/folder.js';
import { libraryContract } from './contract/library.js';
import { practiceContract } from './contract/practice.js';
import { provingContract } from './contract/proving.js';
import { recordsContract } from './contract/records.js';
import { undecidedContract } from './contract/undecided.js';
import { wishesContract } from './contract/wishes.js';

/** Only the library, and of playing what its contract asks for; a store that has all of it can take its place. */
async function openLibrary(url: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new OneWriterDialect(new pg.Pool({ connectionString: url })) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
  if (error) throw error;
  const commits = new GroupCommit(db);
  const solutions = new SolutionCache();
  const play = makePlayStore(db, {} as SqliteDatabase, commits, solutions);
  const store: Pick<Store, 'library' | 'close'> & { readonly play: Partial<Store['play']> } = {
    library: makeLibraryStore({ db, commits, engine: postgresEngine, now: Date.now }, solutions),
    play: {
      ...play,
      async fixDaily(server_id, date, puzzle_id) {
        await commits.write('somebody waits', async (trx) => {
          const daily = trx.insertInto('dailies').values({ server_id, date, puzzle_id });
          const { numInsertedOrUpdatedRows } = await daily
            .onConflict((taken) => taken.doNothing())
            .executeTakeFirstOrThrow();
          if (numInsertedOrUpdatedRows) await fulfilWish(trx, server_id, puzzle_id);
        });
        const fixed = await play.findDaily(server_id, date);
        if (!fixed) throw new Error('there is no daily');
        return fixed;
      },
      async openAttempt({ serverId, userId, occasion, puzzleId, startedAt, openedOn }) {
        const row = { server_id: serverId, user_id: userId, occasion, puzzle_id: puzzleId, opened_on: openedOn };
        const empty = { line: '', wrong: 0, slower: 0, hints: 0, hint_level: 0, version: 0 };
        await db
          .insertInto('attempts')
          .values({ ...row, ...empty, started_at: startedAt, viewed_at: startedAt })
          .execute();
        const opened = await play.findAttempt({ serverId, userId }, occasion);
        if (!opened) throw new Error('there is no attempt');
        return opened;
      },
    },
    close: () => commits.close().then(() => db.destroy()),
  };
  return store as Store;
}

describe.runIf(hasPostgres)('the library on PostgreSQL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeDatabase();
  });
  afterEach(() => database.drop());

  const bench = makeBench(() => openLibrary(database.url));

  describe('the folder', () => folderContract(bench));
  describe('the library', () => libraryContract(bench));
  describe('changes', () => changesContract(bench));
  describe('records', () => recordsContract(bench));
  describe('proving', () => provingContract(bench));
  describe('undecided proofs', () => undecidedContract(bench));
  describe('wishes', () => wishesContract(bench));
  describe('practice', () => practiceContract(bench));
});
