import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SentFile } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse, settled } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';

const LICHESS_HEAD = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';

/** Black's king steps into the corner, and the rook mates on the last rank. */
const BEFORE_BACK_RANK = '6k1/5ppp/8/8/8/8/8/4R1K1 b - - 0 1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const file = (content: string | Uint8Array, name = 'ours.epd'): SentFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, read: async () => bytes };
};

const add = async (content: string | Uint8Array) => settled(await house.run('puzzles add', { file: file(content) }));

describe('/puzzles add', () => {
  it('gives every puzzle of a file its verdict and the reason', async () => {
    await house.stock(`${CLASSIC_11} dm 2;`);
    const report = await add(
      [
        `${BACK_RANK} dm 1; id "fine";`,
        `${TWO_KEYS} dm 1;`,
        `${FOUR_VERDICTS} dm 3;`,
        `${NO_MATE} dm 2;`,
        '8/8/8/8/8/8/8/4K3 w - - dm 1;',
        `${CLASSIC_11} dm 2;`,
        'hello',
      ].join('\r\n'),
    );
    const lines = report.text.split('\n');
    expect(lines[0]).toBe(
      '**ours.epd**: 1 puzzle accepted, 6 not: 1 cooked, 1 with a shorter mate, 1 without a mate, 1 duplicate, 2 refused.',
    );
    expect(lines[1]).toContain('Line 1: #2 Sound: mate in 1, and only Re8# does it.');
    expect(lines[2]).toContain('Line 2: #3 Cooked: 2 first moves mate in 1: Ra8# and Re8#.');
    expect(lines[3]).toContain('Line 3: #4 Shorter mate: the file says mate in 3, but Kf7 mates in 2.');
    expect(lines[4]).toContain('Line 4: #5 No mate:');
    expect(lines[5]).toMatch(/Line 5, “.*”: .*king/);
    expect(lines[6]).toBe('Line 6: Duplicate of #1. It is one of the common puzzles.');
    expect(lines[7]).toContain('Line 7, “hello”: ');
  });

  it('takes a text board', async () => {
    const board = [
      'white',
      '00:00:00:00:00:00:bk:00',
      '00:00:00:00:00:bp:bp:bp',
      ...Array.from({ length: 5 }, () => '00:00:00:00:00:00:00:00'),
      '00:00:00:00:wr:00:wk:00',
      'mate: 1',
    ].join('\n');
    expect((await add(board)).text).toContain('Sound: mate in 1, and only Re8# does it.');
  });

  it('takes one position without a file', async () => {
    const reply = await settled(await house.run('puzzles add', { position: `${BACK_RANK} dm 1;` }));
    expect(reply.text).toContain('Sound');
  });

  it.each([
    ['on lines of their own', '\n'],
    ['on one line, as a chat makes of several', ' '],
  ])('takes all positions that are typed %s', async (_, between) => {
    const position = [`${BACK_RANK} dm 1; id "one";`, CLASSIC_11, 'kbK5/pp6/1P6/8/8/8/8/R8 w - -'].join(between);
    const { text } = await settled(await house.run('puzzles add', { position }));
    expect(text).toContain('**Your position**: 2 puzzles accepted, 1 refused.');
    expect(text).toMatch(/^Line 1: #1 Sound: mate in 1/m);
    expect(text).toMatch(/^Line 2: #2 Sound: mate in 2/m);
    expect(text).toMatch(/^Line 3, “kbK5/m);
  });

  it('leaves a position that stands in a comment where it is', async () => {
    const position = `${BACK_RANK} dm 1; c0 "after ${CLASSIC_11} of 1911";`;
    const { text } = await settled(await house.run('puzzles add', { position }));
    expect(text).toContain('1 puzzle accepted');
    expect(text).not.toContain('Line 2');
  });

  it.each([
    ['empty', new Uint8Array()],
    ['binary', Uint8Array.from({ length: 500 }, (_, index) => index % 256)],
    ['of 10 MB', new Uint8Array(10 * 1024 * 1024).fill(32)],
  ])('a file that is %s gets one sentence', async (_, content) => {
    const { text } = await add(content);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toContain('\n');
  });

  it('puts what is too long for a message into a report, line by line', async () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      index === 15 ? `${BACK_RANK} dm 1;` : `rubbish ${index + 1}`,
    );
    const { text, file: report } = await add(lines.join('\n'));
    expect(text).toContain('**ours.epd**: 1 puzzle accepted, 19 refused.');
    expect(text).toContain('… and 8 more, in the report.');
    expect(report?.name).toBe('report.txt');
    expect(report?.text).toContain('Line 16: #1 Sound: mate in 1');
    expect(report?.text).toMatch(/Line 20: .*\n {4}rubbish 20\n$/);
  });

  it.each([1, 12, 13, 14])(
    'of %i verdicts every one is in the report, and so many as fit in the message',
    async (count) => {
      const lines = Array.from({ length: count }, (_, index) => `rubbish ${index + 1}`);
      const { text, file: report } = await add(lines.join('\n'));
      const shown = text.split('\n').filter((line) => line.startsWith('Line ')).length;
      expect(shown).toBe(Math.min(count, 12));
      expect(text.includes(`… and ${count - shown} more, in the report.`)).toBe(count > shown);
      expect(report?.text.match(/^Line /gm)?.length).toBe(count);
    },
  );

  it('counts all refused lines, also those that are too many to be named', async () => {
    const { text, file: report } = await add(`${'rubbish\n'.repeat(9000)}${BACK_RANK} dm 1;`);
    expect(text).toContain('**ours.epd**: 1 puzzle accepted, 9000 refused.');
    expect(report?.text).toContain('Line 500: After this line 8500 more were refused.');
    expect(report?.text).toMatch(/^Lines that were refused too: 501-9000\.$/m);
  });

  it('the report says how many lines were skipped; a position alone needs none', async () => {
    const row = (id: string, theme: string) => `${id},${BEFORE_BACK_RANK},g8h8 e1e8,900,75,90,10,${theme},,`;
    const { file: report } = await add([LICHESS_HEAD, row('a', 'mateIn1'), row('b', 'fork')].join('\n'));
    expect(report?.text).toMatch(/^Line 2: #1 .*\n1 line without a mate theme was skipped\.\n$/);
    const reply = await settled(await house.run('puzzles add', { position: `${TWO_KEYS} dm 1;` }));
    expect(reply.file).toBeUndefined();
  });

  it('does not count what is said of the file as a line', async () => {
    const { text } = await add(gzipSync(`${BACK_RANK} dm 1;\nrubbish\n`).subarray(0, -4));
    expect(text).toContain('1 puzzle accepted, 1 refused.');
    expect(text).toContain('The packed file is damaged or ends too early');
  });

  it('takes so many at a time that the other servers get their turn', async () => {
    const { text } = await add(`${BACK_RANK} dm 1;\n`.repeat(20_000));
    expect(text).toBe(
      'There are more than 1000 puzzles in the file, and I take up to 1000 at a time. Split it into smaller files.',
    );
    expect((await house.store.library.count('club')).verdicts.waiting).toBe(0);
  });

  it('asks for a file or a position when there is neither, or both', async () => {
    const both = { file: file('x'), position: BACK_RANK };
    for (const args of [{}, both]) {
      expect((await house.run('puzzles add', args)).text).toMatch(/^Give me either a file .* or a position\.$/);
    }
  });

  it('proves a puzzle that another server added only once, and tells neither of the other', async () => {
    await add(`${BACK_RANK} dm 1; id "secret";`);
    const other = { ...ANNA, serverId: 'rivals' };
    const reply = await settled(await house.run('puzzles add', { position: `${BACK_RANK} dm 1;` }, other));
    expect(reply.text).toContain('#2 Sound');
    expect(reply.text).not.toContain('Duplicate');
    expect((await house.run('puzzles queue', {}, other)).text).not.toContain('secret');
    expect((await house.run('puzzle', {}, { ...BERT, serverId: 'third' })).text).toContain('no proved puzzle');
  });

  it('names the puzzle that is there already, and says whose it is', async () => {
    await house.stock(`${CLASSIC_11} dm 2; id "classic-11";`);
    await add(`${BACK_RANK} dm 1; id "ours";`);
    const { text } = await add(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;\n${CLASSIC_11} dm 2;`);
    expect(text).toContain('Line 2: Duplicate of #2. It is ours, one of this server’s own.');
    expect(text).toContain('Line 3: Duplicate of #1. It is classic-11, one of the common puzzles.');
  });

  it('a server’s own puzzles are given first', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;`);
    await add(`${BACK_RANK} dm 1; id "ours";`);
    expect((await house.run('puzzles queue')).text).toContain('1. #2 mate in 1 · ours');
    expect(boardIn(await house.run('puzzle'))?.fen).toBe(BACK_RANK);
    expect((await house.run('puzzles queue')).text).toContain('None of your own puzzles');
  });

  it('a line that says something else of the same position takes the place of an earlier one', async () => {
    const { text } = await add(`${FOUR_VERDICTS} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    expect(text.split('\n')).toEqual([
      '**ours.epd**: 1 puzzle accepted, 1 replaced.',
      'Line 1: Replaced by line 2, which says something else of the same position.',
      'Line 2: #1 Sound: mate in 2, and only Kf7 does it.',
    ]);
  });

  it('says “corrected” only of a puzzle of which an earlier file said something else', async () => {
    const addAs = async (name: string, content: string) =>
      (await settled(await house.run('puzzles add', { file: file(content, name) }))).text;
    expect(await addAs('first.epd', `${FOUR_VERDICTS} dm 3;`)).toContain('Line 1: #1 Shorter mate');
    expect(await addAs('same.epd', `${FOUR_VERDICTS} dm 3;`)).toContain('Line 1: #1 (added before) Shorter mate');
    const twice = await addAs('twice.epd', `${FOUR_VERDICTS} dm 3;\n${FOUR_VERDICTS} dm 3;`);
    expect(twice).toContain('Line 1: #1 (added before) Shorter mate');
    expect(twice).toContain('Line 2: Duplicate of #1.');
    expect(await addAs('other.epd', `${FOUR_VERDICTS} dm 2;`)).toContain('Line 1: #1 (corrected) Sound');
  });

  it('a file may ask for several keys; but what a server adds is for its dailies, also from a file for practice', async () => {
    const { text } = await add(`${TWO_KEYS} dm 1; several_keys yes; purpose practice;`);
    expect(text).toContain('Line 1: #1 Accepted with several keys');
    expect(boardIn(await house.run('puzzle'))?.fen).toBe(TWO_KEYS);
  });

  it('is for admins', async () => {
    for (const command of ['puzzles add', 'puzzles queue', 'puzzles stats']) {
      expect((await house.run(command, {}, BERT)).text).toBe(`\`/${command}\` is for the admins of this server.`);
    }
    expect((await house.run('help', {}, BERT)).text).not.toContain('puzzles add');
  });
});

