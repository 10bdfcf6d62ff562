import type { stats as english } from '../en/stats.js';
import { common } from './common.js';

export const stats: typeof english = {
  none: 'Du hast noch keine Aufgabe beendet.',
  solved: (solved, played) => `**${solved} von ${played === 1 ? '1 Aufgabe' : `${played} Aufgaben`} gelöst**`,
  times: (mateIn, solved, best, median) =>
    `Matt in ${mateIn}: ${solved} gelöst, Bestzeit **${best}**, Median ${median}`,
  last: (count) => (count === 1 ? '**Zuletzt**' : `**Die letzten ${count}**`),
  line: (name, mateIn, result, wrong, hints) =>
    `${name} · Matt in ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'aufgegeben',
};
