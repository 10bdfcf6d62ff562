import type { practice as english } from '../en/practice.js';

export const practice: typeof english = {
  nothingLeft: 'Il n’y a plus de problème de ce genre que tu n’as pas eu. Je cherche plus largement ?',
  noneOfLength: (mateIn) => `Il n’y a pas de mat en ${mateIn} pour l’entraînement. Je cherche une autre longueur ?`,
  noneLikeThat: 'Il n’y a pas de problème de ce genre pour l’entraînement. Je cherche plus largement ?',
  noneYet: 'Il n’y a pas encore de problème d’entraînement. Il en viendra.',
  nothingAtAll: 'Tu as déjà eu tous les problèmes d’entraînement. Il en viendra d’autres.',
  nothingLikeIt: (theme) =>
    `Je ne connais pas le thème ${theme}. Choisis-en un parmi ceux que je propose pendant la saisie.`,
  anyDifficulty: 'Peu importe la difficulté',
  anyTheme: 'Tous les thèmes',
  anyLength: 'Toutes les longueurs',
  anything: 'N’importe lequel',
};
