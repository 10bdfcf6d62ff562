import { sql } from 'kysely';
import type { ColumnKind, Engine } from '../sql/engine.js';

const TYPES: Readonly<Record<ColumnKind, string>> = { text: 'text', integer: 'bigint' };

export const postgresEngine: Engine = {
  name: 'postgres',
  // Its log is the server's own, and gone after the next checkpoints.
  emptyLog: async () => {},
  listOf(values) {
    const list = [...values];
    const type = sql.raw(typeof list[0] === 'number' ? 'bigint' : 'text');
    return sql`(select value::${type} from json_array_elements_text(${JSON.stringify(list)}::json) as list (value))`;
  },
  rowsOf(rows, columns) {
    const shape = Object.entries(columns).map(([name, kind]) => sql`${sql.ref(name)} ${sql.raw(TYPES[kind])}`);
    return sql`(
      select ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))}, place - 1 as place
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (${sql.join(shape)}))
        with ordinality as given (${sql.join([...Object.keys(columns), 'place'].map((name) => sql.ref(name)))})) as rows`;
  },
  searchedBy: (table) => sql`${sql.ref(table)}`,
};
