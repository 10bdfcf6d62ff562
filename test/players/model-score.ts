import type { DailyAttempt, DailyFinish, History } from './history.js';
import { addDays } from './model-days.js';

/** A daily that counts. */
export interface Solve extends DailyAttempt {
  readonly finish: DailyFinish;
}

export function counts(attempt: DailyAttempt): attempt is Solve {
  const { finish, date, openedOn } = attempt;
  return finish?.outcome === 'solved' && openedOn === date && finish.on <= addDays(date, 1);
}

export function solvesThatCount(history: History): readonly Solve[] {
  return history.attempts.filter((attempt) => attempt.kind === 'daily').filter(counts);
}

/** What each member has of these. */
export function byMember<T extends { readonly userId: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(each.userId);
    if (group) group.push(each);
    else groups.set(each.userId, [each]);
  }
  return groups;
}

export function timeOf({ startedAt, finish }: Solve): number {
  return Math.max(0, finish.at - startedAt);
}

/** Too fast for a human through a chat. */
export function isFlagged(solve: Solve): boolean {
  return timeOf(solve) < 1_000 + 500 * solve.mateIn;
}

/** Whether its time is compared with others: not where all saw the board before anybody's clock ran. */
export function isRanked(solve: Solve): boolean {
  return !isFlagged(solve) && !solve.openBoard;
}

export function scoreOf({ difficulty = 1_500, events }: Solve): number {
  const base = Math.min(300, Math.max(60, Math.round(difficulty / 10)));
  const wrong = countWrong(events);
  const hints = events.filter(({ kind }) => kind === 'hint').length;
  return Math.round((base * Math.max(2, 20 - 4 * wrong - 3 * hints)) / 20);
}

/** The same wrong move again is no new wrong try. */
export function countWrong(events: DailyAttempt['events']): number {
  const moves = events.filter(({ kind }) => kind === 'wrong').map(({ move }) => move);
  return moves.filter((move, index) => move === undefined || moves.indexOf(move) === index).length;
}

/** The geometric mean of the times that are ranked; undefined when there is none. Logarithms are rounded, so that the order does not matter. */
export function typicalTime(solves: readonly Solve[]): number | undefined {
  const logs = solves.filter(isRanked).map((solve) => Math.round(Math.log2(Math.max(1, timeOf(solve))) * 1e9));
  if (logs.length === 0) return undefined;
  return Math.round(2 ** (logs.reduce((sum, each) => sum + each, 0) / logs.length / 1e9));
}
