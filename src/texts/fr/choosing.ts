import type { choosing as english } from '../en/choosing.js';
import { capitalised, roleName, takesRole } from './roles.js';

export const choosing: typeof english = {
  choosePiece: 'Choisis une pièce',
  piece: (figurine, role, square) => `${figurine} ${capitalised(roleName(role))} ${square}`,
  whereTo: (role, square) => `${capitalised(roleName(role))} ${square} : vers quelle case ?`,
  takes: takesRole,
  castles: 'roque',
  promoteTo: 'Promouvoir en quelle pièce ?',
  promotion: (figurine, role) => `${figurine} ${capitalised(roleName(role))}`,
  otherPiece: 'Autre pièce',
  earlierPosition: 'C’était pour une position précédente. Voici l’échiquier maintenant.',
};
