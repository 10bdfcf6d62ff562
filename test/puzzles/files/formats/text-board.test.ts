import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenOf, positionKey, positionOfFen } from '../../../../src/games/chess/position.js';
import { readPuzzleFile } from '../../../../src/puzzles/files/read-file.js';
import { anyPosition } from '../../../games/chess/random-positions.js';
import { formatTextBoard } from './format-text-board.js';

const CASTLING = `white
br:00:00:00:bk:00:00:br
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:bp:wp:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
00:00:00:00:00:00:00:00
wr:00:00:00:wk:00:00:wr`;

async function read(text: string) {
  const result = await readPuzzleFile(new TextEncoder().encode(text));
  if (!result.ok) throw new Error(`${result.fault.code}: ${text}`);
  return result.value;
}

describe('text boards', () => {
  test.each([
    ['no rights unless they are given', CASTLING, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1'],
    ['castling', `${CASTLING}\ncastling: KQkq`, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1'],
    ['en passant', `${CASTLING}\nen passant: d6`, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - d6 0 1'],
    ['none, said so', `${CASTLING}\ncastling: -\nen passant:`, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1'],
    ['black to move', CASTLING.replace('white', 'Black'), 'r3k2r/8/8/3pP3/8/8/8/R3K2R b - - 0 1'],
    ['upper case', CASTLING.toUpperCase(), 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1'],
    ['blanks between the cells', CASTLING.replaceAll(':', ' : '), 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1'],
    ['a remark in the middle', CASTLING.replace('\n', '\n# by hand\n'), 'r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1'],
  ])('%s', async (_, text, fen) => {
    const { drafts, refused } = await read(text);
    expect(refused).toEqual([]);
    expect(drafts.map(({ position }) => fenOf(position))).toEqual([fen]);
  });

  test('what is known about the puzzle follows the board', async () => {
    const { drafts } = await read(`\n${CASTLING}\nmate: 3\nid: No. 1: a start\nComment:  by hand \n`);
    expect(drafts).toMatchObject([{ line: 2, claimedMateIn: 3, name: 'No. 1: a start', comment: 'by hand' }]);
  });

  test.each([
    ['no side', CASTLING.replace('white\n', ''), 1, 'A board begins with a line `white` or `black`'],
    ['seven ranks', CASTLING.replace('00:00:00:00:00:00:00:00\n', ''), 1, 'This board has 7 of 8 ranks'],
    [
      'seven ranks and a key',
      `${CASTLING.replace('00:00:00:00:00:00:00:00\n', '')}\nmate: 2`,
      1,
      'This board has 7 of 8 ranks',
    ],
    [
      'a bad piece on a short board',
      'white\n00:00:00:00:00:00:bk:00\n00:00:zz:00:00:00:00:00\n00:00\nmate: x',
      3,
      'Cell 3 of rank 7',
    ],
    [
      'a short rank on a short board',
      'white\n00:00:00:00:00:00:bk:00\n00:00\nmate: x',
      3,
      'Rank 7 is expected here, 8 cells',
    ],
    ['nine ranks', `${CASTLING}\n00:00:00:00:00:00:00:00`, 10, 'After the board only `mate:`, `id:`, `comment:`'],
    [
      'seven cells',
      CASTLING.replace('br:00', 'br'),
      2,
      'Rank 8 is expected here, 8 cells separated by `:`, but this line has 7.',
    ],
    ['an unknown piece', CASTLING.replace('bk', 'bx'), 2, 'Cell 5 of rank 8 is not `00`'],
    ['an unknown key', `${CASTLING}\nauthor: me`, 10, '`castling:` and `en passant:` are known'],
    ['a key twice', `${CASTLING}\nmate: 2\nmate: 3`, 11, '`mate` is given twice; keep one.'],
    ['an impossible claim', `${CASTLING}\nmate: 21`, 10, 'from 1 to 20'],
    ['impossible rights', `${CASTLING.replace('br:', '00:')}\ncastling: q`, 1, "Black's castling on the queen's side"],
    ['unreadable rights', `${CASTLING}\ncastling: yes`, 1, 'letters of `KQkq`'],
    ['an impossible en passant square', `${CASTLING}\nen passant: e6`, 1, 'The en passant square e6 is impossible'],
    ['no king', CASTLING.replace('bk', '00'), 1, 'Black has no king; add one.'],
  ])('refused: %s', async (_, text, line, why) => {
    const { drafts, refused } = await read(text);
    expect(drafts).toEqual([]);
    expect(refused).toMatchObject([{ line, why: expect.stringContaining(why) }]);
  });

  test('a position is written in the same form', () => {
    const position = positionOfFen('r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1');
    expect(formatTextBoard(position)).toBe(`${CASTLING}\ncastling: KQkq\nen passant: d6`);
  });

  test('what is written reads back as the same position, several to a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPosition, { minLength: 1, maxLength: 4 }), async (positions) => {
        const { drafts, refused } = await read(positions.map(formatTextBoard).join('\n\n'));
        expect(refused).toEqual([]);
        expect(drafts.map(({ position }) => positionKey(position))).toEqual(positions.map(positionKey));
      }),
      { numRuns: 50 },
    );
  });
});
