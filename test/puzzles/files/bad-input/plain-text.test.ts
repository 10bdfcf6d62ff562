import { describe } from 'vitest';
import { BACK_RANK, sayOfEach } from './cases.js';

const BOARD = `white
00:00:00:00:00:00:bk:00
00:00:00:00:00:bp:bp:bp
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:wr:00:wk:00`;

const [PLACEMENT = ''] = BACK_RANK.split(' ');
const unreadable = (problem: string) => `1: This is not a readable position: ${problem}`;

describe('a FEN', () => {
  sayOfEach([
    ['without its side', PLACEMENT, unreadable('the side to move is missing; write `w` or `b` after the board.')],
    ['with a side in words', `${PLACEMENT} white - -`, unreadable('the side to move is `w` or `b`.')],
    ['with seven ranks', `${PLACEMENT.replace('/8', '')} w - -`, unreadable('the board has 7 ranks instead of 8;')],
    ['with nine ranks', `${PLACEMENT}/8 w - -`, unreadable('the board has 9 ranks instead of 8;')],
    ['with a rank of nine squares', `${PLACEMENT.replace('6k1', '6k2')} w - -`, unreadable('rank 8 has 9 squares')],
    ['with a rank of seven squares', `${PLACEMENT.replace('6k1', '5k1')} w - -`, unreadable('rank 8 has 7 squares')],
    ['with the digit 9', `${PLACEMENT.replace('/8/', '/9/')} w - -`, unreadable('rank 6 has `9` in it;')],
    ['with the digit 0', `${PLACEMENT.replace('/8/', '/0/')} w - -`, unreadable('rank 6 has `0` in it;')],
    ['with an unknown piece', `${PLACEMENT.replace('R', 'X')} w - -`, unreadable('rank 1 has `X` in it;')],
    ['with a star for a piece', `${PLACEMENT.replace('R', '*')} w - -`, unreadable('rank 1 has an unknown character')],
    ['with castling of Chess960', `${PLACEMENT} w HAha -`, unreadable('the castling rights are')],
    ['with a right twice', `${PLACEMENT} w KK -`, unreadable('the castling rights are')],
    ['with impossible castling', `${PLACEMENT} w K -`, "1: White's castling on the king's side cannot be possible"],
    ['with no square for en passant', `${PLACEMENT} w - e9`, unreadable('the en passant square is')],
    ['with an impossible en passant', `${PLACEMENT} w - e6`, '1: The en passant square e6 is impossible'],
    ['with a broken move number', `${PLACEMENT} w - - 0 12345`, unreadable('the sixth part, the move number')],
    ['with no white king', BACK_RANK.replace('K', '1').replace('4R11', '4R2'), '1: White has no king; add one.'],
    ['with two black kings', BACK_RANK.replace('6k1', 'k5k1'), '1: Black has 2 kings (a8 and g8); keep one.'],
    [
      'with a pawn on the last rank',
      BACK_RANK.replace('6k1', 'P5k1'),
      '1: No pawn can stand on the first or last rank',
    ],
    ['with kings side by side', '8/8/8/3kK3/8/8/8/R7 w - -', '1: The two kings stand side by side (d5 and e5)'],
    [
      'with the wrong side in check',
      '4k3/8/8/8/8/8/8/4RK2 w - -',
      "1: Black is in check although it is not Black's turn",
    ],
    ['with both kings in check', 'R3k3/8/8/8/8/8/4r3/4K3 w - -', '1: Both kings are in check at the same time'],
    ['with ten queens', 'QQQQQQQQ/QQ6/8/8/8/8/PPPP4/K6k b - -', '1: White has 9 promoted pieces but still 4 pawns'],
    ['with nine pawns', '6k1/8/P7/PPPPPPPP/8/8/8/6K1 w - -', '1: White has 9 pawns'],
    ['in which it is mate already', '4R1k1/5ppp/8/8/8/8/8/6K1 b - -', '1: Black is checkmated already'],
    ['in which it is stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - -', '1: Black is to move but has no legal move (stalemate)'],
  ]);
});

describe('letters that only look right', () => {
  sayOfEach([
    [
      'a Cyrillic king',
      BACK_RANK.replace('K', 'К'),
      unreadable('it has the Cyrillic letter `К` in place of `K`; type it'),
    ],
    ['a Cyrillic pawn', BACK_RANK.replace('p', 'р'), unreadable('it has the Cyrillic letter `р` in place of `p`;')],
    ['a Cyrillic bishop', BACK_RANK.replace('R', 'В'), unreadable('it has the Cyrillic letter `В` in place of `B`;')],
    ['a Greek knight', BACK_RANK.replace('R', 'Ν'), unreadable('it has the Greek letter `Ν` in place of `N`;')],
    ['a Russian rook', BACK_RANK.replace('R', 'Л'), unreadable('it has the Cyrillic letter `Л`; type it again')],
    ['a wide letter', BACK_RANK.replace('R', 'Ｒ'), unreadable('it has the full-width letter `Ｒ`; type it again')],
    ['a wide digit', BACK_RANK.replace('8', '８'), unreadable('it has the full-width letter `８`;')],
    [
      'a long dash for a hyphen',
      BACK_RANK.replace('-', '–'),
      unreadable('it has a long dash where a FEN has the hyphen'),
    ],
    ['a minus for a hyphen', BACK_RANK.replaceAll('-', '−'), unreadable('it has a long dash where a FEN has')],
    ['a figure of a king', BACK_RANK.replace('K', '♔'), unreadable('rank 1 has an unknown character in it;')],
    ['a no-break space between the parts', BACK_RANK.replaceAll(' ', '\u00a0'), 'draft 1'],
    ['letters of the name may be of any kind', `${BACK_RANK}; id "Шахматы";`, 'draft 1'],
  ]);
});

