import glicko2 from 'glicko2-lite';
import type { Attempt, History } from './history.js';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** When the last result was. */
  readonly at: number;
}

/** Members have one for dailies and one for practice, and so have puzzles. */
export interface Ratings {
  readonly daily: ReadonlyMap<string, Rating>;
  readonly practice: ReadonlyMap<string, Rating>;
  readonly puzzles: Readonly<Record<Attempt['kind'], ReadonlyMap<number, Rating>>>;
}

/** How an attempt ended for the rating, and when that was decided. */
export interface Result {
  readonly attempt: Attempt;
  readonly won: boolean;
  readonly at: number;
  readonly turn: number;
}

const DAY = 86_400_000;
const MOST_UNCERTAIN = 350;

/** Undefined while nothing is decided. */
export function resultOf(attempt: Attempt): Result | undefined {
  const failure = attempt.events.find(({ kind }) => kind !== 'slower');
  if (failure) return { attempt, won: false, at: failure.at, turn: failure.turn };
  if (!attempt.finish) return undefined;
  const { outcome, at, turn } = attempt.finish;
  return { attempt, won: outcome === 'solved', at, turn };
}

/** The attempts by which somebody saw a position for the first time, wherever; but for dailies of earlier days. */
export function attemptsThatAreRated(attempts: readonly Attempt[]): readonly Attempt[] {
  const seen = new Set<string>();
  const first = attempts.filter(({ userId, position }) => {
    const look = JSON.stringify([userId, position]);
    return !seen.has(look) && seen.add(look);
  });
  return first.filter((attempt) => attempt.kind === 'practice' || attempt.openedOn === attempt.date);
}

function afterIdleDays({ rating, deviation, volatility, at }: Rating, now: number): Rating {
  let idle = { rating, rd: deviation, vol: volatility };
  for (let days = Math.floor((now - at) / DAY); days > 0; days -= 1) {
    idle = glicko2(idle.rating, idle.rd, idle.vol, [], { tau: 0.5 });
  }
  return { rating: idle.rating, deviation: Math.min(MOST_UNCERTAIN, idle.rd), volatility: idle.vol, at };
}

function afterResult(one: Rating, other: Rating, score: 0 | 1, at: number): Rating {
  const { rating, rd, vol } = glicko2(
    one.rating,
    one.deviation,
    one.volatility,
    [[other.rating, other.deviation, score]],
    { tau: 0.5 },
  );
  return { rating, deviation: rd, volatility: vol, at };
}

const newMember = (at: number): Rating => ({ rating: 1_500, deviation: 350, volatility: 0.06, at });

const newPuzzle = (difficulty: number | undefined, at: number): Rating =>
  difficulty === undefined ? newMember(at) : { rating: difficulty, deviation: 200, volatility: 0.06, at };

export function ratingsOf({ attempts }: History): Ratings {
  const members = { daily: new Map<string, Rating>(), practice: new Map<string, Rating>() };
  const puzzles = { daily: new Map<number, Rating>(), practice: new Map<number, Rating>() };
  const results = attemptsThatAreRated(attempts)
    .map(resultOf)
    .filter((result) => result !== undefined);
  for (const { attempt, won, at } of results.sort((one, other) => one.turn - other.turn)) {
    const { kind, userId, puzzleId, difficulty } = attempt;
    const member = afterIdleDays(members[kind].get(userId) ?? newMember(at), at);
    const puzzle = afterIdleDays(puzzles[kind].get(puzzleId) ?? newPuzzle(difficulty, at), at);
    members[kind].set(userId, afterResult(member, puzzle, won ? 1 : 0, at));
    puzzles[kind].set(puzzleId, afterResult(puzzle, member, won ? 0 : 1, at));
  }
  return { ...members, puzzles };
}
