import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import type { Budget } from '../../src/engine/mate/solver.js';
import { positionKey, positionOfFen } from '../../src/games/chess/position.js';
import { daysBetween } from '../../src/people/days.js';
import { traitsOf } from '../../src/puzzles/analysis/traits.js';
import type { Store } from '../../src/store/store.js';
import { mineMates } from '../mine.js';
import type { BenchPosition } from '../position.js';
import { count, showProgress } from '../report.js';
import { type Crowd, isHidden, memberName, type PlannedSolve, TODAY } from './crowd.js';

export const SCHEDULE = { time: '00:00', timeZone: 'UTC' } as const;

/** More than the days that anybody plays: nobody sees a puzzle twice, so that every solve is rated. */
const PUZZLES = 400;
const LONGEST_MATE = 2;
const SEED = 7;
/** How many answer at the same moment. */
export const AT_ONCE = 200;

/** Puzzles with their proofs, and their numbers. */
export async function stockLibrary({ library }: Store, budget: Budget): Promise<readonly number[]> {
  const mates: BenchPosition[] = [];
  for (const mate of mineMates(LONGEST_MATE, SEED)) if (mates.push(mate) >= PUZZLES) break;
  const drafts = mates.map(({ fen, mateIn }, index) => ({
    line: index + 1,
    position: positionOfFen(fen),
    claimedMateIn: mateIn,
  }));
  const intake = { source: 'mined', purpose: 'daily', severalKeys: false } as const;
  const added = await library.addCommon('added', intake, drafts, Date.now());
  await Promise.all(
    mates.map(({ fen, mateIn }) => {
      const proof = prove({ fen, mateIn, budget });
      if (proof.kind !== 'mate') throw new Error(`${fen} has lost its mate`);
      const position = positionOfFen(fen);
      const traits = traitsOf(position, decodeSolution(proof.solution));
      return library.saveAnswer(positionKey(position), { ...proof, traits }, budget);
    }),
  );
  return added.flatMap((draft) => (draft.kind === 'added' ? [draft.id] : []));
}

export async function hideSome({ people }: Store, { members }: Crowd): Promise<void> {
  for (let member = 0; member < members; member++) {
    if (isHidden(member)) await people.savePreferences(memberName(member), { hidden: true });
  }
}

/** Each is opened and solved as a command does it. */
export async function playAll(
  store: Store,
  solves: readonly PlannedSolve[],
  puzzles: readonly number[],
): Promise<void> {
  for (let done = 0; done < solves.length; done += AT_ONCE) {
    showProgress(`boards: ${count(done)} of ${count(solves.length)} solves played`);
    const some = solves.slice(done, done + AT_ONCE);
    await Promise.all(some.map((solve) => playOne(store, solve, puzzles)));
  }
}

async function playOne({ play }: Store, solve: PlannedSolve, puzzles: readonly number[]): Promise<void> {
  const { serverId, userId, channelId, date, wrong, hints, milliseconds } = solve;
  const startedAt = Date.parse(`${date}T12:00:00Z`);
  const at = startedAt + milliseconds;
  const puzzleId = puzzles[daysBetween(date, TODAY) % puzzles.length] ?? 0;
  const opening = { serverId, userId, channelId, name: `Member ${userId}`, puzzleRef: date, puzzleId, startedAt };
  const attempt = await play.openAttempt({ ...opening, openedOn: date }, startedAt);
  await play.saveAttempt({
    before: attempt,
    after: { ...attempt, wrong, hints, finish: { at, outcome: 'solved' } },
    now: at,
    today: date,
    schedule: SCHEDULE,
    wrongTries: [],
  });
}
