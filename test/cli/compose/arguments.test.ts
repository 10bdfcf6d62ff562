import { describe, expect, it } from 'vitest';
import { compose } from '../../../src/cli/compose/compose.js';
import { type Reading, readWords } from '../../../src/cli/program/command-line.js';

const read = (words: string): Reading =>
  readWords(
    compose,
    words.split(' ').filter((word) => word !== ''),
  );

const requestOf = (words: string): unknown => {
  const reading = read(words);
  if (reading.kind !== 'request') throw new Error(JSON.stringify(reading));
  return reading.request;
};

describe('what can be asked of the composer', () => {
  it('has sensible defaults', () => {
    expect(requestOf('')).toEqual({
      what: { mateIn: 2, count: 10, methods: ['compose', 'games'] },
      apart: [],
      json: false,
    });
  });

  it('takes everything', () => {
    expect(
      requestOf('--mate 3 --count 100 --theme smothered --seed 7 --way games --out x.epd --json --cores 1 --apart a b'),
    ).toEqual({
      what: { mateIn: 3, count: 100, theme: 'smothered', methods: ['games'] },
      seed: 7,
      cores: 1,
      out: 'x.epd',
      apart: ['a', 'b'],
      json: true,
    });
  });

  it('takes a pack', () => {
    expect(read('--pack dailies --seed 1')).toMatchObject({ request: { what: { pack: 'dailies' }, seed: 1 } });
  });

  it.each(['castling', 'castling-mate', 'ladder'])('looks for %s in games only', (theme) => {
    expect(read(`--theme ${theme}`)).toMatchObject({ request: { what: { theme, methods: ['games'] } } });
  });

  it('helps within 80 columns', () => {
    const help = read('--help');
    expect(help.kind === 'help' && help.text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('helps, and names the themes', () => {
    const help = read('--help');
    expect(help.kind === 'help' && help.text).toContain('smothered');
  });

  it.each([
    ['--mate 0', '--mate takes a whole number from 1 to 5, not "0".'],
    ['--mate 6', '--mate takes a whole number from 1 to 5, not "6".'],
    ['--mate two', '--mate takes a whole number from 1 to 5, not "two".'],
    ['--count -3', '--count takes a whole number from 1 to 100000, not "-3".'],
    ['--seed 1.5', '--seed takes a whole number from 0 to 999999999, not "1.5".'],
    ['--pack dailies --seed 268435456', '--seed takes a whole number from 0 to 268435455, not "268435456".'],
    ['--theme smotherd', 'There is no theme "smotherd"; --help lists them.'],
    ['--mate 1 --theme quiet-key', 'A mate in 1 cannot show quiet-key; take a longer one.'],
    ['--theme quiet-move', 'A mate in 2 cannot show quiet-move; take a longer one.'],
    ['--theme castling --way compose', 'The theme castling comes from games only; leave --way out.'],
    ['--way forwards', '--way takes compose, games or both, not "forwards".'],
    ['--pack weeklies', '--pack takes dailies or practice, not "weeklies".'],
    ['--pack dailies --mate 2', 'A pack has its own mixture; leave --mate out.'],
    ['--cores 0', '--cores takes a whole number from 1 to 256, not "0".'],
    ['--mat 2', 'There is no option --mat; did you mean --mate?'],
    ['--count', '--count needs a value after it.'],
    ['seven', 'There are more words than this command takes; see --help.'],
  ])('says what is wrong with %s', (words, sentence) => {
    expect(read(words)).toEqual({ kind: 'wrong', sentence });
  });
});
