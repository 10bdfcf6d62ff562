import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse, settled } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';
import { press } from '../support/pressing.js';

/** Mirrored and with another rook: two rooks mate here too. */
const TWO_KEYS_AGAIN = '1k6/ppp5/8/8/8/8/8/1K1R3R w - - 0 1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const add = async (lines: readonly string[], args = {}): Promise<Reply> => {
  const file = { name: 'ours.epd', read: async () => new TextEncoder().encode(lines.join('\n')) };
  return settled(await house.run('puzzles add', { file, ...args }));
};

/** Every rook mates on the last rank; the white pawns of the second rank make no difference. */
const rooksOn = (files: string, pawns = '8'): string => {
  const rank = [...'abcdefgh'].map((file) => (files.includes(file) ? 'R' : file === 'g' ? 'K' : '1')).join('');
  return `6k1/5ppp/8/8/8/8/${pawns}/${rank.replace(/1+/g, (run) => String(run.length))} w - - 0 1 dm 1;`;
};
const pairsOf = (files: string): string[] =>
  [...files].flatMap((one, index) => [...files.slice(index + 1)].map((other) => one + other));
const labels = ({ buttons = [] }: Reply): string[] => buttons.map(({ label }) => label);

describe('what /puzzles add offers', () => {
  it('nothing, when all is fine or nothing can be made of it', async () => {
    expect(labels(await add([`${BACK_RANK} dm 1;`, `${NO_MATE} dm 2;`, 'rubbish']))).toEqual([]);
  });

  it('to take puzzles with their shorter mate: then they are given', async () => {
    const report = await add([`${FOUR_VERDICTS} dm 4;`, `${BACK_RANK} dm 2;`]);
    expect(labels(report)).toEqual(['Take 2 with their shorter mate']);
    const taken = await press(house, report, 'Take 2 with their shorter mate');
    expect(taken.text).toContain('**Taken with their shorter mate: 2 puzzles.**');
    expect(taken.text).toContain('#1 Sound: mate in 2, and only Kf7 does it.');
    expect((await house.run('puzzles queue')).text).toContain('1. #1 mate in 2');
    expect((await house.run('puzzle')).text).toContain('mate in 2');
  });

  it('to accept cooked puzzles: then every key is right', async () => {
    const report = await add([`${TWO_KEYS} dm 1;`]);
    const taken = await press(house, report, 'Accept 1 with several keys');
    expect(taken.text).toContain('**Accepted with several keys: 1 puzzle.**');
    await house.run('puzzle');
    expect((await house.run('move', { moves: 'Ra8' })).text).toContain('Mate!');
    house.clock.now += 86_400_000;
    await house.run('puzzle', {}, BERT);
    expect((await house.run('move', { moves: 'Re8' }, BERT)).text).toContain('Mate!');
  });

  it('a shorter mate that is cooked too is offered once more', async () => {
    const report = await add([`${TWO_KEYS} dm 3;`]);
    const taken = await press(house, report, 'Take 1 with its shorter mate');
    expect(taken.text).toContain('**Taken with their shorter mate: no puzzles; 1 is cooked.**');
    expect(taken.text).toContain('#1 Cooked: 2 first moves mate in 1');
    const allowed = await press(house, taken, 'Accept 1 with several keys');
    expect(allowed.text).toContain('Accepted with several keys');
    expect((await house.run('puzzle')).text).toContain('mate in 1');
  });

  it('counts as taken what is given now', async () => {
    const report = await add([`${TWO_KEYS} dm 3;`, `${FOUR_VERDICTS} dm 4;`, `${BACK_RANK} dm 2;`]);
    const taken = await press(house, report, 'Take 3 with their shorter mate');
    expect(taken.text).toContain('**Taken with their shorter mate: 2 puzzles; 1 more is cooked.**');
  });

  it('pressed twice says that it is done', async () => {
    const report = await add([`${FOUR_VERDICTS} dm 4;`, `${TWO_KEYS} dm 1;`]);
    expect(labels(report)).toEqual(['Take 1 with its shorter mate', 'Accept 1 with several keys']);
    const again = ['Sound already: #1.', 'Accepted with several keys already: #2.'];
    for (const [index, label] of labels(report).entries()) {
      await press(house, report, label);
      expect((await press(house, report, label)).text).toBe(again[index]);
    }
  });

  it('with `several_keys` nothing, for they are accepted at once', async () => {
    const report = await add([`${TWO_KEYS} dm 1;`, `${BACK_RANK} dm 1;`], { several_keys: true });
    expect(report.text).toContain('**ours.epd**: 2 puzzles accepted.');
    expect(report.text).toContain('#1 Accepted with several keys: 2 first moves mate in 1: Ra8# and Re8#.');
    expect(labels(report)).toEqual([]);
  });

  it.each([
    ['TRUE', '1 puzzle accepted.'],
    ['True', '1 puzzle accepted.'],
    ['False', 'no puzzles accepted, 1 cooked.'],
    ['yes', '`several_keys` is true or false.'],
  ])('reads `several_keys` in any case: %s', async (typed, answer) => {
    expect((await add([`${TWO_KEYS} dm 1;`], { several_keys: typed })).text).toContain(answer);
  });

  it('many at once, on one button', async () => {
    const lines = pairsOf('abcd').map((files) => rooksOn(files));
    const report = await add(lines);
    expect(labels(report)).toEqual([`Accept ${lines.length} with several keys`]);
    expect((await press(house, report, labels(report)[0] ?? '')).text).toContain(`: ${lines.length} puzzles.`);
  });

  it('what one button has no room for on the next, and nothing that was not offered', async () => {
    // Cooked ones and sound ones by turns, so that no two numbers follow each other.
    const pawns = ['8', '7P', '6P1', '6PP', '5P2', '5P1P', '5PP1', '5PPP'];
    const cooked = pawns.slice(0, 4).flatMap((each) => pairsOf('abcde').map((files) => rooksOn(files, each)));
    const sound = pawns.flatMap((each) => [...'abcde'].map((file) => rooksOn(file, each)));
    const lines = cooked.flatMap((line, index) => [line, sound[index] ?? '']);
    await settled(await house.run('puzzles add', { position: rooksOn('ab', '5PPP') }));
    const report = await add(lines);
    const [first = '', ...others] = labels(report);
    expect(others).toEqual([]);
    expect(first).toMatch(new RegExp(`^Accept \\d+ of ${cooked.length} with several keys$`));
    let answer = await press(house, report, first);
    for (let presses = 0; labels(answer).length > 0 && presses < 5; presses += 1) {
      answer = await press(house, answer, labels(answer)[0] ?? '');
    }
    expect(labels(answer)).toEqual([]);
    expect((await house.store.library.count('club')).verdicts).toMatchObject({
      cooked: 1,
      'several keys': cooked.length,
    });
  });

  it('belongs to the server that added the puzzles', async () => {
    await add([`${FOUR_VERDICTS} dm 4;`, `${TWO_KEYS} dm 1;`]);
    const stranger = { ...ANNA, serverId: 'rivals' };
    for (const command of ['puzzles relabel', 'puzzles allow', 'puzzles remove']) {
      const args = command === 'puzzles remove' ? { id: '1' } : { ids: '1-2' };
      expect((await house.run(command, args, stranger)).text).toMatch(
        /^No puzzles of this server: #1-2\.$|is none of this server’s/,
      );
      expect((await house.run(command, args, BERT)).text).toContain('is for the admins');
    }
    expect((await house.run('puzzles show', { id: '1' }, stranger)).text).toBe('There is no puzzle #1 here.');
    expect((await house.store.library.count('club')).verdicts).toMatchObject({ 'shorter mate': 1, cooked: 1 });
  });
});

