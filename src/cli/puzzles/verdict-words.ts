import { PUZZLE_STATES, type PuzzleState } from '../../puzzles/verdict.js';

/** How a verdict is called in a table. */
export const stateName = (state: PuzzleState): string => (state === 'gave up' ? 'too hard' : state);

/** As it is typed after `--verdict`: `no-mate`. */
export const optionOf = (state: PuzzleState): string => stateName(state).replaceAll(' ', '-');

export const readState = (typed: string): PuzzleState | undefined => {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return PUZZLE_STATES.find((state) => optionOf(state) === word || state.replaceAll(' ', '-') === word);
};
