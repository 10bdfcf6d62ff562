import type { SqliteDatabase } from 'kysely';
import type { Outage } from '../../../people/streak.js';
import { first, run } from './rows.js';

const JOINED = 'select min(from_at) as "from", max(to_at) as "to" from outages where from_at <= ? and to_at >= ?';
const FORGET_JOINED = 'delete from outages where from_at <= ? and to_at >= ?';
const SAVE = 'insert into outages (from_at, to_at) values (?, ?)';

/**
 * Notes that the bot was away, in one with what touches it: the same absence, noted by two processes, counts once. Returns
 * since when. Within a transaction.
 */
export function joinOutage(database: SqliteDatabase, { from, to }: Outage): number {
  const joined = first<{ from: number | null; to: number | null }>(database, JOINED, [to, from]);
  const start = Math.min(from, joined?.from ?? from);
  run(database, FORGET_JOINED, [to, from]);
  run(database, SAVE, [start, Math.max(to, joined?.to ?? to)]);
  return start;
}

/** Takes back what is noted of later than now, by a clock that was ahead. Whether there was any. Within a transaction. */
export function cutOutages(database: SqliteDatabase, at: number): boolean {
  if (!first(database, 'select 1 from outages where to_at > ?', [at])) return false;
  run(database, 'delete from outages where from_at >= ?', [at]);
  run(database, 'update outages set to_at = ? where to_at > ?', [at, at]);
  return true;
}
