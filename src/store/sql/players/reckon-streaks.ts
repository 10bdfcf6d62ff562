import type { SqliteDatabase } from 'kysely';
import type { Schedule } from '../../../people/days.js';
import type { GroupCommit } from '../group-commit.js';
import { COUNTS } from './counting.js';
import { all } from './rows.js';
import { listOutages, saveStreak } from './streak-rows.js';

/** Whose streaks: everybody's, of those that had not ended at a moment, or of a server that has set up its day anew. */
type Whose = 'everybody' | { readonly since: number } | { readonly serverId: string };

export interface ReckoningParts {
  readonly database: SqliteDatabase;
  readonly commits: GroupCommit;
  readonly now: () => number;
}

interface MemberKey {
  readonly server_id: string;
  readonly user_id: string;
  readonly time: string | null;
  readonly time_zone: string | null;
}

/** In between everybody else gets their turn of the event loop. */
const MEMBERS_AT_ONCE = 50;

const WITH_SCHEDULE = `
  select members.server_id, members.user_id, servers.time, servers.time_zone
  from members left join servers on servers.server_id = members.server_id`;

/** `usual` is the day of servers that have set up nothing. */
export async function reckonStreaks(parts: ReckoningParts, whose: Whose, usual: Schedule): Promise<void> {
  const { database, commits, now } = parts;
  const members = listMembers(database, whose);
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    await commits.write('somebody waits', () => {
      const outages = listOutages(database);
      for (const member of members.slice(first, first + MEMBERS_AT_ONCE)) {
        const { server_id: serverId, user_id: userId, time, time_zone: timeZone } = member;
        const schedule = time !== null && timeZone !== null ? { time, timeZone } : usual;
        saveStreak(database, { serverId, userId }, { schedule, outages, now: now() });
      }
    });
  }
}

function listMembers(database: SqliteDatabase, whose: Whose): readonly MemberKey[] {
  const within = (source: string) => `with members as (select distinct server_id, user_id ${source}) ${WITH_SCHEDULE}`;
  if (whose === 'everybody') return all(database, within(`from attempts where ${COUNTS}`));
  if ('since' in whose) return all(database, within('from streaks where stands_until >= ?'), [whose.since]);
  return all(database, within('from streaks where server_id = ?'), [whose.serverId]);
}
