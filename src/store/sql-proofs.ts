import { type Kysely, type Selectable, sql } from 'kysely';
import { UNCLAIMED_MATE_IN } from '../library/claim.js';
import { judgeClaim, type ProofOutcome } from '../library/verdict.js';
import type { Budget, SolveAnswer } from '../solver/solver.js';
import type { LibraryStore, WaitingProof } from './library-store.js';
import type { Schema } from './schema.js';

type ProofQueries = Pick<
  LibraryStore,
  'listWaiting' | 'countWaiting' | 'saveNoMateWithin' | 'saveAnswer' | 'judgeFromProof' | 'retryGaveUp'
>;

export function makeProofQueries(db: Kysely<Schema>): ProofQueries {
  const waiting = () =>
    db.selectFrom('puzzles').where('puzzles.verdict', '=', 'waiting').where('puzzles.withdrawn_at', 'is', null);

  const nextPosition = async (owner: string, except: readonly string[]): Promise<string | undefined> => {
    const row = await waiting()
      .select('position')
      .where('owner', '=', owner)
      .$if(except.length > 0, (query) => query.where('position', 'not in', except))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.position;
  };

  /** Several servers may wait for the same position, with different claims. */
  const waitingProof = async (position: string, owner: string): Promise<WaitingProof> => {
    const row = await waiting()
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(({ fn }) => [
        fn.min('puzzles.fen').as('fen'),
        fn.max('proofs.no_mate_within').as('no_mate_within'),
        fn.max<number>(sql`coalesce(puzzles.claimed_mate_in, ${UNCLAIMED_MATE_IN})`).as('mate_in'),
      ])
      .where('puzzles.position', '=', position)
      .executeTakeFirstOrThrow();
    return { owner, position, fen: row.fen, mateIn: row.mate_in, noMateWithin: row.no_mate_within };
  };

  return {
    async listWaiting(limit, except, lastOwner) {
      const owners = (await waiting().select('owner').distinct().execute()).map(({ owner }) => owner).sort();
      const turns = [...owners.filter((owner) => owner > lastOwner), ...owners.filter((owner) => owner <= lastOwner)];
      const found = new Map<string, string>();
      // One for each owner, then a second for each, and so on: a long file does not keep the others waiting.
      for (let round = 0; round < limit && found.size < limit; round++) {
        for (const owner of turns) {
          if (found.size === limit) break;
          const next = await nextPosition(owner, [...except, ...found.keys()]);
          if (next !== undefined) found.set(next, owner);
        }
      }
      return Promise.all([...found].map(([position, owner]) => waitingProof(position, owner)));
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

    async saveAnswer(position, answer, budget) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('proofs')
          .set({
            ...columnsOf(answer, budget),
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

    async retryGaveUp({ milliseconds, megabytes }) {
      await db
        .updateTable('puzzles')
        .set({ verdict: 'waiting' })
        .where('verdict', '=', 'gave up')
        .where('position', 'in', (query) =>
          query
            .selectFrom('proofs')
            .select('position')
            .where((is) =>
              is.or([is('gave_up_milliseconds', '<', milliseconds), is('gave_up_megabytes', '<', megabytes)]),
            ),
        )
        .execute();
    },
  };
}

function columnsOf(answer: SolveAnswer, { milliseconds, megabytes }: Pick<Budget, 'milliseconds' | 'megabytes'>) {
  switch (answer.kind) {
    case 'mate':
      return {
        mate_in: answer.mateIn,
        no_mate_within: answer.mateIn - 1,
        keys: answer.keys.join(' '),
        solution: answer.solution,
        gave_up: null,
        gave_up_milliseconds: null,
        gave_up_megabytes: null,
      };
    case 'no mate':
      // A longer claim may have given up here before: it still wants another try with a larger budget.
      return { no_mate_within: answer.within };
    case 'gave up':
      return {
        no_mate_within: answer.noMateWithin,
        gave_up: answer.because,
        gave_up_milliseconds: milliseconds,
        gave_up_megabytes: megabytes,
      };
  }
}

/** What of a proof a verdict rests on. */
export const OUTCOME_COLUMNS = ['mate_in', 'keys', 'no_mate_within'] as const;

/** What a stored proof says for good; undefined while that is open. */
export function storedOutcome(
  proof: Pick<Selectable<Schema['proofs']>, (typeof OUTCOME_COLUMNS)[number]>,
): ProofOutcome | undefined {
  if (proof.mate_in !== null && proof.keys !== null) {
    return { kind: 'mate', mateIn: proof.mate_in, keys: proof.keys.split(' ') };
  }
  return proof.no_mate_within > 0 ? { kind: 'no mate', within: proof.no_mate_within } : undefined;
}

/**
 * Gives puzzles the verdict that follows from an answer; returns how many still wait. What gave up before, perhaps for
 * another server, learns of a proof as well.
 */
async function judgeWaiting(db: Kysely<Schema>, position: string, answer: ProofOutcome): Promise<number> {
  const puzzles = await db
    .selectFrom('puzzles')
    .select(['id', 'claimed_mate_in', 'verdict'])
    .where('position', '=', position)
    .where('verdict', 'in', answer.kind === 'gave up' ? ['waiting'] : ['waiting', 'gave up'])
    .execute();
  let left = 0;
  for (const { id, claimed_mate_in, verdict: before } of puzzles) {
    // A disproof shorter than the claim says nothing of the claim.
    if (answer.kind === 'no mate' && answer.within < (claimed_mate_in ?? UNCLAIMED_MATE_IN)) {
      if (before === 'waiting') left++;
      continue;
    }
    const verdict = judgeClaim(answer, claimed_mate_in ?? undefined).kind;
    await db.updateTable('puzzles').set({ verdict }).where('id', '=', id).execute();
  }
  return left;
}
