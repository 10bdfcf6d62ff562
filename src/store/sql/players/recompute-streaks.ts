import { type Kysely, sql } from 'kysely';
import type { Schedule } from '../../../people/days.js';
import type { ActivityId } from '../../../play/activity.js';
import type { Schema } from '../../schema.js';
import type { Database } from '../engine.js';
import { listOutages } from './outage-rows.js';
import { saveStreak } from './streak-rows.js';

/** Whose streaks: everybody's, of those that had not ended at a moment, or of a server that has set up its day anew. */
type Whose = 'everybody' | { readonly since: number } | { readonly serverId: string };

interface MemberRow {
  readonly activity: ActivityId;
  readonly server_id: string;
  readonly user_id: string;
  readonly time: string | null;
  readonly time_zone: string | null;
}

/** In between everybody else gets their turn of the event loop. */
const MEMBERS_AT_ONCE = 50;

/** Of all activities. `usual` is the day of servers that have set up nothing. */
export async function recomputeStreaks({ db, commits, now }: Database, whose: Whose, usual: Schedule): Promise<void> {
  const members = await listMembers(db, whose);
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    await commits.write('somebody waits', async (trx) => {
      const outages = await listOutages(trx);
      for (const member of members.slice(first, first + MEMBERS_AT_ONCE)) {
        const { activity, server_id: serverId, user_id: userId, time, time_zone: timeZone } = member;
        const schedule = time !== null && timeZone !== null ? { time, timeZone } : usual;
        await saveStreak(trx, { activity, serverId, userId }, { schedule, outages, now: now() });
      }
    });
  }
}

async function listMembers(db: Kysely<Schema>, whose: Whose): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    with members as (select distinct activity, server_id, user_id ${sourceOf(whose)})
    select members.activity, members.server_id, members.user_id, servers.time, servers.time_zone
    from members left join servers on servers.server_id = members.server_id`.execute(db);
  return rows;
}

function sourceOf(whose: Whose) {
  if (whose === 'everybody') return sql`from attempts where counts = 1`;
  if ('since' in whose) return sql`from streaks where stands_until >= ${whose.since}`;
  return sql`from streaks where server_id = ${whose.serverId}`;
}
