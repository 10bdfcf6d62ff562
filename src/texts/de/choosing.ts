import type { choosing as english } from '../en/choosing.js';
import { roleName, takesRole } from './roles.js';

export const choosing: typeof english = {
  choosePiece: 'Wähle eine Figur',
  piece: (figurine, role, square) => `${figurine} ${roleName(role)} ${square}`,
  whereTo: (role, square) => `${roleName(role)} ${square}: wohin?`,
  takes: takesRole,
  castles: 'rochiert',
  promoteTo: 'In welche Figur umwandeln?',
  promotion: (figurine, role) => `${figurine} ${roleName(role)}`,
  otherPiece: 'Andere Figur',
  earlierPosition: 'Das war für eine frühere Stellung. So steht das Brett jetzt.',
};
