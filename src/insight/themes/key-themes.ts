import { kingAttacks } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import type { Position, Side } from '../../chess/vocabulary.js';
import type { Stroke } from '../main-line.js';
import type { Line } from './line.js';
import { takenRole } from './moved.js';
import type { ThemeTable } from './theme-table.js';

/** The key gives no check, takes nothing and does not promote. */
const hasQuietKey = ({ key }: Line): boolean => isQuiet(key);

/** A later move of the attacker gives no check, takes nothing and does not promote. */
const hasQuietMove = ({ strokes }: Line): boolean => strokes.slice(1).some(isQuiet);

const isQuiet = ({ before, move, after }: Stroke): boolean =>
  !after.isCheck() && move.promotion === undefined && takenRole(before, move) === undefined;

/** The key gives no check, and after it the king can go where it could not have gone before. */
function isFlightGiving({ position, key: { after } }: Line): boolean {
  if (after.isCheck()) return false;
  const before = flights(position, after.turn);
  return flights(after, after.turn).diff(before).nonEmpty();
}

function flights(position: Position, side: Side): SquareSet {
  const { board } = position;
  const king = board.kingOf(side);
  if (king === undefined) return SquareSet.empty();
  const withoutKing = board.occupied.without(king);
  let found = kingAttacks(king).diff(board[side]);
  for (const square of found) {
    if (position.kingAttackers(square, side === 'white' ? 'black' : 'white', withoutKing).nonEmpty()) {
      found = found.without(square);
    }
  }
  return found;
}

/** After a move of the attacker that gives no check there would be mate in time also if the defender could pass. */
const hasThreat = ({ whenPassed }: Line): boolean => whenPassed.includes('mate');

/** After a move of the attacker that gives no check there would be no mate in time if the defender could pass. */
const hasZugzwang = ({ whenPassed }: Line): boolean => whenPassed.includes('no mate');

export const KEY_THEMES = {
  'quiet-key': { name: 'quiet key', seen: hasQuietKey },
  'quiet-move': { name: 'quiet move', seen: hasQuietMove },
  'flight-giving-key': { name: 'flight-giving key', seen: isFlightGiving },
  threat: { name: 'threat', seen: hasThreat },
  zugzwang: { name: 'zugzwang', seen: hasZugzwang },
} satisfies ThemeTable<Line>;
