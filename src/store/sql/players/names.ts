import type { SqliteDatabase } from 'kysely';
import { isPractice } from '../../../play/occasion.js';
import type { NewAttempt } from '../../../play/play-store.js';
import { run } from './rows.js';

const SAVE_NAME = `
  insert into names (user_id, name, folded) values (?, ?, ?)
  on conflict do update set name = excluded.name, folded = excluded.folded where name <> excluded.name`;
const SAVE_FRIEND = 'insert or ignore into circles (server_id, channel_id, user_id) values (?, ?, ?)';

/** SQLite knows capitals of ASCII only. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** What boards need to know of somebody who opens a puzzle. Within a transaction. */
export function noteWhoPlays(
  database: SqliteDatabase,
  { serverId, userId, occasion, name, channelId }: NewAttempt,
): void {
  if (name !== undefined) run(database, SAVE_NAME, [userId, name, foldName(name)]);
  if (channelId !== undefined && !isPractice(occasion)) run(database, SAVE_FRIEND, [serverId, channelId, userId]);
}
