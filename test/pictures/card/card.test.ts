import { afterAll, describe, expect, it } from 'vitest';
import { CARD_SQUARES, type SolveCard } from '../../../src/pictures/cards.js';
import { CARD_PALETTES } from '../../../src/pictures/drawing/card/card-palette.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { BOARD_THEMES, type BoardTheme } from '../../../src/shared/look.js';
import { colourOf } from '../contrast.js';
import { paintCard } from '../painting.js';
import { type Colour, differs } from '../picture.js';
import { BLANK, LINES, type Line, type OpenedCard, openCard } from './opened-card.js';

const painter = makePainter();
afterAll(() => painter.close());

const draw = async (card: Partial<SolveCard>, theme: BoardTheme = 'light'): Promise<OpenedCard> =>
  openCard(await paintCard(painter, { ...BLANK, ...card }, theme));

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const FULL: SolveCard = {
  kind: 'solve',
  title: 'Matinee · 18 November 2026',
  subtitle: 'Mate in 3 · ★★★☆☆',
  squares: ['wrong', 'hint', 'right'],
  figures: [
    { label: 'time', value: '1 min 12 s' },
    { label: 'streak', value: '5' },
    { label: 'today', value: '3rd' },
  ],
  footer: 'Solved',
};

describe('a card', () => {
  it.each(BOARD_THEMES)('is 1000 by 525 pixels and shows every part in its place, in the %s theme', async (theme) => {
    const card = await draw(FULL, theme);
    expect([card.width, card.height]).toEqual([1000, 525]);
    for (const line of Object.keys(LINES) as Line[]) expect(card.ink(line), line).toContain(true);
    expect(card.strayInk()).toEqual([]);
  });

  it('shows nothing where nothing is to be said', async () => {
    const card = await draw(BLANK);
    for (const line of Object.keys(LINES) as Line[]) expect(card.ink(line), line).not.toContain(true);
    expect(card.strayInk()).toEqual([]);
  });

  it.each([
    ['one long word', LONG_WORD.repeat(20)],
    ['long words', `${LONG_WORD} `.repeat(200)],
    ['lines', 'one\ntwo\r\nthree\n\n\nfour'],
    ['wide letters', 'Щ'.repeat(500)],
    ['letters of several parts', 'e\u0301'.repeat(400)],
    ['half a letter', `${'i'.repeat(10)}\ud83d`],
  ])('keeps %s inside its lines', async (_, text) => {
    const figures = [1, 2, 3, 4, 5].map(() => ({ label: text, value: text }));
    const card = await draw({ title: text, subtitle: text, figures, footer: text });
    expect(card.strayInk()).toEqual([]);
    for (const line of ['title', 'subtitle', 'values', 'labels', 'footer'] as const) {
      expect(card.ink(line), line).toContain(true);
    }
  });

  it('gives a long figure the room that short ones leave', async () => {
    const short = { label: 'x', value: '1' };
    const inkOf = async (value: string): Promise<readonly boolean[]> =>
      (await draw({ figures: [{ label: 'time', value }, short, short] })).ink('values');
    // Cut, the two would end alike.
    expect(await inkOf('1 hour 12 minutes 11 s')).not.toEqual(await inkOf('1 hour 12 minutes 11 min'));
  });
});

describe('the squares of a card', () => {
  const middle = (LINES.squares.top + LINES.squares.bottom) / 2;

  it.each(BOARD_THEMES)('stand in order, each in its colour, in the %s theme', async (theme) => {
    const order = ['right', 'wrong', 'hint', 'wrong', 'right'] as const;
    // Above the signs, which may have the colour of the card.
    const blocks = (await draw({ squares: order }, theme)).blocks(middle - 28);
    expect(blocks).toEqual(order.map((square) => colourOf(CARD_PALETTES[theme].squares[square].fill)));
  });

  it('have each a sign of its own, for eyes to which the colours look alike', async () => {
    const signs = await Promise.all(
      CARD_SQUARES.map(async (square) => {
        const card = await draw({ squares: [square] });
        const fill = colourOf(CARD_PALETTES.light.squares[square].fill);
        const sign: boolean[] = [];
        for (let y = middle - 25; y < middle + 25; y++) {
          for (let x = 268; x < 318; x++) sign.push(differs(card.pixel(x, y), fill));
        }
        return sign;
      }),
    );
    signs.forEach((one, index) => {
      for (const other of signs.slice(index + 1)) {
        const either = one.filter((ink, at) => ink || other[at]).length;
        expect(one.filter((ink, at) => ink !== other[at]).length / either).toBeGreaterThan(0.4);
      }
    });
  });

  it.each([1, 8, 9, 12, 13, 24, 25, 51, 52, 53, 1000])(
    'find room, be there %i; the last is always seen',
    async (count) => {
      const squares = [...Array.from({ length: count - 1 }, () => 'wrong' as const), 'right' as const];
      const card = await draw({ squares });
      expect(card.strayInk()).toEqual([]);
      const green: Colour = colourOf(CARD_PALETTES.light.squares.right.fill);
      const rows = Array.from(
        { length: LINES.squares.bottom - LINES.squares.top },
        (_, step) => step + LINES.squares.top,
      );
      const last = rows.flatMap((y) => card.blocks(y)).filter((colour) => !differs(colour, green));
      expect(last.length).toBeGreaterThan(20);
    },
  );
});
