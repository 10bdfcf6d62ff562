import type { practice as english } from '../en/practice.js';

export const practice: typeof english = {
  nothingLeft: 'Il n’y a plus de problème de ce genre que tu n’as pas eu. Je cherche plus largement ?',
  nothingAtAll: 'Tu as déjà eu tous les problèmes d’entraînement. Il en viendra d’autres.',
  nothingLikeIt: (theme) =>
    `Je ne connais pas le thème ${theme}. Choisis-en un parmi ceux que je propose pendant la saisie.`,
  anyDifficulty: 'Peu importe la difficulté',
  anyTheme: 'Tous les thèmes',
  anyLength: 'Toutes les longueurs',
  anything: 'N’importe lequel',
};
