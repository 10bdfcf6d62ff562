import { attacks, kingAttacks } from 'chessops/attacks';
import { opposite, parseSquare } from 'chessops/util';
import type { Position } from '../../games/chess/vocabulary.js';
import { GameBoard } from './game-board.js';
import { type GameMove, moveOf } from './game-moves.js';
import { OPENINGS } from './openings.js';
import { chooseMove, plausibleMoves, randomStyle } from './player.js';
import type { QuickProver } from './quick-prover.js';
import type { Random } from './random.js';

/** A moment of a game in which exactly one move begins the shortest mate. */
interface Moment {
  readonly position: Position;
  readonly mateIn: number;
  readonly ply: number;
}

/** Before this nobody has attacked anything. */
const FIRST_PLY = 14;
const LAST_PLY = 130;
/** In hundredths of a pawn: who is so far behind gives up. */
const HOPELESS = 1_100;

/** For all lengths together: long mates are asked for in every position, and most of those have none. */
const NODES: Readonly<Record<number, number>> = { 1: 1_000, 2: 3_000, 3: 12_000, 4: 40_000, 5: 90_000 };

/** So many other moves are looked at wherever somebody moved: the mistakes that he might have made. */
const OTHER_MOVES = 6;

/**
 * Plays one game and looks for mates up to a length in it: in the positions that arose, and in those that would have
 * arisen by another move that looked as good.
 */
export function* findMatesInGame(prover: QuickProver, longest: number, random: Random): Generator<Moment> {
  const board = new GameBoard();
  const styles = [randomStyle(random), randomStyle(random)] as const;
  const opening = random.pick(OPENINGS).map(readMove);
  for (let ply = 0; ply < LAST_PLY; ply++) {
    if (ply >= FIRST_PLY) {
      const moment = findMate(prover, board, longest, ply);
      if (moment) yield moment;
      for (const move of plausibleMoves(board, OTHER_MOVES, random)) {
        if (!board.make(move)) continue;
        const missed = findMate(prover, board, longest, ply + 1);
        board.unmake(move);
        if (missed) yield missed;
      }
    }
    const move = opening[ply] ?? chooseMove(board, styles[ply % 2 === 0 ? 0 : 1], random);
    if (move === undefined || !board.make(move) || Math.abs(board.value) > HOPELESS) return;
  }
}

/** Long mates are dear to look for, and there are none where only few pieces look at the king. */
const SHORT = 3;
const PIECES_IN_ATTACK = 3;

function isUnderAttack({ board, turn }: Position): boolean {
  const king = board.kingOf(opposite(turn)) ?? 0;
  const zone = kingAttacks(king).with(king);
  let pieces = 0;
  for (const square of board[turn].diff(board.pawn).diff(board.king)) {
    const role = board.getRole(square);
    if (role && attacks({ role, color: turn }, square, board.occupied).intersects(zone)) pieces++;
  }
  return pieces >= PIECES_IN_ATTACK;
}

function findMate(prover: QuickProver, board: GameBoard, longest: number, ply: number): Moment | undefined {
  const position = board.toPosition();
  if (longest > SHORT && !isUnderAttack(position)) return undefined;
  prover.open(position, NODES[longest] ?? 0);
  for (let mateIn = 1; mateIn <= longest; mateIn++) {
    const keys = prover.keys(mateIn);
    if (keys === 'gave up' || keys.length > 1) return undefined;
    if (keys.length === 1) return { position, mateIn, ply };
  }
  return undefined;
}

const readMove = (uci: string): GameMove => moveOf(parseSquare(uci.slice(0, 2)) ?? 0, parseSquare(uci.slice(2)) ?? 0);
