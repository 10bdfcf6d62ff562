import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ProofLimits, ProofStore } from '../../puzzles/proof-store.js';
import type { Schema } from '../schema.js';
import { makeAnswerStatements } from './answer-statements.js';
import type { Database } from './engine.js';
import { OUTCOME_COLUMNS, storedOutcome } from './judged-rows.js';
import type { SolutionCache } from './solution-cache.js';
import { listOwners } from './walk-puzzles.js';

/** What the solver found, and the verdicts that follow. Proofs come by the thousand: their commits are grouped. */
export function makeProofStore({ db, commits, engine }: Database, solutions: SolutionCache): ProofStore {
  const { writeAnswer, judgePuzzles } = makeAnswerStatements(db);
  return {
    saveNoMateWithin(position, length) {
      return commits.write('nobody waits', async (trx) => {
        await trx
          .updateTable('proofs')
          .set({ no_mate_within: length })
          .where('position', '=', position)
          .where('no_mate_within', '<', length)
          .execute();
        return judgePuzzles(trx, position, { kind: 'no mate', within: length });
      });
    },

    async saveAnswer(position, answer, budget) {
      const judged = await commits.write('nobody waits', async (trx) => {
        await writeAnswer(trx, position, answer, budget);
        return judgePuzzles(trx, position, answer);
      });
      solutions.drop(position);
      return judged;
    },

    saveShortSearch(position, answer, budget) {
      return commits.write('nobody waits', async (trx) => {
        await writeAnswer(trx, position, answer, budget);
        return judgePuzzles(trx, position, { kind: 'no mate', within: answer.noMateWithin });
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
        return outcome ? judgePuzzles(trx, position, outcome) : { verdicts: [], decided: false };
      });
    },

    async retryGaveUp(budget) {
      let retried = 0;
      for (const owner of await listOwners(db, 'gave up')) {
        for (let last: number | undefined = 0; last !== undefined; ) {
          const page = await findHard(db, owner, last, budget);
          const ids = page.filter(({ isPoor }) => isPoor).map(({ id }) => id);
          if (ids.length > 0) {
            const again = db.updateTable('puzzles').set({ verdict: 'waiting' });
            await again.where('id', 'in', engine.listOf(ids)).execute();
          }
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
function findHard(db: Kysely<Schema>, owner: string, last: number, { milliseconds, megabytes }: ProofLimits) {
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
