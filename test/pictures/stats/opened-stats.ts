import type { StatsCard } from '../../../src/pictures/cards.js';
import { layoutOf } from '../../../src/pictures/drawing/stats/layout.js';
import { differs, openPicture, type Picture } from '../picture.js';

const CONTENT = { left: 56, right: 944 };
const DECORATION = { left: 848, bottom: 152 };

export const PARTS = ['title', 'subtitle', 'figures', 'rating', 'times', 'calendar', 'themes', 'footer'] as const;
export type StatsPart = (typeof PARTS)[number];
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** Where each part stands: with its heading, from the top of the capitals to under the tails of the letters. */
export function rowsOf(card: StatsCard): Readonly<Record<StatsPart, Rows>> {
  const layout = layoutOf(card);
  const rows = (part: keyof typeof layout): Rows => {
    const { headingY, body } = layout[part];
    return { top: headingY - 28, bottom: body.y + body.height + 4 };
  };
  return {
    title: { top: 36, bottom: 100 },
    subtitle: { top: 101, bottom: 142 },
    figures: { top: 176, bottom: 264 },
    rating: rows('rating'),
    times: rows('times'),
    calendar: rows('calendar'),
    themes: rows('themes'),
    footer: { top: 1370, bottom: 1422 },
  };
}

export interface OpenedStats extends Picture {
  hasInk(part: StatsPart): boolean;
  /** Whatever stands outside of the parts and of the corner with the kings. */
  strayInk(): readonly (readonly [x: number, y: number])[];
}

export async function openStats(card: StatsCard, png: Uint8Array): Promise<OpenedStats> {
  const picture = await openPicture(png);
  const rows = rowsOf(card);
  const bare = picture.pixel(10, 10);
  const isInk = (x: number, y: number): boolean => differs(picture.pixel(x, y), bare);
  return {
    ...picture,
    hasInk(part) {
      for (let y = rows[part].top; y < rows[part].bottom; y++) {
        for (let x = CONTENT.left; x < DECORATION.left; x++) if (isInk(x, y)) return true;
      }
      return false;
    },
    strayInk() {
      const stray: [number, number][] = [];
      for (let y = 0; y < picture.height; y++) {
        const isPart = Object.values(rows).some(({ top, bottom }) => y >= top && y < bottom);
        const right = y < DECORATION.bottom ? DECORATION.left : picture.width;
        for (let x = 0; x < right; x++) {
          const isInside = isPart && x >= CONTENT.left - 2 && x < CONTENT.right + 2;
          if (!isInside && isInk(x, y)) stray.push([x, y]);
        }
      }
      return stray;
    },
  };
}

/** In which parts two pictures of cards with equal lists differ; `elsewhere` if they do outside of all. */
export function changedParts(card: StatsCard, one: Picture, other: Picture): readonly (StatsPart | 'elsewhere')[] {
  const rows = rowsOf(card);
  const changed = new Set<StatsPart | 'elsewhere'>();
  for (let y = 0; y < one.height; y++) {
    const part = PARTS.find((each) => y >= rows[each].top && y < rows[each].bottom) ?? 'elsewhere';
    for (let x = 0; x < one.width && !changed.has(part); x++) {
      if (differs(one.pixel(x, y), other.pixel(x, y))) changed.add(part);
    }
  }
  return [...changed];
}
