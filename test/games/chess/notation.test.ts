import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanOf, sanWithoutCheck, uciOf } from '../../../src/games/chess/moves.js';
import { readMove, splitMoves } from '../../../src/games/chess/notation.js';
import { fenOf, positionOfFen } from '../../../src/games/chess/position.js';
import type { Position } from '../../../src/games/chess/vocabulary.js';
import { makeSpeech } from '../../../src/texts/speech.js';
import { explainMoveFault } from '../../../src/views/move-faults.js';
import { anyMove, anyPosition } from './random-positions.js';

/** The UCI form of what is understood, or the sentence that the member gets. */
function understood(position: Position, text: string): string {
  const result = readMove(position, text, 'english');
  return result.ok ? uciOf(position, result.value) : explainMoveFault(result.fault, position, makeSpeech('en'));
}

const table = (fen: string, moves: Readonly<Record<string, readonly string[]>>) => {
  const position = positionOfFen(fen);
  const cases = Object.entries(moves).flatMap(([expected, texts]) => texts.map((text) => [text, expected] as const));
  test.each(cases)(`"%s" is %s in ${fen}`, (text, expected) => {
    expect(understood(position, text)).toBe(expected);
  });
};

describe('a piece moves', () => {
  table('6k1/5ppp/8/7Q/8/8/5PPP/R4RK1 w - - 0 1', {
    h5h7: [
      ...[
        'Qh7',
        'qh7',
        'QH7',
        'Qh7+',
        'Qh7#',
        'Qh7++',
        'Qh7!?',
        'Qh7+!',
        'Q-h7',
        'Qxh7',
        'Q:h7',
        'qxh7',
        'QXH7',
        'Qxh7+',
      ],
      ...['h5h7', 'h5-h7', 'h5xh7', 'H5xH7', 'H5H7', 'h5:h7', 'Qh5h7', 'Qh5-h7', 'Qh5xh7', 'QH5XH7', 'Qhxh7', 'Q5h7'],
      ...['♕h7', '♛h7', '♕×h7', '♕️h7', 'Ｑｈ７', 'Q–h7', 'Q—h7', 'h5−h7', 'h5－h7'],
      ...[
        '1.Qh7',
        '1. Qh7',
        '1) Qh7',
        '1Qh7',
        '12...Qh7',
        '…Qh7',
        ' Qh7 ',
        'Q h7',
        'Qh7.',
        '||Qh7||',
        '`Qh7`',
        '"Qh7"',
      ],
      ...['Qh7 mate', 'Qh7†', '\u200bQh7\u200b'],
    ],
    h5h6: ['Qh6', 'Qxh6', 'h5h6', 'Q:h6'],
    a1d1: ['Rad1', 'rad1', 'RAD1', 'a1d1', 'Ra1d1', 'Ra1-d1'],
    f2f4: ['f4', 'F4', 'f2f4', 'f2-f4', 'Pf4', 'pf4', '♙f4', 'Pf2-f4'],
  });

  table('4k3/8/8/8/8/1N6/8/1N2KN2 w - - 0 1', {
    b1d2: ['Nb1d2', 'nb1d2', 'Nb1-d2', 'b1d2', 'B1D2', '♘b1d2'],
    b3d2: ['N3d2', 'n3d2', 'Nb3d2'],
    f1d2: ['Nfd2', 'nfd2', 'NFD2', 'Nf1d2'],
    'Which knight: `Nb1d2`, `Nfd2` or `N3d2`?': ['Nd2', 'nd2', 'Nxd2+'],
    'Which knight: `Nb1d2` or `N3d2`?': ['Nbd2', 'nbd2'],
    'Which knight: `Nb1d2` or `Nfd2`?': ['N1d2'],
  });
});

