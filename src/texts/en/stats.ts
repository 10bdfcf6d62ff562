import { common } from './common.js';

/** Somebody's own solve times. */
export const stats = {
  none: 'You have not finished a puzzle yet.',
  solved: (solved: number, played: number) => `**${solved} of ${common.puzzles(played)} solved**`,
  times: (mateIn: number, solved: number, best: string, median: string) =>
    `Mate in ${mateIn}: ${solved} solved, best **${best}**, median ${median}`,
  last: (count: number) => `**Last ${count}**`,
  line: (name: string, mateIn: number, result: string, wrong: number, hints: number) =>
    `${name} · mate in ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'given up',
};
