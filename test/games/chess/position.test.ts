import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  explainPositionFault,
  fenOf,
  positionKey,
  positionOfFen,
  readPosition,
} from '../../../src/games/chess/position.js';
import { anyPosition } from './random-positions.js';

const read = (fen: string) => {
  const result = readPosition(fen);
  if (!result.ok) throw new Error(`${fen}: ${explainPositionFault(result.fault)}`);
  return result.value;
};

describe('a position that can be a puzzle is taken', () => {
  test.each([
    ['the first position of a game', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['both sides may castle', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 17'],
    ['one right of four', 'r3k2r/8/8/8/8/8/8/R3K2R w q - 0 1'],
    ['an en passant capture is possible', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'],
    ['a queen too many, a pawn too few', '4k3/8/8/8/8/8/PPPPPPPQ/3QK3 w - - 0 1'],
    ['double check by two different pieces', '4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1'],
    ['mate in 2, S. Loyd, Chess Strategy 1881', '5N2/2n1n3/2p5/4p3/1N1k4/1KR2B2/1Pp5/2r1B1b1 w - - 0 1'],
    ['mate in 2, P. Benko, Chess Life & Review 1976, with castling', '8/3p4/3Q3N/2P5/8/4PPN1/3P2k1/4K2R w K - 0 1'],
  ])('%s', (_, fen) => {
    expect(fenOf(read(fen))).toBe(fen);
  });

  test.each([
    ['2 fields', '4k3/8/8/8/8/8/8/4K2R w', '4k3/8/8/8/8/8/8/4K2R w - - 0 1'],
    ['3 fields', '4k3/8/8/8/8/8/8/4K2R w K', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
    ['4 fields', '4k3/8/8/3pP3/8/8/8/4K3 w - d6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'],
    ['5 fields', '4k3/8/8/8/8/8/8/4K2R b - - 7', '4k3/8/8/8/8/8/8/4K2R b - - 7 1'],
    ['blanks around and between', '  4k3/8/8/8/8/8/8/4K2R \t w  K  -  0   0 ', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
    ['rights in another order', 'r3k2r/8/8/8/8/8/8/R3K2R w qkQK -', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
    ['an en passant square that no pawn can use', '4k3/8/8/3p4/8/8/8/4K3 w - d6', '4k3/8/8/3p4/8/8/8/4K3 w - - 0 1'],
    [
      'an en passant capture that would expose the king',
      '4k3/8/8/K2pP2r/8/8/8/8 w - d6',
      '4k3/8/8/K2pP2r/8/8/8/8 w - - 0 1',
    ],
  ])('%s', (_, written, fen) => {
    expect(fenOf(read(written))).toBe(fen);
  });
});

describe('a position that cannot be a puzzle is refused, and the sentence says why', () => {
  test.each([
    // Kings
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'no king', 'White has no king; add one.'],
    ['8/8/8/3q4/8/8/4Q3/8 w - - 0 1', 'no king', 'White has no king'],
    ['8/8/8/8/8/8/8/4K2R w - - 0 1', 'no king', 'Black has no king'],
    ['k6k/8/8/8/8/8/8/4K3 w - - 0 1', 'several kings', 'Black has 2 kings (a8 and h8); keep one.'],
    ['8/8/8/3kK3/8/8/8/R7 w - - 0 1', 'kings touch', 'side by side (d5 and e5)'],
    ['4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1', 'both kings in check', 'Both kings are in check'],
    [
      '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1',
      'side not to move in check',
      "Black is in check although it is not Black's turn",
    ],
    // Pawns and men
    ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'pawns on the last rank', 'move or remove a1'],
    ['p3k2P/8/8/8/8/8/8/4K3 w - - 0 1', 'pawns on the last rank', 'move or remove a8 and h8'],
    ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', 'too many pawns', 'White has 9 pawns'],
    ['rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1', 'too many men', 'White has 17 men'],
    ['4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1', 'too many promoted pieces', '1 promoted piece but still 8 pawns'],
    ['4k3/pppppppp/8/8/8/b1b5/8/4K3 w - - 0 1', 'too many promoted pieces', 'Black has 1 promoted piece'],
    // Castling that chessops would drop without a word
    ['4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'impossible castling', "White's castling on the king's side cannot be possible"],
    ['r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1', 'impossible castling', "White's castling on the king's side"],
    ['r3k2r/8/8/8/8/8/8/R2K3R w KQ - 0 1', 'impossible castling', 'remove these rights'],
    ['r2k3r/8/8/8/8/8/8/R3K2R w q - 0 1', 'impossible castling', "Black's castling on the queen's side"],
    ['4k2R/8/8/8/8/8/8/4K3 b k - 0 1', 'impossible castling', "Black's castling on the king's side"],
    // En passant squares that chessops would drop without a word
    ['4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1', 'impossible en passant', 'it is on rank 6 when White is to move'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1', 'impossible en passant', 'square d5 is impossible'],
    ['4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1', 'impossible en passant', 'no pawn that has just made a double step'],
    ['4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1', 'impossible en passant', 'no pawn that has just made a double step'],
    ['4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1', 'impossible en passant', 'the one behind it must be empty'],
    ['4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1', 'impossible en passant', 'must be empty'],
    ['4k3/8/8/3pP3/8/8/4r3/4K3 w - d6 0 1', 'impossible en passant', 'cannot have given this check'],
    // Checks that no move gives
    ['4k3/8/8/8/8/5n2/6p1/r3K2r w - - 0 1', 'impossible check', 'No single move'],
    ['4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1', 'impossible check', "from d3 and f3 to White's king"],
    // Games that are over
    ['R3k3/8/4K3/8/8/8/8/8 b - - 0 1', 'already checkmate', 'Black is checkmated already'],
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'already checkmate', 'White is checkmated'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'no legal move', 'Black is to move but has no legal move (stalemate)'],
  ])('%s is refused: %s', (fen, code, words) => {
    const result = readPosition(fen);
    expect(result, fen).toMatchObject({ ok: false, fault: { code } });
    if (!result.ok) expect(explainPositionFault(result.fault)).toContain(words);
  });

  test.each([
    ['', 'the board has 1 rank instead of 8'],
    ['hello', 'the board has 1 rank instead of 8'],
    ['4k3/8/8/8/8/8/4K3 w - - 0 1', 'the board has 7 ranks instead of 8'],
    ['4k3/8/8/8/8/8/8/8/4K3 w - - 0 1', 'the board has 9 ranks instead of 8'],
    ['4k3/8/8/8/8/pppppppp1/8/4K3 w - - 0 1', 'rank 3 has 9 squares instead of 8'],
    ['4k3/8/8/8/8/7/8/4K3 w - - 0 1', 'rank 3 has 7 squares instead of 8'],
    ['4k3/8/8//8/8/8/4K3 w - - 0 1', 'rank 5 has 0 squares instead of 8'],
    ['4k3/8/8/8/8/8/8/4X3 w - - 0 1', 'rank 1 has `X` in it'],
    ['4k3/8/8/8/8/9/8/4K3 w - - 0 1', 'rank 3 has `9` in it'],
    ['4k3/8/8/8/8/8/8/4K2` w - - 0 1', 'rank 1 has an unknown character in it'],
    ['4k3/8/8/8/8/8/8/4K3', 'the side to move is missing'],
    ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', 'the side to move is `w` or `b`'],
    ['4k3/8/8/8/8/8/8/4K2R w KX - 0 1', 'letters of `KQkq`'],
    ['4k3/8/8/8/8/8/8/4K2R w KK - 0 1', 'each once'],
    ['4k3/8/8/8/8/8/8/4K2R w K e9 0 1', 'a square like `e6`'],
    ['4k3/8/8/8/8/8/8/4K2R w K - many 1', 'a whole number'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 -1', 'a whole number'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1 extra', 'it has 7 parts'],
  ])('%s is not readable: %s', (fen, words) => {
    const result = readPosition(fen);
    expect(result).toMatchObject({ ok: false, fault: { code: 'unreadable' } });
    if (!result.ok) expect(explainPositionFault(result.fault)).toContain(words);
  });
});

test('any text gets an answer, never an exception', () => {
  const fenLetters = fc.string({ unit: fc.constantFrom(...'KQRBNPkqrbnp12345678/ w-e36 '), maxLength: 90 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fenLetters), (text) => {
      const result = readPosition(text);
      if (!result.ok) expect(explainPositionFault(result.fault)).toMatch(/^[A-Z].*\.$/);
    }),
  );
});

describe('writing a position down', () => {
  test('what is written reads back as the same position', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(fenOf(read(fenOf(position)))).toBe(fenOf(position));
        expect(fenOf(positionOfFen(fenOf(position)))).toBe(fenOf(position));
      }),
    );
  });

  test('a game that is over can still be read back, for the board that shows it', () => {
    const mated = 'R3k3/8/4K3/8/8/8/8/8 b - - 0 1';
    expect(fenOf(positionOfFen(mated))).toBe(mated);
  });

  test.each([
    ['the counters do not matter', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '4k3/8/8/8/8/8/8/4K2R w K - 12 40', true],
    ['an unusable en passant square does not', '4k3/8/8/3p4/8/8/8/4K3 w - d6', '4k3/8/8/3p4/8/8/8/4K3 w - -', true],
    ['a usable one does', '4k3/8/8/3pP3/8/8/8/4K3 w - d6', '4k3/8/8/3pP3/8/8/8/4K3 w - -', false],
    ['the right to castle does', '4k3/8/8/8/8/8/8/4K2R w K -', '4k3/8/8/8/8/8/8/4K2R w - -', false],
    ['the side to move does', '4k3/8/8/8/8/8/8/R3K3 w - -', '4k3/8/8/8/8/8/8/R3K3 b - -', false],
  ])('identity: %s', (_, one, other, same) => {
    expect(positionKey(read(one)) === positionKey(read(other))).toBe(same);
  });
});
