import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { squareFile, squareRank } from 'chessops/util';
import fc from 'fast-check';

/** Legal positions with few pieces, White strong enough that mates in one to three are common. */
export const smallPositions = (attackers = 'QRRBNP', defenders = 'rnbp', most = 4): fc.Arbitrary<string> =>
  fc
    .record({
      squares: fc.uniqueArray(fc.nat(63), { minLength: 2 + most, maxLength: 2 + most }),
      edge: fc.boolean(),
      pieces: fc.array(fc.constantFrom(...attackers, ...attackers, ...defenders), { minLength: 1, maxLength: most }),
    })
    .map(({ squares, edge, pieces }) => {
      const board = new Map<number, string>();
      for (const piece of ['K', ...pieces]) board.set(squares[board.size] ?? 0, piece);
      // Kings are mated at the edge more often than not.
      const home = squares[board.size] ?? 0;
      board.set(edge ? 56 + (home % 8) : home, 'k');
      return `${boardFen(board)} w - - 0 1`;
    })
    .filter(isLegal);

/** White may castle; the black king is near. */
export const castlingPositions: fc.Arbitrary<string> = fc
  .record({
    king: fc.constantFrom(1, 2, 9, 10, 11, 13, 14, 16, 17, 18, 21, 22, 23),
    queen: fc.integer({ min: 24, max: 63 }),
    other: fc.integer({ min: 24, max: 63 }),
    role: fc.constantFrom('R', 'B', 'N', 'p'),
  })
  .map(({ king, queen, other, role }) => {
    const pieces: [number, string][] = [
      [other, role],
      [queen, 'Q'],
      [king, 'k'],
      [0, 'R'],
      [4, 'K'],
      [7, 'R'],
    ];
    return `${boardFen(new Map(pieces))} w KQ - 0 1`;
  })
  .filter(isLegal);

/** Black has just made a double step next to a white pawn. */
export const enPassantPositions: fc.Arbitrary<string> = fc
  .record({
    file: fc.integer({ min: 1, max: 6 }),
    side: fc.constantFrom(-1, 1),
    king: fc.integer({ min: 40, max: 63 }),
    pieces: fc.uniqueArray(fc.nat(63), { minLength: 3, maxLength: 3 }),
  })
  .filter(({ file, king, pieces }) => ![king, ...pieces].some((square) => square === 40 + file || square === 48 + file))
  .map(({ file, side, king, pieces: [a = 0, b = 0, c = 0] }) => {
    const pieces: [number, string][] = [
      [a, 'K'],
      [b, 'Q'],
      [c, 'R'],
      [king, 'k'],
      [32 + file, 'p'],
      [32 + file + side, 'P'],
    ];
    return `${boardFen(new Map(pieces))} w - ${'abcdefgh'[file]}6 0 1`;
  })
  .filter(isLegal);

function isLegal(fen: string): boolean {
  return parseFen(fen).unwrap(
    (setup) => Chess.fromSetup(setup).isOk,
    () => false,
  );
}

function boardFen(board: ReadonlyMap<number, string>): string {
  const ranks = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '1'));
  for (const [square, piece] of board) {
    const rank = ranks[7 - squareRank(square)];
    if (rank) rank[squareFile(square)] = piece;
  }
  const text = ranks.map((rank) => rank.join('')).join('/');
  return text.replace(/1+/g, (empty) => String(empty.length));
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()));

/** The same position with the colours exchanged and the board turned over; without castling and en passant. */
export function flipColours(fen: string): string {
  const [board = '', turn] = fen.split(' ');
  return `${swapCase(board.split('/').reverse().join('/'))} ${turn === 'w' ? 'b' : 'w'} - - 0 1`;
}

/** Left and right exchanged. */
export function mirrorFiles(fen: string): string {
  const [board = '', turn] = fen.split(' ');
  const ranks = board.split('/').map((rank) => [...rank].reverse().join(''));
  return `${ranks.join('/')} ${turn} - - 0 1`;
}

export const flipMove = (uci: string): string => uci.replace(/[1-8]/g, (rank) => String(9 - Number(rank)));
export const mirrorMove = (uci: string): string =>
  uci.slice(0, 4).replace(/[a-h]/g, (file) => 'hgfedcba'['abcdefgh'.indexOf(file)] ?? '') + uci.slice(4);
