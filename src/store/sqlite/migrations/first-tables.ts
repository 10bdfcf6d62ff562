import { type Kysely, sql } from 'kysely';

/** Puzzles and their proofs, dailies and attempts. */
export async function makeFirstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proofs')
    .addColumn('position', 'text', (column) => column.primaryKey())
    .addColumn('no_mate_within', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mate_in', 'integer')
    .addColumn('keys', 'text')
    .addColumn('solution', 'blob')
    .addColumn('gave_up', 'text')
    .addColumn('gave_up_milliseconds', 'integer')
    .addColumn('gave_up_megabytes', 'integer')
    .addColumn('nodes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('milliseconds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('puzzles')
    // Numbers are never given again: an old message must not come to mean another puzzle.
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull().references('proofs.position'))
    .addColumn('fen', 'text', (column) => column.notNull())
    .addColumn('claimed_mate_in', 'integer')
    .addColumn('name', 'text')
    .addColumn('comment', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'integer', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'integer')
    .addUniqueConstraint('puzzles_owner_position', ['owner', 'position'])
    .execute();
  // For the queue of what waits, owner by owner; within an index SQLite keeps rows in the order of their id.
  await db.schema.createIndex('puzzles_verdict').on('puzzles').columns(['verdict', 'withdrawn_at', 'owner']).execute();
  await db.schema.createIndex('puzzles_owner').on('puzzles').columns(['owner', 'verdict']).execute();
  // With the verdict, lest SQLite take the first index and look through all that waits for one position.
  await db.schema
    .createIndex('puzzles_position')
    .on('puzzles')
    .columns(['position', 'verdict', 'withdrawn_at'])
    .execute();
  await db.schema
    .createTable('refusals')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('dailies')
    .addColumn('server_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
    .addPrimaryKeyConstraint('dailies_day', ['server_id', 'date'])
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('server_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('viewed_at', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'integer')
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('solved', 'given up')`))
    .addColumn('line', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('wrong', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('slower', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hint_level', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('attempts_member_day', ['server_id', 'user_id', 'date'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
