import { playUci } from '../games/chess/moves.js';
import type { Attempt } from './attempt.js';
import { withFlag } from './attempt-results.js';
import type { WrongTry } from './attempt-store.js';
import type { Boards, Loaded, Playing } from './boards.js';
import type { PlayStore } from './play-store.js';
import type { Day } from './server-days.js';

/** An attempt as it is to be, and what comes of it once it is on disk. */
export interface Change<R> {
  readonly attempt: Attempt;
  readonly wrongTries?: readonly WrongTry[];
  readonly result: (saved: Playing) => R;
}

/** Nothing was looked at yet, or the attempt is over: there is nothing to change. */
export type NotPlaying = { readonly kind: 'not started' } | { readonly kind: 'over'; readonly playing: Playing };

interface Where {
  readonly store: PlayStore;
  readonly boards: Boards;
  readonly now: () => number;
  readonly day: Day;
}

/** How often a change is tried anew when others change the same attempt at the same moment. */
const CHANGE_TRIES = 20;

/** Changes an attempt as it was loaded; when it was changed in between, it is loaded again and the change worked out again. */
export async function changeAttempt<R>(
  loaded: Loaded | undefined,
  { store, boards, now, day }: Where,
  change: (playing: Loaded) => Change<R>,
): Promise<R | NotPlaying> {
  let playing = loaded;
  for (let tries = 0; tries < CHANGE_TRIES; tries++) {
    if (!playing) return { kind: 'not started' };
    if (playing.attempt.finish) return { kind: 'over', playing };
    const { attempt, wrongTries = [], result } = change(playing);
    if (attempt === playing.attempt) return result(playing);
    const { mateIn, difficulty } = playing.puzzle;
    const saved = await store.saveAttempt({
      now: now(),
      today: day.today,
      schedule: day.schedule,
      before: playing.attempt,
      after: withFlag(attempt, mateIn),
      difficulty,
      wrongTries,
    });
    if (saved) {
      const puzzle = saved.puzzleRating ? { ...playing.puzzle, rating: saved.puzzleRating } : playing.puzzle;
      return result({
        ...playing,
        puzzle,
        attempt: saved.attempt,
        today: day.today,
        position: saved.attempt.line.reduce(playUci, playing.start),
        ...(saved.end && { end: saved.end }),
      });
    }
    playing = await boards.find(attempt, attempt.puzzleRef);
  }
  throw new Error('the attempt kept changing while it was to be changed');
}
