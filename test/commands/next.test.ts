import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, type House, openHouse, settled } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';
import { press } from '../support/pressing.js';

const DAY = 86_400_000;

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${CLASSIC_11} dm 2; id "classic";\n${FOUR_VERDICTS} dm 2;\n${TWO_KEYS} dm 1;`);
});
afterEach(() => house.close());

const next = (id?: string, caller = ANNA) => house.run('puzzles next', id === undefined ? {} : { id }, caller);
const add = async (line: string, caller = ANNA) => settled(await house.run('puzzles add', { position: line }, caller));

describe('/puzzles next', () => {
  it('tells what comes: number, length and stars, and no more', async () => {
    expect((await next()).text).toMatch(/^Next come puzzles of the common stock\./);
    await add(`${BACK_RANK} dm 1; id "Secret";`);
    expect((await next()).text.split('\n')).toEqual([
      '**What comes next**',
      expect.stringMatching(/^1\. #4 mate in 1 · [★☆]{5} · your own$/),
      'After that, puzzles of the common stock.',
    ]);
    expect((await next('1')).text).toMatch(
      /^#1 comes with the next daily, .*\n\*\*What comes next\*\*\n1\. #1 mate in 2 · [★☆]{5} · wished for\n2\. #4 /,
    );
  });

  it('what is wished for is given first, in the order of wishing, each once', async () => {
    await add(`${BACK_RANK} dm 1;`);
    await next('2');
    house.clock.now += 1;
    await next('#1');
    const given: (string | undefined)[] = [];
    for (let day = 0; day < 3; day++) {
      given.push(boardIn(await house.run('puzzle'))?.fen);
      house.clock.now += DAY;
    }
    expect(given).toEqual([FOUR_VERDICTS, CLASSIC_11, BACK_RANK]);
    expect((await next()).text).not.toContain('wished for');
  });

  it('the same number again takes it off; so does its button, as often as it is pressed', async () => {
    await next('2');
    expect((await next('2')).text).toContain('#2 is wished for no more.');
    const wished = await next('2');
    for (let times = 0; times < 2; times++) {
      expect((await press(house, wished, 'Take #2 off')).text).toContain('#2 is wished for no more.');
    }
    expect(await house.store.library.listWishes('club')).toEqual([]);
  });

  it('refuses in the same words what cannot be given, what is another server’s and what does not exist', async () => {
    await add(`${BACK_RANK} dm 1;`, { ...ANNA, serverId: 'rivals' });
    for (const id of ['3', '4', '99']) {
      expect((await next(id)).text).toBe(`There is no puzzle #${id} here that can be given.`);
    }
    expect((await next('x')).text).toContain('is no number of a puzzle');
    expect((await next('4', { ...ANNA, serverId: 'rivals' })).text).toContain('#4 comes with the next daily');
    expect((await next()).text).not.toContain('#4');
  });

  it('takes thirty wishes, and says so', async () => {
    // Pawns in every way on five files of the third rank: the rook mates on the last rank all the same.
    const ranks = Array.from({ length: 31 }, (_, index) =>
      [...'abcdefgh'].map((file) =>
        'abcdf'.indexOf(file) >= 0 && ((index + 1) >> 'abcdf'.indexOf(file)) & 1 ? 'P' : '1',
      ),
    );
    const lines = ranks.map((rank) => rank.join('').replace(/1+/g, (run) => String(run.length)));
    await house.stock(lines.map((rank) => `6k1/5ppp/8/8/8/${rank}/8/4R1K1 w - - dm 1;`).join('\n'));
    const { library } = house.store;
    const sound = await library.listPuzzles({ owner: '', verdict: 'sound', mateIn: 1 }, 0, 31);
    const last = sound.at(30)?.id;
    for (const { id } of sound.slice(0, 30)) expect(await library.addWish('club', id, house.clock.now)).toBe(true);
    expect((await next(String(last))).text).toBe('30 puzzles are wished for already; take one off first.');
  });

  it('speaks German and French too', async () => {
    await next('1');
    expect((await next(undefined, { ...ANNA, locale: 'de' })).text).toContain('1. #1 Matt in 2');
    expect((await next(undefined, { ...ANNA, locale: 'fr' })).text).toContain('1. #1 mat en 2');
  });
});
