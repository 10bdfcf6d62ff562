import type { hints as english } from '../en/hints.js';
import { theRole } from './roles.js';

export const hints: typeof english = {
  taken: (level, of, text) => `Indice ${level} sur ${of} : ${text}`,
  offer: (level, of, tells, price) => `L’indice ${level} sur ${of} dit ${tells}. ${price}`,
  costsBoth: (percent) => `Il coûte ${percent} % des points, et la cote compte cet essai comme perdu.`,
  costsPoints: (percent) => `Il coûte ${percent} % des points.`,
  costsRating: 'Il ne coûte aucun point, mais la cote compte cet essai comme perdu.',
  costsPracticeRating: 'Il ne coûte aucun point, mais la cote d’exercice compte cet essai comme perdu.',
  costsPlace: 'Il ne coûte plus de points, mais il compte pour ta place du jour.',
  costsNothing: 'Il ne coûte rien.',
  noFurther: 'Il n’y a plus d’indice pour ce coup.',
  take: (level) => `Prendre l’indice ${level}`,
  earlierMove: 'Cet indice était pour un coup précédent.',
  tellsKind: 'si c’est un échec',
  tellsPiece: 'quelle pièce joue',
  tellsSquare: 'où elle va',
  capturingCheck: 'C’est une prise avec échec.',
  check: 'C’est un échec.',
  capture: 'C’est une prise sans échec.',
  quiet: 'C’est un coup tranquille, ni échec ni prise.',
  piece: (role, from) => `${theRole(role)} en ${from} joue.`,
  square: (role, from, to) => `${theRole(role)} en ${from} va en ${to}.`,
};
