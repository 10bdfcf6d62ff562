import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { positionKey, positionOfFen } from '../../src/games/chess/position.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';
import { shelve } from '../support/shelve.js';

const TODAY = '2026-11-16';
const PRACTICE = 'practice-2';

/** The rook on f1 instead of g1, and the same key. `Rg8` is possible today alone, `Rf5` here alone, `Kf7` and `Kg5` on both. */
const ROOK_ON_F1 = '7k/8/5K2/8/8/8/8/5R2 w - - 0 1';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await shelve(house, `${ROOK_ON_F1} dm 2;`);
});
afterEach(() => house.close());

const look = async (date: string): Promise<void> => {
  const known = await house.store.play.findAttempt(ANNA, date);
  await (date === TODAY || known ? house.run('puzzle', { date }) : house.run('practice'));
};

/** Looks at these boards in turn; one with `over` is given up first. */
const lookAt = async (...boards: readonly string[]): Promise<void> => {
  for (const board of boards) {
    const [date = '', over] = board.split(' ');
    await look(date);
    if (over) await house.run('solution', { date, give_up: true });
  }
};

const wrongTries = async (): Promise<readonly (number | undefined)[]> => {
  const attempts = [TODAY, PRACTICE].map((date) => house.store.play.findAttempt(ANNA, date));
  return (await Promise.all(attempts)).map((attempt) => attempt?.wrong);
};
const move = (moves: string) => house.run('move', { moves });
const labels = ({ buttons = [] }: Reply) => buttons.map(({ label }) => label);

const TODAYS = /^16\sNovember\s2026 · /;
const PRACTISED = /^Practice puzzle #2 · /;
const UNNAMED = /^(?!16\sNov|Practice)/;
const ASKED = /^Two of your boards are open\. On which one do you play “\w+”\?$/;

