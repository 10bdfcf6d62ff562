import { makeFen } from 'chessops/fen';
import { squareFile, squareRank } from 'chessops/util';
import fc from 'fast-check';
import { chess, naiveMoves } from '../mate/naive.js';
import { isLegalFen, placed } from '../mate/random-positions.js';

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pppq1ppp/2n2n2/3pp1B1/3PP1b1/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
  'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
  '4k3/8/8/pPpPpPpP/8/8/8/4K3 w - c6 0 1',
  '1r2r2k/2P1P1p1/8/3q4/3Q4/8/2p1p1P1/1R2R2K w - - 0 1',
  'r1b1k1nr/8/8/8/8/8/8/RN2K1BR b KQkq - 0 1',
];

/** All positions of a game of random moves, from one of several beginnings until it ends or a number of plies is over. */
export const randomGames = (plies: number): fc.Arbitrary<readonly string[]> =>
  fc
    .record({
      start: fc.constantFrom(...STARTS),
      choices: fc.array(fc.nat(0xffff), { minLength: plies, maxLength: plies, size: 'max' }),
    })
    .map(({ start, choices }) => {
      const position = chess(start);
      const fens = [start];
      for (const choice of choices) {
        const moves = naiveMoves(position);
        const move = moves[choice % moves.length];
        if (!move) break;
        position.play(move);
        fens.push(makeFen(position.toSetup()));
      }
      return fens;
    });

const MEN = 'PPPPNBRQppppnbrq';

/** Anything anywhere, as long as the position is legal: no game needs to lead there. Castling and en passant where they can be. */
export const randomPlacements: fc.Arbitrary<string> = fc
  .record({
    kings: fc.uniqueArray(fc.nat(63), { minLength: 2, maxLength: 2 }),
    men: fc.array(fc.tuple(fc.nat(63), fc.constantFrom(...MEN)), { maxLength: 20, size: 'max' }),
    turn: fc.constantFrom('w', 'b'),
    atHome: fc.boolean(),
    castling: fc.constantFrom('-', 'K', 'Q', 'k', 'q', 'KQ', 'kq', 'KQkq'),
    file: fc.option(fc.nat(7)),
  })
  .map(({ kings: [white = 0, black = 0], men, turn, atHome, castling, file }) => {
    const board = new Map(men.filter(([square, man]) => !/p/i.test(man) || (square > 7 && square < 56)));
    board.set(atHome ? 4 : white, 'K').set(atHome ? 60 : black, 'k');
    const rights = atHome ? castling : '-';
    const rooks = { K: 7, Q: 0, k: 63, q: 56 } as const;
    for (const right of ['K', 'Q', 'k', 'q'] as const) {
      if (rights.includes(right)) board.set(rooks[right], right === right.toUpperCase() ? 'R' : 'r');
    }
    const passed = file === null ? '-' : letEnPassant(board, turn, file);
    return `${placed(board)} ${turn} ${rights} ${passed} 0 1`;
  })
  .filter((fen) => isLegalFen(fen) && hasRoomForAll(fen));

/** Nobody has more than sixteen men. */
function hasRoomForAll(fen: string): boolean {
  const { white, black } = chess(fen).board;
  return white.size() <= 16 && black.size() <= 16;
}

/** Puts a pawn where it has just made a double step, beside one that can take it. */
function letEnPassant(board: Map<number, string>, turn: string, file: number): string {
  const rank = turn === 'w' ? 4 : 3;
  const step = turn === 'w' ? 8 : -8;
  const square = rank * 8 + file;
  const beside = square + (file === 7 ? -1 : 1);
  const touched = [square, beside, square + step, square + 2 * step];
  if (touched.some((each) => /k/i.test(board.get(each) ?? ''))) return '-';
  for (const each of touched) board.delete(each);
  board.set(square, turn === 'w' ? 'p' : 'P').set(beside, turn === 'w' ? 'P' : 'p');
  return `${'abcdefgh'[squareFile(square)]}${squareRank(square + step) + 1}`;
}
