import { type Kysely, sql } from 'kysely';
import { type Likeness, likenessOf } from '../chess/twins.js';
import { type NamedDraft, rowOf, type Terms, TOLD_COLUMNS, type ToldRow } from './draft-rows.js';
import type { Kin } from './find-kin.js';
import { rowsOf } from './json-rows.js';
import { type Schema, SEVERAL_KEYS } from './schema.js';

/** Drafts per transaction: enough to be quick, few enough not to hold up the event loop. */
export const DRAFTS_AT_ONCE = 100;

/** What is to become of a draft, in view of its kin. */
export type Decision =
  /** This puzzle of the same owner is the draft's own one: it is brought up to date. */
  | { readonly kind: 'known' | 'returned'; readonly as: Kin }
  | { readonly kind: 'duplicate'; readonly of: Kin }
  | { readonly kind: 'new' };

export type Taken =
  | { readonly kind: 'known' | 'returned' | 'new'; readonly id: number }
  | { readonly kind: 'duplicate'; readonly of: number; readonly likeness: Likeness };

/**
 * Adds puzzles, brings those up to date that are there already, and names those that are twins of others. In one batch
 * the first of several twins is taken. What is as it was is not written again.
 */
export async function takeDrafts(
  trx: Kysely<Schema>,
  terms: Terms,
  drafts: readonly NamedDraft[],
  kin: ReadonlyMap<string, readonly Kin[]>,
  decide: (draft: NamedDraft, kin: readonly Kin[]) => Decision,
): Promise<readonly Taken[]> {
  // 1. What is decided, and which draft of this batch is the first of its twins.
  const firsts = new Map<string, NamedDraft>();
  const decisions = drafts.map((named): Decision | { kind: 'second'; first: NamedDraft } => {
    const first = firsts.get(named.twin);
    if (first) return { kind: 'second', first };
    const decision = decide(named, kin.get(named.twin) ?? []);
    if (decision.kind !== 'duplicate') firsts.set(named.twin, named);
    return decision;
  });

  // 2. What is written.
  const fresh: ToldRow[] = [];
  const ids = new Map<string, number>();
  for (const [index, decision] of decisions.entries()) {
    const named = drafts[index];
    if (!named || decision.kind === 'second' || decision.kind === 'duplicate') continue;
    const row = rowOf(named, terms);
    if (decision.kind === 'new') fresh.push(row);
    else {
      ids.set(named.position, decision.as.id);
      await bringUpToDate(trx, decision.as, row);
    }
  }
  for (const { id, position } of await insertNew(trx, terms, fresh)) ids.set(position, id);

  // 3. What is told.
  const idOf = (position: string): number => {
    const id = ids.get(position);
    if (id === undefined) throw new Error(`the puzzle ${position} was not taken`);
    return id;
  };
  return drafts.map(({ position }, index): Taken => {
    const decision = decisions[index];
    switch (decision?.kind) {
      case 'second': {
        const { first } = decision;
        return { kind: 'duplicate', of: idOf(first.position), likeness: likenessOf(first.position, position) };
      }
      case 'duplicate': {
        const { of } = decision;
        return { kind: 'duplicate', of: of.id, likeness: likenessOf(of.position, position) };
      }
      default:
        return { kind: decision?.kind ?? 'new', id: idOf(position) };
    }
  });
}

/** A changed claim, or another word on several keys, needs a new verdict; the proof is there for it. */
async function bringUpToDate(trx: Kysely<Schema>, before: Kin, row: ToldRow): Promise<void> {
  const { position: _, twin: __, ...told } = row;
  const several = before.several_keys === SEVERAL_KEYS.byAnAdmin ? before.several_keys : told.several_keys;
  const now = { ...told, several_keys: several };
  if (TOLD_COLUMNS.every((column) => before[column] === now[column])) return;
  const otherClaim = before.claimed_mate_in !== now.claimed_mate_in;
  const otherKeys =
    before.several_keys !== now.several_keys && (before.verdict === 'cooked' || before.verdict === 'several keys');
  await trx
    .updateTable('puzzles')
    .set({ ...now, ...(otherClaim && { relabelled: 0 }), ...((otherClaim || otherKeys) && { verdict: 'waiting' }) })
    .where('id', '=', before.id)
    .execute();
}

/** Numbers are given in the order of the file. */
async function insertNew(trx: Kysely<Schema>, { owner, now }: Terms, fresh: readonly ToldRow[]) {
  if (fresh.length === 0) return [];
  const rows = rowsOf(fresh);
  await sql`
    insert into proofs (position)
    select value ->> 'position' from ${rows} where true
    on conflict do nothing`.execute(trx);
  const inserted = await sql<{ id: number; position: string }>`
    insert into puzzles (owner, position, twin, fen, claimed_mate_in, name, comment, told, source, line, origin,
      purpose, several_keys, added_at, verdict)
    select ${owner}, value ->> 'position', value ->> 'twin', value ->> 'fen', value ->> 'claimed_mate_in',
      value ->> 'name', value ->> 'comment', value ->> 'told', value ->> 'source', value ->> 'line',
      value ->> 'origin', value ->> 'purpose', value ->> 'several_keys', ${now}, 'waiting'
    from ${rows} order by key
    returning id, position`.execute(trx);
  return inserted.rows;
}
