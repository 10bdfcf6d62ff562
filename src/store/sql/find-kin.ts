import type { Kysely } from 'kysely';
import type { VerdictKind } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';
import { type NamedDraft, TOLD_COLUMNS, type ToldRow } from './draft-rows.js';
import { listOf } from './json-rows.js';

/** A puzzle that is there already, perhaps withdrawn, with the same position as a draft or a twin of it. */
export interface Kin extends ToldRow {
  readonly id: number;
  readonly owner: string;
  readonly verdict: VerdictKind | 'waiting';
}

/** The kin of drafts among these owners' puzzles, by the name that twins share, in the order of their numbers. */
export async function findKin(
  db: Kysely<Schema>,
  owners: readonly string[],
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, readonly Kin[]>> {
  const rows = await db
    .selectFrom('puzzles')
    .select(['id', 'owner', 'position', 'twin', 'verdict', ...TOLD_COLUMNS])
    .where('twin', 'in', listOf(drafts.map(({ twin }) => twin)))
    .where('owner', 'in', listOf(owners))
    .orderBy('id')
    .execute();
  const kin = new Map<string, Kin[]>();
  for (const row of rows) {
    const family = kin.get(row.twin);
    if (family) family.push(row);
    else kin.set(row.twin, [row]);
  }
  return kin;
}
