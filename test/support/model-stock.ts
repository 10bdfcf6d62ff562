import type { DailyStock, StockPlace } from '../../src/play/daily-stock.js';

/** A puzzle as the model of the stock knows it. */
export interface ModelPuzzle {
  readonly id: number;
  /** It was added by the server's own admins. */
  readonly own: boolean;
  readonly mateIn: number;
  readonly level: number;
  /** Twins have the same name; without one it has no twin. */
  readonly twin?: string;
  /** It can be given no more, but what was played counts. */
  readonly withdrawn?: boolean;
  /** The days on which the server had it. */
  readonly days?: readonly string[];
  /** Its place among those that the admins want next. */
  readonly wish?: number;
}

/** What one server can be given, in the simplest way: everything is gone through for every answer. */
export function modelStock(puzzles: readonly ModelPuzzle[]): DailyStock {
  const living = puzzles.filter(({ withdrawn }) => !withdrawn);
  const twinsOf = (puzzle: ModelPuzzle) =>
    puzzles.filter((each) => each === puzzle || (puzzle.twin !== undefined && each.twin === puzzle.twin));
  const lastDay = (puzzle: ModelPuzzle): string | undefined =>
    twinsOf(puzzle)
      .flatMap(({ days = [] }) => days)
      .sort()
      .at(-1);
  const byId = [...living].sort((a, b) => a.id - b.id);
  const own = byId.filter((each) => each.own);
  const common = byId.filter((each) => !each.own);
  const hasOwnTwin = (puzzle: ModelPuzzle) => twinsOf(puzzle).some((each) => own.includes(each));
  return {
    async findPreferred() {
      const wishes = living.filter(({ wish }) => wish !== undefined);
      const wished = wishes.sort((a, b) => (a.wish ?? 0) - (b.wish ?? 0))[0]?.id;
      const unusedOwn = own.find((each) => lastDay(each) === undefined)?.id;
      return { ...(wished !== undefined && { wished }), ...(unusedOwn !== undefined && { unusedOwn }) };
    },

    async countCommon() {
      const counts = new Map<string, number>();
      for (const { mateIn, level } of common) {
        counts.set(`${mateIn} ${level}`, (counts.get(`${mateIn} ${level}`) ?? 0) + 1);
      }
      return [...counts]
        .map(([key, count]) => ({ mateIn: Number(key.split(' ')[0]), level: Number(key.split(' ')[1]), count }))
        .sort((a, b) => a.mateIn - b.mateIn || a.level - b.level);
    },

    findUnusedCommon: async (_, { mateIn, from, to }) =>
      common
        .filter((each) => each.mateIn === mateIn && !each.days?.length && !hasOwnTwin(each))
        .filter((each) => compare(from, placeOf(each)) <= 0 && compare(placeOf(each), to) <= 0)
        .sort((a, b) => compare(placeOf(a), placeOf(b)))[0]?.id,

    async findLongestAgo(_, lengths) {
      const fitting = [...own, ...common.filter((each) => lengths.includes(each.mateIn) && !hasOwnTwin(each))];
      const had = fitting.flatMap((each) => {
        const day = lastDay(each);
        return day === undefined ? [] : [{ day, id: each.id }];
      });
      // Those of the server's own come first, and the sort keeps their order.
      return had.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))[0]?.id;
    },
  };
}

/** By hand what the database computes. */
const placeOf = ({ id, level }: ModelPuzzle): StockPlace => ({
  level,
  draw: Number((BigInt(id) * 2_654_435_769n) % 4_294_967_296n),
});

const compare = (one: StockPlace, other: StockPlace): number => one.level - other.level || one.draw - other.draw;
