import type { SolveCard } from '../../../src/pictures/cards.js';
import { type Colour, differs, openPicture, type Picture } from '../picture.js';

export const BLANK: SolveCard = { kind: 'solve', title: '', subtitle: '', squares: [], figures: [], footer: '' };

/** Where things stand on a card, in pixels. */
const DECORATION_WIDTH = 210;
const CONTENT = { left: 260, right: 950 };
/** From the top of the capitals to under the tails of the letters. */
export const LINES = {
  title: { top: 45, bottom: 108 },
  subtitle: { top: 112, bottom: 156 },
  squares: { top: 176, bottom: 289 },
  values: { top: 322, bottom: 373 },
  labels: { top: 374, bottom: 406 },
  footer: { top: 450, bottom: 492 },
} as const;
/** Above the footer. */
const RULE = { top: 433, bottom: 437 };
export type Line = keyof typeof LINES;

export interface OpenedCard extends Picture {
  /** Which pixels of a line are not the bare card, row by row. */
  ink(line: Line): readonly boolean[];
  /** What stands side by side at this height, from the left: the colour at the start of each. */
  blocks(y: number): readonly Colour[];
  /** Whatever stands right of the decoration and outside of the lines. */
  strayInk(): readonly (readonly [x: number, y: number])[];
}

export async function openCard(png: Uint8Array): Promise<OpenedCard> {
  const picture = await openPicture(png);
  const bare = picture.pixel(990, 10);
  const isInk = (x: number, y: number): boolean => differs(picture.pixel(x, y), bare);
  return {
    ...picture,
    ink(line) {
      const { top, bottom } = LINES[line];
      const ink: boolean[] = [];
      for (let y = top; y < bottom; y++) {
        for (let x = CONTENT.left; x < CONTENT.right; x++) ink.push(isInk(x, y));
      }
      return ink;
    },
    blocks(y) {
      const starts: Colour[] = [];
      for (let x = CONTENT.left; x < CONTENT.right; x++) {
        if (isInk(x, y) && !isInk(x - 1, y)) starts.push(picture.pixel(x + 3, y));
      }
      return starts;
    },
    strayInk() {
      const places = [...Object.values(LINES), RULE];
      const isPlace = (x: number, y: number): boolean =>
        x >= CONTENT.left - 2 && x < CONTENT.right + 2 && places.some(({ top, bottom }) => y >= top && y < bottom);
      const stray: [number, number][] = [];
      for (let y = 0; y < picture.height; y++) {
        for (let x = DECORATION_WIDTH; x < picture.width; x++) if (!isPlace(x, y) && isInk(x, y)) stray.push([x, y]);
      }
      return stray;
    },
  };
}