describe('a pawn moves', () => {
  table('3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1', {
    e7e8q: [
      'e8=Q',
      'e8Q',
      'e8q',
      'e8=q',
      'e8(Q)',
      'e8/Q',
      'E8=Q',
      'E8Q',
      'e7e8q',
      'e7e8Q',
      'e7-e8=Q',
      'e7e8=Q',
      'e8=♕',
      'e8 = Q',
      'e8=Q+',
      'Pe8=Q',
    ],
    e7e8n: ['e8=N', 'e8N', 'e7e8n', 'e8(n)'],
    e7e8b: ['e8=B', 'e8b', 'e7e8b'],
    e7d8q: [
      'exd8=Q',
      'exd8Q',
      'ed8Q',
      'ed8=q',
      'e:d8=Q',
      'e7xd8=Q',
      'e7d8q',
      'EXD8=Q',
      'exd=Q',
      'ed=Q',
      'edQ',
      'Pxd8=Q',
    ],
    'Promote to what: `e8=Q`, `e8=R`, `e8=B` or `e8=N`?': ['e8', 'e7e8', 'e7-e8', 'E8+'],
    'Promote to what: `exd8=Q`, `exd8=R`, `exd8=B` or `exd8=N`?': ['exd8', 'ed8', 'ed', 'exd', 'e7d8'],
    'A pawn can only promote to a queen, rook, bishop or knight.': ['e8=K', 'e8=P', 'e7e8k'],
    'There is no white pawn on the d-file that can reach d8.': ['d8=Q', 'd8'],
    'Only a pawn that reaches the last rank promotes; write the move without a promotion.': ['Ke2=Q', 'e1e2q'],
  });

  table('4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1', {
    e5d6: ['exd6', 'exd6 e.p.', 'exd6ep', 'exd6e.p.', 'ed6', 'ed', 'exd', 'e5d6', 'e5xd6', 'EXD6'],
    c5d6: ['cxd6', 'cd', 'c5d6'],
    c5c6: ['c6', 'C6'],
    'Which pawn: `cxd6` or `exd6`?': ['Pxd6', 'pd6'],
    'There is no white pawn on the d-file that can reach d6.': ['d6'],
  });
});

describe('castling', () => {
  table('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', {
    e1g1: [
      'O-O',
      '0-0',
      'o-o',
      'OO',
      '00',
      'oo',
      'O-O+',
      '0-0#',
      'O–O',
      'o - o',
      '1.O-O',
      'e1g1',
      'e1-g1',
      'E1G1',
      'e1h1',
      'Ke1g1',
      'Kg1',
      'ke1h1',
    ],
    e1c1: ['O-O-O', '0-0-0', 'o-o-o', 'OOO', '000', 'O-O-O+', 'O—O—O', 'e1c1', 'e1a1', 'Kc1'],
    h1g1: ['Rg1', 'h1g1'],
    'Your own rook stands on h1.': ['Kh1', 'Kxh1'],
  });

  table('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', { e8g8: ['O-O', 'e8g8', 'e8h8'], e8c8: ['O-O-O', 'e8c8', 'e8a8'] });

  table('4k3/8/8/8/8/8/8/4KB1R w K - 0 1', {
    'Castling is not possible here.': ['O-O', '0-0', 'O-O-O', 'e1g1'],
  });
});

