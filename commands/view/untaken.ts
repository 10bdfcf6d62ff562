import { setImmediate as breathe } from 'node:timers/promises';
import type { LibraryStore, PuzzleRecord, VerdictKind } from '../../src/store/library-store.js';
import { piecesOf } from '../../src/store/pieces.js';
import { COMMON } from '../../src/store/schema.js';
import { nameIds } from './ids.js';

/** Enough for one turn of the event loop. */
const IDS_AT_ONCE = 200;

/** Why a puzzle that an admin named was not taken. */
type Reason = VerdictKind | 'waiting' | 'common' | 'unknown';

const REASONS: Readonly<Record<Reason, string>> = {
  sound: 'Sound already',
  'several keys': 'Accepted with several keys already',
  cooked: 'Cooked, for which there is `/puzzles allow`',
  'shorter mate': 'With a shorter mate, for which there is `/puzzles relabel`',
  'no mate': 'Without a mate, so that there is nothing to accept',
  'gave up': 'Too hard to prove so far; `/puzzles verify` tries again',
  waiting: 'Not proved yet',
  common: 'Common puzzles, which are the operator’s',
  unknown: 'No puzzles of this server',
};

/** Tells of each of these puzzles why it was not taken, those with the same reason in one line. */
export async function explainUntaken(
  library: LibraryStore,
  serverId: string,
  ids: readonly number[],
): Promise<readonly string[]> {
  const byReason = new Map<Reason, number[]>();
  for (const batch of piecesOf(ids, IDS_AT_ONCE)) {
    const records = await library.listPuzzles({ ids: batch }, 0, batch.length);
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const id of batch) {
      const reason = reasonOf(byId.get(id), serverId);
      const others = byReason.get(reason);
      if (others) others.push(id);
      else byReason.set(reason, [id]);
    }
    await breathe();
  }
  return [...byReason].map(([reason, numbers]) => `${REASONS[reason]}: ${nameIds(numbers)}.`);
}

function reasonOf(record: PuzzleRecord | undefined, serverId: string): Reason {
  if (record?.owner === COMMON) return 'common';
  // What another server brought is nobody else's business, not even that it exists.
  if (record?.owner !== serverId) return 'unknown';
  return record.verdict?.kind ?? 'waiting';
}
