import { describe } from 'vitest';
import { OPERATOR_LIMITS } from '../../../../src/puzzles/files/read-puzzles.js';
import { BACK_RANK, type BadInput, sayOfEach } from './cases.js';

const game = (moves: string, ...tags: string[]) => [`[FEN "${BACK_RANK}"]`, ...tags, '', moves, ''].join('\n');
const GOOD = game('1. Re8# 1-0');

describe('a game', () => {
  const noFen = 'This game has no tag `FEN`; a puzzle needs the position in which it begins.';
  const claim = 'The claimed mate must be a whole number from 1 to 20.';
  sayOfEach([
    ['without a position', '[Event "x"]\n\n1. e4 e5 *', `1: ${noFen}`],
    ['without a position, before one with it', `[Event "x"]\n\n1. e4 *\n\n${GOOD}`, `1: ${noFen}`, 'draft 5'],
    [
      'with a position without quotes',
      `[Event "x"]\n[FEN ${BACK_RANK}]\n\n*`,
      '1: The tag of the position cannot be read; write it as `[FEN "…"]`.',
    ],
    [
      'with a position whose quote does not end',
      `[Event "x"]\n[FEN "${BACK_RANK}]\n\n*`,
      '1: The tag of the position cannot be read',
    ],
    ['with an empty position', '[FEN ""]\n\n*', '1: This is not a readable position: the board has 1 rank'],
    ['with a bad position', '[FEN "8/8 w"]\n\n*', '1: This is not a readable position: the board has 2 ranks'],
    [
      'with a Cyrillic letter in its position',
      GOOD.replace('K', 'К'),
      '1: This is not a readable position: it has the Cyrillic letter',
    ],
    [
      'that says it has no position',
      game('*', '[SetUp "0"]'),
      '1: The tag `SetUp "0"` says that there is no position, but there is a tag `FEN`',
    ],
    ['that says it has a position', game('*', '[SetUp "1"]'), 'draft 1'],
    [
      'of another kind of chess',
      game('*', '[Variant "Atomic"]'),
      '1: This game is of another kind of chess; only standard chess is read.',
    ],
    ['of a kind of chess that nobody knows', game('*', '[Variant "Mine"]'), '1: This game is of another kind of chess'],
    ['from a position', game('*', '[Variant "From Position"]'), 'draft 1'],
    [
      'with an illegal move',
      game('1. Re7 Kh8 2. Re9#'),
      '1: Half-move 3 of the main line, `Re9#`, is not legal; correct it.',
    ],
    ['with a move of the wrong side', game('1... Kf8'), '1: Half-move 1 of the main line, `Kf8`, is not legal'],
    ['with German letters for pieces', game('1. Te8#'), '1: Half-move 1 of the main line, `Te8#`, is not legal'],
    ['with figures for pieces', game('1. ♖e8#'), '1: Half-move 1 of the main line is not legal; correct it.'],
    ['with words for moves', game('Rook to e8 mates'), '1: Half-move 1 of the main line, `Rook`, is not legal'],
    ['with a null move', game('1. -- Kf8'), '1: Half-move 1 of the main line, `--`, is not legal'],
    ['with an illegal move in a side line', game('1. Re8# (1. Ra9 Qq0) 1-0'), 'draft 1'],
    ['with a move after the mate', game('1. Re8# Kh7'), '1: Half-move 2 of the main line, `Kh7`, is not legal'],
    [
      'in which the first side is mated',
      '[FEN "5k2/5ppp/8/8/8/8/8/4R1K1 b - - 0 1"]\n\n1... Kg8 2. Re8#',
      '1: The main line mates the side that moves first',
    ],
    ['that claims mate in 0', game('*', '[Mate "0"]'), `1: ${claim}`],
    ['that claims mate in words', game('*', '[Mate "soon"]'), `1: ${claim}`],
    ['that claims nothing', game('*', '[Mate "?"]'), 'draft 1'],
    ['without moves, before another', `[FEN "${BACK_RANK}"]\n\n${GOOD}`, 'draft 1', 'draft 3'],
    ['without a blank line before the next', `${GOOD.trim()}\n${GOOD}`, 'draft 1', 'draft 4'],
    [
      'with blank lines between all lines',
      `[Event "x"]\n\n[FEN "${BACK_RANK}"]\n\n1. Re8#\n\n[Event "y"]\n\n*`,
      'draft 1',
      `7: ${noFen}`,
    ],
    ['in a single line', `[Event "x"] [FEN "${BACK_RANK}"] 1. Re8# 1-0`, 'draft 1'],
    ['named `__proto__`', game('*', '[Event "__proto__"]', '[__proto__ "x"]'), 'draft 1'],
    ['with a tag twice', game('*', '[FEN "nonsense"]'), 'draft 1'],
    ['with lines to be escaped', game('% not a move\n1. Re8#\n% nor this'), 'draft 1'],
  ]);
});

