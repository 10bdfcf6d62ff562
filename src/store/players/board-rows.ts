import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BoardPage, BoardPlace, BoardQuestion, BoardRow } from '../../play/honours.js';
import { periodKey } from '../../play/periods.js';
import { type Schema, WORLD } from '../schema.js';

interface Row {
  readonly rank: number;
  readonly row: number;
  readonly total: number;
  readonly user_id: string;
  readonly name: string | null;
  readonly value: number;
  readonly deviation: number | null;
}

/** Who hides is on no board. */
const isShown = sql`user_id not in (select user_id from preferences where hidden = 1)`;

/**
 * A board is ranked whole and in one pass; only the wanted page and the row of who asks leave the database. Equal values
 * share a rank, and stand in the order of their ids, so that pages do not overlap.
 */
export async function listBoard(db: Kysely<Schema>, question: BoardQuestion): Promise<BoardPage> {
  const { from, most, userId, place } = question;
  const { rows } = await sql<Row>`
    with board as (${measured(question)}),
      shown as (select * from board where ${isShown} and ${isWithin(place)}),
      ranked as (
        select user_id, value, deviation, rank() over (order by merit desc) as rank,
          row_number() over (order by merit desc, user_id) as row, count(*) over () as total
        from shown)
    select ranked.*, names.name from ranked left join names on names.user_id = ranked.user_id
    where row > ${from} and row <= ${from + most} or ranked.user_id = ${userId}
    order by row`.execute(db);
  if (rows.length === 0) return { rows: [], total: await countShown(db, question) };
  const own = rows.find((row) => row.user_id === userId);
  return {
    rows: rows.filter(({ row }) => row > from && row <= from + most).map(boardRow),
    total: rows[0]?.total ?? 0,
    ...(own && { own: boardRow(own) }),
  };
}

/** A page beyond the end shows nobody, but the board is there. */
async function countShown(db: Kysely<Schema>, question: BoardQuestion): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    with board as (${measured(question)})
    select count(*) as total from board where ${isShown} and ${isWithin(question.place)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Everybody with their value; the more `merit`, the better. */
function measured({ by, period, today, place, now }: BoardQuestion): RawBuilder<unknown> {
  const tallied = sql`tallies.place = ${tallyPlace(place)} and tallies.period = ${periodKey(period, today)}`;
  switch (by) {
    case 'score':
      return sql`select user_id, score as value, null as deviation, score as merit from tallies where ${tallied}`;
    case 'time':
      return sql`
        select user_id, typical as value, null as deviation, -typical as merit from tallies
        where ${tallied} and typical is not null`;
    case 'streak': {
      const here = place.kind === 'world' ? sql`true` : sql`server_id = ${place.serverId}`;
      const [value, stands] =
        period === 'all' ? [sql`max(best)`, sql`true`] : [sql`max(length)`, sql`stands_until > ${now}`];
      return sql`
        select user_id, ${value} as value, null as deviation, ${value} as merit from streaks
        where ${here} and ${stands} group by user_id`;
    }
    case 'rating':
      return sql`
        select user_id, cast(round(rating) as integer) as value, cast(round(deviation) as integer) as deviation,
          certain as merit
        from tallies join ratings using (user_id) where ${tallied} and pool = 'daily'`;
  }
}

const tallyPlace = (place: BoardPlace): string => (place.kind === 'world' ? WORLD : place.serverId);

const isWithin = (place: BoardPlace): RawBuilder<unknown> =>
  place.kind === 'channel'
    ? sql`user_id in (
        select user_id from circles where server_id = ${place.serverId} and channel_id = ${place.channelId})`
    : sql`true`;

const boardRow = ({ rank, user_id, name, value, deviation }: Row): BoardRow => ({
  rank,
  userId: user_id,
  name: name ?? '',
  value,
  ...(deviation !== null && { deviation }),
});
