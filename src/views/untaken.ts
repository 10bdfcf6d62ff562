import { setImmediate as breathe } from 'node:timers/promises';
import { COMMON, type PuzzleRecord, type PuzzleStore } from '../puzzles/puzzle-store.js';
import type { PuzzleState } from '../puzzles/verdict.js';
import { piecesOf } from '../shared/pieces.js';
import type { Texts } from '../texts/en.js';
import { nameIds } from './ids.js';

/** Enough for one turn of the event loop. */
const IDS_AT_ONCE = 200;

/** Why a puzzle that an admin named was not taken. */
type Reason = PuzzleState | 'common' | 'unknown';

/** Tells of each of these puzzles why it was not taken, those with the same reason in one line. */
export async function explainUntaken(
  library: PuzzleStore,
  serverId: string,
  ids: readonly number[],
  texts: Texts,
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
  return [...byReason].map(([reason, numbers]) =>
    texts.library.untakenLine(texts.library.untaken[reason], nameIds(numbers, texts)),
  );
}

function reasonOf(record: PuzzleRecord | undefined, serverId: string): Reason {
  if (record?.owner === COMMON) return 'common';
  // What another server added is nobody else's business, not even that it exists.
  if (record?.owner !== serverId) return 'unknown';
  return record.verdict?.kind ?? 'waiting';
}
