import { type Kysely, type Selectable, sql } from 'kysely';
import { UNCLAIMED_MATE_IN } from '../library/claim.js';
import { judgeClaim, type Outcome } from '../library/verdict.js';
import type { SolveAnswer } from '../solver/solver.js';
import type { LibraryStore, WaitingProof } from './library-store.js';
import type { Schema } from './schema.js';

type ProofQueries = Pick<
  LibraryStore,
  'listWaiting' | 'countWaiting' | 'saveNoMateWithin' | 'saveAnswer' | 'judgeFromProof' | 'retryGaveUp'
>;

export function makeProofQueries(db: Kysely<Schema>): ProofQueries {
  const waiting = () =>
    db.selectFrom('puzzles').where('puzzles.verdict', '=', 'waiting').where('puzzles.withdrawn_at', 'is', null);

  /** Several servers may wait for the same position, with different claims. */
  const waitingProof = async (position: string): Promise<WaitingProof> => {
    const row = await waiting()
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(({ fn }) => [
        fn.min('puzzles.fen').as('fen'),
        fn.max('proofs.no_mate_within').as('no_mate_within'),
        fn.max<number>(sql`coalesce(puzzles.claimed_mate_in, ${UNCLAIMED_MATE_IN})`).as('mate_in'),
      ])
      .where('puzzles.position', '=', position)
      .executeTakeFirstOrThrow();
    return { position, fen: row.fen, mateIn: row.mate_in, noMateWithin: row.no_mate_within };
  };

  return {
    async listWaiting(limit, except) {
      const first = await waiting()
        .select('position')
        .$if(except.length > 0, (query) => query.where('position', 'not in', except))
        .orderBy('id')
        .limit(limit)
        .execute();
      const positions = [...new Set(first.map(({ position }) => position))];
      return Promise.all(positions.map(waitingProof));
    },

    async countWaiting() {
      const row = await waiting()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async saveNoMateWithin(position, length) {
      await db
        .updateTable('proofs')
        .set({ no_mate_within: length })
        .where('position', '=', position)
        .where('no_mate_within', '<', length)
        .execute();
    },

    async saveAnswer(position, answer, budgetMilliseconds) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('proofs')
          .set({
            ...columnsOf(answer, budgetMilliseconds),
            nodes: answer.effort.nodes,
            milliseconds: Math.round(answer.effort.milliseconds),
          })
          .where('position', '=', position)
          .execute();
        await judgeWaiting(trx, position, answer);
      });
    },

    async judgeFromProof(position) {
      return db.transaction().execute(async (trx) => {
        const proof = await trx
          .selectFrom('proofs')
          .select(OUTCOME_COLUMNS)
          .where('position', '=', position)
          .executeTakeFirstOrThrow();
        const outcome = storedOutcome(proof);
        return outcome !== undefined && (await judgeWaiting(trx, position, outcome)) === 0;
      });
    },

    async retryGaveUp(budgetMilliseconds) {
      await db
        .updateTable('puzzles')
        .set({ verdict: 'waiting' })
        .where('verdict', '=', 'gave up')
        .where('position', 'in', (query) =>
          query
            .selectFrom('proofs')
            .select('position')
            .where('gave_up', '=', 'time')
            .where('gave_up_milliseconds', '<', budgetMilliseconds),
        )
        .execute();
    },
  };
}

function columnsOf(answer: SolveAnswer, budgetMilliseconds: number) {
  switch (answer.kind) {
    case 'mate':
      return {
        mate_in: answer.mateIn,
        no_mate_within: answer.mateIn - 1,
        keys: answer.keys.join(' '),
        solution: answer.solution,
        gave_up: null,
        gave_up_milliseconds: null,
      };
    case 'no mate':
      return { no_mate_within: answer.within, gave_up: null, gave_up_milliseconds: null };
    case 'gave up':
      return {
        no_mate_within: answer.noMateWithin,
        gave_up: answer.because,
        gave_up_milliseconds: budgetMilliseconds,
      };
  }
}

/** What of a proof a verdict rests on. */
export const OUTCOME_COLUMNS = ['mate_in', 'keys', 'no_mate_within'] as const;

/** What a stored proof says for good; undefined while that is open. */
export function storedOutcome(
  proof: Pick<Selectable<Schema['proofs']>, (typeof OUTCOME_COLUMNS)[number]>,
): Outcome | undefined {
  if (proof.mate_in !== null && proof.keys !== null) {
    return { kind: 'mate', mateIn: proof.mate_in, keys: proof.keys.split(' ') };
  }
  return proof.no_mate_within > 0 ? { kind: 'no mate', within: proof.no_mate_within } : undefined;
}

/** Gives waiting puzzles the verdict that follows from an answer; returns how many still wait. */
async function judgeWaiting(db: Kysely<Schema>, position: string, answer: Outcome): Promise<number> {
  const puzzles = await db
    .selectFrom('puzzles')
    .select(['id', 'claimed_mate_in'])
    .where('position', '=', position)
    .where('verdict', '=', 'waiting')
    .execute();
  let left = 0;
  for (const { id, claimed_mate_in } of puzzles) {
    // A disproof shorter than the claim says nothing of the claim.
    if (answer.kind === 'no mate' && answer.within < (claimed_mate_in ?? UNCLAIMED_MATE_IN)) {
      left++;
      continue;
    }
    const verdict = judgeClaim(answer, claimed_mate_in ?? undefined).kind;
    await db.updateTable('puzzles').set({ verdict }).where('id', '=', id).execute();
  }
  return left;
}
