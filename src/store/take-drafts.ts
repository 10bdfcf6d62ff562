import { type Selectable, sql, type Transaction } from 'kysely';
import { fenOf, positionKey } from '../chess/position.js';
import type { Draft } from '../library/draft.js';
import { listOf, rowsOf } from './json-rows.js';
import type { Schema } from './schema.js';

/** Drafts per transaction: enough to be quick, few enough not to hold up the event loop. */
export const DRAFTS_AT_ONCE = 100;

/** A draft under the name of its position, by which the same puzzle is known again. */
export interface NamedDraft {
  readonly position: string;
  readonly draft: Draft;
}

export interface Origin {
  readonly owner: string;
  /** The name of the file. */
  readonly source: string;
  readonly now: number;
}

export interface Taken {
  readonly id: number;
  readonly isNew: boolean;
}

export const nameDraft = (draft: Draft): NamedDraft => ({ position: positionKey(draft.position), draft });

/**
 * Adds puzzles, each position once, and brings those of the same owner with the same position up to date; a changed
 * claim needs a new verdict. What is as it was is not written again.
 */
export async function takeDrafts(
  trx: Transaction<Schema>,
  origin: Origin,
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, Taken>> {
  const taken = new Map<string, Taken>();
  const known = await findKnown(trx, origin.owner, drafts);
  const fresh: ToldRow[] = [];
  for (const named of drafts) {
    const row = rowOf(named, origin.source);
    const before = known.get(named.position);
    if (before) {
      taken.set(named.position, { id: before.id, isNew: false });
      await bringUpToDate(trx, before, row);
    } else fresh.push(row);
  }
  for (const { id, position } of await insertNew(trx, origin, fresh)) taken.set(position, { id, isNew: true });
  return taken;
}

/** What a file says of a puzzle. */
const TOLD_COLUMNS = ['fen', 'claimed_mate_in', 'name', 'comment', 'source', 'line', 'withdrawn_at'] as const;
type Told = Pick<Selectable<Schema['puzzles']>, (typeof TOLD_COLUMNS)[number]>;
type ToldRow = Told & { readonly position: string };
type KnownRow = ToldRow & { readonly id: number };

const rowOf = ({ position, draft }: NamedDraft, source: string): ToldRow => ({
  position,
  fen: fenOf(draft.position),
  claimed_mate_in: draft.claimedMateIn ?? null,
  name: draft.name ?? null,
  comment: draft.comment ?? null,
  source,
  line: draft.line,
  withdrawn_at: null,
});

async function findKnown(
  trx: Transaction<Schema>,
  owner: string,
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, KnownRow>> {
  const rows = await trx
    .selectFrom('puzzles')
    .select(['id', 'position', ...TOLD_COLUMNS])
    .where('owner', '=', owner)
    .where('position', 'in', listOf(drafts.map(({ position }) => position)))
    .execute();
  return new Map(rows.map((row) => [row.position, row]));
}

async function bringUpToDate(trx: Transaction<Schema>, before: KnownRow, { position, ...told }: ToldRow) {
  if (TOLD_COLUMNS.every((column) => before[column] === told[column])) return;
  const judgedAnew = before.claimed_mate_in !== told.claimed_mate_in && { verdict: 'waiting' as const };
  await trx
    .updateTable('puzzles')
    .set({ ...told, ...judgedAnew })
    .where('id', '=', before.id)
    .execute();
}

/** Numbers are given in the order of the file. */
async function insertNew(trx: Transaction<Schema>, { owner, now }: Origin, fresh: readonly ToldRow[]) {
  if (fresh.length === 0) return [];
  const rows = rowsOf(fresh);
  await sql`
    insert into proofs (position)
    select value ->> 'position' from ${rows} where true
    on conflict do nothing`.execute(trx);
  const inserted = await sql<{ id: number; position: string }>`
    insert into puzzles (owner, position, fen, claimed_mate_in, name, comment, source, line, added_at, verdict)
    select ${owner}, value ->> 'position', value ->> 'fen', value ->> 'claimed_mate_in', value ->> 'name',
      value ->> 'comment', value ->> 'source', value ->> 'line', ${now}, 'waiting'
    from ${rows} order by key
    returning id, position`.execute(trx);
  return inserted.rows;
}
