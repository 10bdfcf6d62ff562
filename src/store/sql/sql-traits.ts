import type { Kysely } from 'kysely';
import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';
import type { GroupCommit } from './group-commit.js';

type TraitQueries = Pick<LibraryStore, 'listUndescribed' | 'saveTraits'>;

/** What proofs tell of their puzzles. */
export function makeTraitQueries(db: Kysely<Schema>, commits: GroupCommit): TraitQueries {
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
  };
}
