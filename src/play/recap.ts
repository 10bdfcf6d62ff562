import type { Uci } from '../games/chess/vocabulary.js';
import { judgeMove } from './judge.js';
import type { PlayStore } from './play-store.js';
import type { DayPlayed, PlayerStore } from './player-store.js';
import type { Puzzle } from './puzzle.js';

/** A first move that many tried in vain, and why. */
export interface PopularTry {
  readonly move: Uci;
  readonly members: number;
  /** The defence that refutes it; missing where it is stalemate. */
  readonly by?: Uci;
}

/** How a server's day went, now that it is over. */
export interface Recap {
  readonly date: string;
  readonly puzzle: Puzzle;
  readonly day: Omit<DayPlayed, 'wrongTries'>;
  /** The most popular first. */
  readonly tries: readonly PopularTry[];
}

interface RecapStores {
  readonly play: Pick<PlayStore, 'findDaily' | 'loadSolution'>;
  readonly players: Pick<PlayerStore, 'findDay'>;
}

/** Tries that are shown. */
const MOST_TRIES = 2;

/** Undefined: there was no puzzle on that day, or nobody has played it. */
async function recapOf({ play, players }: RecapStores, serverId: string, date: string): Promise<Recap | undefined> {
  const puzzle = await play.findDaily(serverId, date);
  if (!puzzle) return undefined;
  const { wrongTries, ...day } = await players.findDay(serverId, date);
  if (day.players === 0) return undefined;
  const root = await play.loadSolution(puzzle.id);
  const tries = wrongTries.flatMap(({ move, members }): PopularTry[] => {
    const judgement = judgeMove(root, move);
    if (judgement.kind === 'refuted') return [{ move, members, by: judgement.by }];
    // What an earlier proof took for wrong, and a later one does not, is nobody's mistake.
    return judgement.kind === 'stalemate' ? [{ move, members }] : [];
  });
  return { date, puzzle, day, tries: tries.slice(0, MOST_TRIES) };
}

/** How days went. The server's id comes from the transport. */
export interface Recaps {
  find(serverId: string, date: string): Promise<Recap | undefined>;
}

export const makeRecaps = (parts: RecapStores): Recaps => ({
  find: (serverId, date) => recapOf(parts, serverId, date),
});
