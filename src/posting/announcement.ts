import type { Invocation, Reply } from '../bot/reply.js';
import type { Game } from '../play/game.js';
import type { PostDay } from '../servers/post-store.js';
import type { Speech } from '../texts/speech.js';
import { starting, teaser } from './teaser.js';

/** How the daily of an activity is announced in a channel. */
export interface Announcement {
  /** What is posted for all, with its buttons; the puzzle is chosen now if it was not yet. Undefined: there is none. */
  tease(day: PostDay, solved: number, speech: Speech): Promise<Reply | undefined>;
  /** What the button carries by which a post is known again. */
  startOf(date: string): Invocation;
  /** Undefined: the puzzle is gone, and there is nothing to talk about. */
  threadName(day: PostDay, speech: Speech): Promise<string | undefined>;
}

export const announceMates = (game: Game): Announcement => ({
  async tease({ serverId, date }, solved, speech) {
    const puzzle = await game.give(serverId, date);
    return puzzle && teaser({ puzzle, date, solved }, speech);
  },

  startOf: starting,

  async threadName({ serverId, date }, speech) {
    const puzzle = await game.daily(serverId, date);
    return puzzle && speech.texts.daily.threadName(date, puzzle.mateIn);
  },
});
