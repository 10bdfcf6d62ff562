import { sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { DescriptionStore, WrongMoveStore } from '../../puzzles/proof-store.js';
import { roundRobin } from '../../puzzles/round-robin.js';
import type { Database } from './engine.js';
import { SERVERS_WITH_DAILIES } from './walk-puzzles.js';

/**
 * Turns are taken among so many: after an update all puzzles may be undecided, and to go through them for every turn would
 * hold up everybody. Whoever is not among them comes when others are decided or have used up their time.
 */
const WINDOW = 1000;

interface UndecidedRow {
  readonly owner: string;
  readonly position: string;
  readonly mate_in: number;
}

/** Proofs of which a newer version can say more. */
export function makeProofUpkeepStore({ db, commits, engine }: Database): DescriptionStore & WrongMoveStore {
  return {
    async listUndescribed(version, limit) {
      const rows = await db
        .selectFrom('proofs')
        .select(['position', 'solution'])
        .where('traits_version', '<', version)
        .where('solution', 'is not', null)
        .limit(limit)
        .execute();
      return rows.flatMap(({ position, solution }) =>
        solution ? [{ position, fen: `${position} 0 1`, solution }] : [],
      );
    },

    async saveTraits(position, { difficulty, themes }, version) {
      await commits.write('nobody waits', (trx) =>
        trx
          .updateTable('proofs')
          .set({ difficulty: Math.round(difficulty), themes: themes.join(' '), traits_version: version })
          .where('position', '=', position)
          .where('solution', 'is not', null)
          .execute(),
      );
    },

    async listUndecided(version, dailiesFrom, limit, { lastOwner, without }) {
      const isUndecided = sql`
        proofs.tries_version < ${version} and proofs.solution is not null and proofs.mate_in is not null`;
      const { rows: any } = await sql`select position from proofs where ${isUndecided} limit 1`.execute(db);
      // Mostly there is none, which the index shows at once.
      if (any.length === 0) return [];
      // From each server to the next by the primary key: a plain search for the date goes through all dailies there ever
      // were. A cross join keeps its order in SQLite.
      const { rows: given } = await sql<UndecidedRow>`
        with recursive ${SERVERS_WITH_DAILIES}
        select proofs.position, proofs.mate_in, min(puzzles.owner) as owner
        from servers_with_dailies as servers cross join dailies cross join puzzles cross join proofs
        where dailies.activity = ${MATE} and dailies.server_id = servers.server_id and dailies.date >= ${dailiesFrom}
          and puzzles.id = dailies.puzzle_id and proofs.position = puzzles.position and ${isUndecided}
        group by proofs.position, proofs.mate_in order by max(dailies.date) desc limit ${limit}`.execute(db);
      // From the index of undecided proofs to their puzzles, no further than the window.
      const { rows: others } = await sql<UndecidedRow>`
        select proofs.position, proofs.mate_in, puzzles.owner
        from proofs cross join puzzles
        where puzzles.position = proofs.position and ${isUndecided} and puzzles.owner not in ${engine.listOf(without)}
        limit ${WINDOW}`.execute(db);
      const found = new Map<string, UndecidedRow>();
      for (const row of [...given, ...roundRobin(others, lastOwner)]) {
        if (!found.has(row.position)) found.set(row.position, row);
      }
      return [...found.values()]
        .slice(0, limit)
        .map(({ position, owner, mate_in }) => ({ position, owner, fen: `${position} 0 1`, mateIn: mate_in }));
    },

    async markDecided(position, version) {
      await commits.write('nobody waits', (trx) =>
        trx.updateTable('proofs').set({ tries_version: version }).where('position', '=', position).execute(),
      );
    },
  };
}
