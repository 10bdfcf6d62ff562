import { CompiledQuery, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { TRIES_VERSION } from '../../engine/mate/solution.js';
import { TRAITS_VERSION } from '../../puzzles/analysis/traits.js';
import { judgeOpen } from '../../puzzles/judge-open.js';
import type { Judged, ProofLimits } from '../../puzzles/proof-store.js';
import type { ProofAnswer } from '../../puzzles/proving/solver.js';
import type { ProofOutcome } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';
import { CLAIM_COLUMNS, claimOf } from './judged-rows.js';

/** Stands for a parameter. */
const ANY = null;

const SAVE_MATE = sql`
  update proofs set mate_in = ${ANY}, no_mate_within = ${ANY}, keys = ${ANY}, solution = ${ANY}, difficulty = ${ANY},
    themes = ${ANY}, traits_version = ${ANY}, tries_version = ${ANY}, nodes = ${ANY}, milliseconds = ${ANY},
    gave_up = null, gave_up_milliseconds = null, gave_up_megabytes = null
  where position = ${ANY}`;

/** Sets a column to a value unless what it has is larger: both parameters are that value. */
const raise = (column: string): RawBuilder<unknown> => {
  const known = sql.ref(column);
  return sql`${known} = case when ${known} >= ${ANY} then ${known} else ${ANY} end`;
};

// A longer claim may have given up here before: it still wants another try with a larger budget.
// What was disproved for a longer claim stays so, whatever a shorter one's search went through since.
const SAVE_NO_MATE = sql`
  update proofs set ${raise('no_mate_within')}, nodes = ${ANY}, milliseconds = ${ANY} where position = ${ANY}`;
// What a larger budget did not suffice for needs no other try because a smaller one has failed since. Time and memory stay
// together: a search with the larger of each was perhaps never made.
const SAVE_GAVE_UP = sql`
  update proofs set gave_up = ${ANY}, gave_up_milliseconds = ${ANY}, gave_up_megabytes = ${ANY}
  where position = ${ANY} and (gave_up is null or (
    coalesce(gave_up_milliseconds, 0) <= ${ANY} and coalesce(gave_up_megabytes, 0) <= ${ANY}
    and (coalesce(gave_up_milliseconds, 0) < ${ANY} or coalesce(gave_up_megabytes, 0) < ${ANY})))`;
const FIND_OPEN = sql<OpenRow>`
  select id, verdict, ${sql.join(CLAIM_COLUMNS.map((column) => sql.ref(column)))} from puzzles
  where position = ${ANY} and verdict in ('waiting', 'gave up')`;
const SET_VERDICT = sql`update puzzles set verdict = ${ANY} where id = ${ANY}`;

type OpenRow = Pick<Selectable<Schema['puzzles']>, 'id' | (typeof CLAIM_COLUMNS)[number]> & {
  readonly verdict: 'waiting' | 'gave up';
};

export interface AnswerStatements {
  /** Within a transaction. */
  writeAnswer(trx: Kysely<Schema>, position: string, answer: ProofAnswer, budget: ProofLimits): Promise<void>;
  /** Gives puzzles the verdict that follows from an answer. */
  judgePuzzles(trx: Kysely<Schema>, position: string, answer: ProofOutcome): Promise<Judged>;
}

/**
 * Answers come by the thousand, and what each costs the event loop is what limits a large import. The texts of their
 * statements are therefore made once: to make them anew each time took longer than to carry them out.
 */
export function makeAnswerStatements(db: Kysely<Schema>): AnswerStatements {
  const prepare = <Row>(statement: RawBuilder<Row>) => {
    const { sql: text } = statement.compile(db);
    return (trx: Kysely<Schema>, ...parameters: readonly unknown[]) =>
      trx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]) as CompiledQuery<Row>);
  };
  const saveMate = prepare(SAVE_MATE);
  const saveNoMate = prepare(SAVE_NO_MATE);
  const saveGaveUp = prepare(SAVE_GAVE_UP);
  const findOpen = prepare(FIND_OPEN);
  const setVerdict = prepare(SET_VERDICT);

  return {
    async writeAnswer(trx, position, answer, budget) {
      const effort = [answer.effort.nodes, Math.round(answer.effort.milliseconds)];
      switch (answer.kind) {
        case 'mate': {
          const { mateIn, keys, solution, undecided, traits } = answer;
          const described = [Math.round(traits.difficulty), traits.themes.join(' '), TRAITS_VERSION];
          const tries = undecided > 0 ? 0 : TRIES_VERSION;
          const proof = [mateIn, mateIn - 1, keys.join(' '), solution];
          await saveMate(trx, ...proof, ...described, tries, ...effort, position);
          return;
        }
        case 'no mate':
          await saveNoMate(trx, answer.within, answer.within, ...effort, position);
          return;
        case 'gave up': {
          const { because, noMateWithin } = answer;
          const limits = [budget.milliseconds, budget.megabytes];
          await saveNoMate(trx, noMateWithin, noMateWithin, ...effort, position);
          await saveGaveUp(trx, because, ...limits, position, ...limits, ...limits);
        }
      }
    },

    async judgePuzzles(trx, position, answer) {
      const { rows } = await findOpen(trx, position);
      const open = rows.map((row) => ({ ...claimOf(row), id: row.id, verdict: row.verdict }));
      const { judged, changed } = judgeOpen(open, answer);
      for (const { id, verdict } of changed) await setVerdict(trx, verdict, id);
      return judged;
    },
  };
}
