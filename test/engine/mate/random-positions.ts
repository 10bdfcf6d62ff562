import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { squareFile, squareRank } from 'chessops/util';
import fc from 'fast-check';

/** Legal positions with few pieces, both kings close together at the edge and White strong: mates are common. */
export const smallPositions = (attackers = 'QQRRBNP', defenders = 'rnbp', most = 4): fc.Arbitrary<string> =>
  fc
    .record({
      king: fc.constantFrom(56, 57, 59, 63, 48, 40),
      distance: fc.constantFrom(-16, -15, -17, -14, 2, 10, 16, 18),
      pieces: fc.array(fc.constantFrom(...attackers, ...attackers, ...defenders), { minLength: 2, maxLength: most }),
      squares: fc.uniqueArray(fc.nat(63), { minLength: most, maxLength: most }),
    })
    .map(({ king, distance, pieces, squares }) => {
      const board = new Map<number, string>();
      pieces.forEach((piece, index) => {
        const square = squares[index] ?? 0;
        // Pawns one step from promotion do most.
        board.set(piece === 'P' ? 48 + (square % 8) : square, piece);
      });
      board.set((king + distance + 64) % 64, 'K');
      board.set(king, 'k');
      return `${placed(board)} w - - 0 1`;
    })
    .filter(isLegalFen);

/** White may castle on one side, and the rook would arrive on the black king's rank or file. */
export const castlingPositions: fc.Arbitrary<string> = fc
  .record({
    side: fc.constantFrom(
      { right: 'K', rook: 7, kings: [1, 2, 21, 29, 37, 45, 53, 61] },
      { right: 'Q', rook: 0, kings: [6, 7, 19, 27, 35, 43, 51, 59] },
    ),
    king: fc.nat(7),
    pieces: fc.array(fc.tuple(fc.integer({ min: 8, max: 63 }), fc.constantFrom('Q', 'R', 'R', 'B', 'N', 'p')), {
      minLength: 2,
      maxLength: 4,
    }),
  })
  .map(({ side, king, pieces }) => {
    const home: [number, string][] = [
      [side.kings[king] ?? 0, 'k'],
      [side.rook, 'R'],
      [4, 'K'],
    ];
    return `${placed(new Map([...pieces, ...home]))} w ${side.right} - 0 1`;
  })
  .filter(isLegalFen);

/** Black has just made a double step next to a white pawn, and the capture would give check or open a line. */
export const enPassantPositions: fc.Arbitrary<string> = fc
  .record({
    file: fc.integer({ min: 1, max: 6 }),
    side: fc.constantFrom(-1, 1),
    near: fc.constantFrom(47, 49, 31, 63, 55, 57, 30, 34),
    pieces: fc.array(fc.tuple(fc.nat(63), fc.constantFrom('Q', 'R', 'R', 'B', 'N')), { minLength: 2, maxLength: 4 }),
    king: fc.nat(63),
  })
  .map(({ file, side, near, pieces, king }) => {
    const board = new Map<number, string>([...pieces, [king, 'K'], [near + file, 'k']]);
    board.set(32 + file, 'p').set(32 + file + side, 'P');
    board.delete(40 + file);
    board.delete(48 + file);
    return `${placed(board)} w - ${'abcdefgh'[file]}6 0 1`;
  })
  .filter(isLegalFen);

/** Black may castle, which is often the only way out. */
export const castlingDefences: fc.Arbitrary<string> = fc
  .record({
    rights: fc.constantFrom('k', 'q', 'kq'),
    king: fc.nat(63),
    pieces: fc.array(fc.tuple(fc.nat(63), fc.constantFrom('Q', 'R', 'R', 'B', 'N', 'P', 'p', 'n', 'b')), {
      minLength: 2,
      maxLength: 5,
    }),
  })
  .map(({ rights, king, pieces }) => {
    // White pawns stand where they guard squares near the black king.
    const men = pieces.map(([square, man]): [number, string] => [/p/i.test(man) ? 40 + (square % 16) : square, man]);
    const board = new Map<number, string>([...men, [king, 'K'], [60, 'k']]);
    if (rights.includes('k')) board.set(63, 'r');
    if (rights.includes('q')) board.set(56, 'r');
    return `${placed(board)} w ${rights} - 0 1`;
  })
  .filter(isLegalFen);

/** White has pawns at home beside black ones that could take them in passing, near the black king. */
export const enPassantDefences: fc.Arbitrary<string> = fc
  .record({
    file: fc.integer({ min: 1, max: 6 }),
    side: fc.constantFrom(-1, 1),
    king: fc.integer({ min: 16, max: 47 }),
    white: fc.nat(63),
    pieces: fc.array(fc.tuple(fc.nat(63), fc.constantFrom('Q', 'R', 'R', 'B', 'N')), { minLength: 2, maxLength: 4 }),
  })
  .map(({ file, side, king, white, pieces }) => {
    const board = new Map<number, string>([...pieces, [white, 'K'], [king, 'k']]);
    board.delete(16 + file);
    board.delete(24 + file);
    return `${placed(board.set(8 + file, 'P').set(24 + file + side, 'p'))} w - - 0 1`;
  })
  .filter(isLegalFen);

/** Black has pawns at home: their double steps come between, or are in the way of White's men. */
export const homePawnDefences: fc.Arbitrary<string> = fc
  .record({
    files: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
    king: fc.integer({ min: 24, max: 63 }),
    white: fc.nat(63),
    pieces: fc.array(fc.tuple(fc.integer({ min: 8, max: 47 }), fc.constantFrom('Q', 'Q', 'R', 'R', 'B', 'N')), {
      minLength: 2,
      maxLength: 5,
    }),
  })
  .map(({ files, king, white, pieces }) => {
    const pawns = files.map((file): [number, string] => [48 + file, 'p']);
    return `${placed(new Map([...pieces, ...pawns, [white, 'K'], [king, 'k']]))} w - - 0 1`;
  })
  .filter(isLegalFen);

export function isLegalFen(fen: string): boolean {
  return parseFen(fen).unwrap(
    (setup) => Chess.fromSetup(setup).isOk,
    () => false,
  );
}

/** The first field of a FEN. */
export function placed(board: ReadonlyMap<number, string>): string {
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

/** The same position with the colours exchanged and the board turned over. */
export function flipColours(fen: string): string {
  const [board = '', turn, castling = '-', enPassant = '-'] = fen.split(' ');
  const flipped = swapCase(board.split('/').reverse().join('/'));
  return `${flipped} ${turn === 'w' ? 'b' : 'w'} ${swapCase(castling)} ${flipMove(enPassant)} 0 1`;
}

/** Left and right exchanged; castling has no mirror image. */
export function mirrorFiles(fen: string): string {
  const [board = '', turn, castling, enPassant = '-'] = fen.split(' ');
  if (castling !== '-') throw new Error(`${fen} cannot be mirrored`);
  const ranks = board.split('/').map((rank) => [...rank].reverse().join(''));
  return `${ranks.join('/')} ${turn} - ${mirrorMove(enPassant)} 0 1`;
}

export const flipMove = (uci: string): string => uci.replace(/[1-8]/g, (rank) => String(9 - Number(rank)));
export const mirrorMove = (uci: string): string =>
  uci.slice(0, 4).replace(/[a-h]/g, (file) => 'hgfedcba'['abcdefgh'.indexOf(file)] ?? '') + uci.slice(4);
