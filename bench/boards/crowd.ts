import { addDays } from '../../src/people/days.js';
import { Random } from '../../src/puzzles/composing/random.js';

/** How many people play where. */
export interface Crowd {
  readonly members: number;
  readonly servers: number;
  /** Of each member. */
  readonly solves: number;
}

/** A solve as it will be played. */
export interface PlannedSolve {
  readonly serverId: string;
  readonly userId: string;
  readonly channelId: string;
  readonly date: string;
  readonly wrong: number;
  readonly hints: number;
  /** From the first look to the mate. */
  readonly milliseconds: number;
}

/** The last day that anybody plays: a Wednesday, in the middle of a month. */
export const TODAY = '2026-11-18';
/** The channels of each server. */
const CHANNELS = 4;
/** One member of so many plays the same dates in two servers. */
const IN_TWO_SERVERS = 10;
/** One of so many days is followed by some that were missed. */
const BEFORE_A_PAUSE = 12;
const LONGEST_PAUSE = 4;
/** One member of so many has not played yet today. */
const STILL_OUT = 5;
/** One solve of so many is faster than a human. */
const TOO_FAST = 50;
/** One member of so many hides. */
const HIDDEN = 25;

export const serverName = (number: number): string => `server-${number}`;
export const channelName = (number: number): string => `channel-${number}`;
/** As long as Discord's, and in an order that tells nothing. */
export const memberName = (number: number): string => String(10n ** 17n + BigInt(number) * 7_919_000_003n);

export const isHidden = (member: number): boolean => member % HIDDEN === 0;

/** The same for the same crowd, the oldest date first. */
export function planSolves({ members, servers, solves }: Crowd): readonly PlannedSolve[] {
  const random = new Random(11, 0);
  const planned: PlannedSolve[] = [];
  for (let member = 0; member < members; member++) {
    const homes = servers > 1 && member % IN_TWO_SERVERS === 0 ? [member, member + 1] : [member];
    const skill = 1 + random.below(40);
    let date = random.below(STILL_OUT) > 0 ? TODAY : addDays(TODAY, -1 - random.below(LONGEST_PAUSE));
    for (let played = 0; played < solves; played += homes.length) {
      for (const home of homes) {
        planned.push({
          serverId: serverName(home % servers),
          userId: memberName(member),
          channelId: channelName(Math.floor(member / servers) % CHANNELS),
          date,
          wrong: Math.max(0, random.below(6) - 3),
          hints: Math.max(0, random.below(8) - 6),
          milliseconds: random.below(TOO_FAST) === 0 ? 900 : 3_000 + skill * random.below(1 + random.below(20_000)),
        });
      }
      date = addDays(date, random.below(BEFORE_A_PAUSE) > 0 ? -1 : -2 - random.below(LONGEST_PAUSE));
    }
  }
  return planned.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
