import { type Kysely, type RawBuilder, sql } from 'kysely';
import { twinOfKey } from '../../../games/chess/twins.js';

/** Twins are known, puzzles have a purpose, and proofs tell how difficult they are. */
export async function addLibrary(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proofs add column difficulty integer`.execute(db);
  await sql`alter table proofs add column themes text`.execute(db);
  await sql`alter table proofs add column traits_version integer not null default 0`.execute(db);
  await sql`alter table puzzles add column twin text not null default ''`.execute(db);
  await sql`alter table puzzles add column origin text not null default 'added'`.execute(db);
  await sql`alter table puzzles add column purpose text not null default 'daily'`.execute(db);
  await sql`alter table puzzles add column several_keys integer not null default 0`.execute(db);
  await sql`alter table puzzles add column relabelled integer not null default 0`.execute(db);
  await sql`alter table puzzles add column told text`.execute(db);
  await sql`update puzzles set origin = 'folder' where owner = ''`.execute(db);
  await fillTwins(db);
  await sql`create index puzzles_twin on puzzles (twin, owner)`.execute(db);
  // With the number, so that an owner's puzzles of a verdict come in their order, and with the purpose, so that
  // counting looks at nothing else. It does all that the index by owner did.
  await sql`drop index puzzles_owner`.execute(db);
  await sql`drop index puzzles_verdict`.execute(db);
  await sql`create index puzzles_verdict on puzzles (verdict, withdrawn_at, owner, id, purpose)`.execute(db);
  // For what is wrong with the folder's puzzles, among many others that are wrong too.
  await sql`
    create index puzzles_unsound on puzzles (verdict, id)
    where origin = 'folder' and owner = '' and withdrawn_at is null`.execute(db);
  // How many refused lines a row stands for that names none.
  await sql`alter table refusals add column unnamed integer not null default 0`.execute(db);
  // For what is still to be described.
  await sql`create index proofs_traits on proofs (traits_version) where solution is not null`.execute(db);
}

/** To be used after `from`: `value ->> 'name'` is a field of a row, `key` its place in the list. */
const rowsOf = (rows: readonly object[]): RawBuilder<unknown> => sql`json_each(${JSON.stringify(rows)})`;

/** A database of a million puzzles must not be held in memory at once. */
const PAGE = 2000;

/** Gives puzzles of earlier versions the name that they share with their twins. */
async function fillTwins(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; position: string }>`
      select id, position from puzzles where id > ${last} order by id limit ${PAGE}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const twins = rows.map(({ id, position }) => ({ id, twin: twinOfKey(position) }));
    await sql`
      update puzzles set twin = filled.value ->> 'twin'
      from ${rowsOf(twins)} as filled
      where puzzles.id = filled.value ->> 'id'`.execute(db);
  }
}