describe('a typed move', () => {
  it.each([
    // Only boards that are open can be meant.
    [[PRACTICE, `${TODAY} over`], 'Kg5', PRACTISED, [0, 1]],
    [[PRACTICE, `${TODAY} over`], 'Rg8', PRACTISED, [0, 0]],
    [[TODAY, `${PRACTICE} over`], 'Kg5', TODAYS, [1, 0]],
    [[`${PRACTICE} over`, `${TODAY} over`], 'Kg5', /^The puzzle of 16\sNovember\s2026 is over for you/, [0, 0]],
    [[`${TODAY} over`, `${PRACTICE} over`], 'Kg5', /^Practice puzzle #2 is over for you/, [0, 0]],
    [[PRACTICE], 'Kg5', PRACTISED, [undefined, 1]],
    // Both are open, and today's was looked at last.
    [[PRACTICE, TODAY], 'Kg5', UNNAMED, [1, 0]],
    [[PRACTICE, TODAY], 'Rf5', UNNAMED, [0, 0]],
    // Both are open, and practice was looked at last.
    [[TODAY, PRACTICE], 'Rf5', PRACTISED, [0, 0]],
    // A slip on the practice board is not charged to the day.
    [[TODAY, PRACTICE], 'Rg8', ASKED, [0, 0]],
    [[TODAY, PRACTICE], 'Kg5', ASKED, [0, 0]],
    [[TODAY, PRACTICE], 'Kf7', ASKED, [0, 0]],
    [[TODAY, PRACTICE], 'R', TODAYS, [0, 0]],
    [[TODAY, PRACTICE], '', TODAYS, [0, 0]],
    // What was looked at since and is over changes nothing.
    [[TODAY, PRACTICE, `${PRACTICE} over`], 'Kg5', TODAYS, [1, 0]],
  ])('after looking at %j: %s', async (boards, typed, says, wrong) => {
    await lookAt(...boards);
    expect((await move(typed)).text).toMatch(says);
    expect(await wrongTries()).toEqual(wrong);
  });
});

describe('a board whose proof was taken back', () => {
  it('keeps nobody from the other one', async () => {
    await lookAt(TODAY, PRACTICE);
    await house.store.library.forgetProof(positionKey(positionOfFen(ROOK_ON_F1)));
    expect((await move('Rg8')).text).toContain('escape');
    expect((await house.run('hint')).text).toContain('Hint 1 of 3');
  });
});

describe('which board a move is for', () => {
  it('is asked without telling what the move is worth', async () => {
    await lookAt(TODAY, PRACTICE);
    const [right, wrong] = [await move('Kf7'), await move('Kg5')];
    expect(labels(right)).toEqual(['Today’s puzzle', 'Practice puzzle #2']);
    expect(JSON.stringify(right).replaceAll('Kf7', 'Kg5')).toBe(JSON.stringify(wrong));
  });

  it('is answered by a button, which plays it there', async () => {
    await lookAt(TODAY, PRACTICE);
    const practised = await press(house, await move('Kg5'), 'Practice puzzle #2');
    expect(practised.text).toMatch(PRACTISED);
    expect(await wrongTries()).toEqual([0, 1]);
    const todays = await press(house, await move('Kf7 Rh1'), 'Today’s puzzle');
    expect(todays.text).toMatch(/^16\sNovember\s2026 · \*\*1\.Kf7 Kh7 2\.Rh1#\*\* Mate!/);
  });

  it('is not asked again once the member has played on today’s', async () => {
    await lookAt(TODAY, PRACTICE);
    await press(house, await move('Kg5'), 'Today’s puzzle');
    expect((await move('Kf7')).text).toMatch(/^Right: /);
  });

  it('is not played any more when the board has gone on since', async () => {
    await lookAt(TODAY, PRACTICE);
    const asked = await move('Kg5');
    await house.run('move', { moves: 'Kf7', date: TODAY });
    expect((await press(house, asked, 'Today’s puzzle')).text).toContain('That was for an earlier position.');
    expect(await wrongTries()).toEqual([0, 0]);
  });

  it('takes as many moves along as a button carries, and names them', async () => {
    await lookAt(TODAY, PRACTICE);
    const asked = await move(`Kf7${'!'.repeat(30)} ${'Rh1 '.repeat(40)}`);
    expect(asked.text).toMatch(/“Kf7( Rh1)+…?”\?$/);
    expect((await press(house, asked, 'Today’s puzzle')).text).toContain('Mate!');
  });

  it('is said by the suggestions for moves that are possible on one of them', async () => {
    await lookAt(TODAY, PRACTICE);
    const suggest = async (typed: string) =>
      (await house.bot.complete('move', 'moves', typed, ANNA)).map(({ name, value }) => [name, value]);
    expect(await suggest('kf')).toEqual([
      ['Kf5', 'f6f5'],
      ['Kf7', 'f6f7'],
    ]);
    expect(await suggest('rf')).toContainEqual(['Rf5 · Practice puzzle #2', 'f1f5']);
    expect(await suggest('rg')).toContainEqual(['Rg8 · Today’s puzzle', 'g1g8']);
    expect(await suggest('ra')).toEqual([
      ['Ra1 · Practice puzzle #2', 'f1a1'],
      ['Ra1 · Today’s puzzle', 'g1a1'],
    ]);
  });

  it.each([
    ['de', 'Zwei deiner Bretter sind offen. Auf welchem spielst du „Kf7“?', ['Aufgabe von heute', 'Übungsaufgabe #2']],
    [
      'fr',
      'Deux de tes échiquiers sont ouverts. Sur lequel joues-tu «\u00a0Kf7\u00a0»\u202f?',
      ['Problème du jour', 'Exercice n° 2'],
    ],
  ])('is asked in %s', async (language, text, buttons) => {
    await lookAt(TODAY, PRACTICE);
    const asked = await house.run('move', { moves: 'Kf7' }, { ...ANNA, locale: language });
    expect(asked.text).toBe(text);
    expect(labels(asked)).toEqual(buttons);
  });
});

describe('a board that is not today’s', () => {
  const howTo = async () => (await house.run('puzzle', { date: PRACTICE })).text.split('\n').at(-1);

  it('says how it is answered, when a typed move may belong to today’s', async () => {
    await lookAt(PRACTICE);
    expect(await howTo()).toBe('Answer with `/move`, or choose a piece below.');
    await lookAt(TODAY);
    expect(await howTo()).toBe(
      'Answer with the Move button, or choose a piece below. `/move` asks which board you mean while today’s puzzle is open too.',
    );
    await lookAt(`${TODAY} over`);
    expect(await howTo()).toBe('Answer with `/move`, or choose a piece below.');
  });

  it('says so at once when it is given', async () => {
    await lookAt(TODAY);
    expect((await house.run('practice')).text).toContain('`/move` asks which board you mean');
  });
});

describe('a hint without a date', () => {
  it('is for an open board when the one looked at last is over', async () => {
    await lookAt(PRACTICE, `${TODAY} over`);
    expect((await house.run('hint')).text).toMatch(/^Practice puzzle #2 · Hint 1/);
  });

  it('names today’s, and offers the board that was looked at since', async () => {
    await lookAt(TODAY, PRACTICE);
    const offered = await house.run('hint');
    expect(offered.text).toMatch(/^16\sNovember\s2026 · Hint 1/);
    expect(labels(offered)).toEqual(['Take hint 1', 'Practice puzzle #2']);
    const other = await press(house, offered, 'Practice puzzle #2');
    expect(other.text).toMatch(/^Practice puzzle #2 · Hint 1/);
    expect(labels(other)).toEqual(['Take hint 1']);
    await lookAt(TODAY);
    expect(labels(await house.run('hint'))).toEqual(['Take hint 1']);
  });
});

describe('a question without a date', () => {
  it.each([
    [[TODAY, `${PRACTICE} over`], /^Practice puzzle #2 · \*\*Kg5\*\* /, PRACTICE],
    [[PRACTICE, `${TODAY} over`], /^\*\*Kg5\*\* /, TODAY],
    [[`${PRACTICE} over`, `${TODAY} over`], /^\*\*Kg5\*\* /, TODAY],
    [[`${TODAY} over`, `${PRACTICE} over`], /^Practice puzzle #2 · \*\*Kg5\*\* /, PRACTICE],
  ])('is about the board looked at last, which is over: %j', async (boards, why, date) => {
    await lookAt(...boards);
    expect((await house.run('why', { move: 'Kg5' })).text).toMatch(why);
    const [back] = (await house.run('solution')).buttons ?? [];
    expect(back?.invoke).toMatchObject({ command: 'solution', args: { date } });
  });

  it.each([
    [[TODAY, PRACTICE], TODAYS, TODAY],
    [[PRACTICE, TODAY], UNNAMED, TODAY],
    [[`${PRACTICE} over`, TODAY], UNNAMED, TODAY],
    [[`${TODAY} over`, PRACTICE], PRACTISED, PRACTICE],
  ])('belongs where a hint does while that one is open: %j', async (boards, why, date) => {
    await lookAt(...boards);
    const { text, buttons } = await house.run('why', { move: 'Kg5' });
    expect(text).toMatch(why);
    expect(text).toContain('That would give the answer away.');
    expect(buttons?.[0]?.invoke.args).toEqual({ date });
    expect(labels(await house.run('solution'))).toEqual(['Keep trying', 'Give up and show it']);
  });
});
