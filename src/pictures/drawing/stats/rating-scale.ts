import type { RatingPoint } from '../../cards.js';

interface RatingScale {
  readonly low: number;
  readonly high: number;
  /** Three or four round numbers, none of them outside. */
  readonly ticks: readonly number[];
}

/** A rating that hardly moves shall look so. */
const LEAST_SPAN = 160;
/** Of the span, above and below. */
const AIR = 0.06;
/** Each at most twice the one before it: where one makes too many ticks, the next makes at least two. */
const ROUND = [10, 20, 25, 50] as const;
const TICKS = { least: 3, most: 4 } as const;

/**
 * All of the line, and how uncertain it is now. How uncertain it was at first may reach beyond: a newcomer's 700 points
 * would press the line flat for ever.
 */
export function scaleOf(points: readonly RatingPoint[]): RatingScale {
  const last = points[points.length - 1];
  if (!last) throw new Error('no rating to make a scale for');
  const now = [last.rating - last.deviation, last.rating + last.deviation];
  const shown = [...points.map(({ rating }) => rating), ...now];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, LEAST_SPAN) * (1 + 2 * AIR);
  const middle = (least + most) / 2;
  return withTicks(middle - span / 2, middle + span / 2);
}

/** At the finest round step that does not make too many; if it makes too few, it goes on to the next tick on either side. */
function withTicks(low: number, high: number): RatingScale {
  for (let power = 1; ; power *= 10) {
    for (const round of ROUND) {
      const step = round * power;
      const inside = multiples(step, Math.ceil(low / step), Math.floor(high / step));
      if (inside.length > TICKS.most) continue;
      if (inside.length >= TICKS.least) return { low, high, ticks: inside };
      const around = [Math.floor(low / step), Math.ceil(high / step)] as const;
      return { low: around[0] * step, high: around[1] * step, ticks: multiples(step, ...around) };
    }
  }
}

const multiples = (step: number, first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
