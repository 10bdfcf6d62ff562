import { type Kysely, sql } from 'kysely';

/** Posts keep the board veiled until a member starts; what was played before is ranked as it was. */
export async function addVeiledBoards(db: Kysely<unknown>): Promise<void> {
  await sql`alter table servers add column board text not null default 'veiled'`.execute(db);
  await sql`alter table dailies add column open_board integer not null default 0`.execute(db);
  await sql`alter table attempts add column open_board integer not null default 0`.execute(db);
}

/**
 * Posts showed their board to all before there were veils (0009): times at those are not ranked any more, as with boards
 * that admins open. What was finished before stays ranked as it was. A daily without a post was shown to nobody who had not
 * asked for it.
 */
export async function openOldBoards(db: Kysely<unknown>): Promise<void> {
  await sql`
    update dailies set open_board = 1
    where exists (
      select 1 from posts, kysely_migration as veils
      where posts.server_id = dailies.server_id and posts.date = dailies.date and posts.kind = 'daily'
        and veils.name = '0009-veiled-boards'
        and posts.posted_at < cast(strftime('%s', veils.timestamp) as integer) * 1000)`.execute(db);
  await sql`
    update attempts set open_board = 1
    where finished_at is null and exists (
      select 1 from dailies
      where dailies.server_id = attempts.server_id and dailies.date = attempts.occasion and dailies.open_board = 1)`.execute(
    db,
  );
}
