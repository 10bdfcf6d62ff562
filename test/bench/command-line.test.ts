import { describe, expect, it } from 'vitest';
import { commandOf, readCommandLine } from '../../bench/command-line.js';
import { prepareQuestions } from '../../bench/prepare.js';
import { renderHeading } from '../../bench/report.js';

const ANY = { from: 1, to: Number.POSITIVE_INFINITY };
const PLAIN = { question: undefined, files: [], seconds: undefined, count: undefined, database: undefined, mates: ANY };

describe('what npm run bench is asked', () => {
  it.each([
    [[], PLAIN],
    [['mates'], { ...PLAIN, question: 'mates' }],
    [['mates', 'a.csv', 'b.epd'], { ...PLAIN, question: 'mates', files: ['a.csv', 'b.epd'] }],
    [['mates', '--seconds', '2.5'], { ...PLAIN, question: 'mates', seconds: 2.5 }],
    [['--mate', '4', 'tree'], { ...PLAIN, question: 'tree', mates: { from: 4, to: 4 } }],
    [['tree', '--mate=1-3'], { ...PLAIN, question: 'tree', mates: { from: 1, to: 3 } }],
    [['import', 'a.csv', '--count', '500'], { ...PLAIN, question: 'import', files: ['a.csv'], count: 500 }],
    [['answers', '--database', 'postgres:///b'], { ...PLAIN, question: 'answers', database: 'postgres:///b' }],
    [['--help'], 'help'],
  ])('%j', (args, expected) => {
    expect(readCommandLine(args)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [['--seconds', 'soon'], /--seconds takes a number/],
    [['--seconds', '0'], /--seconds takes a number/],
    [['--mate', '3-1'], /--mate takes a length/],
    [['--mate', '0'], /--mate takes a length/],
    [['--mate', 'x'], /--mate takes a length/],
    [['--count', '0'], /--count takes a number of puzzles/],
    [['--count', '1.5'], /--count takes a number of puzzles/],
    [['--database', 'matinee.sqlite'], /--database takes the address of an empty PostgreSQL database/],
    [['--fast'], /^Unknown option '--fast'\.$/],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(readCommandLine(args)).toEqual({ ok: false, fault: expect.stringMatching(sentence) });
  });

  it.each([
    [{ question: 'speed' }, /no question "speed".*mates, perft/],
    [{ question: 'perft', files: ['a.epd'] }, /"perft" takes no files/],
    [{ question: 'mates', files: ['no-such-file.epd'] }, /^There is no file no-such-file\.epd; check its name\.$/],
    [{ question: 'mates', files: ['bench'] }, /^bench is a folder; name the files in it\.$/],
    [{ question: 'mates', count: 10 }, /"mates" measures every position: leave out --count/],
    [{ question: 'boards', database: 'postgres:///b' }, /"boards" is measured on SQLite.*leave out --database/],
    [{ question: 'mates', files: ['package.json'] }, /package\.json, line 1/],
    [{ question: 'mates', mates: { from: 40, to: 40 } }, /no mate of that length/],
  ])('%j is refused before anything is measured', async (order, sentence) => {
    expect(await prepareQuestions({ ...PLAIN, ...order })).toEqual({
      ok: false,
      fault: expect.stringMatching(sentence),
    });
  });

  it('without a question, every one is prepared', async () => {
    const prepared = await prepareQuestions(PLAIN);
    const names = prepared.ok ? prepared.value.map(({ name }) => name) : prepared.fault;
    expect(names).toEqual([
      'mates',
      'perft',
      'throughput',
      'import',
      'lanes',
      'worker',
      'tree',
      'long',
      'shared',
      'compose',
      'boards',
      'daily',
      'answers',
      'start',
    ]);
  });
});

it.each([
  [[], 'npm run bench'],
  [['mates', '/home/somebody/mates.csv', '--seconds', '5'], 'npm run bench -- mates mates.csv --seconds 5'],
])('a heading tells the command without the folders of this machine: %j', (args, expected) => {
  expect(commandOf(args)).toBe(expected);
});

it('a heading tells all that the figures depend on', () => {
  const heading = renderHeading({
    command: 'npm run bench',
    cpu: 'A processor',
    cores: 2,
    load: 0.5,
    node: '20.20.2',
    stockfish: 'Stockfish 15.1',
    date: '2026-11-16',
  });
  expect(heading).toBe(
    '## `npm run bench`\n\nA processor, 2 cores, load 0.50 at the start; Node 20.20.2; Stockfish 15.1; 2026-11-16.',
  );
});
