import { describe, expect, it } from 'vitest';
import { CARD_SQUARES } from '../../src/pictures/cards.js';
import { PLAIN_COLOURS } from '../../src/pictures/drawing/artwork.js';
import { CARD_PALETTES } from '../../src/pictures/drawing/card/card-palette.js';
import { ARROWS, CHECK_GLOW, PALETTES } from '../../src/pictures/drawing/palette.js';
import { BOARD_THEMES } from '../../src/shared/look.js';
import { contrast } from './contrast.js';

/** What counts is the better of the two: a dark piece with a light outline is seen by one or the other. */
const seenBy = (ground: string, ...colours: readonly string[]): number =>
  Math.max(...colours.map((colour) => contrast(ground, colour)));

const CLASSIC_OUTLINE = '#000000';

describe.each(BOARD_THEMES)('in the %s theme', (theme) => {
  const { light, dark } = PALETTES[theme];
  const grounds = [light.plain, light.lastMove, dark.plain, dark.lastMove];

  it('coordinates can be read on plain and on marked squares', () => {
    for (const { plain, lastMove, coordinate } of [light, dark]) {
      expect(contrast(coordinate, plain)).toBeGreaterThan(4.5);
      expect(contrast(coordinate, lastMove)).toBeGreaterThan(4.5);
    }
  });

  it('classic pieces stand out: all have a black outline', () => {
    for (const ground of grounds) expect(contrast(CLASSIC_OUTLINE, ground), ground).toBeGreaterThan(4.5);
  });

  it.each(['white', 'black'] as const)('plain %s pieces stand out', (side) => {
    const { body, outline } = PLAIN_COLOURS[side];
    for (const ground of grounds) expect(seenBy(ground, body, outline), ground).toBeGreaterThan(4.5);
  });

  it('arrows stand out by their outline, also where they cross a piece', () => {
    for (const ground of [...grounds, '#ffffff', CLASSIC_OUTLINE]) {
      expect(seenBy(ground, ARROWS.refutation, ARROWS.outline), ground).toBeGreaterThan(3);
      expect(seenBy(ground, ARROWS.solution, ARROWS.outline), ground).toBeGreaterThan(3);
    }
  });

  it('squares and marks can be told by lightness alone, for eyes that see no hue', () => {
    expect(contrast(light.plain, dark.plain)).toBeGreaterThan(2);
    for (const { plain, lastMove } of [light, dark]) expect(contrast(plain, lastMove)).toBeGreaterThan(1.25);
  });

  it('a check shows on every square, and the king on the check', () => {
    const [core] = CHECK_GLOW;
    for (const ground of grounds) expect(contrast(core, ground), ground).toBeGreaterThan(1.25);
    for (const outline of [CLASSIC_OUTLINE, PLAIN_COLOURS.white.outline]) {
      expect(seenBy(core, outline, '#ffffff')).toBeGreaterThan(4);
    }
  });

  it('all words of a card can be read', () => {
    const { ground, text, quiet } = CARD_PALETTES[theme];
    expect(contrast(text, ground)).toBeGreaterThan(7);
    expect(contrast(quiet, ground)).toBeGreaterThan(4.5);
  });

  it.each(CARD_SQUARES)('a %s square stands out from its card, and its sign from the square', (square) => {
    const { ground, squares } = CARD_PALETTES[theme];
    expect(contrast(squares[square].fill, ground)).toBeGreaterThan(3);
    expect(contrast(squares[square].sign, squares[square].fill)).toBeGreaterThan(4);
  });
});

it('the two arrows differ in lightness as well as in hue', () => {
  expect(contrast(ARROWS.refutation, ARROWS.solution)).toBeGreaterThan(2);
});

it('the contrast theme has more of it than any other', () => {
  const between = (theme: (typeof BOARD_THEMES)[number]): number =>
    contrast(PALETTES[theme].light.plain, PALETTES[theme].dark.plain);
  for (const theme of BOARD_THEMES)
    if (theme !== 'contrast') expect(between('contrast')).toBeGreaterThan(between(theme));
  expect(between('contrast')).toBeGreaterThan(3);
});
