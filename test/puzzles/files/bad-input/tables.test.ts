import { describe } from 'vitest';
import { BACK_RANK, sayOfEach } from './cases.js';

const HEAD = 'id,fen,mate_in,comment';
const row = (id: string, fen = BACK_RANK, mateIn = '1', comment = '') => [id, fen, mateIn, comment].join(',');
const OPEN = 'A quote `"` is opened here and not closed as it should be';

describe('a table', () => {
  sayOfEach([
    ['without rows', HEAD, 'fault: There is no puzzle in the file'],
    [
      'without a column for the position',
      'id,rating,themes\nx,1,y',
      'fault: The first line names the columns of a table, but `fen` is not among them; add it.',
    ],
    ['with blank lines between rows', `${HEAD}\n\n${row('a')}\n\n`, 'draft 3'],
    ['with columns in another order and case', `Rating,FEN,Name\n1500,${BACK_RANK},x`, 'draft 2'],
    ['with semicolons', `id;fen;mate_in\nx;${BACK_RANK};1`, 'draft 2'],
    ['with columns that nobody knows', `fen,constructor,__proto__,id\n${BACK_RANK},1,2,x`, 'draft 2'],
    ['with two columns for the position', `id,position,fen\nx,nonsense,${BACK_RANK}`, 'draft 2'],
    ['with quoted column names', `"id","fen"\nx,${BACK_RANK}`, 'draft 2'],
    ['with its first line once more', `${HEAD}\n${row('a')}\n${HEAD}`, 'draft 2', '3: This is not a readable position'],
  ]);
});

describe('a row', () => {
  sayOfEach([
    ['with columns missing', `${HEAD}\nx,${BACK_RANK}`, '2: This row has 2 of 4 columns; add those that are missing'],
    ['of one word', `${HEAD}\nhello`, '2: This row has 1 of 4 columns'],
    ['that ends in the middle of its position', `${HEAD}\n${row('x').slice(0, 20)}`, '2: This row has 2 of 4 columns'],
    [
      'with a comma in its comment',
      `${HEAD}\n${row('x', BACK_RANK, '1', 'good, is it not?')}`,
      '2: This row has 5 columns and the first line names 4; put quotes `"` around a text with a comma.',
    ],
    ['with empty columns at its end', `${HEAD}\n${row('x')},,,`, 'draft 2'],
    ['without a position', `${HEAD}\n${row('x', '')}`, '2: The position of this row is missing; add it.'],
    ['of commas', `${HEAD}\n,,,`, '2: The position of this row is missing'],
    [
      'with a bad position',
      `${HEAD}\n${row('x', '8/8 w')}`,
      '2: This is not a readable position: the board has 2 ranks',
    ],
    [
      'with a Cyrillic letter',
      `${HEAD}\n${row('x', BACK_RANK.replace('K', 'К'))}`,
      '2: This is not a readable position: it has the Cyrillic letter `К` in place of `K`',
    ],
    [
      'that claims mate in 0',
      `${HEAD}\n${row('x', BACK_RANK, '0')}`,
      '2: The claimed mate must be a whole number from 1 to 20.',
    ],
    ['that claims mate in 99', `${HEAD}\n${row('x', BACK_RANK, '99')}`, '2: The claimed mate must be a whole number'],
    [
      'that claims a mate in words',
      `${HEAD}\n${row('x', BACK_RANK, 'yes')}`,
      '2: The claimed mate must be a whole number',
    ],
    ['that claims nothing', `${HEAD}\n${row('x', BACK_RANK, '')}`, 'draft 2'],
    ['that claims `#1`', `${HEAD}\n${row('x', BACK_RANK, '#1')}`, 'draft 2'],
    ['named `__proto__`', `${HEAD}\n${row('__proto__')}`, 'draft 2'],
    ['named `../../x`', `${HEAD}\n${row('../../x')}`, 'draft 2'],
    [
      'with the name of another',
      `${HEAD}\n${row('x')}\n${row('x', BACK_RANK.replace('R', 'Q'))}`,
      'draft 2',
      'draft 3',
    ],
    [
      'of over 8,000 characters',
      `${HEAD}\n${row('x'.repeat(8000))}\n${row('y')}`,
      '2: This line is longer than 8000 characters',
      'draft 3',
    ],
    [
      'with a quoted comment over three lines',
      `${HEAD}\n${row('x', BACK_RANK, '1', '"a\nb\nc"')}\n${row('y')}`,
      'draft 2',
      'draft 5',
    ],
    ['with doubled quotes', `${HEAD}\n${row('x', BACK_RANK, '1', '"say ""mate"", please"')}`, 'draft 2'],
    ['with a quote inside a word', `${HEAD}\n${row('x', BACK_RANK, '1', '5" board')}`, 'draft 2'],
    [
      'with a quote that never ends',
      `${HEAD}\n${row('"x')}\n${row('y')}\n${row('z')}`,
      `2: ${OPEN}`,
      'draft 3',
      'draft 4',
    ],
    [
      'with a quote that never ends, as the last',
      `${HEAD}\n${row('x')}\n${row('y', BACK_RANK, '1', '"z')}`,
      'draft 2',
      `3: ${OPEN}`,
    ],
    [
      'with a quote that the next row closes by accident',
      `${HEAD}\n${row('x', BACK_RANK, '1', '"a')}\n${row('y', BACK_RANK, '1', '"b"')}`,
      `2: ${OPEN}`,
      'draft 3',
    ],
    [
      'with a text over two lines, though the second looks like a row',
      `${HEAD}\n${row('x', BACK_RANK, '1', '"a')}\n${row('y', BACK_RANK, '1', '",')}\n${row('z')}`,
      'draft 2',
      'draft 4',
    ],
    [
      'with something after the closing quote',
      `${HEAD}\n${row('x', BACK_RANK, '1', '"a"b')}\n${row('y')}`,
      `2: ${OPEN}`,
      'draft 3',
    ],
    [
      'with NUL in the middle of a quote',
      `${HEAD}\n${row('x', BACK_RANK, '1', '"a')}\n\0\n${row('y')}`,
      `2: ${OPEN}`,
      '3: This line is not plain text',
      'draft 4',
    ],
    [
      'with a quote, eleven times',
      `${HEAD}\n${`${row('x', BACK_RANK, '1', '"a')}\n`.repeat(11)}${row('y')}`,
      ...Array.from({ length: 11 }, (_, index) => `${index + 2}: ${OPEN}`),
      'draft 13',
    ],
  ]);
});

