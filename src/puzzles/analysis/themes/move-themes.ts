import { attacks, between, ray } from 'chessops/attacks';
import { isCastling, isEnPassant } from '../../../games/chess/moves.js';
import type { Square } from '../../../games/chess/vocabulary.js';
import type { LineMove } from '../main-line.js';
import type { Line, ThemeTable } from './theme-table.js';

/** A pawn of the attacker promotes. */
const hasPromotion = ({ lineMoves }: Line): boolean => lineMoves.some(({ move }) => move.promotion !== undefined);

/** A pawn of the attacker promotes to a rook, bishop or knight where a queen would not mate as soon. */
const hasUnderpromotion = ({ lineMoves }: Line): boolean =>
  lineMoves.some(({ node, move, uci }) => {
    if (move.promotion === undefined || move.promotion === 'queen') return false;
    return node.continuations.every((other) => other.move !== `${uci.slice(0, 4)}q`);
  });

/** Either side takes in passing. */
const hasEnPassant = ({ lineMoves }: Line): boolean =>
  lineMoves.some(
    ({ before, move, after, reply }) => isEnPassant(before, move) || (reply !== undefined && isEnPassant(after, reply)),
  );

/** Either side castles. */
const hasCastling = ({ lineMoves }: Line): boolean =>
  lineMoves.some(
    ({ before, move, after, reply }) => isCastling(before, move) || (reply !== undefined && isCastling(after, reply)),
  );

/** A man of the attacker returns to a square that it has left in the main line. */
const hasSwitchback = ({ lineMoves }: Line): boolean =>
  lineMoves.some(({ move }, index) => returns(move.from, lineMoves.slice(index)));

function returns(home: Square, lineMoves: readonly LineMove[]): boolean {
  let square = home;
  for (const { move, reply } of lineMoves) {
    // What a pawn is promoted to is another man.
    if (move.from === square && move.promotion !== undefined) return false;
    if (move.from === square) square = move.to;
    if (square === home) return true;
    if (reply?.to === square) return false;
  }
  return false;
}

/**
 * A man of the attacker leaves a square, and later another one, which had stood ready, moves onto it or over it along a
 * line that the first is not on.
 */
const hasClearance = ({ lineMoves }: Line): boolean =>
  lineMoves.some((clearing, index) => {
    const later = lineMoves.slice(index + 1);
    return later.some((lineMove, count) => {
      const stoodReady = later.slice(0, count).every(({ move }) => move.to !== lineMove.move.from);
      return stoodReady && isClearedBy(lineMove, clearing);
    });
  });

function isClearedBy(lineMove: LineMove, clearing: LineMove): boolean {
  const { from, to } = lineMove.move;
  const { before, move } = clearing;
  if (from === move.from || !before.board[before.turn].has(from)) return false;
  if (!between(from, to).with(to).has(move.from) || lineMove.before.board.occupied.has(move.from)) return false;
  return !ray(from, to).has(move.to);
}

/**
 * A man of the mated side moves next to where its king is mated, onto a square that nothing of the attacker's guards.
 */
const hasSelfBlock = ({ rounds, mate }: Line): boolean =>
  rounds.some(
    ({ lineMove, reply }) =>
      !lineMove.after.board.king.has(reply.from) && mate.blocked.has(reply.to) && mate.guards(reply.to).isEmpty(),
  );

/**
 * A man of either side, but not the defender's king, comes between a line piece of the defender's and a square that it
 * guarded, and the attacker's next move arrives there.
 */
const hasInterference = ({ rounds }: Line): boolean =>
  rounds.some(({ lineMove, reply, next }) => {
    const { board } = lineMove.before;
    const now = next.before.board;
    const target = next.move.to;
    const comers = board.king.has(reply.from) ? [lineMove.move.to] : [lineMove.move.to, reply.to];
    const guards = board.sliders().intersect(board[lineMove.after.turn]).intersect(now[lineMove.after.turn]);
    return [...guards.without(reply.to)].some((guard) => {
      const man = board.get(guard);
      const way = between(guard, target);
      if (!man || !comers.some((square) => way.has(square))) return false;
      return attacks(man, guard, board.occupied).has(target) && !attacks(man, guard, now.occupied).has(target);
    });
  });

export const MOVE_THEMES = {
  promotion: { name: 'promotion', seen: hasPromotion },
  underpromotion: { name: 'underpromotion', seen: hasUnderpromotion },
  'en-passant': { name: 'en passant', seen: hasEnPassant },
  castling: { name: 'castling', seen: hasCastling },
  switchback: { name: 'switchback', seen: hasSwitchback },
  clearance: { name: 'clearance', seen: hasClearance },
  'self-block': { name: 'self-block', seen: hasSelfBlock },
  interference: { name: 'interference', seen: hasInterference },
} satisfies ThemeTable<Line>;