describe('an EPD', () => {
  const claim = '1: The claimed mate must be a whole number from 1 to 20.';
  sayOfEach([
    ['that claims mate in 0', `${BACK_RANK} dm 0;`, claim],
    ['that claims mate in -1', `${BACK_RANK} dm -1;`, claim],
    ['that claims mate in 1.5', `${BACK_RANK} dm 1.5;`, claim],
    ['that claims mate in 1e3', `${BACK_RANK} dm 1e3;`, claim],
    ['that claims mate in infinity', `${BACK_RANK} dm Infinity;`, claim],
    ['that claims mate in ٣, an Arabic digit', `${BACK_RANK} dm ٣;`, claim],
    ['with two claims', `${BACK_RANK} dm 1; bm #2;`, '1: `dm` and `bm` claim different mates'],
    ['with a quote that never ends', `${BACK_RANK} id "x; dm 1;`, '1: A quoted text has no closing `"`; add it.'],
    ['with a backslash before the last quote', String.raw`${BACK_RANK} id "x\";`, '1: A quoted text has no closing'],
    ['with a rating that is none', `${BACK_RANK} rating high;`, 'draft 1'],
    ['with the operation `__proto__`', `${BACK_RANK} __proto__ 1; constructor 2; dm 1;`, 'draft 1'],
    ['with the name `__proto__`', `${BACK_RANK} id "__proto__";`, 'draft 1'],
    ['with a path for a name', `${BACK_RANK} id "../../etc/passwd";`, 'draft 1'],
    ['that looks like the first line of a table', `${BACK_RANK}; id "{"; rating; fen;`, 'draft 1'],
    ['with a thousand operations', `${BACK_RANK} ${'a 1;'.repeat(400)}`, 'draft 1'],
    [
      'one more letter than a line may have',
      BACK_RANK.padEnd(2001, 'x'),
      '1: This line is longer than 2000 characters',
    ],
  ]);
});

describe('a text board', () => {
  sayOfEach([
    ['without its side', BOARD.replace('white\n', ''), '1: A board begins with a line `white` or `black`'],
    ['that ends with the file', BOARD.split('\n').slice(0, 5).join('\n'), '1: This board has 4 of 8 ranks'],
    [
      'with a blank line in it',
      BOARD.replace('\n', '\n\n'),
      '1: This board has 0 of 8 ranks',
      '3: A board begins with',
    ],
    ['with a Cyrillic king', BOARD.replace('wk', 'wк'), '9: Cell 7 of rank 1 is not `00` or a side and a piece'],
    ['with nine cells', BOARD.replace('bk', 'bk:00'), '2: Rank 8 is expected here, 8 cells separated by `:`'],
    ['and another without a line between', `${BOARD}\n${BOARD}`, 'draft 1', 'draft 10'],
    [
      'in which it is mate already',
      BOARD.replace('white', 'black').replace('00:00:00:00:00:00:bk', '00:00:00:00:wr:00:bk'),
      '1: Black is checkmated',
    ],
    ['with a claim in words', `${BOARD}\nmate: soon`, '10: The claimed mate must be a whole number'],
    ['with a key of its own', `${BOARD}\n__proto__: 1`, '10: After the board only `mate:`, `id:`, `comment:`'],
  ]);
});

describe('something else', () => {
  const unknown = 'This is neither a FEN or EPD line nor part of a text board';
  sayOfEach([
    ['words', 'Hello', `1: ${unknown}`],
    ['words before the puzzles', `My puzzles:\n${BACK_RANK}`, `1: ${unknown}`, 'draft 2'],
    ['words before a table', `My puzzles:\nid,fen\nx,${BACK_RANK}`, `1: ${unknown}`, 'draft 3'],
    ['words after the puzzles', `${BACK_RANK}\nThat is all.`, 'draft 1', `2: ${unknown}`],
    ['HTML', '<!DOCTYPE html>\n<p>404</p>', `1: ${unknown}`, `2: ${unknown}`],
    ['a web address', 'https://example.org/a/b/c', `1: ${unknown}`],
    ['a path', '/usr/share/games/puzzles', '1: This is not a readable position'],
    ['nothing', '', 'fault: There is no puzzle in the file'],
    ['remarks only', '# one\n% two\n', 'fault: There is no puzzle in the file'],
    ['the same puzzle twice', `${BACK_RANK}\n${BACK_RANK}`, 'draft 1', 'draft 2'],
    [
      'the same name for two puzzles: whoever keeps them decides',
      `${BACK_RANK} id "x";\n${BACK_RANK.replace('R', 'Q')} id "x";`,
      'draft 1',
      'draft 2',
    ],
  ]);
});
