/** What an attempt is at, within its activity: `2026-11-16`, the daily of that date, or `practice-17`, puzzle 17 for practice. */
export type PuzzleRef = string;

const PRACTICE = /^practice-(\d{1,9})$/;

export const practiceOf = (puzzleId: number): PuzzleRef => `practice-${puzzleId}`;

export const isPractice = (puzzleRef: PuzzleRef): boolean => PRACTICE.test(puzzleRef);

/** The puzzle that is practised; undefined for a daily. */
export const practisedPuzzle = (puzzleRef: PuzzleRef): number | undefined => {
  const number = PRACTICE.exec(puzzleRef)?.[1];
  return number === undefined ? undefined : Number(number);
};
