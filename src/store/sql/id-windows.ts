import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.js';

/** Puzzles looked at in one turn of the event loop; a few milliseconds' work also when most of them do not fit. */
const WINDOW = 1000;

export interface IdWindow {
  /** From the number after this one … */
  readonly after: number;
  /** … to this one. */
  readonly last: number;
}

/** All puzzle numbers above `after`, in pieces: no question about a million puzzles holds up the event loop. */
export async function* windowsOfIds(db: Kysely<Schema>, after = 0): AsyncGenerator<IdWindow> {
  const { end } = await db
    .selectFrom('puzzles')
    .select(({ fn }) => fn.max<number | null>('id').as('end'))
    .executeTakeFirstOrThrow();
  for (let start = after; start < (end ?? 0); start += WINDOW) {
    yield { after: start, last: start + WINDOW };
    await breathe();
  }
}

/** A column of the puzzles that no index is used for. Within a window SQLite would rather go through a whole index. */
export const unindexed = (column: 'owner' | 'verdict'): RawBuilder<string> => sql`+puzzles.${sql.ref(column)}`;
