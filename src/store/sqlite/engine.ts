import { sql } from 'kysely';
import type { Engine } from '../sql/engine.js';
import { emptyLog } from './empty-log.js';

/**
 * With a parameter for each value, lists of different lengths would be different statements, and every statement is kept
 * (see keep-statements.ts).
 */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  emptyLog,
  listOf: (values) => sql`(select value from json_each(${JSON.stringify([...values])}))`,
  rowsOf(rows, columns) {
    const read = Object.keys(columns).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(read)}, key as place from json_each(${JSON.stringify(rows)})) as rows`;
  },
  searchedBy: (table, index) => sql`${sql.ref(table)} indexed by ${sql.ref(index)}`,
};
