import { takenRole } from '../../../games/chess/moves.js';
import { givesFlight } from '../king-squares.js';
import type { LineMove } from '../main-line.js';
import type { Line, ThemeTable } from './theme-table.js';

/** The key gives no check, takes nothing and does not promote. */
const hasQuietKey = ({ key }: Line): boolean => isQuiet(key);

/** A later move of the attacker gives no check, takes nothing and does not promote. */
const hasQuietMove = ({ lineMoves }: Line): boolean => lineMoves.slice(1).some(isQuiet);

const isQuiet = ({ before, move, after }: LineMove): boolean =>
  !after.isCheck() && move.promotion === undefined && takenRole(before, move) === undefined;

/** The key gives no check, and after it the king can go where it could not have gone before. */
const isFlightGiving = ({ position, key: { after } }: Line): boolean => givesFlight(position, after);

/** After a move of the attacker that gives no check there would be mate in time also if the defender could pass. */
const hasThreat = ({ threats }: Line): boolean => threats.includes('mate');

/** After a move of the attacker that gives no check there would be no mate in time if the defender could pass. */
const hasZugzwang = ({ threats }: Line): boolean => threats.includes('no mate');

export const KEY_THEMES = {
  'quiet-key': { name: 'quiet key', seen: hasQuietKey },
  'quiet-move': { name: 'quiet move', seen: hasQuietMove },
  'flight-giving-key': { name: 'flight-giving key', seen: isFlightGiving },
  threat: { name: 'threat', seen: hasThreat },
  zugzwang: { name: 'zugzwang', seen: hasZugzwang },
} satisfies ThemeTable<Line>;
