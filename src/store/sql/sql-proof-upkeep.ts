import { sql } from 'kysely';
import type { DescriptionStore, WrongMoveStore } from '../../puzzles/proof-store.js';
import type { Database } from './engine.js';
import { SERVERS_WITH_DAILIES } from './walk-puzzles.js';

interface UndecidedRow {
  readonly position: string;
  readonly mate_in: number;
}

/** Proofs of which a newer version can say more. */
export function makeProofUpkeepStore({ db, commits }: Database): DescriptionStore & WrongMoveStore {
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

    async listUndecided(version, dailiesFrom, limit) {
      const isUndecided = sql`
        proofs.tries_version < ${version} and proofs.solution is not null and proofs.mate_in is not null`;
      const { rows: some } = await sql<UndecidedRow>`
        select position, mate_in from proofs where ${isUndecided} limit ${limit}`.execute(db);
      // Mostly there is none, which the index shows at once.
      if (some.length === 0) return [];
      // From each server to the next by the primary key: a plain search for the date goes through all dailies there ever
      // were. A cross join keeps its order in SQLite.
      const { rows: given } = await sql<UndecidedRow>`
        with recursive ${SERVERS_WITH_DAILIES}
        select proofs.position, proofs.mate_in
        from servers_with_dailies as servers cross join dailies cross join puzzles cross join proofs
        where dailies.server_id = servers.server_id and dailies.date >= ${dailiesFrom}
          and puzzles.id = dailies.puzzle_id and proofs.position = puzzles.position and ${isUndecided}
        group by proofs.position order by max(dailies.date) desc limit ${limit}`.execute(db);
      const first = new Set(given.map(({ position }) => position));
      return [...given, ...some.filter(({ position }) => !first.has(position))]
        .slice(0, limit)
        .map(({ position, mate_in }) => ({ position, fen: `${position} 0 1`, mateIn: mate_in }));
    },

    async markDecided(position, version) {
      await commits.write('nobody waits', (trx) =>
        trx.updateTable('proofs').set({ tries_version: version }).where('position', '=', position).execute(),
      );
    },
  };
}
