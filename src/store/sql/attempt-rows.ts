import type { Kysely, Selectable } from 'kysely';
import type { Attempt } from '../../play/attempt.js';
import type { Member } from '../../play/play-store.js';
import type { Wishes } from '../../play/practice.js';
import type { Schema } from '../schema.js';

export const attemptsOf = (db: Kysely<Schema>, { serverId, userId }: Member) =>
  db.selectFrom('attempts').selectAll('attempts').where('server_id', '=', serverId).where('user_id', '=', userId);

export const attemptOf = (row: Selectable<Schema['attempts']>): Attempt => ({
  id: row.id,
  serverId: row.server_id,
  userId: row.user_id,
  occasion: row.occasion,
  puzzleId: row.puzzle_id,
  startedAt: row.started_at,
  openedOn: row.opened_on,
  ...(row.finished_at !== null && row.outcome !== null && { finish: { at: row.finished_at, outcome: row.outcome } }),
  line: row.line === '' ? [] : row.line.split(' '),
  wrong: row.wrong,
  slower: row.slower,
  hints: row.hints,
  hintLevel: row.hint_level,
  flagged: row.flagged !== 0,
  openBoard: row.open_board !== 0,
  version: row.version,
  ...(row.wishes !== null && { wishes: JSON.parse(row.wishes) as Wishes }),
});
