import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { VerdictKind } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';

/** Numbers whose puzzles are counted in one turn of the event loop: the index alone is looked at, so that it is quick. */
const NUMBERS_AT_ONCE = 25_000;

export interface Living {
  readonly all: number;
  readonly dailies: number;
}

/** How many of an owner's puzzles with a verdict were not withdrawn. */
export async function countLiving(
  db: Kysely<Schema>,
  owner: string,
  verdict: VerdictKind | 'waiting',
): Promise<Living> {
  const counted = { all: 0, dailies: 0 };
  for (let after: number | undefined = 0; after !== undefined; ) {
    const stretch: Stretch | undefined = await countStretch(db, owner, verdict, after, after + NUMBERS_AT_ONCE);
    counted.all += stretch?.all ?? 0;
    counted.dailies += stretch?.dailies ?? 0;
    after = stretch?.next ? stretch.next - 1 : undefined;
    await breathe();
  }
  return counted;
}

interface Stretch extends Living {
  /** The first number after the stretch, if there is one. */
  readonly next: number | null;
}

async function countStretch(
  db: Kysely<Schema>,
  owner: string,
  verdict: VerdictKind | 'waiting',
  after: number,
  last: number,
): Promise<Stretch | undefined> {
  const theirs = sql`verdict = ${verdict} and withdrawn_at is null and owner = ${owner}`;
  const { rows } = await sql<Stretch>`
    select count(*) as "all", coalesce(sum(purpose = 'daily'), 0) as dailies,
      (select min(id) from puzzles where ${theirs} and id > ${last}) as next
    from puzzles where ${theirs} and id > ${after} and id <= ${last}`.execute(db);
  return rows[0];
}
