import type { Role } from '../../games/chess/vocabulary.js';
import { roleTitle } from './roles.js';

/** Answering from menus: a piece, its square, what it becomes. */
export const choosing = {
  choosePiece: 'Choose a piece',
  piece: (figurine: string, role: Role, square: string) => `${figurine} ${roleTitle(role)} ${square}`,
  whereTo: (role: Role, square: string) => `${roleTitle(role)} ${square}: where to?`,
  takes: (role: Role) => `takes the ${role}`,
  castles: 'castles',
  promoteTo: 'Promote to what?',
  promotion: (figurine: string, role: Role) => `${figurine} ${roleTitle(role)}`,
  otherPiece: 'Other piece',
  earlierPosition: 'That was for an earlier position. This is how the board stands now.',
};
