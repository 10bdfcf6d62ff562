import type { stats as english } from '../en/stats.js';
import { common } from './common.js';

export const stats: typeof english = {
  none: 'Tu n’as encore terminé aucun problème.',
  solved: (solved, played) => `**${common.puzzles(solved)} sur ${played} ${solved < 2 ? 'résolu' : 'résolus'}**`,
  times: (mateIn, solved, best, median) =>
    `Mat en ${mateIn} : ${solved} ${solved < 2 ? 'résolu' : 'résolus'}, record **${best}**, médiane ${median}`,
  last: (count) => (count === 1 ? '**Le dernier**' : `**Les ${count} derniers**`),
  line: (name, mateIn, result, wrong, hints) =>
    `${name} · mat en ${mateIn} · ${result} · ${common.wrongTries(wrong)}, ${common.hints(hints)}`,
  givenUp: 'abandonné',
};
