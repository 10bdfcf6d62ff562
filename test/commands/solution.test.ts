import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/command.js';
import { type House, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

async function press(reply: Reply, label: string): Promise<Reply> {
  const button = reply.buttons?.find((each) => each.label === label);
  if (!button || button.disabled) throw new Error(`no button ${label}`);
  return house.run(button.invoke.command, button.invoke.args);
}

describe('/solution', () => {
  it('asks before it ends an attempt, and leaves it alone when told to', async () => {
    await house.run('puzzle');
    const asked = await house.run('solution');
    expect(asked.text).toContain('it will count as given up');
    expect(asked.board).toBeUndefined();
    await press(asked, 'Keep trying');
    expect((await house.run('move', { moves: 'Kf7' })).text).toContain('Right');
  });

  it('ends the attempt, then steps through the whole line and back', async () => {
    await house.run('puzzle');
    let shown = await press(await house.run('solution'), 'Give up and show it');
    expect(shown.text).toContain('Given up.');
    expect(shown.board).toMatchObject({ fen: FOUR_VERDICTS, arrow: { move: 'f6f7', meaning: 'solution' } });
    const boards = [shown.board?.fen];
    for (let step = 0; step < 3; step++) {
      shown = await press(shown, '▶');
      boards.push(shown.board?.fen);
    }
    expect(shown.text).toContain('**1.Kf7 Kh7 2.Rh1#**');
    expect(shown.buttons?.find(({ label }) => label === '▶')?.disabled).toBe(true);
    for (const fen of boards.reverse().slice(1)) {
      shown = await press(shown, '◀');
      expect(shown.board?.fen).toBe(fen);
    }
    expect((await house.run('move', { moves: 'Kf7' })).text).toContain('Given up.');
  });

  it('has a menu of the defences', async () => {
    await house.run('puzzle');
    const shown = await press(await house.run('solution'), 'Give up and show it');
    expect(shown.menu?.placeholder).toBe('Black: 1 defence to 1.Kf7');
    expect(shown.menu?.options.map(({ label, description }) => [label, description])).toEqual([
      ['Kh7 (shown)', 'then mate in 1'],
    ]);
  });

  it('shows a solved puzzle without asking', async () => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    expect((await house.run('solution')).text).toContain('Solved in');
  });

  it('a tampered button does no harm', async () => {
    await house.run('puzzle');
    await press(await house.run('solution'), 'Give up and show it');
    for (const args of [{ at: 99 }, { defences: '7.7.7' }, { defences: 'x..-1' }, { at: 2, from: 900 }]) {
      expect((await house.run('solution', args)).text).toContain('1.Kf7');
    }
  });
});

describe('/why', () => {
  it('keeps the answer to itself until the attempt is over', async () => {
    await house.run('puzzle');
    expect((await house.run('why', { move: 'Rg8' })).text).toContain('give the answer away');
  });

  it.each([
    ['Rg8', '**Rg8+** fails to **Kxg8**'],
    ['Rg7', 'stalemate'],
    ['Rg6', 'in 3 moves instead of 2'],
    ['Kf7', 'is right'],
    ['Kf7 Kh7 Rg2', '**Rg2** fails to'],
    ['Kf7 Kh7 Rh1', 'is mate'],
    ['Ra1 Kg8 Ra8', '**Ra1**'],
    ['banana', "I can't read that"],
  ])('%s: %s', async (move, sentence) => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    expect((await house.run('why', { move })).text).toContain(sentence);
  });

  it('draws the refutation', async () => {
    await house.run('puzzle');
    await house.run('move', { moves: 'Kf7 Rh1' });
    const { board } = await house.run('why', { move: 'Rg8' });
    expect(board?.arrow).toEqual({ move: 'h8g8', meaning: 'refutation' });
  });
});

describe('/hint', () => {
  it('says what it costs, then tells more each time; a second press of the same button is not counted', async () => {
    await house.run('puzzle');
    const asked = await house.run('hint');
    expect(asked.text).toContain('Hint 1 of 3 tells whether it is a check');
    const first = await press(asked, 'Take hint 1');
    expect(first.text).toContain('quiet move');
    expect((await press(asked, 'Take hint 1')).text).toBe(first.text);
    const second = await press(first, 'Take hint 2');
    expect(second.text).toContain('The king on f6 moves.');
    expect((await press(second, 'Take hint 3')).text).toContain('The king on f6 goes to f7.');
    expect((await house.run('hint')).text).toContain('all the hints');
    expect((await house.run('move', { moves: 'Kf7 Rh1' })).text).toContain('3 hints');
  });

  it('starts anew with the next move', async () => {
    await house.run('puzzle');
    await house.run('hint', { level: 1 });
    await house.run('move', { moves: 'Kf7' });
    const first = await press(await house.run('hint'), 'Take hint 1');
    expect(first.text).toContain('It is a check.');
  });
});