describe('a table of Lichess', () => {
  const LICHESS = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';
  // Black steps into the back rank mate.
  const BEFORE = '5k2/5ppp/8/8/8/8/8/4R1K1 b - - 0 1';
  const lichess = ({ fen = BEFORE, moves = 'f8g8 e1e8', themes = 'mate mateIn1' }) =>
    `00abc,${fen},${moves},600,80,90,1000,${themes},https://lichess.org/abcdefgh,`;
  sayOfEach([
    ['with a mate', `${LICHESS}\n${lichess({})}`, 'draft 2'],
    ['with its first line missing', lichess({}), 'draft 1'],
    ['of older days, without openings', lichess({}).replace(/,[^,]*,$/, ''), 'draft 1'],
    ['with a newer column', `${LICHESS},DailyDate\n${lichess({})},`, 'draft 2'],
    ['with another theme', `${LICHESS}\n${lichess({ themes: 'fork short' })}`, 'skipped 2'],
    ['with a theme that has mate in its name', `${LICHESS}\n${lichess({ themes: 'smotheredMate' })}`, 'skipped 2'],
    ['without themes', `${LICHESS}\n${lichess({ themes: '' })}`, 'skipped 2'],
    [
      'without the column of moves',
      `${LICHESS.replace('Moves,', '')}\nx`,
      'fault: The first line names the columns of a table, but `Moves` is not',
    ],
    [
      'without the column of themes',
      `${LICHESS.replace('Themes,', '')}\nx`,
      'fault: The first line names the columns of a table, but `Themes` is not',
    ],
    ['without moves', `${LICHESS}\n${lichess({ moves: '' })}`, '2: This row has no moves'],
    [
      'with an illegal first move',
      `${LICHESS}\n${lichess({ moves: 'f8a1 e1e8' })}`,
      '2: The first of the moves, `f8a1`, is not legal',
    ],
    [
      'with a first move of the wrong side',
      `${LICHESS}\n${lichess({ moves: 'e1e8' })}`,
      '2: The first of the moves, `e1e8`, is not legal',
    ],
    [
      'with moves in the other notation',
      `${LICHESS}\n${lichess({ moves: 'Kg8 Re8#' })}`,
      '2: The first of the moves is not one like `e2e4`',
    ],
    [
      'with a promotion to a king',
      `${LICHESS}\n${lichess({ moves: 'f8g8k' })}`,
      '2: The first of the moves is not one like',
    ],
    [
      'with a first move that mates',
      `${LICHESS}\n${lichess({ fen: BACK_RANK, moves: 'e1e8' })}`,
      '2: The first of the moves, `e1e8`, ends the game',
    ],
    [
      'with a mate but no solution',
      `${LICHESS}\n${lichess({ moves: 'f8g8', themes: 'mate' })}`,
      '2: The moves end before the solution begins',
    ],
    [
      'with two lengths',
      `${LICHESS}\n${lichess({ themes: 'mateIn1 mateIn2' })}`,
      '2: The themes name mates of different lengths',
    ],
    [
      'with a solution of 21 moves',
      `${LICHESS}\n${lichess({ moves: `f8g8 ${'e1e2 g8f8 '.repeat(21)}`, themes: 'mateIn5' })}`,
      '2: The claimed mate must be a whole number',
    ],
    [
      'with a bad position',
      `${LICHESS}\n${lichess({ fen: '8/8/8/8/8/8/8/8 w - -' })}`,
      '2: White has no king; add one.',
    ],
    ['with a row that was cut off', `${LICHESS}\n${lichess({}).slice(0, 60)}`, '2: This row has 6 of 10 columns'],
    ['with words in a row', `${lichess({})}\nhello`, 'draft 1', '2: This row has 1 of 8 columns'],
  ]);
});

