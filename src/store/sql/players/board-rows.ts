import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  LeaderboardPage,
  LeaderboardPlace,
  LeaderboardQuery,
  LeaderboardRow,
  Measure,
} from '../../../people/leaderboard.js';
import { periodKey, WORLD } from '../../../people/tallies.js';
import type { ActivityId } from '../../../play/activity.js';
import type { Schema } from '../../schema.js';

interface Counts {
  readonly total: number;
  /** Those who are better than the first of the page, and than who asks. */
  readonly before_page: number;
  readonly before_own: number;
}

interface Row {
  readonly user_id: string;
  readonly merit: number;
  readonly is_own: 0 | 1;
  readonly name: string | null;
  readonly rating: number | null;
  readonly deviation: number | null;
}

/** The counts come with every row, and alone where there is none. */
type Answer = Counts & (Row | { readonly [Column in keyof Row]: null });

/**
 * Everybody's merit is found in one pass. Of the others nothing more is asked than how many are better: to rank the whole
 * board takes twice as long. Equal merits stand in the order of their ids, so that pages do not overlap.
 */
export async function listBoard(
  db: Kysely<Schema>,
  activity: ActivityId,
  question: LeaderboardQuery,
): Promise<LeaderboardPage> {
  const { by, from, most, userId } = question;
  const { rows } = await sql<Answer>`
    with shown as materialized (${measured(activity, question)}),
      page as materialized (select * from shown order by merit desc, user_id limit ${most} offset ${from}),
      own as materialized (select * from shown where user_id = ${userId}),
      counts as (
        select count(*) as total, count(*) filter (where merit > (select max(merit) from page)) as before_page,
          count(*) filter (where merit > (select merit from own)) as before_own
        from shown),
      wanted as (select *, 0 as is_own from page union all select *, 1 from own)
    select counts.*, wanted.user_id, wanted.merit, wanted.is_own, name, rating, deviation
    from counts left join wanted on true left join names on names.user_id = wanted.user_id
      left join ratings on ratings.user_id = wanted.user_id and pool = 'daily' and ratings.activity = ${activity}
    order by is_own, merit desc, wanted.user_id`.execute(db);
  const { total = 0, before_page: beforePage = 0, before_own: beforeOwn = 0 } = rows[0] ?? {};
  const found = rows.filter((row) => row.user_id !== null);
  const page = found.filter((row) => row.is_own === 0);
  const own = found.find((row) => row.is_own === 1);
  const firstWith = (merit: number): number => page.findIndex((row) => row.merit === merit);
  const rankOf = (row: Row): number => 1 + (row.merit === page[0]?.merit ? beforePage : from + firstWith(row.merit));
  return {
    rows: page.map((row) => boardRow(by, row, rankOf(row))),
    total,
    ...(own && { own: boardRow(by, own, 1 + beforeOwn) }),
  };
}

/** All who are shown; the more `merit`, the better. */
function measured(activity: ActivityId, { by, period, today, place, now }: LeaderboardQuery): RawBuilder<unknown> {
  const tallied = sql`tallies.activity = ${activity} and tallies.place = ${tallyPlace(place)} and tallies.period = ${periodKey(period, today)}`;
  const isShown = sql`
    user_id not in (select user_id from preferences where hidden = 1) and ${isWithin(place)}`;
  switch (by) {
    case 'score':
      return sql`select user_id, score as merit from tallies where ${tallied} and ${isShown}`;
    case 'time':
      return sql`select user_id, -typical as merit from tallies where ${tallied} and typical is not null and ${isShown}`;
    case 'streak': {
      const here = place.kind === 'world' ? sql`true` : sql`server_id = ${place.serverId}`;
      const [merit, stands] =
        period === 'all' ? [sql`max(best)`, sql`true`] : [sql`max(length)`, sql`stands_until > ${now}`];
      return sql`
        select user_id, ${merit} as merit from streaks where activity = ${activity} and ${here} and ${stands} and ${isShown} group by user_id`;
    }
    case 'rating':
      return sql`
        select user_id, certain as merit from tallies join ratings using (activity, user_id)
        where ${tallied} and pool = 'daily' and ${isShown}`;
  }
}

const tallyPlace = (place: LeaderboardPlace): string => (place.kind === 'world' ? WORLD : place.serverId);

const isWithin = (place: LeaderboardPlace): RawBuilder<unknown> =>
  place.kind === 'channel'
    ? sql`user_id in (
        select user_id from circles where server_id = ${place.serverId} and channel_id = ${place.channelId})`
    : sql`true`;

const boardRow = (by: Measure, row: Row, rank: number): LeaderboardRow => ({
  rank,
  userId: row.user_id,
  name: row.name ?? '',
  ...worthOf(by, row),
});

function worthOf(by: Measure, { merit, rating, deviation }: Row): Pick<LeaderboardRow, 'value' | 'deviation'> {
  switch (by) {
    case 'score':
    case 'streak':
      return { value: merit };
    case 'time':
      return { value: -merit };
    case 'rating':
      return { value: Math.round(rating ?? 0), deviation: Math.round(deviation ?? 0) };
  }
}
