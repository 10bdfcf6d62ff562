import type { SqliteDatabase } from 'kysely';

type Value = string | number | null;

/**
 * What follows from a move is written while somebody waits, a dozen rows at a time: statements that are written out and
 * prepared once cost a tenth of those that are built anew.
 */
export const all = <Row>(database: SqliteDatabase, text: string, values: readonly Value[] = []): readonly Row[] =>
  database.prepare(text).all(values) as Row[];

export const first = <Row>(database: SqliteDatabase, text: string, values: readonly Value[] = []): Row | undefined =>
  all<Row>(database, text, values)[0];

export function run(database: SqliteDatabase, text: string, values: readonly Value[] = []): void {
  database.prepare(text).run(values);
}
