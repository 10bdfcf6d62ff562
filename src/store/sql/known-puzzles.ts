import { type Kysely, type Selectable, sql } from 'kysely';
import type { KnownPuzzle, NamedDraft, SeveralKeys } from '../../puzzles/known-puzzle.js';
import type { Plan, TakenDraft } from '../../puzzles/plan-drafts.js';
import { SEVERAL_KEYS } from '../schema/puzzles.js';
import type { Schema } from '../schema.js';
import type { ColumnKind, Engine } from './engine.js';

const STORED: Readonly<Record<SeveralKeys, number>> = {
  no: SEVERAL_KEYS.no,
  'by its file': SEVERAL_KEYS.byItsFile,
  'by an admin': SEVERAL_KEYS.byAnAdmin,
};
const SEVERAL = Object.keys(STORED) as readonly SeveralKeys[];

/** What a file says of a puzzle, and on what terms it was taken. */
const ENTRY_COLUMNS = {
  fen: 'text',
  claimed_mate_in: 'integer',
  name: 'text',
  comment: 'text',
  told: 'text',
  source: 'text',
  line: 'integer',
  origin: 'text',
  purpose: 'text',
  several_keys: 'integer',
  verdict: 'text',
} as const satisfies Partial<Record<keyof Schema['puzzles'], ColumnKind>>;

const NEW_COLUMNS = {
  owner: 'text',
  position: 'text',
  twin: 'text',
  ...ENTRY_COLUMNS,
  added_at: 'integer',
} as const satisfies Partial<Record<keyof Schema['puzzles'], ColumnKind>>;

const KNOWN_COLUMNS = [
  'id',
  'owner',
  'position',
  'twin',
  'relabelled',
  'withdrawn_at',
  ...(Object.keys(ENTRY_COLUMNS) as (keyof typeof ENTRY_COLUMNS)[]),
] as const;

/** These owners' puzzles with the position of a draft or of a twin, by the name that twins share, oldest first. */
export async function findKnown(
  db: Kysely<Schema>,
  engine: Engine,
  owners: readonly string[],
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, readonly KnownPuzzle[]>> {
  const rows = await db
    .selectFrom('puzzles')
    .select(KNOWN_COLUMNS)
    .where('twin', 'in', engine.listOf(drafts.map(({ twin }) => twin)))
    .where('owner', 'in', engine.listOf(owners))
    .orderBy('id')
    .execute();
  const known = new Map<string, KnownPuzzle[]>();
  for (const row of rows) {
    const similar = known.get(row.twin);
    if (similar) similar.push(knownPuzzle(row));
    else known.set(row.twin, [knownPuzzle(row)]);
  }
  return known;
}

/** Writes what was planned; returns what became of each draft. */
export async function writePlan(
  trx: Kysely<Schema>,
  engine: Engine,
  plan: Plan,
  now: number,
): Promise<readonly TakenDraft[]> {
  for (const puzzle of plan.changed) {
    await trx
      .updateTable('puzzles')
      .set({ ...entryRow(puzzle), relabelled: puzzle.relabelled ? 1 : 0, withdrawn_at: puzzle.withdrawnAt })
      .where('id', '=', puzzle.id)
      .execute();
  }
  return plan.outcome(await insertPuzzles(trx, engine, plan.added, now));
}

/** Their numbers, by position; they are given in the order of the file. */
async function insertPuzzles(
  trx: Kysely<Schema>,
  engine: Engine,
  puzzles: readonly KnownPuzzle[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (puzzles.length === 0) return new Map();
  const rows = puzzles.map((puzzle) => ({
    owner: puzzle.owner,
    position: puzzle.position,
    twin: puzzle.twin,
    ...entryRow(puzzle),
    added_at: now,
  }));
  await sql`
    insert into proofs (position)
    select value from ${engine.listOf(puzzles.map(({ position }) => position))} as list where true
    on conflict do nothing`.execute(trx);
  const columns = sql.join(Object.keys(NEW_COLUMNS).map((name) => sql.ref(name)));
  const inserted = await sql<{ id: number; position: string }>`
    insert into puzzles (${columns})
    select ${columns} from ${engine.rowsOf(rows, NEW_COLUMNS)} order by place
    returning id, position`.execute(trx);
  return new Map(inserted.rows.map(({ id, position }) => [position, id]));
}

const entryRow = (puzzle: KnownPuzzle) => ({
  fen: puzzle.fen,
  claimed_mate_in: puzzle.claimedMateIn,
  name: puzzle.name,
  comment: puzzle.comment,
  told: puzzle.metadata,
  source: puzzle.source,
  line: puzzle.line,
  origin: puzzle.origin,
  purpose: puzzle.purpose,
  several_keys: STORED[puzzle.severalKeys],
  verdict: puzzle.verdict,
});

type KnownRow = Pick<Selectable<Schema['puzzles']>, (typeof KNOWN_COLUMNS)[number]>;

const knownPuzzle = (row: KnownRow): KnownPuzzle => ({
  id: row.id,
  owner: row.owner,
  position: row.position,
  twin: row.twin,
  fen: row.fen,
  claimedMateIn: row.claimed_mate_in,
  relabelled: row.relabelled === 1,
  name: row.name,
  comment: row.comment,
  metadata: row.told,
  source: row.source,
  line: row.line,
  origin: row.origin,
  purpose: row.purpose,
  severalKeys: SEVERAL.find((each) => STORED[each] === row.several_keys) ?? 'no',
  verdict: row.verdict,
  withdrawnAt: row.withdrawn_at,
});