describe('JSON lines', () => {
  const json = (more: object) => JSON.stringify({ fen: BACK_RANK, ...more });
  const none = 'This line is not a JSON object; write one puzzle a line';
  const claim = '1: The claimed mate must be a whole number from 1 to 20.';
  sayOfEach([
    ['with an object that is cut off', `${json({})}\n${json({}).slice(0, -3)}`, 'draft 1', `2: ${none}`],
    ['over several lines', '{\n"fen": "8/8"\n}', `1: ${none}`, `2: ${none}`, `3: ${none}`],
    ['in a list', `[${json({})}]`, `1: ${none}`],
    ['with a list after an object', `${json({})}\n[]`, 'draft 1', `2: ${none}`],
    ['with words after an object', `${json({})}\nhello`, 'draft 1', `2: ${none}`],
    ['with null', `${json({})}\nnull`, 'draft 1', `2: ${none}`],
    ['without a position', '{"mateIn":2}', '1: The position is missing; give it as `"fen":"…"`.'],
    ['with nothing in the object', '{}', '1: The position is missing'],
    ['with a position that is a number', '{"fen":8}', '1: The position is missing'],
    ['with a bad position', '{"fen":"8/8"}', '1: This is not a readable position: the board has 2 ranks'],
    [
      'with an escaped lookalike',
      JSON.stringify({ fen: BACK_RANK }).replace('K', '\\u041a'),
      '1: This is not a readable position: it has the Cyrillic letter `К`',
    ],
    ['with a claim of 0', json({ mateIn: 0 }), claim],
    ['with a claim of 2.5', json({ mateIn: 2.5 }), claim],
    ['with a claim of 1e3', `{"fen":"${BACK_RANK}","mateIn":1e3}`, claim],
    ['with a claim of true', json({ mateIn: true }), claim],
    ['with a list for a claim', json({ mateIn: [2] }), claim],
    ['with a claim in quotes', json({ mateIn: '2' }), 'draft 1'],
    ['with null for a claim', json({ mateIn: null }), 'draft 1'],
    ['with `__proto__` as a key', `{"__proto__":{"fen":"x"},"fen":"${BACK_RANK}"}`, 'draft 1'],
    ['with a position only in `__proto__`', `{"__proto__":{"fen":"${BACK_RANK}"}}`, '1: The position is missing'],
    ['with `__proto__` as a name', json({ id: '__proto__' }), 'draft 1'],
    ['with half a surrogate pair in its name', `{"fen":"${BACK_RANK}","id":"\\ud83d"}`, 'draft 1'],
    ['with lists in lists', `${json({})}\n${'['.repeat(5000)}`, 'draft 1', `2: ${none}`],
    [
      'of over 8,000 characters',
      `${json({ comment: 'x'.repeat(8000) })}\n${json({})}`,
      '1: This line is longer than 8000',
      'draft 2',
    ],
    ['with remarks', `# mine\n${json({})}\n# more`, 'draft 2'],
  ]);
});