describe('the letter b is a bishop in upper case, and a pawn in lower case when a pawn can do it', () => {
  describe('the b-pawn and a bishop can take on c3', () => {
    table('4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1', {
      b2c3: ['bxc3', 'bc3', 'bc', 'bxc', 'b:c3', 'b2c3', 'b2xc3', 'bXC3'],
      d2c3: ['Bxc3', 'BXC3', 'Bc3', 'BC3', 'B:c3', '♗xc3', 'd2c3', 'Bd2c3', 'bdc3', 'B2c3'],
      'Which move: `bxc3` or `Bxc3`?': ['B2C3', 'B2xC3'],
    });
  });
  describe('only the bishop can', () => {
    table('4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1', {
      d2c3: ['bxc3', 'bc3', 'Bxc3', 'BXC3'],
      d2f4: ['bf4', 'Bf4', 'BF4'],
      'There is no white pawn on the b-file or bishop that can reach c4.': ['bc4', 'bxc4'],
      'There is no white bishop that can reach c4.': ['Bc4', 'BC4'],
      'There is no piece on b2.': ['b2c4'],
    });
  });
  describe('only the pawn can', () => {
    table('4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1', {
      b2c3: ['bxc3', 'bc3', 'bc', 'b2c3', 'B2C3', 'B2xC3'],
      b2b4: ['b4', 'B4', 'b2b4', 'B2B4'],
      'There is no white bishop on the board.': ['Bxc3', 'BXC3', 'Bc3', 'B2c3'],
      'I can’t read that as a move; write it like `Nf3`, `g1f3`, `e8=Q` or `O-O`.': ['BXC', 'BC'],
    });
  });
  describe('a push is written without its file, so bb5 is the bishop', () => {
    table('4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1', {
      e2b5: ['bb5', 'Bb5', 'BB5'],
      e2c4: ['bc4', 'Bc4', 'BC4', 'bec4'],
      b4b5: ['b5', 'B5', 'b4b5', 'b4-b5'],
    });
  });
  describe('a promotion by the b-pawn', () => {
    table('2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1', {
      b7b8b: ['b8b', 'b8=B', 'B8=B', 'b7b8b'],
      b7c8q: ['bxc8=Q', 'bc8q', 'b7c8q'],
    });
  });
});

describe('a move that is not legal, with the reason', () => {
  table('4k3/8/8/8/4r3/8/4N3/4K2Q w - - 0 1', {
    'Your king would be in check after that move.': ['Nc3', 'e2c3', 'Ne2-c3'],
    'There is no white queen that can reach a2.': ['Qa2', 'qxa2'],
    'There is no white queen on h1 that can reach g8.': ['h1g8', 'Qh1g8'],
    'There is no piece on a1.': ['a1a8', 'Ra1a8'],
    'The piece on e4 is not yours: it is White’s move.': ['e4e2', 'e4-e5'],
    'There is no white rook on h1.': ['Rh1h8'],
    'Your own knight stands on e2.': ['Ke2', 'e1e2', 'Kxe2'],
    'There is no white knight on the b-file that can reach c3.': ['Nbc3'],
    'There is no white pawn on the board.': ['a4', 'axb4'],
    'There is no white bishop on the board.': ['Bc4', 'B3c4'],
    'There is no white pawn or bishop on the board.': ['bc4'],
    'That move is not possible here; try another one.': ['ab', 'axb'],
  });
  table('4k3/8/8/8/8/8/4r3/4K2Q w - - 0 1', {
    'Your king is in check and would still be in check after that move.': ['Qh2', 'Kd2', 'h1h8'],
  });
});

