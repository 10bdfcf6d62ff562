import { addDays } from '../../src/people/days.js';
import { chooseDaily } from '../../src/play/daily.js';
import type { PlayStore } from '../../src/play/play-store.js';

/** After all days that tests are about. */
const LATER = '2030-01-01';

/** The puzzle that a server would be given next; it is not given. */
export const nextDaily = async (play: PlayStore, serverId: string): Promise<number | undefined> =>
  (await chooseDaily(play, { serverId, date: LATER }))?.puzzleId;

/** Gives a server a puzzle a day until one comes again, and tells which they were, the lowest number first. */
export async function giveAll(play: PlayStore, serverId: string): Promise<readonly number[]> {
  const given = new Set<number>();
  for (let date = LATER; ; date = addDays(date, 1)) {
    const next = (await chooseDaily(play, { serverId, date }))?.puzzleId;
    if (next === undefined || given.has(next)) return [...given].sort((a, b) => a - b);
    await play.giveDaily(serverId, date, next);
    given.add(next);
  }
}