describe('/puzzles allow and /puzzles relabel', () => {
  it('say of each number why nothing came of it', async () => {
    await house.stock(`${CLASSIC_11} dm 2;`);
    await add([`${TWO_KEYS} dm 1;`, `${BACK_RANK} dm 1;`, `${FOUR_VERDICTS} dm 3;`, `${NO_MATE} dm 2;`]);
    const { text } = await house.run('puzzles allow', { ids: '1-5, 77' });
    const [headline, taken, ...others] = text.split('\n');
    expect(headline).toBe('**Accepted with several keys: 1 puzzle.**');
    expect(taken).toContain('#2 Accepted with several keys');
    expect(others).toEqual([
      'Common puzzles, which are the operator’s: #1.',
      'Sound already: #3.',
      'With a shorter mate, for which there is `/puzzles relabel`: #4.',
      'Without a mate, so that there is nothing to accept: #5.',
      'No puzzles of this server: #77.',
    ]);
    expect((await house.run('puzzles relabel', { ids: '2 5' })).text.split('\n')).toEqual([
      'Accepted with several keys already: #2.',
      'Without a mate, so that there is nothing to accept: #5.',
    ]);
  });
});

describe('a verdict', () => {
  it('names the command with which something can be made of the puzzle', async () => {
    const { text, file } = await add([`${TWO_KEYS} dm 1;`, `${FOUR_VERDICTS} dm 3;`]);
    for (const told of [text, file?.text]) {
      expect(told).toContain('`/puzzles allow 1` accepts it as it is.');
      expect(told).toContain('`/puzzles relabel 2` takes it as a mate in 2.');
    }
    expect((await house.run('puzzles show', { id: '1' })).text).toContain('`/puzzles allow 1`');
  });

  it('on a common puzzle names the operator’s', async () => {
    await house.stock(`${TWO_KEYS} dm 1;`);
    expect((await house.run('puzzles show', { id: '1' })).text).toContain(
      '`npm run puzzles -- allow 1` accepts it as it is.',
    );
  });
});

