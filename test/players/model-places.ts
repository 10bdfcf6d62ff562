import type { Figures } from './model.js';
import { countWrong, isRanked, type Solve, timeOf } from './model-score.js';

/** Somebody who solved a day's puzzle; without a place where the time is not ranked. */
interface Placed {
  readonly userId: string;
  readonly place?: number;
}

const faultsOf = ({ events }: Solve): number =>
  countWrong(events) + events.filter(({ kind }) => kind === 'hint').length;

/** The places of a server's day, the best first; those without one come last. Equal ones stand in the order of their ids. */
export function placesOfDay({ solves, history }: Figures, serverId: string, date: string): readonly Placed[] {
  const shown = solves.filter((solve) => solve.serverId === serverId && solve.date === date);
  const seen = shown.filter(({ userId }) => !history.hidden.includes(userId));
  const keyOf = (solve: Solve): readonly number[] =>
    isRanked(solve) ? [0, faultsOf(solve), timeOf(solve)] : [1, faultsOf(solve), 0];
  const sorted = [...seen].sort(
    (one, other) => compare(keyOf(one), keyOf(other)) || (one.userId < other.userId ? -1 : 1),
  );
  const ranked = sorted.filter(isRanked);
  return sorted.map((solve) => {
    const first = ranked.findIndex((each) => compare(keyOf(each), keyOf(solve)) === 0);
    return { userId: solve.userId, ...(isRanked(solve) && { place: 1 + first }) };
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
