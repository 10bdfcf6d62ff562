import { afterAll, describe, expect, it } from 'vitest';
import type { VeilCard } from '../../src/pictures/cards.js';
import { CARD_PALETTES } from '../../src/pictures/drawing/card/card-palette.js';
import { makePainter } from '../../src/pictures/drawing/painter.js';
import { BOARD_THEMES, type BoardTheme } from '../../src/shared/look.js';
import { colourOf } from './contrast.js';
import { paintCard } from './painting.js';
import { differs, openPicture, type Picture } from './picture.js';

const painter = makePainter();
afterAll(() => painter.close());

const CARD: VeilCard = {
  kind: 'veil',
  side: 'white',
  sideToMove: 'White to move',
  title: 'Mate in 3',
  stars: '★★★☆☆',
  day: '18 November 2026',
};
const BLANK: VeilCard = { ...CARD, sideToMove: '', title: '', stars: '', day: '' };

/** The paper on which all words stand, in pixels, without its frame and notches. */
const PAPER = { left: 250, right: 750, top: 112, bottom: 396 };

const draw = async (changes: Partial<VeilCard> = {}, theme: BoardTheme = 'light'): Promise<Picture> =>
  openPicture(await paintCard(painter, { ...CARD, ...changes }, theme));

/** Where two pictures differ. */
function difference(one: Picture, other: Picture): { readonly inside: number; readonly outside: number } {
  let [inside, outside] = [0, 0];
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      if (!differs(one.pixel(x, y), other.pixel(x, y))) continue;
      if (x >= PAPER.left && x < PAPER.right && y >= PAPER.top && y < PAPER.bottom) inside += 1;
      else outside += 1;
    }
  }
  return { inside, outside };
}

describe('the veil', () => {
  it.each(BOARD_THEMES)('is as large as a card and has its words on paper of the %s theme', async (theme) => {
    const picture = await draw({}, theme);
    expect([picture.width, picture.height]).toEqual([1000, 525]);
    expect(differs(picture.pixel(300, 125), colourOf(CARD_PALETTES[theme].ground))).toBe(false);
    expect(difference(picture, await draw(BLANK, theme)).inside).toBeGreaterThan(1000);
  });

  it.each(['sideToMove', 'title', 'stars', 'day'] as const)('shows its %s', async (part) => {
    expect(difference(await draw(), await draw({ [part]: '' })).inside).toBeGreaterThan(100);
  });

  it('tells the sides apart without words', async () => {
    const [white, black] = [await draw({ sideToMove: '' }), await draw({ sideToMove: '', side: 'black' })];
    expect(difference(white, black).inside).toBeGreaterThan(300);
  });

  it.each([
    ['long words', 'Donaudampfschifffahrtsgesellschaft '.repeat(9)],
    ['one long word', 'Щ'.repeat(300)],
  ])('keeps %s on its paper', async (_, words) => {
    const long = await draw({ sideToMove: words, title: words, stars: words, day: words });
    expect(difference(long, await draw()).outside).toBe(0);
  });
});
