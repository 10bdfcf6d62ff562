/** What an attempt is at: `2026-11-16`, the daily of that date, or `practice-17`, puzzle 17 for practice. */
export type Occasion = string;

const PRACTICE = /^practice-(\d{1,9})$/;

export const practiceOf = (puzzleId: number): Occasion => `practice-${puzzleId}`;

export const isPractice = (occasion: Occasion): boolean => PRACTICE.test(occasion);

/** The puzzle that is practised; undefined when the occasion is a day. */
export const practisedPuzzle = (occasion: Occasion): number | undefined => {
  const number = PRACTICE.exec(occasion)?.[1];
  return number === undefined ? undefined : Number(number);
};
