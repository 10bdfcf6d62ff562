import type { Server } from './history.js';
import type { Seeded } from './seeded.js';

const HABITS = ['every day', 'weekdays', 'now and then', 'quits after a month', 'night owl', 'traveller'] as const;
export type Habit = (typeof HABITS)[number];

export interface Member {
  readonly userId: string;
  readonly habit: Habit;
  /** From 0 to 1. */
  readonly skill: number;
  readonly servers: readonly [Server, ...Server[]];
  readonly joins: number;
  /** Minutes after midnight at which they mostly play. */
  readonly hour: number;
  /** Where they live from which day on, and whether they tell the bot. */
  readonly stays: readonly Stay[];
}

export interface Stay {
  readonly from: number;
  readonly timeZone: string;
  readonly told: boolean;
}

/** Of a hundred members so many have it. */
const SHARES: Readonly<Record<Habit, number>> = {
  'every day': 10,
  weekdays: 12,
  'now and then': 55,
  'quits after a month': 12,
  'night owl': 6,
  traveller: 5,
};

/** Both sides of the date line, half hours, and summer times of both hemispheres. */
const FAR_ZONES = [
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/Sao_Paulo',
] as const;

function habitOf(share: number): Habit {
  let rest = share;
  for (const habit of HABITS) {
    if (rest < SHARES[habit]) return habit;
    rest -= SHARES[habit];
  }
  return 'now and then';
}

function staysOf(habit: Habit, home: Server, joins: number, days: number, chance: Seeded): Stay[] {
  const abroad = chance.happens(0.3);
  const first = abroad ? chance.oneOf(FAR_ZONES) : home.timeZone;
  const stays = [{ from: joins, timeZone: first, told: abroad && chance.happens(0.7) }];
  if (habit !== 'traveller') return stays;
  for (let from = joins + chance.between(3, 30); from < days; from += chance.between(3, 40)) {
    stays.push({ from, timeZone: chance.oneOf(FAR_ZONES), told: chance.happens(0.9) });
  }
  return stays;
}

export function drawMember(
  number: number,
  servers: readonly [Server, ...Server[]],
  days: number,
  chance: Seeded,
): Member {
  const habit = habitOf(chance.next() * 100);
  const home = chance.oneOf(servers);
  const second = chance.oneOf(servers);
  const joins = chance.happens(0.6) ? 0 : chance.between(0, Math.floor(days * 0.7));
  return {
    userId: `member-${String(number).padStart(3, '0')}`,
    habit,
    skill: chance.next(),
    servers: chance.happens(0.1) && second !== home ? [home, second] : [home],
    joins,
    hour: habit === 'night owl' ? 24 * 60 : chance.between(6 * 60, 22 * 60),
    stays: staysOf(habit, home, joins, days, chance),
  };
}

/** Whether they play on a day; `weekday` is 0 on Mondays. */
export function plays({ habit, joins }: Member, day: number, weekday: number, chance: Seeded): boolean {
  if (day < joins) return false;
  if (habit === 'now and then') return chance.happens(0.12);
  if (habit === 'quits after a month') return day < joins + 30 && chance.happens(0.9);
  if (habit === 'weekdays') return weekday < 5 && chance.happens(0.95);
  return chance.happens(habit === 'every day' ? 0.985 : 0.93);
}
