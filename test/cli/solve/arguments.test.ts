import { describe, expect, it } from 'vitest';
import { type Reading, readWords } from '../../../src/cli/program/command-line.js';
import type { Request } from '../../../src/cli/solve/request.js';
import { solve } from '../../../src/cli/solve/solve.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { BACK_RANK, CLASSIC_11 } from '../../support/positions.js';

const requestOf = (...words: string[]) => {
  const reading = readWords(solve, words);
  if (reading.kind !== 'request') throw new Error(JSON.stringify(reading));
  return reading.request as Request;
};

/** What was understood, in short. */
function subjectOf(...words: string[]): string {
  const { subject } = requestOf(...words);
  switch (subject.kind) {
    case 'position':
      return fenOf(subject.position) + (subject.claimedMateIn ? ` claims ${subject.claimedMateIn}` : '');
    case 'files':
      return subject.paths.join(' and ');
    case 'bundled':
      return 'the bundled puzzles';
  }
}

describe('what is to be solved', () => {
  it.each([
    ['a position in quotes', [CLASSIC_11], CLASSIC_11],
    ['a position as six words', CLASSIC_11.split(' '), CLASSIC_11],
    ['options between the words', ['kbK5/pp6/1P6/8/8/8/8/R7', '--tree', 'w', '-', '-'], CLASSIC_11],
    ['board and side to move only', ['kbK5/pp6/1P6/8/8/8/8/R7 w'], CLASSIC_11],
    ['a line of an EPD file', [`${BACK_RANK.slice(0, -4)} dm 1; id "Back rank";`], `${BACK_RANK} claims 1`],
    ['files', ['mine.epd', 'more/of/my/own/puzzles.txt'], 'mine.epd and more/of/my/own/puzzles.txt'],
    ['a file far away', ['/a/b/c/d/e/f/g'], '/a/b/c/d/e/f/g'],
    ['nothing', [], 'the bundled puzzles'],
  ])('%s', (_, words, expected) => expect(subjectOf(...words)).toBe(expected));
});

it('options have sensible defaults', () => {
  expect(requestOf('a.epd')).toEqual({
    subject: { kind: 'files', paths: ['a.epd'] },
    tree: false,
    json: false,
    compare: false,
    seconds: 60,
    megabytes: 128,
  });
});

it('options are read wherever they stand', () => {
  const words = ['--json', 'a.epd', '-m', '3', '--seconds', '0.5', '--megabytes=64', '--cores', '2', '-t'];
  expect(requestOf(...words)).toEqual({
    subject: { kind: 'files', paths: ['a.epd'] },
    mateIn: 3,
    cores: 2,
    tree: true,
    json: true,
    compare: false,
    seconds: 0.5,
    megabytes: 64,
  });
});

describe('what is wrong gets one sentence', () => {
  it.each([
    [['--mate', '0'], '--mate takes a whole number from 1 to 20, not "0".'],
    [['--mate', '50'], '--mate takes a whole number from 1 to 20, not "50".'],
    [['--mate', 'two'], '--mate takes a whole number from 1 to 20, not "two".'],
    [['--mate', '2.5'], '--mate takes a whole number from 1 to 20, not "2.5".'],
    [['--mate', '-1'], '--mate takes a whole number from 1 to 20, not "-1".'],
    [['--mate'], '--mate needs a value after it.'],
    [['--cores', '0'], '--cores takes a whole number from 1 to 256, not "0".'],
    [['--megabytes', '1'], '--megabytes takes a whole number from 16 to 65536, not "1".'],
    [['--seconds', 'never'], '--seconds takes a number above 0 and up to 86400, not "never".'],
    [['--seconds', '0'], '--seconds takes a number above 0 and up to 86400, not "0".'],
    [['--tre'], 'There is no option --tre; did you mean --tree?'],
    [['--quick'], 'There is no option --quick; --help shows them all.'],
    [['--compare', '--tree'], '--compare prints only times; leave --tree out.'],
    [['a.epd', CLASSIC_11], 'Give either one position or file names, not both.'],
    [[''], 'One of the words is empty; give a position or the names of files.'],
    [['a.epd', ' '], 'One of the words is empty; give a position or the names of files.'],
    [[CLASSIC_11, BACK_RANK], 'Give one position at a time, or a file with one a line.'],
    [[...CLASSIC_11.split(' '), ...BACK_RANK.split(' ')], 'Give one position at a time, or a file with one a line.'],
    [['kbK5/pp6/1P6/8/8/8/8/R7'], /the side to move is missing; write `w` or `b`/],
    [['8/8/8/8', 'w'], /the board has 4 ranks instead of 8/],
    [['8/8/8/8/8/8/8/x7', 'w'], /rank 1 has `x` in it/],
    [['8/8/8/8/8/8/8/8 w - - 0 1'], 'White has no king; add one.'],
    [[CLASSIC_11, 'and', 'more'], /it has 8 parts, and a FEN has at most 6/],
    [['R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1'], /Black is checkmated already/],
    [['7k/5Q2/8/8/8/8/8/K7 b - - 0 1'], /no legal move \(stalemate\)/],
    [[`${BACK_RANK.slice(0, -4)} dm 99;`], 'The claimed mate must be a whole number from 1 to 20.'],
  ])('%j', (words, sentence) => {
    const reading: Reading = readWords(solve, words);
    expect(reading).toEqual({
      kind: 'wrong',
      sentence: expect.stringMatching(typeof sentence === 'string' ? /^/ : sentence),
    });
    if (typeof sentence === 'string') expect(reading).toMatchObject({ sentence });
  });
});

it('--help fits a terminal of 80 columns and tells of every name in the JSON', () => {
  const reading = readWords(solve, ['--help']);
  const text = reading.kind === 'help' ? reading.text : '';
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  for (const name of ['claimedMateIn', 'mainLine', 'onlyDefence', 'noMateWithin', 'oneOnAllCores', 'refused']) {
    expect(text).toContain(name);
  }
});