describe('comments and side lines', () => {
  const open = 'A comment of this game is opened with `{` and never closed; add `}`.';
  sayOfEach([
    ['a comment that never ends', game('1. Re8# {mate'), `1: ${open}`],
    ['a comment that never ends, before another game', `${game('1. Re8# {mate')}\n${GOOD}`, `1: ${open}`, 'draft 5'],
    ['a comment with a tag in it', game('{ as in\n[Event "x"] } 1. Re8#'), 'draft 1'],
    ['a comment with a brace in it', game('{ a { b } 1. Re8#'), 'draft 1'],
    ['a brace that closes nothing', game('1. Re8# }'), 'draft 1'],
    ['a comment to the end of its line', game('1. Re8# ; (the rest {is said'), 'draft 1'],
    [
      'a side line that never ends',
      game('1. Re8# (1. Re7 Kf8'),
      '1: A side line of this game is opened with `(` and never closed; add `)`.',
    ],
    ['a parenthesis that closes nothing', game('1. Re8# )'), 'draft 1'],
    ['side lines nested 100 deep', game(`1. Re8# ${'('.repeat(100)}${')'.repeat(100)}`), 'draft 1'],
    [
      'side lines nested 101 deep',
      game(`1. Re8# ${'('.repeat(101)}${')'.repeat(101)}`),
      '1: The side lines of this game are nested over 100 deep',
    ],
    [
      'side lines nested 60,000 deep',
      `${game(`1. Re8# ${'('.repeat(60_000)}`)}\n${GOOD}`,
      '1: The side lines of this game are nested over 100 deep',
      'draft 5',
    ],
    [
      'side lines nested 100,000 deep',
      `${game(`1. Re8# ${'('.repeat(100_000)}`)}\n${GOOD}`,
      '1: This game is longer than 65536 characters',
      'draft 5',
    ],
    [
      'side lines nested 100,000 deep, one a line',
      `${game(`1. Re8#\n${'(\n'.repeat(100_000)}`)}\n${GOOD}`,
      '1: This game is longer than 65536 characters',
      'draft 100006',
    ],
  ]);
});

describe('a game that is too long', () => {
  const tooLong = 'This game is longer than 65536 characters; shorten it.';
  const millionTags = `${GOOD}\n${'[A "1"]\n'.repeat(1_000_000)}\n*\n\n${GOOD}`;
  const inFile: BadInput = ['by a million tags', millionTags, 'draft 1', `5: ${tooLong}`, 'draft 1000008'];
  sayOfEach([inFile], OPERATOR_LIMITS);
  sayOfEach([['by a million tags that were sent', millionTags, 'draft 1', 'fault: No more than 200000 lines']]);
  sayOfEach([
    [
      'by thousands of tags with blank lines between',
      `${Array.from({ length: 8000 }, (_, index) => `[A${index} "1"]\n\n`).join('')}${GOOD}`,
      `1: ${tooLong}`,
      'draft',
    ],
    [
      'by a million tags in a line',
      `[A "1"]\n${'[A "1"]'.repeat(1_000_000)}\n\n*\n\n${GOOD}`,
      `1: ${tooLong}`,
      'draft 6',
    ],
    ['by its tags, with no moves', `${'[A "1"]\n'.repeat(10_000)}\n${GOOD}`, `1: ${tooLong}`, 'draft 10002'],
    ['by a comment', `${game(`{${'x '.repeat(40_000)}} 1. Re8#`)}\n${GOOD}`, `1: ${tooLong}`, 'draft 5'],
    ['by a comment that never ends', `${game(`{${'x\n'.repeat(40_000)}`)}\n${GOOD}`, `1: ${tooLong}`, 'draft 40005'],
    ['by its moves', `${game('1. Re7 Kh8 2. Re1 Kg8 '.repeat(5_000))}\n${GOOD}`, `1: ${tooLong}`, 'draft 5'],
    [
      'by a tag of a million letters',
      `[FEN "${'8'.repeat(1_000_000)}"]\n\n*\n\n${GOOD}`,
      '1: This line is longer than 2000 characters',
      '3: This is neither',
      'draft 5',
    ],
    ['by a name of 60,000 letters, which is not too long', game('*', `[Event "${'x'.repeat(60_000)}"]`), 'draft 1'],
  ]);
});

describe('twenty games with the same mark again and again are read as quickly as any others', () => {
  const notLegal = 'Half-move 1 of the main line is not legal; correct it.';
  const twenty = (name: string, one: string, say: (line: number) => string): BadInput => {
    const lines = one.split('\n').length - 1;
    return [name, one.repeat(20), ...Array.from({ length: 20 }, (_, index) => say(1 + index * lines))];
  };
  sayOfEach([
    twenty('praise before a letter', game(`1. ${'!'.repeat(62_000)}x`), (line) => `${line}: ${notLegal}`),
    twenty('commands that never end', game(`{${'[%'.repeat(31_000)}} 1. Re8#`), (line) => `draft ${line}`),
    twenty('digits before a letter', game(`1. ${'1'.repeat(62_000)}x`), (line) => `${line}: ${notLegal}`),
    twenty('numbers of moves', game(`${'1.'.repeat(31_000)}x`), (line) => `${line}: ${notLegal}`),
    twenty('tags that never end', game('*', `[A "${'[A "'.repeat(15_000)}`), (line) => `draft ${line}`),
  ]);
});

describe('a damaged line', () => {
  sayOfEach([
    [
      'in a game',
      `${GOOD}\n${game('1. Re8# {\0}')}\n${GOOD}`,
      'draft 1',
      '5: A line of this game is not plain text (UTF-8); type it again.',
      'draft 9',
    ],
    ['between games', `${GOOD}\n\0\n${GOOD}`, '1: A line of this game is not plain text', 'draft 6'],
  ]);
});
