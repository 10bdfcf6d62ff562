import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove, Role } from 'chessops/types';
import { kingCastlesTo, makeUci, parseUci } from 'chessops/util';

/** The definition of a mate in N, written down as plainly as can be: what the prover is measured against. */

export const chess = (fen: string): Chess => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

export function naiveMoves(position: Chess): NormalMove[] {
  const moves: NormalMove[] = [];
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const promotes = position.board.pawn.has(from) && SquareSet.backranks().has(to);
      const roles: (Role | undefined)[] = promotes ? ['queen', 'rook', 'bishop', 'knight'] : [undefined];
      const castles = position.board[position.turn].has(to);
      const step = castles ? kingCastlesTo(position.turn, to > from ? 'h' : 'a') : to;
      for (const promotion of roles) moves.push(promotion ? { from, to, promotion } : { from, to: step });
    }
  }
  return moves;
}

export function moveOf(uci: string): NormalMove {
  const move = parseUci(uci);
  if (!move || !('from' in move)) throw new Error(`${uci} is no move`);
  return move;
}

export function played(position: Chess, move: NormalMove): Chess {
  const next = position.clone();
  next.play(move);
  return next;
}

export const canMate = (position: Chess, within: number): boolean =>
  within > 0 && naiveMoves(position).some((move) => isLost(played(position, move), within - 1));

const isLost = (position: Chess, within: number): boolean =>
  position.isCheckmate() ||
  (within > 0 &&
    position.hasDests() &&
    naiveMoves(position).every((reply) => canMate(played(position, reply), within)));

/** The shortest mate within `limit` moves and all its first moves. */
export function naiveSolve(position: Chess, limit: number): { mateIn: number; keys: string[] } | undefined {
  for (let mateIn = 1; mateIn <= limit; mateIn++) {
    const keys = naiveMoves(position).filter((move) => isLost(played(position, move), mateIn - 1));
    if (keys.length > 0) return { mateIn, keys: keys.map(makeUci).sort() };
  }
  return undefined;
}
