import { median } from '../statistics.js';
import type { StockedDaily } from './daily-stock.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A number of puzzles among others. */
export interface Part {
  readonly count: number;
  readonly of: number;
}

export interface WeekdayFigures {
  readonly day: string;
  /** Of the difficulty. */
  readonly median: number;
  readonly matesInOne: Part;
}

export interface PackFigures {
  readonly puzzles: number;
  readonly startInCheck: Part;
  /** Of the mates in one. */
  readonly obvious: Part;
  /** Of the mates in three and more. */
  readonly checksOnly: Part;
  /** Of the mates in two and more. */
  readonly quietKeys: Part;
  /** What most puzzles have in common; the material only on small boards, but of all puzzles. */
  readonly commonestMaterial: Part & { readonly name: string };
  readonly commonestPicture: Part & { readonly name: string };
  readonly materials: number;
  readonly pictures: number;
  readonly week: readonly WeekdayFigures[];
}

export function measurePack(stock: readonly StockedDaily[]): PackFigures {
  const part = (among: readonly StockedDaily[], is: (daily: StockedDaily) => boolean): Part => ({
    count: among.filter(is).length,
    of: among.length,
  });
  const longerThan = (moves: number): StockedDaily[] => stock.filter(({ mateIn }) => mateIn > moves);
  const materials = stock.flatMap(({ likeness }) => likeness.material ?? []);
  const pictures = stock.map(({ likeness }) => likeness.picture);
  return {
    puzzles: stock.length,
    startInCheck: part(stock, ({ startsInCheck }) => startsInCheck),
    obvious: part(
      stock.filter(({ mateIn }) => mateIn === 1),
      ({ isObvious }) => isObvious,
    ),
    checksOnly: part(longerThan(2), ({ checksOnly }) => checksOnly),
    quietKeys: part(longerThan(1), ({ hasQuietKey }) => hasQuietKey),
    commonestMaterial: commonest(materials, stock.length),
    commonestPicture: commonest(pictures, stock.length),
    materials: new Set(materials).size,
    pictures: new Set(pictures).size,
    week: measureWeek(stock),
  };
}

function commonest(names: readonly string[], of: number): Part & { readonly name: string } {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[name, count] = ['none', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return { name, count, of };
}

/** The stock is divided by difficulty into a part for each weekday, as when a daily is chosen. */
function measureWeek(stock: readonly StockedDaily[]): WeekdayFigures[] {
  const sorted = [...stock].sort((one, other) => one.difficulty - other.difficulty);
  const borderOf = (weekday: number): number => Math.round((sorted.length * weekday) / WEEKDAYS.length);
  return WEEKDAYS.map((day, weekday) => {
    const band = sorted.slice(borderOf(weekday), borderOf(weekday + 1));
    return {
      day,
      median: median(band.map(({ difficulty }) => difficulty)),
      matesInOne: { count: band.filter(({ mateIn }) => mateIn === 1).length, of: band.length },
    };
  });
}
