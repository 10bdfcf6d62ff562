import type { SqliteDatabase } from 'kysely';
import { TRIES_VERSION } from '../../engine/mate/solution.js';
import { TRAITS_VERSION } from '../../puzzles/analysis/traits.js';
import { UNCLAIMED_MATE_IN } from '../../puzzles/claim.js';
import type { Judged, ProofLimits, VerdictKind } from '../../puzzles/library-store.js';
import type { ProofAnswer } from '../../puzzles/proving/solver.js';
import type { ProofOutcome } from '../../puzzles/verdict.js';
import { type ClaimRow, judgeRow } from './judged-rows.js';

/**
 * Answers come by the thousand, and what each costs the event loop is what limits a large import. Their statements are
 * therefore written out and prepared once: to build them anew each time took longer than to carry them out.
 */
const SAVE_MATE = `
  update proofs set mate_in = ?, no_mate_within = ?, keys = ?, solution = ?, difficulty = ?, themes = ?,
    traits_version = ?, tries_version = ?, gave_up = null, gave_up_milliseconds = null, gave_up_megabytes = null,
    nodes = ?, milliseconds = ?
  where position = ?`;
// A longer claim may have given up here before: it still wants another try with a larger budget.
// What was disproved for a longer claim stays so, whatever a shorter one's search went through since.
const SAVE_NO_MATE = `
  update proofs set no_mate_within = max(no_mate_within, ?), nodes = ?, milliseconds = ? where position = ?`;
// What a larger budget did not suffice for needs no other try because a smaller one has failed since. Time and memory stay
// together: a search with the larger of each was perhaps never made.
const SAVE_GAVE_UP = `
  update proofs set gave_up = ?, gave_up_milliseconds = ?, gave_up_megabytes = ?
  where position = ? and (gave_up is null or (
    coalesce(gave_up_milliseconds, 0) <= ? and coalesce(gave_up_megabytes, 0) <= ?
    and (coalesce(gave_up_milliseconds, 0) < ? or coalesce(gave_up_megabytes, 0) < ?)))`;
const FIND_OPEN = `
  select id, verdict, claimed_mate_in, relabelled, several_keys from puzzles
  where position = ? and verdict in ('waiting', 'gave up')`;
const SET_VERDICT = 'update puzzles set verdict = ? where id = ?';

interface OpenPuzzle extends ClaimRow {
  readonly id: number;
  readonly verdict: 'waiting' | 'gave up';
}

/** Within a transaction. */
export function writeAnswer(
  database: SqliteDatabase,
  position: string,
  answer: ProofAnswer,
  budget: ProofLimits,
): void {
  const effort = [answer.effort.nodes, Math.round(answer.effort.milliseconds)];
  switch (answer.kind) {
    case 'mate': {
      const { mateIn, keys, solution, undecided, traits } = answer;
      const told = [
        Math.round(traits.difficulty),
        traits.themes.join(' '),
        TRAITS_VERSION,
        undecided > 0 ? 0 : TRIES_VERSION,
      ];
      const proof = [mateIn, mateIn - 1, keys.join(' '), solution];
      database.prepare(SAVE_MATE).run([...proof, ...told, ...effort, position]);
      return;
    }
    case 'no mate':
      database.prepare(SAVE_NO_MATE).run([answer.within, ...effort, position]);
      return;
    case 'gave up': {
      const limits = [budget.milliseconds, budget.megabytes];
      database.prepare(SAVE_NO_MATE).run([answer.noMateWithin, ...effort, position]);
      database.prepare(SAVE_GAVE_UP).run([answer.because, ...limits, position, ...limits, ...limits]);
    }
  }
}

/**
 * Gives puzzles the verdict that follows from an answer. What gave up before, perhaps for another server, learns of a
 * proof as well.
 */
export function judgeOpen(database: SqliteDatabase, position: string, answer: ProofOutcome): Judged {
  const verdicts: VerdictKind[] = [];
  let decided = true;
  for (const puzzle of database.prepare(FIND_OPEN).all([position]) as OpenPuzzle[]) {
    const { id, claimed_mate_in, verdict: before } = puzzle;
    if (answer.kind === 'gave up' && before === 'gave up') continue;
    // A disproof shorter than the claim says nothing of the claim.
    if (answer.kind === 'no mate' && answer.within < (claimed_mate_in ?? UNCLAIMED_MATE_IN)) {
      if (before === 'waiting') decided = false;
      continue;
    }
    const { kind } = judgeRow(answer, puzzle);
    database.prepare(SET_VERDICT).run([kind, id]);
    if (before === 'waiting') verdicts.push(kind);
  }
  return { verdicts, decided };
}
