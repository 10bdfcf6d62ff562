import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';
import { press as pressIn } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const press = (reply: Reply, label: string): Promise<Reply> => pressIn(house, reply, label);
const hintsOf = async (date: string) => (await house.store.play.findAttempt(ANNA, date))?.hints;

describe('/hint', () => {
  it('says what it costs, then tells more each time', async () => {
    await house.run('puzzle');
    const asked = await house.run('hint');
    expect(asked.text).toContain(
      'Hint 1 of 3 tells whether it is a check. It costs 15% of the points, and this try counts as lost for your rating.',
    );
    expect(asked.text).not.toContain('quiet');
    expect(await hintsOf('2026-11-16')).toBe(0);

    const first = await press(asked, 'Take hint 1');
    expect(first.text).toContain('Hint 1 of 3: It is a quiet move');
    const second = await press(first, 'Take hint 2');
    expect(second.text).toContain('Hint 2 of 3: The king on f6 moves.');
    const third = await press(second, 'Take hint 3');
    expect(third.text).toContain('Hint 3 of 3: The king on f6 goes to f7.');
    expect(third.text).toContain('no further hint');
    expect(third.buttons).toEqual([]);
    expect((await house.run('move', { moves: 'Kf7 Rh1' })).text).toContain('3 hints');
  });

  it('tells again what was taken, for nothing', async () => {
    await house.run('puzzle');
    const asked = await house.run('hint');
    const first = await press(asked, 'Take hint 1');
    expect(await press(asked, 'Take hint 1')).toEqual(first);
    expect(await house.run('hint')).toEqual(first);
    expect(await hintsOf('2026-11-16')).toBe(1);
  });

  it('skips none, whatever a button asks for', async () => {
    await house.run('puzzle');
    const jumped = await house.run('hint', { date: '2026-11-16', ply: 0, level: 3 });
    expect(jumped.text).toContain('Hint 1 of 3: It is a quiet move');
    expect(jumped.text).not.toContain('f7');
  });

  it('starts anew with the next move, and does not sell that a mating move is a check', async () => {
    await house.run('puzzle');
    await press(await house.run('hint'), 'Take hint 1');
    await house.run('move', { moves: 'Kf7' });
    const asked = await house.run('hint');
    expect(asked.text).toContain('Hint 1 of 2 tells which piece moves.');
    expect((await press(asked, 'Take hint 1')).text).toContain('Hint 1 of 2: The rook on g1 moves.');
  });

  it('a button for a move that was played since costs nothing', async () => {
    await house.run('puzzle');
    const asked = await house.run('hint');
    await house.run('move', { moves: 'Kf7' });
    const late = await press(asked, 'Take hint 1');
    expect(late.text).toContain('That hint was for an earlier move.');
    expect(late.text).not.toContain('rook');
    expect(await hintsOf('2026-11-16')).toBe(0);
  });

  it('marks the puzzle whose button was pressed, also when another board was opened since', async () => {
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;`);
    const yesterdays = await house.run('puzzle');
    house.clock.now += 86_400_000;
    const todays = await house.run('puzzle');
    expect(boardIn(todays)?.fen).not.toBe(boardIn(yesterdays)?.fen);

    const taken = await press(await press(yesterdays, 'Hint'), 'Take hint 1');
    expect([await hintsOf('2026-11-16'), await hintsOf('2026-11-17')]).toEqual([1, 0]);
    await press(taken, 'Take hint 2');
    await press(await press(todays, 'Hint'), 'Take hint 1');
    expect([await hintsOf('2026-11-16'), await hintsOf('2026-11-17')]).toEqual([2, 1]);
  });

  it('of an older post leads to its own board', async () => {
    await house.run('puzzle', {}, BERT);
    house.clock.now += 86_400_000;
    const asked = await house.run('hint', { date: '2026-11-16' });
    expect(asked.text).toMatch(/the button shows the puzzle of 16\sNovember\s2026/);
    expect(asked.buttons?.[0]?.invoke).toEqual({ command: 'puzzle', args: { date: '2026-11-16' } });
  });

  it('says so when there is nothing to hint at', async () => {
    expect((await house.run('hint')).text).toContain('Look at the board first');
    await house.run('puzzle');
    const asked = await house.run('hint');
    await house.run('move', { moves: 'Kf7 Rh1' });
    for (const reply of [await house.run('hint'), await press(asked, 'Take hint 1')]) {
      expect(reply.text).toContain('is over for you');
    }
    expect(await hintsOf('2026-11-16')).toBe(0);
  });
});
