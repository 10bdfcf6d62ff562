import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../schema.js';
import type { GroupCommit } from './group-commit.js';

/** How a column of `rowsOf` is read. */
export type ColumnKind = 'text' | 'integer';

/** What SQLite and PostgreSQL say in different words. Everything else in this folder is SQL that both understand. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A list of any length as one parameter, to be used after `in` and `not in`. */
  listOf<Value extends string | number>(values: Iterable<Value>): RawBuilder<Value>;
  /** Rows of any number as one parameter, to be used after `from`: these columns, and `place` from 0 on. */
  rowsOf(rows: readonly object[], columns: Readonly<Record<string, ColumnKind>>): RawBuilder<unknown>;
  /** A table to be used after `from`, searched by this index where an engine would choose a slower one. */
  searchedBy(table: string, index: string): RawBuilder<unknown>;
  /** Lets nothing that was deleted stay in a log beside the database. */
  emptyLog(db: Kysely<Schema>): Promise<void>;
}

/** What every part of the store works with. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly commits: GroupCommit;
  readonly engine: Engine;
  readonly now: () => number;
}
