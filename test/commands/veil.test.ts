import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import type { ShownReply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { NoticeBoard } from '../support/notice-board.js';
import { altsIn, boardIn, cardIn } from '../support/pictures.js';
import { BACK_RANK_BLACK, FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';

const TODAY = '2026-11-16';
const DAY = 86_400_000;
const RIGHT = 'Kf7 Rh1';
const OPEN = 'The board is open to all here, so times are not ranked.';

let house: House;
let notices: NoticeBoard;
beforeEach(async () => {
  notices = new NoticeBoard();
  notices.open({ serverId: 'club', channelId: '100' });
  house = await openHouse({ channels: notices });
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const setUp = (args = {}) => house.run('setup channel', { channel: '100', time: '0:00', timezone: 'UTC', ...args });
const attempt = (caller = ANNA) => house.store.play.findAttempt(caller, TODAY);

async function solve(caller: Caller, seconds: number, ...wrong: string[]): Promise<ShownReply> {
  await house.run('puzzle', {}, caller);
  house.clock.now += seconds * 1000;
  for (const moves of wrong) await house.run('move', { moves }, caller);
  return (await house.run('move', { moves: RIGHT }, caller)) as ShownReply;
}

describe('a puzzle that nobody has asked for', () => {
  it('is veiled: side, length, stars and day, but nothing of the position, and no clock', async () => {
    const shown = (await house.run('puzzle', { veil: true })) as ShownReply;
    expect(cardIn(shown)).toEqual({
      kind: 'veil',
      side: 'white',
      sideToMove: 'White to move',
      title: 'Mate in 2',
      stars: expect.stringMatching(/^★+☆*$/),
      day: '16 November 2026',
    });
    expect(shown.text).toContain('Start shows you the board and starts your clock.');
    expect(altsIn(shown)[0]).toBe(
      'White to move and mate in 2. 16 November 2026. The board is behind the curtain until you press Start.',
    );
    expect(boardIn(shown)).toBeUndefined();
    expect(altsIn(shown)).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toMatch(/5K2|king|rook|[a-h][1-8]\b/i);
    expect(await attempt()).toBeUndefined();
  });

  it('looks the same whatever stands on the board', async () => {
    const other = await openHouse();
    await other.stock('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 dm 2;');
    const [one, two] = [await house.run('puzzle', { veil: true }), await other.run('puzzle', { veil: true })];
    await other.close();
    expect({ ...cardIn(one), stars: '' }).toEqual({ ...cardIn(two), stars: '' });
  });

  it('is given with Start, which starts the clock, in the place of the veil', async () => {
    const veiled = await house.run('puzzle', { veil: true });
    house.clock.now += 60_000;
    expect(veiled.buttons?.[0]).toMatchObject({ label: 'Start', inPlace: true });
    const begun = await press(house, veiled, 'Start');
    expect(begun.text).toContain('your clock is running');
    expect(boardIn(begun)).toMatchObject({ orientation: 'white' });
    expect((await attempt())?.startedAt).toBe(house.clock.now);
  });

  it('shows the running board once it is begun, and the result once it is over', async () => {
    await house.run('puzzle');
    house.clock.now += 30_000;
    const running = await house.run('puzzle', { veil: true });
    expect(running.text).toContain('your clock shows 30.0\u00a0s');
    expect(boardIn(running)).toBeDefined();
    await house.run('move', { moves: RIGHT });
    const over = await house.run('puzzle', { veil: true });
    expect(over.text).toContain('Solved in **30.0\u00a0s**');
    expect(over.buttons?.[0]?.label).toBe('Solution');
  });

  it.each([
    ['/help', 'help', 'Show the puzzle'],
    ['/stats', 'stats', 'Show the puzzle'],
    ['/solution', 'solution', 'Keep trying'],
  ])('is not opened by a button of %s that says nothing of a clock', async (_, command, label) => {
    const shown = await press(house, await house.run(command), label);
    expect(cardIn(shown)).toMatchObject({ kind: 'veil' });
    expect(await attempt()).toBeUndefined();
  });

  it('is given at once with /puzzle, which starts the clock', async () => {
    expect(boardIn(await house.run('puzzle'))).toBeDefined();
    expect((await attempt())?.startedAt).toBe(house.clock.now);
  });

  it.each([
    ['de', 'Weiß am Zug', 'Matt in 2', '16. November 2026', 'Starten'],
    ['fr', 'Trait aux Blancs', 'Mat en 2', '16 novembre 2026', 'Commencer'],
  ])('speaks %s', async (locale, sideToMove, title, day, start) => {
    const shown = await house.run('puzzle', { veil: true }, { ...ANNA, locale });
    expect(cardIn(shown)).toMatchObject({ sideToMove, title, day });
    expect(shown.buttons?.[0]?.label).toBe(start);
  });

  it('tells that Black is to move', async () => {
    const black = await openHouse();
    await black.stock(`${BACK_RANK_BLACK} dm 1;`);
    expect(cardIn(await black.run('puzzle', { veil: true }))).toMatchObject({
      side: 'black',
      sideToMove: 'Black to move',
    });
    await black.close();
  });
});

describe('/setup channel board', () => {
  it('is veiled unless an admin says otherwise, and shown with the rest', async () => {
    expect((await setUp()).text).toContain('Posts keep the board veiled: each member’s clock starts with Start.');
    expect((await setUp({ board: 'open' })).text).toContain('Posts show the board to all, so times are not ranked.');
    expect((await setUp()).text).toContain('Posts show the board to all');
    expect((await house.run('setup show')).text).toContain('Posts show the board to all');
  });

  it.each([
    ['veiled', 'Start shows you the board'],
    ['open', OPEN],
  ])('a test of a %s board looks like its post', async (board, words) => {
    await setUp({ board });
    await house.run('setup test');
    const reply = notices.notices[0]?.reply;
    expect(reply?.text).toContain(words);
    expect(cardIn(reply)?.kind).toBe(board === 'open' ? undefined : 'veil');
    expect(boardIn(reply)?.fen).toBe(board === 'open' ? 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1' : undefined);
  });
});

describe('where the board is open to all', () => {
  it('no time is ranked: no place, no card, no board by time, no statistics, and the answer says why', async () => {
    await setUp({ board: 'open' });
    const { text } = await solve(ANNA, 20);
    expect(text).toContain('Solved in **20.0\u00a0s**');
    expect(text).toContain(OPEN);
    expect(text).not.toContain('1st of');
    const shared = await house.run('share', {});
    expect(JSON.stringify(shared)).not.toMatch(/20\.0.s|Place today|1 of 1/);
    expect((await house.run('leaderboard', { by: 'time', period: 'today' })).text).toBe(
      `**Time** · today · this server\n${OPEN}`,
    );
    expect((await house.run('leaderboard', { by: 'score', period: 'today' })).text).toContain('Anna');
    expect((await house.run('stats', { text: true })).text).not.toContain('fastest');
  });

  it('the recap names who solved it, and nobody’s time', async () => {
    await setUp({ board: 'open' });
    await solve(BERT, 20, 'Rg8+');
    await solve(ANNA, 90);
    house.clock.now += DAY;
    const { text } = await house.run('recap');
    expect(text).toContain('2 of 2 solved it.\nSolved by Anna and Bert.');
    expect(text).not.toMatch(/🥇|20\.0\u00a0s/);
  });

  it('a day stays as it was when its puzzle was chosen, whatever is set up later', async () => {
    await setUp({ board: 'open' });
    await house.run('puzzle', {}, BERT);
    await setUp({ board: 'veiled' });
    expect((await solve(ANNA, 20)).text).toContain(OPEN);
    house.clock.now += DAY;
    await house.run('puzzle', {}, BERT);
    await setUp({ board: 'open' });
    expect((await solve(ANNA, 20)).text).toContain('1st of 1 today');
    expect((await house.run('leaderboard', { by: 'time', period: 'today' })).text).toMatch(/Anna · 20\.0.s/);
  });

  it('figures that are recomputed stay the same', async () => {
    await setUp({ board: 'open' });
    await solve(ANNA, 20);
    await setUp({ board: 'veiled' });
    await house.store.players.recomputeAll({ time: '00:00', timeZone: 'UTC' });
    expect((await house.run('leaderboard', { by: 'time', period: 'today' })).text).toContain('Nobody is on this board');
    expect((await house.run('leaderboard', { by: 'score', period: 'today' })).text).toContain('Anna');
  });
});
