import type { VerdictKind } from '../../puzzles/verdict.js';

/** A verdict, or none yet. */
export type Standing = VerdictKind | 'waiting';

/** How a verdict is called in a table. */
export const STANDING_WORDS = {
  sound: 'sound',
  'several keys': 'several keys',
  cooked: 'cooked',
  'shorter mate': 'shorter mate',
  'no mate': 'no mate',
  'gave up': 'too hard',
  waiting: 'waiting',
} as const satisfies Readonly<Record<Standing, string>>;

export const STANDINGS = Object.keys(STANDING_WORDS) as Standing[];

/** As it is typed after `--verdict`: `no-mate`. */
export const optionOf = (standing: Standing): string => STANDING_WORDS[standing].replaceAll(' ', '-');

export const readStanding = (typed: string): Standing | undefined => {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return STANDINGS.find((standing) => optionOf(standing) === word || standing.replaceAll(' ', '-') === word);
};
