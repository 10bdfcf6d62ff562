import { type Kysely, type Selectable, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import { type DailyTerms, TERMS, USUAL_TERMS } from '../../play/daily.js';
import type { ServerDay } from '../../play/play-store.js';
import type { ServerSettings } from '../../servers/server-settings.js';
import type { Schema } from '../schema.js';
import { readStored } from './stored-json.js';

/** What is stored of a server beside what its admins have set up. */
type Computed = 'counts_from' | 'next_due_at';
type SettingsRow = Omit<Selectable<Schema['servers']>, Computed>;

export async function findServer(db: Kysely<Schema>, serverId: string): Promise<ServerSettings | undefined> {
  const row = await db
    .selectFrom('servers')
    .leftJoin('server_activities', (join) =>
      join.onRef('server_activities.server_id', '=', 'servers.server_id').on('activity', '=', MATE),
    )
    .selectAll('servers')
    .select('options')
    .where('servers.server_id', '=', serverId)
    .executeTakeFirst();
  return row && settingsOf(row, readStored(row.options, TERMS) ?? USUAL_TERMS);
}

/** The server with the newest daily of mates up to a date, by one statement. */
export async function findServerDay(db: Kysely<Schema>, serverId: string, upTo: string): Promise<ServerDay> {
  const row = await db
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('here'))
    .leftJoin('servers', (join) => join.on('servers.server_id', '=', serverId))
    .leftJoin('server_activities', (join) =>
      join.on('server_activities.server_id', '=', serverId).on('server_activities.activity', '=', MATE),
    )
    .leftJoin('dailies', (join) =>
      join
        .on('dailies.server_id', '=', serverId)
        .on('dailies.activity', '=', MATE)
        .on('dailies.date', '=', ({ selectFrom }) =>
          selectFrom('dailies as others')
            .select(({ fn }) => fn.max('others.date').as('date'))
            .where('others.server_id', '=', serverId)
            .where('others.activity', '=', MATE)
            .where('others.date', '<=', upTo),
        ),
    )
    .selectAll('servers')
    .select(['options', 'dailies.date', 'dailies.puzzle_id', 'dailies.open_board'])
    .executeTakeFirstOrThrow();
  const { date, puzzle_id: puzzleId, open_board } = row;
  const settings = isSetUp(row) ? settingsOf(row, readStored(row.options, TERMS) ?? USUAL_TERMS) : undefined;
  return {
    ...(settings && { settings }),
    ...(date !== null && puzzleId !== null && { latest: { date, puzzleId, openBoard: open_board !== 0 } }),
  };
}

const isSetUp = <Row extends { readonly server_id: string | null }>(row: Row): row is Row & SettingsRow =>
  row.server_id !== null;

export const serverRowOf = (settings: ServerSettings): SettingsRow => ({
  server_id: settings.serverId,
  channel_id: settings.channelId,
  time: settings.time,
  time_zone: settings.timeZone,
  role_id: settings.roleId ?? null,
  thread: Number(settings.thread),
  recap: Number(settings.recap),
  board: settings.board,
  paused: Number(settings.paused),
  language: settings.language,
  set_by: settings.setBy,
  since: settings.since,
});

const settingsOf = (row: SettingsRow, terms: DailyTerms): ServerSettings => ({
  ...terms,
  serverId: row.server_id,
  channelId: row.channel_id,
  time: row.time,
  timeZone: row.time_zone,
  ...(row.role_id !== null && { roleId: row.role_id }),
  thread: row.thread !== 0,
  recap: row.recap !== 0,
  board: row.board,
  paused: row.paused !== 0,
  language: row.language,
  setBy: row.set_by,
  since: row.since,
});
