import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { judgeStored } from '../../puzzles/judge-open.js';
import type { PuzzleChangeStore } from '../../puzzles/puzzle-store.js';
import { SEVERAL_KEYS } from '../schema/puzzles.js';
import type { Schema } from '../schema.js';
import type { Database, Engine } from './engine.js';
import { CLAIM_COLUMNS, claimOf, OUTCOME_COLUMNS, storedOutcome } from './judged-rows.js';

/** Puzzles per transaction. */
const AT_ONCE = 100;

/** What an admin makes of puzzles that are not as their file says, and of those that nobody wants. */
export function makePuzzleChangeStore({ db, engine }: Database): PuzzleChangeStore {
  return {
    async relabelShorter(owner, ids) {
      if (ids.length === 0) return [];
      const changed: number[] = [];
      for (;;) {
        const relabelled = await db.transaction().execute((trx) => relabelSome(trx, engine, owner, ids));
        changed.push(...relabelled);
        if (relabelled.length < AT_ONCE) return changed;
        await breathe();
      }
    },

    async allowSeveralKeys(owner, ids) {
      if (ids.length === 0) return [];
      const changed: number[] = [];
      for (;;) {
        const rows = await db
          .updateTable('puzzles')
          .set({ several_keys: SEVERAL_KEYS.byAnAdmin, verdict: 'several keys' })
          .where('id', 'in', (query) =>
            query
              .selectFrom('puzzles')
              .select('id')
              .where('verdict', '=', 'cooked')
              .where('withdrawn_at', 'is', null)
              .where('owner', '=', owner)
              .where('id', 'in', engine.listOf(ids))
              .limit(AT_ONCE),
          )
          .returning('id')
          .execute();
        changed.push(...rows.map(({ id }) => id));
        if (rows.length < AT_ONCE) return changed.sort((one, other) => one - other);
        await breathe();
      }
    },

    async remove(owner, id, now) {
      const row = await db
        .selectFrom('puzzles')
        .select(['origin', 'source', 'line'])
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (!row) return { kind: 'unknown' };
      if (row.origin === 'folder') return { kind: 'in folder', source: row.source, line: row.line };
      await db.updateTable('puzzles').set({ withdrawn_at: now }).where('id', '=', id).execute();
      return { kind: 'removed' };
    },
  };
}

/** What is taken as it is may still have several keys. */
async function relabelSome(
  trx: Kysely<Schema>,
  engine: Engine,
  owner: string,
  ids: readonly number[] | 'all',
): Promise<number[]> {
  let shorter = trx
    .selectFrom('puzzles')
    .innerJoin('proofs', 'proofs.position', 'puzzles.position')
    .select(['puzzles.id', ...CLAIM_COLUMNS, ...OUTCOME_COLUMNS])
    .where('puzzles.verdict', '=', 'shorter mate')
    .where('puzzles.withdrawn_at', 'is', null)
    .where('puzzles.owner', '=', owner);
  if (ids !== 'all') shorter = shorter.where('puzzles.id', 'in', engine.listOf(ids));
  const rows = await shorter.orderBy('puzzles.id').limit(AT_ONCE).execute();
  for (const row of rows) {
    const outcome = storedOutcome(row);
    if (!outcome) throw new Error(`puzzle ${row.id} has a shorter mate without a proof`);
    const { kind: verdict } = judgeStored(outcome, { ...claimOf(row), relabelled: true });
    await trx.updateTable('puzzles').set({ relabelled: 1, verdict }).where('id', '=', row.id).execute();
  }
  return rows.map(({ id }) => id);
}
