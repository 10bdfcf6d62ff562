import { type Kysely, sql } from 'kysely';
import { type Likeness, likenessOf } from '../../games/chess/twins.js';
import { type Schema, SEVERAL_KEYS } from '../schema.js';
import { type NamedDraft, rowOf, type Terms, TOLD_COLUMNS, type ToldRow, termsFor } from './draft-rows.js';
import type { Kin } from './find-kin.js';
import { rowsOf } from './json-rows.js';

/** What is to become of a draft, in view of its kin. */
export type Decision =
  /** This puzzle of the same owner is the draft's own one: it is brought up to date. */
  | { readonly kind: 'known' | 'corrected' | 'returned'; readonly as: Kin }
  | { readonly kind: 'duplicate'; readonly of: Kin }
  | { readonly kind: 'new' };

export type Taken =
  | { readonly kind: 'known' | 'returned' | 'new'; readonly id: number }
  /** It takes the place of another line, whose word does not count any more. */
  | { readonly kind: 'corrected'; readonly id: number; readonly instead: Pick<Kin, 'source' | 'line' | 'fen'> }
  | { readonly kind: 'duplicate'; readonly of: number; readonly likeness: Likeness };

/** Decides on a draft; `isOfBatch` tells which of its kin stand for drafts before it in the same batch. */
export type Decide = (draft: NamedDraft, kin: readonly Kin[], isOfBatch: (kin: Kin) => boolean) => Decision;

/** The number of a puzzle that has none yet. */
const UNNUMBERED = 0;

/** A puzzle as it was, if it was there, and as it is to be. */
interface Change {
  readonly before?: Kin | undefined;
  readonly now: Kin;
}

/**
 * Adds puzzles, brings those up to date that are there already, and names those that are twins of others. A draft is kin to
 * those after it as if they came in another batch. What is as it was is not written again.
 */
export async function takeDrafts(
  trx: Kysely<Schema>,
  terms: Terms,
  drafts: readonly NamedDraft[],
  kin: ReadonlyMap<string, readonly Kin[]>,
  decide: Decide,
): Promise<readonly Taken[]> {
  // 1. What is decided, one after the other.
  const families = new Map(kin);
  const changes = new Map<string, Change>();
  const isOfBatch = (each: Kin): boolean => changes.get(each.position)?.now === each;
  const decisions = drafts.map((named): Decision => {
    const family = families.get(named.twin) ?? [];
    const decision = decide(named, family, isOfBatch);
    if (decision.kind === 'duplicate') return decision;
    const last = decision.kind === 'new' ? undefined : decision.as;
    const before = last && isOfBatch(last) ? changes.get(named.position)?.before : last;
    const row = withKnownWords(rowOf(named, termsFor(named.draft, terms)), last);
    const now = before ? broughtUpToDate(before, row) : newKin(terms, row);
    changes.set(named.position, { before, now });
    families.set(named.twin, last ? family.map((each) => (each === last ? now : each)) : [...family, now]);
    return decision;
  });

  // 2. What is written.
  const fresh: ToldRow[] = [];
  for (const { before, now } of changes.values()) {
    if (before) await writeChange(trx, before, now);
    else fresh.push(now);
  }
  const ids = new Map((await insertNew(trx, terms, fresh)).map(({ id, position }) => [position, id]));

  // 3. What is told.
  const idOf = ({ id, position }: Kin): number => {
    const known = id === UNNUMBERED ? ids.get(position) : id;
    if (known === undefined) throw new Error(`the puzzle ${position} was not taken`);
    return known;
  };
  return decisions.map((decision, index): Taken => {
    const position = drafts[index]?.position ?? '';
    if (decision.kind === 'duplicate') {
      const { of } = decision;
      return { kind: 'duplicate', of: idOf(of), likeness: likenessOf(of.position, position) };
    }
    const now = changes.get(position)?.now;
    if (!now) throw new Error(`nothing became of the puzzle ${position}`);
    const id = idOf(now);
    return decision.kind === 'corrected'
      ? { kind: 'corrected', id, instead: decision.as }
      : { kind: decision.kind, id };
  });
}

/** A line that says nothing of its puzzle takes nothing back that another line has said. */
const withKnownWords = (row: ToldRow, known: Kin | undefined): ToldRow => ({
  ...row,
  name: row.name ?? known?.name ?? null,
  comment: row.comment ?? known?.comment ?? null,
  told: row.told ?? known?.told ?? null,
});

const newKin = ({ owner }: Terms, row: ToldRow): Kin => ({ ...row, id: UNNUMBERED, owner, verdict: 'waiting' });

/** A changed claim, or another word on several keys, needs a new verdict; the proof is there for it. */
function broughtUpToDate(before: Kin, row: ToldRow): Kin {
  const several = before.several_keys === SEVERAL_KEYS.byAnAdmin ? before.several_keys : row.several_keys;
  const otherClaim = before.claimed_mate_in !== row.claimed_mate_in;
  const otherKeys =
    before.several_keys !== several && (before.verdict === 'cooked' || before.verdict === 'several keys');
  return { ...before, ...row, several_keys: several, ...((otherClaim || otherKeys) && { verdict: 'waiting' }) };
}

async function writeChange(trx: Kysely<Schema>, before: Kin, now: Kin): Promise<void> {
  if (TOLD_COLUMNS.every((column) => before[column] === now[column])) return;
  const { id, owner: _, position: __, twin: ___, ...columns } = now;
  const otherClaim = before.claimed_mate_in !== now.claimed_mate_in;
  await trx
    .updateTable('puzzles')
    .set({ ...columns, ...(otherClaim && { relabelled: 0 }) })
    .where('id', '=', id)
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
