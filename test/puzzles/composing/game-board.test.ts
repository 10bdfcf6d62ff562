import { makeSquare } from 'chessops/util';
import { describe, expect, it } from 'vitest';
import { legalMoves, uciOf } from '../../../src/games/chess/moves.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { GameBoard } from '../../../src/puzzles/composing/game-board.js';
import { fromOf, type GameMove, moveOf, toOf } from '../../../src/puzzles/composing/game-moves.js';
import { OPENINGS } from '../../../src/puzzles/composing/openings.js';
import { chooseMove, plausibleMoves, randomStyle } from '../../../src/puzzles/composing/player.js';
import { Random } from '../../../src/puzzles/composing/random.js';

const squares = (move: GameMove): string => `${makeSquare(fromOf(move))}${makeSquare(toOf(move))}`;

/** Those that leave no king in check. */
const legalIn = (board: GameBoard): GameMove[] =>
  board.moves(false).filter((move) => {
    const legal = board.make(move);
    if (legal) board.unmake(move);
    return legal;
  });

const read = (uci: string): GameMove => {
  const at = (text: string): number => 'abcdefgh'.indexOf(text.charAt(0)) + 8 * (Number(text.charAt(1)) - 1);
  return moveOf(at(uci.slice(0, 2)), at(uci.slice(2)));
};

describe('the board that games are played on', () => {
  it.each([1, 2, 3, 4])('knows the same moves as the rules at every moment of game %i, and takes them back', (seed) => {
    const random = new Random(seed, 0);
    const board = new GameBoard();
    for (let ply = 0; ply < 120; ply++) {
      const position = board.toPosition();
      const before = { fen: fenOf(position), value: board.value };
      // Players promote to queens only.
      const expected = legalMoves(position).filter(({ promotion }) => !promotion || promotion === 'queen');
      const moves = legalIn(board);
      expect(moves.map(squares).sort(), before.fen).toEqual(
        expected.map((move) => uciOf(position, move).slice(0, 4)).sort(),
      );
      expect({ fen: fenOf(board.toPosition()), value: board.value }).toEqual(before);
      if (moves.length === 0) return;
      board.make(random.pick(moves));
    }
  });

  it('can play every opening', () => {
    for (const opening of OPENINGS) {
      const board = new GameBoard();
      for (const uci of opening) {
        expect(legalIn(board).map(squares), opening.join(' ')).toContain(uci);
        board.make(read(uci));
      }
    }
  });
});

describe('a player', () => {
  const boardAfter = (line: string): GameBoard => {
    const board = new GameBoard();
    for (const uci of line.split(' ')) if (!board.make(read(uci))) throw new Error(`${uci} is illegal`);
    return board;
  };
  const careful = { plies: 2, error: 0, haste: 0, boldness: 0 };

  it('takes a queen that hangs', () => {
    const move = chooseMove(boardAfter('e2e4 e7e5 d1g4 d7d6 a2a3'), careful, new Random(1, 1));
    expect(move === undefined ? '' : squares(move)).toBe('c8g4');
  });

  it('gives mate in one when it sees it', () => {
    const move = chooseMove(boardAfter('f2f3 e7e5 g2g4'), careful, new Random(1, 1));
    expect(move === undefined ? '' : squares(move)).toBe('d8h4');
  });

  it('has no move when it is mated', () => {
    expect(chooseMove(boardAfter('f2f3 e7e5 g2g4 d8h4'), careful, new Random(1, 1))).toBeUndefined();
  });

  it('plays the same game for the same random numbers', () => {
    const play = (): string => {
      const random = new Random(5, 9);
      const board = new GameBoard();
      const style = randomStyle(random);
      const moves: string[] = [];
      for (let ply = 0; ply < 12; ply++) {
        const move = chooseMove(board, style, random);
        if (move === undefined) break;
        board.make(move);
        moves.push(squares(move));
      }
      return moves.join(' ');
    };
    expect(play()).toBe(play());
  });

  it('does not think of moves that leave a piece to be taken', () => {
    const moves = plausibleMoves(boardAfter('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6'), 40, new Random(1, 1)).map(squares);
    expect(moves).toContain('b5a4');
    expect(moves).not.toContain('h2h4');
  });
});
