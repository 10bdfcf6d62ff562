import { describe, expect, it } from 'vitest';
import { type Reading, readWords } from '../../../src/cli/program/command-line.js';
import { puzzles } from '../../../src/cli/puzzles/puzzles.js';

const read = (words: readonly string[]): Reading => readWords(puzzles, words);

const sentenceFor = (words: string): string => {
  const reading = read(words === '' ? [] : words.split(' '));
  return reading.kind === 'wrong' ? reading.sentence : reading.kind;
};

const requestFor = (words: string): object => {
  const reading = read(words.split(' '));
  if (reading.kind !== 'request') throw new Error(JSON.stringify(reading));
  return reading.request as object;
};

describe('what cannot be understood', () => {
  it.each([
    ['ad mates.epd', 'There is no command "ad"; did you mean add?'],
    ['frobnicate', 'There is no command "frobnicate"; --help shows them all.'],
    ['add', 'Name at least one file, or - for the standard input.'],
    ['add a.epd --fast', 'There is no option --fast; --help shows them all.'],
    ['add a.epd --relabl', 'There is no option --relabl; did you mean --relabel?'],
    ['add a.epd --report', '--report needs a value after it.'],
    ['add - -', 'The standard input (-) can be read only once.'],
    ['add a.epd --seconds never', '--seconds takes a number above 0 and up to 86400, not "never".'],
    ['add a.epd --megabytes 1', '--megabytes takes a whole number from 16 to 65536, not "1".'],
    ['add a.epd --cores 0', '--cores takes a whole number from 1 to 256, not "0".'],
    ['list --mate two', '--mate takes a whole number from 1 to 20, not "two".'],
    ['list --limit 0', '--limit takes a whole number from 1 to 10000000, not "0".'],
    ['list --practice --daily', 'Give --practice or --daily, not both.'],
    ['list --server 4711 --common', 'Give --server or --common, not both.'],
    ['list --server ', '--server needs the ID of a server after it.'],
    ['list mates', 'There are more words than this command takes; see --help.'],
    ['show', 'Give the number of a puzzle.'],
    ['show Morphy', 'A puzzle is named by its number, such as 12, not by "Morphy".'],
    ['show 0', 'A puzzle is named by its number, such as 12, not by "0".'],
    ['show 99999999999', 'A puzzle is named by its number, such as 12, not by "99999999999".'],
    ['verify 1 --all', 'Give numbers or --all, not both.'],
    ['relabel', 'Give the numbers of puzzles, or --all.'],
    ['relabel 1 --all', 'Give numbers or --all, not both.'],
    ['show 1-3', 'A puzzle is named by its number, such as 12, not by "1-3".'],
    ['allow', 'Give the numbers of puzzles, or --all.'],
    ['allow 2-', 'Puzzles are named by their numbers, such as 12 or 12-40,45, not by "2-".'],
    ['remove 1-9999', 'Name at most 5000 puzzles at a time.'],
    ['remove', 'Give the number of a puzzle.'],
    ['export mates.zip', 'The name "mates.zip" does not tell a format; add --format.'],
    ['export --format fen', 'There is no format "fen"; there are epd, pgn, csv, jsonl.'],
  ])('%s', (words, sentence) => {
    expect(sentenceFor(words)).toBe(sentence);
  });

  it('is told without what would upset a terminal', () => {
    expect(sentenceFor('\x1b[2Jshow\u202e')).toBe('There is no command " [2Jshow "; --help shows them all.');
    expect(sentenceFor('show \x1b]0;owned\x07')).not.toMatch(/\p{Cc}/u);
  });

  it('lists the verdicts there are, and says where the themes are', () => {
    expect(sentenceFor('list --verdict nice')).toMatch(
      /^There is no verdict "nice"; there are sound, .*too-hard, waiting\.$/,
    );
    expect(sentenceFor('list --theme nice')).toBe('There is no theme "nice"; docs/themes.md lists them.');
  });
});

describe('what is understood', () => {
  it('is helped when nothing is said', () => {
    expect(sentenceFor('')).toBe('help');
    expect(sentenceFor('add --help')).toBe('help');
  });

  it('is that all puzzles can be meant', () => {
    expect(read(['allow', '--all'])).toMatchObject({ kind: 'request', request: 'all' });
  });

  it('is that - is the standard output, as if no file were named', () => {
    expect(requestFor('export -')).toEqual(requestFor('export'));
  });

  it.each([
    ['list --verdict no-mate', { filter: { verdict: 'no mate' } }],
    ['list --verdict too-hard', { filter: { verdict: 'gave up' } }],
    ['list --verdict gave-up', { filter: { verdict: 'gave up' } }],
    ['list --common', { filter: { owner: '' } }],
    ['list --server 4711', { filter: { owner: '4711' } }],
    ['export --server 4711', { filter: { owner: '4711' } }],
    ['list --theme Smothered --mate 2 --practice', { filter: { theme: 'smothered', mateIn: 2, purpose: 'practice' } }],
    ['show #12', { id: 12, json: false }],
    ['remove 3 #4 3', [3, 4]],
    ['remove 2-4,7 9', [2, 3, 4, 7, 9]],
    ['allow 2-3', [2, 3]],

    ['verify', { which: 'too hard' }],
    ['verify -a', { which: 'all' }],
    ['verify 7 --seconds 0.5', { which: [7], seconds: 0.5 }],
    ['export', { format: 'epd', filter: { owner: '' } }],
    ['export a.PGN', { format: 'pgn', path: 'a.PGN' }],
    ['export a.jsonl.gz', { format: 'jsonl' }],
    ['export a.txt --format csv', { format: 'csv' }],
    ['add - a.epd --practice', { paths: ['-', 'a.epd'], purpose: 'practice', severalKeys: false, relabel: false }],
  ])('%s', (words, request) => {
    expect(requestFor(words)).toMatchObject(request);
  });
});