describe('sending the same again', () => {
  it('names puzzles that are the same in another guise', async () => {
    const report = await add([`${TWO_KEYS} dm 1;`, `${TWO_KEYS_AGAIN} dm 1;`]);
    expect(report.text).toContain('Line 2: Duplicate of #1, mirrored.');
  });

  it('tells of a file’s own puzzles how they stand', async () => {
    await add([`${BACK_RANK} dm 1;`]);
    const again = await add([`${BACK_RANK} dm 1;`]);
    expect(again.text).toContain('Line 1: #1 (added before) Sound: mate in 1');
  });
});

describe('/puzzles remove', () => {
  it('takes an own puzzle out, and brings it back when it is added again', async () => {
    await add([`${BACK_RANK} dm 1;`]);
    const asked = await house.run('puzzles remove', { id: '#1' });
    expect((await press(house, asked, 'Take it out')).text).toContain('#1 is taken out');
    expect((await house.run('puzzles queue')).text).toContain('None of your own puzzles');
    expect((await house.run('puzzles remove', { id: '1' })).text).toContain('#1 is none of this server’s own puzzles');
    expect((await press(house, asked, 'Take it out')).text).toContain('#1 is none of this server’s own puzzles');
    expect((await add([`${BACK_RANK} dm 1;`])).text).toContain('#1 Sound');
    expect((await house.run('puzzles queue')).text).toContain('1. #1 mate in 1');
  });

  it('asks first, naming the puzzle but not what it may give away, and leaves it where the answer is no', async () => {
    await add([`${BACK_RANK} dm 1; id "Rook to the back rank";`]);
    const asked = await house.run('puzzles remove', { id: '1' });
    expect(asked.text).toBe(
      '**#1** · From ours.epd, line 1\nShall I take it out? It will not be given any more; what was played stays.',
    );
    expect(labels(asked)).toEqual(['Keep it', 'Take it out']);
    expect((await press(house, asked, 'Keep it')).text).toBe('#1 stays.');
    expect((await house.run('puzzles queue')).text).toContain('1. #1 mate in 1');
  });

  it('says of a number that is not there where numbers are found', async () => {
    expect((await house.run('puzzles remove', { id: '17' })).text).toBe(
      '#17 is none of this server’s own puzzles. Their numbers are in `/puzzles queue` (those to be given), `/puzzles stats` (those that are not) and the reports of `/puzzles add`.',
    );
  });

  it('leaves the common stock to the operator', async () => {
    await house.stock(`${BACK_RANK} dm 1;`);
    expect((await house.run('puzzles remove', { id: '1' })).text).toContain('is none of this server’s own puzzles');
    expect((await house.run('puzzle')).text).toContain('mate in 1');
  });

  it('of today’s puzzle leaves the day as it is', async () => {
    await add([`${BACK_RANK} dm 1;`]);
    await house.run('puzzle');
    await house.run('puzzles remove', { id: '1', sure: true });
    expect((await house.run('move', { moves: 'Re8' })).text).toContain('Mate!');
  });
});

describe('/puzzles show', () => {
  it('shows an own puzzle with all that is known of it', async () => {
    await add([`${BACK_RANK} dm 1; id "ours";`]);
    const reply = await house.run('puzzles show', { id: '1' });
    const { text, personal } = reply;
    expect(text).toContain('**#1** · ours');
    expect(text).toContain('Sound: mate in 1, and only Re8# does it.');
    expect(text).toMatch(/[★☆]{5} Difficulty \d+\. Themes: .*back-rank mate.*\./);
    expect(text).toContain('From ours.epd, line 1; your own, a daily.');
    expect(boardIn(reply)).toEqual({ fen: BACK_RANK, orientation: 'white' });
    expect(personal).toBe(true);
  });

  it('calls no puzzle a daily that is not given', async () => {
    await add([`${TWO_KEYS} dm 1;`]);
    expect((await house.run('puzzles show', { id: '1' })).text).toContain(
      'From ours.epd, line 1; your own, not given.',
    );
  });

  it('shows common ones too', async () => {
    await house.stock(`${BACK_RANK} dm 1;`);
    expect((await house.run('puzzles show', { id: '1' })).text).toContain('From stock.epd, line 1; for all servers');
  });

  it.each(['99', '0', 'x', '../1', '__proto__'])('answers %j with one sentence', async (id) => {
    expect((await house.run('puzzles show', { id })).text).toMatch(/^[^\n]+\.$/);
  });
});
