import type { DailyAttempt, History, PracticeAttempt, Server } from './history.js';
import { serverDay } from './model-days.js';
import type { Solve } from './model-score.js';

/** Whose day begins at nine, in UTC. */
export const SERVER: Server = { id: 'server', time: '09:00', timeZone: 'UTC' };

export const at = (moment: string): number => Date.parse(moment);

export const historyOf = (history: Partial<History>): History => ({
  servers: [SERVER],
  attempts: [],
  outages: [],
  openings: [],
  hidden: [],
  ...history,
});

/** A mate in two that was looked at as its day's puzzle, and left open. */
export function opened(changes: Partial<DailyAttempt> = {}): DailyAttempt {
  const date = changes.date ?? '2026-05-01';
  const puzzleId = changes.puzzleId ?? Number(date.replaceAll('-', ''));
  return {
    kind: 'daily',
    serverId: SERVER.id,
    userId: 'ann',
    date,
    openedOn: date,
    puzzleId,
    position: `position ${puzzleId}`,
    mateIn: 2,
    difficulty: 1_500,
    startedAt: at(`${date}T12:00:00Z`),
    events: [],
    ...changes,
  };
}

/** Solved after a minute, unless it is told otherwise; the day of the end is that of the server at nine in UTC. */
export function solved(
  changes: Partial<DailyAttempt> & { readonly after?: number; readonly zone?: string } = {},
): Solve {
  const { after = 60_000, zone = 'UTC', ...rest } = changes;
  const attempt = opened(rest);
  const end = attempt.startedAt + after;
  return { ...attempt, finish: { at: end, turn: end, outcome: 'solved', on: serverDay(end, SERVER), zone } };
}

export function practised(changes: Partial<PracticeAttempt> = {}): PracticeAttempt {
  const startedAt = changes.startedAt ?? at('2026-05-01T12:00:00Z');
  return {
    kind: 'practice',
    serverId: SERVER.id,
    userId: 'ann',
    puzzleId: 7,
    position: 'position 7',
    mateIn: 2,
    difficulty: 1_500,
    startedAt,
    events: [],
    finish: { at: startedAt + 60_000, turn: startedAt + 60_000, outcome: 'solved' },
    ...changes,
  };
}
