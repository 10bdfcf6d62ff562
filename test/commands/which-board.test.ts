import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hintPriceOf } from '../../src/play/hint-price.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';
import { shelve } from '../support/shelve.js';

const DAY = 86_400_000;

let house: House;
let yesterday: string;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;\n${CLASSIC_11} dm 2;`);
  await shelve(house, `${BACK_RANK} dm 1;`);
  yesterday = boardIn(await house.run('puzzle'))?.fen ?? '';
  house.clock.now += DAY;
});
afterEach(() => house.close());

const move = async (moves: string) => (await house.run('move', { moves })).text;
const attemptAt = (puzzleRef: string) => house.store.play.findAttempt(ANNA, puzzleRef);

/** A move that is wrong in one of the two dailies and impossible in the other. */
const wrongAt = (fen: string): string => (fen === FOUR_VERDICTS ? 'Rg8' : 'Rxa7');

describe('a move without a date', () => {
  it('goes to the puzzle that was left open while today’s is not begun, and the answer names the day', async () => {
    expect(await move(wrongAt(yesterday))).toMatch(/^16\sNovember\s2026 · \*\*R/);
    expect((await attemptAt('2026-11-16'))?.wrong).toBe(1);
  });

  it('is asked about once today’s puzzle is begun and an older open board was looked at since', async () => {
    const today = boardIn(await house.run('puzzle'))?.fen ?? '';
    expect(today).not.toBe(yesterday);
    await house.run('puzzle', { date: 'yesterday' });
    const asked = await house.run('move', { moves: wrongAt(today) });
    expect(asked.text).toMatch(/^Two of your boards are open/);
    expect((await attemptAt('2026-11-17'))?.wrong).toBe(0);
    expect((await press(house, asked, 'Today’s puzzle')).text).toMatch(/^(?:17\sNovember\s2026 · )?\*\*R/);
    expect((await attemptAt('2026-11-16'))?.wrong).toBe(0);
    expect((await attemptAt('2026-11-17'))?.wrong).toBe(1);
    expect((await house.bot.complete('move', 'moves', '', ANNA)).map(({ name }) => name)).toContain(wrongAt(today));
  });

  it('goes to the practice puzzle when nothing of today is open, and the answer names it', async () => {
    await house.run('practice');
    expect(await move('Re7')).toMatch(/^Practice puzzle #3 · \*\*Re7\*\*/);
    expect((await attemptAt('practice-3'))?.wrong).toBe(1);
  });

  it('belongs to the same puzzle as a hint, the solution and the question why', async () => {
    const replies = async () => ({
      hint: (await house.run('hint')).text,
      solution: (await house.run('solution')).text,
      why: (await house.run('why', { move: 'Rg8' })).text,
    });
    const before = await replies();
    for (const text of Object.values(before)) expect(text).toMatch(/16\sNovember\s2026/);
    await house.run('puzzle');
    await house.run('puzzle', { date: 'yesterday' });
    const after = await replies();
    for (const text of Object.values(after)) expect(text).toMatch(/17\sNovember\s2026/);
  });

  it('names today’s puzzle when the practice board was looked at last, and not when today’s was', async () => {
    const today = boardIn(await house.run('puzzle'))?.fen ?? '';
    expect((await house.run('hint')).text).toMatch(/^Hint 1/);
    expect(await move('nonsense')).toMatch(/^“nonsense”/);
    await house.run('practice');
    expect((await house.run('hint')).text).toMatch(/^17\sNovember\s2026 · Hint 1/);
    expect((await house.run('solution')).text).toMatch(/17\sNovember\s2026/);
    expect((await house.run('why', { move: 'Re7' })).text).toMatch(/^17\sNovember\s2026 · /);
    expect(await move('nonsense')).toMatch(/^17\sNovember\s2026 · “nonsense”/);
    expect(await move(wrongAt(today))).toMatch(/^Two of your boards are open/);
    expect((await attemptAt('practice-3'))?.wrong).toBe(0);
    await house.run('puzzle');
    expect((await house.run('hint')).text).toMatch(/^Hint 1/);
  });

  it('a board’s own button still goes to its own board', async () => {
    await house.run('puzzle');
    const reply = await house.run('move', { moves: wrongAt(yesterday), date: '2026-11-16' });
    expect(reply.text).toMatch(/^16\sNovember\s2026 · /);
    expect((await attemptAt('2026-11-16'))?.wrong).toBe(1);
  });
});

describe('/hint tells the true price', () => {
  const hint = async (args = {}) => (await house.run('hint', args)).text;
  const takeHint = (date: string) => house.run('hint', { date, ply: 0, level: 1 });

  it('of a daily that was begun on its day: points until the end of the day after, the rating once', async () => {
    expect(await hint()).toContain('It costs 15% of the points, and this try counts as lost for your rating.');
    await takeHint('2026-11-16');
    expect(await hint()).toMatch(/It costs 15% of the points\.$/);
    house.clock.now += DAY;
    expect(await hint()).toMatch(/It costs nothing\.$/);
  });

  it('of a daily that was left open so long that only the rating is left', async () => {
    house.clock.now += DAY;
    expect(await hint()).toContain('It costs no points, but this try counts as lost for your rating.');
  });

  it('of a tenth that always stays: no points, but the place of the day', async () => {
    for (const wrong of ['Rg8', 'Rg7', 'Kg5']) await move(wrong);
    await takeHint('2026-11-16');
    await house.run('hint', { date: '2026-11-16', ply: 0, level: 2 });
    expect(await attemptAt('2026-11-16')).toMatchObject({ wrong: 3, hints: 2 });
    expect(await hint()).toMatch(/It costs no points any more, but it counts for your place of the day\.$/);
    house.clock.now += DAY;
    expect(await hint()).toMatch(/It costs nothing\.$/);
  });

  it.each([
    ['is ranked', false, true],
    ['stands open to all and is not ranked', true, false],
  ])('of a tenth that always stays, where the board %s', (_, openBoard, place) => {
    const spent = { puzzleRef: '2026-11-16', openedOn: '2026-11-16', wrong: 5, hints: 0, flagged: false, openBoard };
    expect(hintPriceOf(spent, '2026-11-16', true)).toEqual({ percent: 0, place });
  });

  it('of an earlier day: none', async () => {
    await house.run('puzzle', {}, { ...ANNA, userId: 'bert' });
    house.clock.now += DAY;
    await house.run('puzzle', { date: '2026-11-17' });
    expect(await hint({ date: '2026-11-17' })).toMatch(/^17\sNovember\s2026 · Hint 1 of 3 .*It costs nothing\.$/);
  });

  it('of practice: no points, but the practice rating, and only the first time', async () => {
    await house.run('practice');
    expect(await hint()).toBe(
      'Practice puzzle #3 · Hint 1 of 2 tells which piece moves. It costs no points, but this try counts as lost for your practice rating.',
    );
    await takeHint('practice-3');
    expect(await hint()).toMatch(/It costs nothing\.$/);
  });

  it('of a position that was seen before, in another server: points only', async () => {
    const elsewhere = { ...ANNA, serverId: 'rivals' };
    const seen = await attemptAt('2026-11-16');
    await house.store.play.giveDaily('rivals', '2026-11-17', seen?.puzzleId ?? 0);
    await house.run('puzzle', {}, elsewhere);
    expect((await house.run('hint', {}, elsewhere)).text).toMatch(/It costs 15% of the points\.$/);
  });
});
