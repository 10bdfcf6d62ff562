import { type RawBuilder, sql } from 'kysely';

/**
 * Lists of any length as one parameter. With a parameter for each value, lists of different lengths would be different
 * statements, and every statement is kept.
 */

/** To be used after `in` and `not in`. */
export const listOf = <Value extends string | number>(values: Iterable<Value>): RawBuilder<Value> =>
  sql`(select value from json_each(${JSON.stringify([...values])}))`;

/** To be used after `from`: `value ->> 'name'` is a field of a row, `key` its place in the list. */
export const rowsOf = (rows: readonly object[]): RawBuilder<unknown> => sql`json_each(${JSON.stringify(rows)})`;
