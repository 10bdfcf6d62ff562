import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { starsOf } from '../../src/puzzles/analysis/traits.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { traitsInWords } from '../../src/views/themes.js';
import { type House, openHouse } from '../support/house.js';
import { CLASSIC_11 } from '../support/positions.js';
import { giveUp, press } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${CLASSIC_11} dm 2;`);
});
afterEach(() => house.close());

/** What would tell how the mate comes about. */
const THEMES = /theme|zugzwang|sacrifice|quiet/i;

describe('a member learns how hard a puzzle is', () => {
  it('in stars before the solve, and never what it is about', async () => {
    const shown = await house.run('puzzle');
    expect(shown.text.split('\n')[0]).toMatch(/^\*\*White to move and mate in 2\*\* [★☆]{5}$/);
    for (const label of ['Flip', 'Text board', 'Hint', 'Give up']) {
      expect((await press(house, shown, label)).text, label).not.toMatch(THEMES);
    }
    expect(shown.text).not.toMatch(THEMES);
    expect((await house.run('move', { moves: 'Ra5' })).text).not.toMatch(THEMES);
  });

  it('in a number and in themes after it, wherever the puzzle is shown', async () => {
    await house.run('puzzle');
    const solved = await house.run('move', { moves: 'Ra6 bxa6 b7' });
    for (const { text } of [solved, await house.run('puzzle'), await house.run('solution')]) {
      expect(text).toMatch(/^Difficulty \d{3,4}\. Themes: .*quiet key.*\.$/m);
    }
    const rated = /First tries rate it \d+ ± \d+\.$/m;
    expect(solved.text).toMatch(rated);
    expect(rated.exec((await house.run('puzzle')).text)?.[0]).toBe(rated.exec(solved.text)?.[0]);
  });

  it('also after giving up', async () => {
    expect((await giveUp(house)).text).toMatch(/^Difficulty \d{3,4}\. Themes: /m);
  });
});

describe('stars', () => {
  it('are five, and never fewer for what is harder', () => {
    const given = Array.from({ length: 40 }, (_, index) => starsOf({ difficulty: index * 100 }));
    expect(given[0]).toBe('★☆☆☆☆');
    expect(given.at(-1)).toBe('★★★★★');
    expect(new Set(given).size).toBe(5);
    const counts = given.map((stars) => stars.replaceAll('☆', '').length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('are left out while the difficulty is not known', () => {
    expect(starsOf({})).toBe('');
    expect(traitsInWords({ themes: [] }, makeSpeech('en'))).toBe('');
  });
});
