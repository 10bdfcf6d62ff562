import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';

/** 1.Re8# only; both knights can go to e4. */
const TWO_KNIGHTS = '6k1/5ppp/8/8/8/2N3N1/8/4R1K1 w - - 0 1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const move = (moves: string) => house.run('move', { moves });

describe('a move that cannot be played', () => {
  it('before the first look: says to look first', async () => {
    const reply = await move('Kf7');
    expect(reply.text).toContain('Look at the board first');
    expect(reply.buttons?.[0]?.invoke.command).toBe('puzzle');
  });

  it.each([
    ['unreadable', 'banana', 'I can’t read that as a move'],
    ['signs alone', '???', '“???”: I can’t read that as a move'],
    ['files alone that no pawn connects', 'ha', 'I can’t read that as a move'],
    ['illegal', 'Rh8', 'There is no white rook that can reach h8.'],
    ['out of reach', 'Kg8', 'Your king can’t go to g8.'],
    ['into check', 'Kg7', 'Your king would be in check after that move.'],
    ['nothing at all', '   ', 'Type a move'],
    ['the other side’s piece', 'h8h7', 'is not yours'],
  ])('%s: %s', async (_, typed, sentence) => {
    await house.run('puzzle');
    expect((await move(typed)).text).toContain(sentence);
    // It costs nothing, and the attempt goes on.
    expect((await move('Kf7 Rh1')).text).toContain('with no wrong tries and no hints');
  });

  it('ambiguous: asks which, with the full forms', async () => {
    await house.stock(`${TWO_KNIGHTS} dm 1;`);
    await house.run('puzzle');
    expect((await move('Ne4')).text).toContain('Which knight: `Nce4` or `Nge4`?');
  });

  it('after the end: says how it ended and keeps it', async () => {
    await house.run('puzzle');
    house.clock.now += 5000;
    await move('Kf7 Rh1');
    house.clock.now += 5000;
    const again = await move('Kf7');
    expect(again.text).toMatch(/^The puzzle of 16\sNovember\s2026 is over for you\. Solved in \*\*5\.0\u00a0s\*\*/);
    expect((await house.run('stats')).text).toContain('1 of 1 puzzle solved');
  });

  it('text that would be formatting, a ping or endless is shown as text or refused', async () => {
    await house.run('puzzle');
    expect((await move('<@everyone>')).text).toContain('\\<\\@everyone\\>');
    expect((await move('Q'.repeat(5000))).text).toContain('keep it to 200 characters');
  });
});

describe('commands that are wrong', () => {
  it.each([
    ['an unknown command', 'dance', {}, 'I don’t know /dance'],
    ['a missing option', 'move', {}, '`/move` needs `moves`'],
    ['an unknown option', 'puzzle', { colour: 'red' }, '`/puzzle` takes no “colour”'],
    ['a date that is none', 'puzzle', { date: '2026-02-30' }, 'I read dates like `2026-11-16`'],
    ['a date to come', 'puzzle', { date: '2027-01-01' }, 'not out yet'],
    [
      'a day without a puzzle',
      'puzzle',
      { date: '2020-01-01' },
      'There was no puzzle here on 1\u00a0January\u00a02020.',
    ],
    ['a number out of range', 'hint', { level: 9 }, 'a whole number from 1 to 3'],
    ['a prototype’s name as an option', 'puzzle', { constructor: 'x' }, 'takes no “constructor”'],
  ])('%s gets one clear sentence', async (_, command, args, sentence) => {
    const reply = await house.run(command, args);
    expect(reply.text).toContain(sentence);
    expect(reply.text).not.toContain('\n');
  });
});
