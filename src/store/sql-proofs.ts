import type { Kysely, Selectable } from 'kysely';
import { UNCLAIMED_MATE_IN } from '../library/claim.js';
import { judgeClaim, type ProofOutcome } from '../library/verdict.js';
import type { Budget, SolveAnswer } from '../solver/solver.js';
import type { GroupCommit } from './group-commit.js';
import type { Judged, LibraryStore } from './library-store.js';
import type { Schema } from './schema.js';

type ProofQueries = Pick<LibraryStore, 'saveNoMateWithin' | 'saveAnswer' | 'judgeFromProof' | 'retryGaveUp'>;

/** What the solver found, and the verdicts that follow. Proofs come by the thousand: their commits are grouped. */
export function makeProofQueries(db: Kysely<Schema>, commits: GroupCommit): ProofQueries {
  return {
    async saveNoMateWithin(position, length) {
      await commits.write('nobody waits', (trx) =>
        trx
          .updateTable('proofs')
          .set({ no_mate_within: length })
          .where('position', '=', position)
          .where('no_mate_within', '<', length)
          .execute(),
      );
    },

    saveAnswer(position, answer, budget) {
      return commits.write('nobody waits', async (trx) => {
        await trx
          .updateTable('proofs')
          .set({
            ...columnsOf(answer, budget),
            nodes: answer.effort.nodes,
            milliseconds: Math.round(answer.effort.milliseconds),
          })
          .where('position', '=', position)
          .execute();
        return judgeWaiting(trx, position, answer);
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
        return outcome ? judgeWaiting(trx, position, outcome) : { judged: 0, decided: false };
      });
    },

    async retryGaveUp({ milliseconds, megabytes }) {
      await db
        .updateTable('puzzles')
        .set({ verdict: 'waiting' })
        .where('verdict', '=', 'gave up')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('proofs')
              .select('proofs.position')
              .whereRef('proofs.position', '=', 'puzzles.position')
              .where((is) =>
                is.or([is('gave_up_milliseconds', '<', milliseconds), is('gave_up_megabytes', '<', megabytes)]),
              ),
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
 * Gives puzzles the verdict that follows from an answer. What gave up before, perhaps for another server, learns of a
 * proof as well.
 */
async function judgeWaiting(db: Kysely<Schema>, position: string, answer: ProofOutcome): Promise<Judged> {
  const puzzles = await db
    .selectFrom('puzzles')
    .select(['id', 'claimed_mate_in', 'verdict'])
    .where('position', '=', position)
    .where('verdict', 'in', answer.kind === 'gave up' ? ['waiting'] : ['waiting', 'gave up'])
    .execute();
  let judged = 0;
  let decided = true;
  for (const { id, claimed_mate_in, verdict: before } of puzzles) {
    // A disproof shorter than the claim says nothing of the claim.
    if (answer.kind === 'no mate' && answer.within < (claimed_mate_in ?? UNCLAIMED_MATE_IN)) {
      if (before === 'waiting') decided = false;
      continue;
    }
    const verdict = judgeClaim(answer, claimed_mate_in ?? undefined).kind;
    await db.updateTable('puzzles').set({ verdict }).where('id', '=', id).execute();
    if (before === 'waiting') judged++;
  }
  return { judged, decided };
}
