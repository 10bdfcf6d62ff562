import { attacks, ray } from 'chessops/attacks';
import type { SquareSet } from 'chessops/squareSet';
import type { Square } from '../../../games/chess/vocabulary.js';
import type { LineMove } from '../main-line.js';
import type { Line, ThemeTable } from './theme-table.js';

/** Two men of the attacker check at once. */
const hasDoubleCheck = ({ lineMoves }: Line): boolean =>
  lineMoves.some(({ after }) => after.ctx().checkers.moreThanOne());

/** A man of the attacker checks that has not moved, and it alone. */
const hasDiscoveredCheck = ({ lineMoves }: Line): boolean =>
  lineMoves.some(({ before, after }) => {
    const checker = after.ctx().checkers.singleSquare();
    return checker !== undefined && before.board[before.turn].has(checker);
  });

/** The attacker answers a check with a check. */
const hasCrossCheck = ({ lineMoves }: Line): boolean =>
  lineMoves.some(({ before, after }) => before.isCheck() && after.isCheck());

/**
 * A man of the attacker leaves the line of a line piece behind it, which then checks, or, when that move mates, guards
 * a square next to the king that nothing else guards.
 */
function hasBattery({ lineMoves, mate }: Line): boolean {
  return lineMoves.some((lineMove) => {
    const wanted = lineMove.after === mate.position ? mate.free : [];
    return openedLines(lineMove).some(
      ({ piece, squares }) =>
        lineMove.after.ctx().checkers.has(piece) ||
        wanted.some((square) => squares.has(square) && mate.guards(square).singleSquare() === piece),
    );
  });
}

/** What the attacker's line pieces see since the man before them has moved off. */
function openedLines({ before, move, after }: LineMove): readonly { piece: Square; squares: SquareSet }[] {
  const side = before.turn;
  const pieces = before.board.sliders().intersect(before.board[side]).intersect(after.board[side]).without(move.to);
  const opened: { piece: Square; squares: SquareSet }[] = [];
  for (const piece of pieces) {
    const man = before.board.get(piece);
    if (!man) continue;
    const seen = attacks(man, piece, before.board.occupied);
    if (!seen.has(move.from)) continue;
    const line = ray(piece, move.from);
    if (line.has(move.to)) continue;
    const squares = attacks(man, piece, after.board.occupied).diff(seen).intersect(line);
    if (squares.nonEmpty()) opened.push({ piece, squares });
  }
  return opened;
}

export const CHECK_THEMES = {
  'double-check': { name: 'double check', seen: hasDoubleCheck },
  'discovered-check': { name: 'discovered check', seen: hasDiscoveredCheck },
  'cross-check': { name: 'cross-check', seen: hasCrossCheck },
  battery: { name: 'battery', seen: hasBattery },
} satisfies ThemeTable<Line>;
