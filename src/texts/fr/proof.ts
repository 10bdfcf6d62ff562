import type { proof as english } from '../en/proof.js';
import { common } from './common.js';

export const proof: typeof english = {
  endsAttempt: (name) =>
    `La solution met fin à ton essai : ${'day' in name ? `le problème du ${name.day}` : `l’exercice n° ${name.practice}`} comptera comme abandonné. Je la montre ?`,
  keepTrying: 'Continuer',
  giveUpAndShow: 'Abandonner et la voir',
  asQuick: (moves) => `Aussi rapide ici : ${moves.join(', ')}.`,
  shown: (move) => `${move} (affichée)`,
  defences: (defender, count, move) =>
    `${common.sideName(defender)} : ${count} ${count === 1 ? 'défense' : 'défenses'} contre ${move}`,
  thenMove: (move) => `puis ${move}`,
  thenMate: (mateIn) => `puis mat en ${mateIn}`,
};
