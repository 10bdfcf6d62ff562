import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { boardIn, boardsIn, cardIn } from '../support/pictures.js';
import { FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';

const DAY = 86_400_000;
const RIGHT = 'Kf7 Rh1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const member = (name: string, changes: Partial<Caller> = {}): Caller => ({
  ...ANNA,
  userId: name.toLowerCase(),
  name,
  isAdmin: false,
  ...changes,
});

/** Somebody opens the puzzle, and so many seconds later answers with these moves, one after the other. */
async function play(name: string, seconds: number, ...answers: string[]): Promise<void> {
  const began = house.clock.now;
  await house.run('puzzle', {}, member(name));
  house.clock.now += seconds * 1000;
  for (const moves of answers) await house.run('move', { moves }, member(name));
  house.clock.now = began;
}

const recap = async (args = {}, caller = member('Reader')) => {
  house.clock.now += DAY;
  const reply = await house.run('recap', args, caller);
  house.clock.now -= DAY;
  return reply;
};

describe('/recap', () => {
  it('tells who solved yesterday’s puzzle, who did best, and what was tried in vain', async () => {
    await play('Ada', 30, RIGHT);
    await play('Ben', 12.3, RIGHT);
    await play('Cleo', 90, 'Rg8+', RIGHT);
    await play('Dan', 100, 'Rg8+', 'Rg7', RIGHT);
    await play('Eve', 5, 'Rg8+');
    await play('Finn', 5, 'Rg7');
    await play('Gil', 5);
    const reply = await recap();
    expect(reply.text.split('\n')).toEqual([
      '**Recap of 16 November 2026: mate in 2**',
      '4 of 6 solved it.',
      '🥇 Ben · 12.3\u00a0s',
      '🥈 Ada · 30.0\u00a0s',
      '🥉 Cleo · 1\u00a0min 30\u00a0s · 1 wrong try',
      'Also solved by Dan.',
      'The most popular wrong try: 50% tried **Rg8+**, refuted by **Kxg8**.',
      'And 33% tried **Rg7**, which is stalemate.',
    ]);
    expect(reply).toMatchObject({
      personal: true,
      pictures: [
        { orientation: 'white', lastMove: 'g1g8', arrow: { move: 'h8g8', meaning: 'refutation' } },
        { orientation: 'white', lastMove: 'g1g7' },
      ],
    });
    expect(boardsIn(reply)[1]).not.toHaveProperty('arrow');
    expect(JSON.stringify(reply)).not.toMatch(/Kf7|f6f7|Rh1|g1h1/);
  });

  it('gives those who are as fast the same medal, and leaves the next one out', async () => {
    for (const name of ['Ada', 'Ben', 'Cleo']) await play(name, name === 'Cleo' ? 21 : 20, RIGHT);
    expect((await recap()).text).toContain('🥇 Ada · 20.0\u00a0s\n🥇 Ben · 20.0\u00a0s\n🥉 Cleo · 21.0\u00a0s');
  });

  it('gives the medals by the places of the day: fewer wrong tries and hints first, then time', async () => {
    await play('Slow', 323, RIGHT);
    await play('Hasty', 83, 'Rg8+', 'Rg7', RIGHT);
    const date = '2026-11-16';
    await house.run('puzzle', {}, member('Helped'));
    await house.run('hint', { date, ply: 0, level: 1 }, member('Helped'));
    house.clock.now += 30_000;
    await house.run('move', { moves: RIGHT }, member('Helped'));
    expect((await recap()).text).toContain(
      '🥇 Slow · 5\u00a0min 23\u00a0s\n🥈 Helped · 30.0\u00a0s · 1 hint\n🥉 Hasty · 1\u00a0min 23\u00a0s · 2 wrong tries',
    );
  });

  it('names who solved it in no human time, without the time', async () => {
    await play('Ada', 20, RIGHT);
    await play('Robot', 0.1, RIGHT);
    expect((await recap()).text).toContain('2 of 2 solved it.\n🥇 Ada · 20.0\u00a0s\nAlso solved by Robot.');
  });

  it('tells nothing of who hides, not even a number', async () => {
    await play('Ada', 20, RIGHT);
    await play('Ben', 10, 'Rg8+', RIGHT);
    expect((await recap()).text).toContain('50% tried');
    await house.run('settings', { hide_me: true }, member('Ben'));
    const { text } = await recap();
    expect(text).toContain('1 of 1 solved it.\n🥇 Ada · 20.0\u00a0s');
    expect(text).not.toMatch(/Ben|tried/);
    await house.run('settings', { hide_me: true }, member('Ada'));
    expect((await recap()).text).not.toMatch(/Ada|solved it/);
  });

  it('names fifteen beside the fastest, and counts the others', async () => {
    for (let index = 0; index < 25; index++) await play(`N${index}`, 10 + index, RIGHT);
    expect((await recap()).text).toMatch(/Also solved by N3, N4, .*, N17 and 7 more\.$/);
  });

  it('shows names letter for letter, and pings nobody', async () => {
    await play('**x** @everyone', 20, RIGHT);
    await play(`<@123> ${'long '.repeat(20)}`, 30, RIGHT);
    const { text } = await recap();
    expect(text).toContain('🥇 \\*\\*x\\*\\* \\@everyone · 20.0\u00a0s');
    expect(text).toContain('🥈 \\<\\@123\\> long long long l… · 30.0\u00a0s');
  });

  it('tells only of the most popular try when no other was tried twice', async () => {
    await play('Ada', 20, 'Rg7', 'Rg8');
    await play('Ben', 20, 'Rg7');
    const reply = await recap();
    expect(reply.text).toContain('100% tried **Rg7**, which is stalemate.');
    expect(reply.text).not.toContain('Rg8');
    expect(reply.pictures).toHaveLength(1);
  });

  it('keeps names from right to left apart from the figures behind them', async () => {
    const names = ['محمد', 'דוד', 'Ada', 'علي'];
    for (const [index, name] of names.entries()) await play(name, 20 + index, RIGHT);
    const { text } = await recap();
    expect(text).toContain('🥇 \u2068محمد\u2069 · 20.0\u00a0s\n🥈 \u2068דוד\u2069 · 21.0\u00a0s\n🥉 Ada · 22.0\u00a0s');
    expect(text).toContain('Also solved by \u2068علي\u2069.');
  });

  it('is kind when nobody solved it, and shows the puzzle where nobody went wrong', async () => {
    await house.run('puzzle', {}, member('Ada'));
    await house.run('solution', { date: '2026-11-16', give_up: true }, member('Ada'));
    const reply = await recap();
    expect(reply.text).toMatch(/1 member tried it\. It was a tough one: nobody solved it this time\.$/);
    expect(boardIn(reply)).toEqual({ fen: FOUR_VERDICTS, orientation: 'white' });
  });

  it.each([
    ['de', ['Rückblick auf den 16. November 2026: Matt in 2', '1 von 2 hat die Aufgabe gelöst.', '20,0 s']],
    ['de', ['Der beliebteste Fehlversuch: 100 % versuchten **Tg8+**, widerlegt durch **Kxg8**.']],
    ['fr', ['Bilan du 16 novembre 2026 : mat en 2', '1 sur 2 l’a résolu.']],
    ['fr', ['100 % ont essayé **Tg8+**, réfuté par **Rxg8**.']],
  ])('speaks %s, with its letters: %s', async (locale, sentences) => {
    await play('Ada', 20, 'Rg8', RIGHT);
    await play('Ben', 20, 'Rg8');
    const { text } = await recap({}, member('Reader', { locale }));
    for (const sentence of sentences) expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
  });

  it('leads to the solution of that day and to the puzzle of today', async () => {
    await play('Ada', 20, RIGHT);
    const reply = await recap();
    house.clock.now += DAY;
    expect((await press(house, reply, 'Solution')).text).toContain('16 November 2026'.replaceAll(' ', '\u00a0'));
    expect(cardIn(await press(house, reply, 'Today’s puzzle'))).toMatchObject({ kind: 'veil' });
  });

  it('tells of any day that is over, and only of the server in which it is asked', async () => {
    await play('Ada', 20, RIGHT);
    house.clock.now += DAY;
    await play('Ben', 20, RIGHT);
    house.clock.now += 5 * DAY;
    expect((await house.run('recap', { date: '2026-11-16' })).text).toContain('🥇 Ada');
    expect((await house.run('recap', { date: '2026-11-17' })).text).toContain('🥇 Ben');
    expect((await house.run('recap', { date: '2026-11-16' }, member('Ada', { serverId: 'rivals' }))).text).toContain(
      'Nobody played',
    );
  });

  it.each([
    ['today', { date: 'today' }, 'The recap of 17 November 2026 comes tomorrow, when the day is over.'],
    ['a day on which nobody played', {}, 'Nobody played the daily of 16 November 2026 here'],
    ['a day to come', { date: '2027-01-01' }, 'is not out yet'],
    ['what is no day', { date: 'banana' }, 'I read dates like'],
    ['practice', { date: 'practice-1' }, 'I read dates like'],
  ])('has a sentence for %s', async (_, args, words) => {
    const reply = await recap(args);
    expect(reply.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(reply.personal).toBe(true);
    expect(boardIn(reply)).toBeUndefined();
  });
});
