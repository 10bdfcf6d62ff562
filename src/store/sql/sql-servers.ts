import type { Selectable, Transaction } from 'kysely';
import { dateIn } from '../../people/days.js';
import { MATE } from '../../play/activity.js';
import { nextDue } from '../../servers/due-posts.js';
import type { ServerSettings, ServerStore } from '../../servers/server-settings.js';
import type { Schema } from '../schema.js';
import type { Database } from './engine.js';
import { recomputeStreaks } from './players/recompute-streaks.js';
import { findServer, serverRowOf } from './server-rows.js';
import { isOpen } from './sql-posts.js';
import { readStored } from './stored-json.js';

/** What may be posted already is not looked for sooner: it may still be under way. */
const ARRIVAL_MS = 60_000;

/** No post rests longer than this; what seems to is from a clock that was ahead. */
const LONGEST_REST_MS = 3_600_000;

/** Servers that are computed anew in one turn of the event loop. */
const PAGE = 50;

export function makeServerStore(database: Database): ServerStore {
  const { db, commits, now } = database;
  const listeners = new Set<() => void>();

  return {
    find: (serverId) => findServer(db, serverId),

    async save(settings) {
      const before = await findServer(db, settings.serverId);
      await commits.write('somebody waits', (trx) => saveServer(trx, settings, now()));
      for (const listener of listeners) listener();
      // Until when streaks stand depends on when the server's days end.
      if (before?.time !== settings.time || before.timeZone !== settings.timeZone) {
        await recomputeStreaks(database, { serverId: settings.serverId }, settings);
      }
    },

    async findOptions(serverId, activity, shape) {
      const row = await db
        .selectFrom('server_activities')
        .select('options')
        .where('server_id', '=', serverId)
        .where('activity', '=', activity)
        .executeTakeFirst();
      return row && readStored(row.options, shape);
    },

    async saveOptions(serverId, activity, options) {
      await commits.write('somebody waits', (trx) => saveOptions(trx, serverId, activity, options));
    },

    async findNextPost(serverId) {
      const row = await db.selectFrom('servers').selectAll().where('server_id', '=', serverId).executeTakeFirst();
      if (!row || row.next_due_at === null) return undefined;
      const underWay = await db
        .selectFrom('posts')
        .select(['date', 'due_at as dueAt'])
        .where('server_id', '=', serverId)
        .where('kind', '=', 'daily')
        .where('state', 'in', ['due', 'sending'])
        .orderBy('date')
        .executeTakeFirst();
      return underWay ?? { date: dateIn(row.time_zone, row.next_due_at), dueAt: row.next_due_at };
    },

    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async recomputeAll() {
      await commits.write('somebody waits', (trx) => endRests(trx, now() + LONGEST_REST_MS));
      for (let last: string | undefined = ''; last !== undefined; ) {
        const after: string = last;
        last = await commits.write('somebody waits', (trx) => recomputePage(trx, after, now()));
      }
    },
  };
}

/** Returns the last server of the page; undefined: there was none after that one. */
async function recomputePage(trx: Transaction<Schema>, after: string, now: number): Promise<string | undefined> {
  const page = await trx
    .selectFrom('servers')
    .selectAll()
    .where('server_id', '>', after)
    .orderBy('server_id')
    .limit(PAGE)
    .execute();
  for (const row of page) await computeNextDue(trx, row, now);
  return page.at(-1)?.server_id;
}

async function saveServer(trx: Transaction<Schema>, settings: ServerSettings, now: number): Promise<void> {
  const { serverId, paused, since } = settings;
  const before = await trx.selectFrom('servers').selectAll().where('server_id', '=', serverId).executeTakeFirst();
  const isResumed = before !== undefined && before.paused !== 0 && !paused;
  const countsFrom = Math.max(since, isResumed ? now : (before?.counts_from ?? since));
  const values = { ...serverRowOf(settings), counts_from: countsFrom, next_due_at: null };
  await trx
    .insertInto('servers')
    .values(values)
    .onConflict((conflict) => conflict.column('server_id').doUpdateSet(values))
    .execute();
  const { mateInMin, mateInMax, weekdayRamp } = settings;
  await saveOptions(trx, serverId, MATE, { mateInMin, mateInMax, weekdayRamp });
  await computeNextDue(trx, values, now);
  await trx
    .updateTable('posts')
    .set({ lease_until: now })
    .where('server_id', '=', serverId)
    .where('state', '=', 'due')
    .execute();
  await endRests(trx, now + ARRIVAL_MS, serverId);
}

async function saveOptions(
  trx: Transaction<Schema>,
  serverId: string,
  activity: string,
  chosen: object,
): Promise<void> {
  const options = JSON.stringify(chosen);
  await trx
    .insertInto('server_activities')
    .values({ server_id: serverId, activity, options })
    .onConflict((conflict) => conflict.columns(['server_id', 'activity']).doUpdateSet({ options }))
    .execute();
}

/** Lets no open post rest longer than until then. */
async function endRests(trx: Transaction<Schema>, until: number, serverId?: string): Promise<void> {
  let resting = trx.updateTable('posts').set({ lease_until: until }).where(isOpen).where('lease_until', '>', until);
  if (serverId !== undefined) resting = resting.where('server_id', '=', serverId);
  await resting.execute();
}

/** The next day is the first after that of the newest daily: hours and zones may be moved as one likes, no day comes twice. */
async function computeNextDue(
  trx: Transaction<Schema>,
  row: Selectable<Schema['servers']>,
  now: number,
): Promise<void> {
  const newest = await trx
    .selectFrom('posts')
    .select(({ fn }) => fn.max('date').as('date'))
    .where('server_id', '=', row.server_id)
    .where('kind', '=', 'daily')
    // What lies further ahead than any zone comes from a clock that was wrong.
    .where('date', '<=', dateIn('Pacific/Kiritimati', now))
    .executeTakeFirst();
  const due = nextDue({ time: row.time, timeZone: row.time_zone }, row.counts_from, newest?.date ?? undefined);
  await trx
    .updateTable('servers')
    .set({ next_due_at: row.paused === 0 ? due.dueAt : null })
    .where('server_id', '=', row.server_id)
    .execute();
}