describe('what is no move', () => {
  table('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', {
    'I can’t read that as a move; write it like `Nf3`, `g1f3`, `e8=Q` or `O-O`.': [
      ...[
        '',
        ' ',
        'hello',
        'Q',
        'h',
        'h9',
        'i4',
        'Qh9',
        'Qh7 Qf7',
        '1.',
        '--',
        '...',
        'O-O-O-O',
        '0',
        'e4e',
        'Zh7',
        'xd5',
        '@everyone',
      ],
      ...['x'.repeat(2_000), '!'.repeat(2_000), '💥'],
    ],
  });

  test('any text gets an answer, never an exception', () => {
    const moveLetters = fc.string({
      unit: fc.constantFrom(...'KQRBNPkqrbnpabcdefgh12345678x-=+#.oO0 (♕'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyPosition, fc.oneof(fc.string({ unit: 'binary' }), moveLetters), (position, text) => {
        expect(understood(position, text)).toMatch(/^(?:[a-h][1-8][a-h][1-8][qrbn]?|[A-Z].*[.?])$/);
        splitMoves(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('every legal move is understood', () => {
  const forms: [string, (each: { position: Position; move: Parameters<typeof uciOf>[1] }) => string][] = [
    ['as SAN', ({ position, move }) => sanOf(position, move)],
    ['as SAN without + and #', ({ position, move }) => sanWithoutCheck(position, move)],
    ['as UCI', ({ position, move }) => uciOf(position, move)],
    ['as UCI with a dash', ({ position, move }) => uciOf(position, move).replace(/^(..)/, '$1-')],
    ['as SAN without x', ({ position, move }) => sanOf(position, move).replace('x', '')],
  ];
  test.each(forms)('%s', (_, write) => {
    fc.assert(
      fc.property(anyMove, ({ position, move }) => {
        expect(
          readMove(position, write({ position, move }), 'english'),
          `${write({ position, move })} in ${fenOf(position)}`,
        ).toEqual({
          ok: true,
          value: move,
        });
      }),
      { numRuns: 300 },
    );
  });

  test('in lower or upper case, except where the case tells bishop from b-pawn', () => {
    fc.assert(
      fc.property(anyMove, ({ position, move }) => {
        const san = sanWithoutCheck(position, move);
        if (!san.startsWith('B'))
          expect(readMove(position, san.toLowerCase(), 'english')).toEqual({ ok: true, value: move });
        if (san.startsWith('b')) return;
        const capitals = readMove(position, san.toUpperCase(), 'english');
        // `B5B4` can be the bishop on the fifth rank or the pawn on b5: where both can move there, it is asked which.
        const asked = !capitals.ok && capitals.fault.code === 'ambiguous' && /^B[1-8]/.test(san);
        if (asked) expect(capitals.fault.candidates).toContainEqual(move);
        else expect(capitals).toEqual({ ok: true, value: move });
      }),
      { numRuns: 300 },
    );
  });
});

describe('several moves in one answer', () => {
  test.each([
    ['Qh7', ['Qh7']],
    ['Qh7 Qf7', ['Qh7', 'Qf7']],
    ['Qh7, Qf7', ['Qh7', 'Qf7']],
    ['Qh7,Qf7;Qe8', ['Qh7', 'Qf7', 'Qe8']],
    ['1.Qh7+ Kf8 2.Qf7#', ['Qh7+', 'Kf8', 'Qf7#']],
    ['1. Qh7+ Kf8 2. Qf7#', ['Qh7+', 'Kf8', 'Qf7#']],
    ['1) Qh7 2) Qf7', ['Qh7', 'Qf7']],
    ['1 Qh7 2 Qf7', ['Qh7', 'Qf7']],
    ['1...Qh2+ 2.Kf1 Qh1#', ['Qh2+', 'Kf1', 'Qh1#']],
    ['1… Qh2 2.… Qh1', ['Qh2', 'Qh1']],
    ['1.Qh7 ... 2.Qf7', ['Qh7', 'Qf7']],
    ['1.Qh7 - 2.Qf7', ['Qh7', 'Qf7']],
    ['1.Qh7 -- 2.Qf7', ['Qh7', 'Qf7']],
    ['Qh7 – Qf7', ['Qh7', 'Qf7']],
    ['12.Qh7 13.Qf7', ['Qh7', 'Qf7']],
    ['h5 - h7, f7 x f8', ['h5-h7', 'f7xf8']],
    ['Q x h7', ['Qxh7']],
    ['e8 = Q Kh7', ['e8=Q', 'Kh7']],
    ['e8 (Q)', ['e8(Q)']],
    ['exd6 e.p. Ke7', ['exd6', 'Ke7']],
    ['0-0 O - O - O', ['0-0', 'O-O-O']],
    ['1.0-0', ['0-0']],
    ['00 000', ['00', '000']],
    ['Qh7\nQf7\n', ['Qh7', 'Qf7']],
    ['Qh7 mate', ['Qh7']],
    ['Qh7 #', ['Qh7']],
    ['', []],
    ['  ', []],
    ['...', []],
    ['1.', []],
  ])('"%s"', (text, moves) => {
    expect(splitMoves(text)).toEqual(moves);
  });
});
