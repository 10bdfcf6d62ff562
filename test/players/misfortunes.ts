import type { Outage } from './history.js';
import type { Seeded } from './seeded.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The bot's clock runs behind for some hours, and is then put right. */
export interface SetBack {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

export function setBackAt(from: number): SetBack {
  return { from, to: from + 6 * 60 * MINUTE, by: 2 * 60 * MINUTE };
}

/** What the bot's clock shows at a moment. */
export function shownAt(moment: number, { from, to, by }: SetBack): number {
  return moment >= from && moment < to ? moment - by : moment;
}

/** Mostly minutes, on both sides of the ten that matter, and seldom days; none around the clock's own trouble. */
export function drawOutages(first: number, days: number, spared: SetBack, chance: Seeded): readonly Outage[] {
  const outages: Outage[] = [];
  let from = first + chance.between(1, 12 * DAY);
  while (from < first + days * DAY) {
    const lengths = [
      2 * MINUTE,
      9 * MINUTE,
      10 * MINUTE,
      10 * MINUTE + 1,
      11 * MINUTE,
      90 * MINUTE,
      DAY,
      3 * DAY,
    ] as const;
    const to = from + chance.oneOf(lengths);
    if (to < spared.from - DAY || from > spared.to + DAY) outages.push({ from, to });
    from = to + chance.between(1, 14 * DAY);
  }
  return outages;
}

export function isAway(moment: number, outages: readonly Outage[]): boolean {
  return outages.some(({ from, to }) => from <= moment && moment < to);
}
