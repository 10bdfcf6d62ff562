import type { Schedule } from '../people/days.js';
import type { PlayerStore } from '../play/player-store.js';
import type { NoteStore } from '../shared/storage.js';
import { hasRunBefore } from './uptime-monitor.js';

interface RecomputeOptions {
  readonly notes: NoteStore;
  readonly players: Pick<PlayerStore, 'recomputeAll'>;
  /** The day of servers that have set up nothing. */
  readonly usual: Schedule;
  readonly print: (line: string) => void;
}

/** The version of the rules of docs/scoring.md: with a new one all that follows from them is recomputed. */
const SCORING_RULES_VERSION = '1';

/** The note's name is stored: it stays as it was released. */
const COMPUTED_BY_VERSION = 'players reckoned by rules';

/** Recomputes scores, streaks and ratings if they were computed by other rules. Before anybody is served. */
export async function recomputeByNewRules({ notes, players, usual, print }: RecomputeOptions): Promise<void> {
  if ((await notes.get(COMPUTED_BY_VERSION)) === SCORING_RULES_VERSION) return;
  if (await hasRunBefore(notes)) print('Recomputing scores, streaks and ratings by the present rules.');
  await players.recomputeAll(usual);
  await notes.set(COMPUTED_BY_VERSION, SCORING_RULES_VERSION);
}