describe('/puzzles stats', () => {
  it('counts by verdict, and keeps what stands in the puzzles folder to the operator', async () => {
    await house.stock(`${BACK_RANK} dm 1;\n${TWO_KEYS} dm 1;\nrubbish\n${BACK_RANK} dm 1;`);
    const { text, file: list } = await house.run('puzzles stats');
    expect(text).toContain('**2 puzzles**\ndailies left that this server has not had: 1\nsound: 1');
    expect(text).toContain('cooked: 1');
    expect(text).toContain('refused lines of the puzzles folder: 2');
    expect(text).not.toMatch(/stock\.epd|rubbish|#\d/);
    expect(list).toBeUndefined();
  });

  it('names the server’s own puzzles that are not given, the newest first', async () => {
    await add(`${TWO_KEYS} dm 1; id "ours";\n${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 3;\n${NO_MATE} dm 2;`);
    const { text, file: list } = await house.run('puzzles stats');
    expect(text.split('\n').slice(-5)).toEqual([
      '**Your own that are not given: 3**',
      '#4 no mate in 2',
      '#3 shorter mate: in 2, not 3',
      '#1 cooked: 2 keys mate in 1 · ours',
      '`/puzzles show 4` tells what can be made of it.',
    ]);
    expect(list?.text).toMatch(
      /^#4 \(ours\.epd, line 4\): No mate: .*\n#3 .*\n#1 \(ours\.epd, line 1\): Cooked: .*\n$/,
    );
    const rivals = await house.run('puzzles stats', {}, { ...ANNA, serverId: 'rivals' });
    expect(rivals.text).not.toContain('not given');
    expect(rivals.file).toBeUndefined();
  });

  it('puts those for which the message has no room into the list', async () => {
    const pawns = ['P7', '1P6', '2P5', '3P4', '4P3', '5P2', '6P1', '7P', 'PP6', 'P1P5', 'P2P4', '1PP5'];
    await add(pawns.map((rank) => `6k1/8/8/8/8/${rank}/8/4R1K1 w - - dm 1;`).join('\n'));
    const { text, file: list } = await house.run('puzzles stats');
    expect(text).toContain('**Your own that are not given: 12**\n#12 no mate in 1\n');
    expect(text).toContain('\n#3 no mate in 1\n… and 2 more, in the list.\n');
    expect(list?.text.match(/^#\d+/gm)).toHaveLength(12);
  });
});

describe('/puzzles queue', () => {
  it('says how many it does not name', async () => {
    const pawns = ['8', 'P7', '1P6', '2P5', '3P4', '5P2', '6P1', '7P', 'PP6', 'P1P5', 'P2P4', '1PP5'];
    await add(pawns.map((rank) => `6k1/5ppp/8/8/8/${rank}/8/4R1K1 w - - dm 1;`).join('\n'));
    const { text } = await house.run('puzzles queue');
    expect(text).toContain('\n10. #10 mate in 1\n… and 2 more\n');
  });
});
