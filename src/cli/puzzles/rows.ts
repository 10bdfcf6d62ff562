import { positionOfFen } from '../../games/chess/position.js';
import type { Likeness } from '../../games/chess/twins.js';
import { explainReplaced } from '../../puzzles/draft.js';
import { PUZZLE_STATES, type PuzzleState, type Verdict } from '../../puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';

/** How a verdict is called in a table. */
export const stateName = (state: PuzzleState): string => (state === 'gave up' ? 'too hard' : state);

/** What became of a line. */
export type Outcome =
  | { readonly kind: 'judged'; readonly fen: string; readonly verdict: Verdict }
  /** There is no verdict yet: the run was stopped, or the proof failed. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'duplicate'; readonly of: number; readonly likeness: Likeness }
  /** A later line took its place before it had a verdict. */
  | { readonly kind: 'replaced'; readonly by: Pick<Row, 'file' | 'line'> }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'skipped' };

/** What lines are counted by. */
export type OutcomeName = PuzzleState | 'duplicate' | 'replaced' | 'refused' | 'skipped';

/** In the order in which they are reported. */
export const OUTCOMES = [
  ...PUZZLE_STATES,
  'duplicate',
  'replaced',
  'refused',
  'skipped',
] as const satisfies readonly OutcomeName[];

/** A line of a file and, sooner or later, what became of it. */
export interface Row {
  readonly file: string;
  readonly line: number;
  /** The puzzle that it is. */
  readonly id?: number;
  outcome?: Outcome;
}

export const nameOfOutcome = (outcome: Outcome): OutcomeName =>
  outcome.kind === 'judged' ? outcome.verdict.kind : outcome.kind;

export const wordsOfOutcome = (name: OutcomeName): string =>
  name === 'duplicate' || name === 'replaced' || name === 'refused' || name === 'skipped' ? name : stateName(name);

/** `id` is the puzzle's number, where the line is one. */
export function reasonOf(outcome: Outcome, id: number | undefined): string {
  switch (outcome.kind) {
    case 'judged':
      return explainVerdict(
        outcome.verdict,
        positionOfFen(outcome.fen),
        ENGLISH,
        id === undefined ? undefined : atTerminal(id),
      );
    case 'waiting':
      return 'It waits for its proof.';
    case 'duplicate':
      return ENGLISH.texts.verdicts.duplicate[outcome.likeness](outcome.of);
    case 'replaced':
      return explainReplaced(placeOf(outcome.by));
    case 'refused':
      return outcome.why;
    case 'skipped':
      return 'This is no mate puzzle.';
  }
}

/** `mates.csv:12`; a fault of a whole file has no line. */
export const placeOf = ({ file, line }: Pick<Row, 'file' | 'line'>): string => (line > 0 ? `${file}:${line}` : file);
