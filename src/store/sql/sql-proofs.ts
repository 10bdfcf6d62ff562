import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely, SqliteDatabase } from 'kysely';
import type { Budget } from '../../engine/mate/solver.js';
import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';
import type { GroupCommit } from './group-commit.js';
import { listOf } from './json-rows.js';
import { OUTCOME_COLUMNS, storedOutcome } from './judged-rows.js';
import { listOwners } from './list-owners.js';
import { listUndecided } from './list-undecided.js';
import type { SolutionCache } from './solution-cache.js';
import { judgeOpen, writeAnswer } from './write-answer.js';

type ProofQueries = Pick<
  LibraryStore,
  | 'saveNoMateWithin'
  | 'saveAnswer'
  | 'saveShortPass'
  | 'judgeFromProof'
  | 'retryGaveUp'
  | 'forgetProof'
  | 'listUndecided'
  | 'markDecided'
>;

/** What the solver found, and the verdicts that follow. Proofs come by the thousand: their commits are grouped. */
export function makeProofQueries(
  db: Kysely<Schema>,
  database: SqliteDatabase,
  commits: GroupCommit,
  solutions: SolutionCache,
): ProofQueries {
  return {
    saveNoMateWithin(position, length) {
      return commits.write('nobody waits', async (trx) => {
        await trx
          .updateTable('proofs')
          .set({ no_mate_within: length })
          .where('position', '=', position)
          .where('no_mate_within', '<', length)
          .execute();
        return judgeOpen(database, position, { kind: 'no mate', within: length });
      });
    },

    async saveAnswer(position, answer, budget) {
      const judged = await commits.write('nobody waits', () => {
        writeAnswer(database, position, answer, budget);
        return judgeOpen(database, position, answer);
      });
      solutions.drop(position);
      return judged;
    },

    saveShortPass(position, answer, budget) {
      return commits.write('nobody waits', () => {
        writeAnswer(database, position, answer, budget);
        return judgeOpen(database, position, { kind: 'no mate', within: answer.noMateWithin });
      });
    },

    judgeFromProof(position) {
      return commits.write('nobody waits', async (trx) => {
        const proof = await trx
          .selectFrom('proofs')
          .select(OUTCOME_COLUMNS)
          .where('position', '=', position)
          .executeTakeFirstOrThrow();
        const outcome = storedOutcome(proof);
        return outcome ? judgeOpen(database, position, outcome) : { verdicts: [], decided: false };
      });
    },

    async retryGaveUp(budget) {
      let retried = 0;
      for (const owner of await listOwners(db, 'gave up')) {
        for (let last: number | undefined = 0; last !== undefined; ) {
          const page = await findHard(db, owner, last, budget);
          const ids = page.filter(({ isPoor }) => isPoor).map(({ id }) => id);
          await db.updateTable('puzzles').set({ verdict: 'waiting' }).where('id', 'in', listOf(ids)).execute();
          retried += ids.length;
          last = page.at(-1)?.id;
          await breathe();
        }
      }
      return retried;
    },

    async forgetProof(position) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('proofs').set(NOTHING_KNOWN).where('position', '=', position).execute();
        await trx.updateTable('puzzles').set({ verdict: 'waiting' }).where('position', '=', position).execute();
      });
    },

    listUndecided: (...query) => listUndecided(db, ...query),

    async markDecided(position, version) {
      await commits.write('nobody waits', (trx) =>
        trx.updateTable('proofs').set({ tries_version: version }).where('position', '=', position).execute(),
      );
    },
  };
}

const NOTHING_KNOWN = {
  no_mate_within: 0,
  mate_in: null,
  keys: null,
  solution: null,
  gave_up: null,
  gave_up_milliseconds: null,
  gave_up_megabytes: null,
  difficulty: null,
  themes: null,
  traits_version: 0,
  tries_version: 0,
};

/** Puzzles looked at in one turn of the event loop. */
const PAGE = 200;

/** An owner's puzzles that gave up, from the number after `last`: poor are those on less than this budget. */
function findHard(
  db: Kysely<Schema>,
  owner: string,
  last: number,
  { milliseconds, megabytes }: Pick<Budget, 'milliseconds' | 'megabytes'>,
) {
  return db
    .selectFrom('puzzles')
    .innerJoin('proofs', 'proofs.position', 'puzzles.position')
    .select('puzzles.id')
    .select((is) =>
      is.or([is('gave_up_milliseconds', '<', milliseconds), is('gave_up_megabytes', '<', megabytes)]).as('isPoor'),
    )
    .where('puzzles.verdict', '=', 'gave up')
    .where('puzzles.withdrawn_at', 'is', null)
    .where('puzzles.owner', '=', owner)
    .where('puzzles.id', '>', last)
    .orderBy('puzzles.id')
    .limit(PAGE)
    .execute();
}
