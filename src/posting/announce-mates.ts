import type { Game } from '../play/game.js';
import type { Recaps } from '../play/recap.js';
import { emptyRecapReply, recapReply, showingSolution } from '../views/recap.js';
import type { Announcement, PostContent } from './announcement.js';
import { startInvocation, teaser, teaserWithoutPicture } from './teaser.js';

interface MateSources {
  readonly game: Game;
  readonly recaps: Recaps;
}

export const announceMates = (sources: MateSources): Announcement => ({
  daily: dailyMates(sources),
  recap: mateRecaps(sources),
});

const dailyMates = ({ game }: MateSources): PostContent => ({
  async compose({ serverId, date }, speech, solved) {
    const puzzle = await game.give(serverId, date);
    return puzzle && teaser({ puzzle, date, solved }, speech);
  },

  async update({ serverId, date }, speech, solved) {
    const puzzle = await game.daily(serverId, date);
    return puzzle && teaserWithoutPicture({ puzzle, date, solved }, speech);
  },

  buttonOf: startInvocation,

  async threadName({ serverId, date }, speech) {
    const puzzle = await game.daily(serverId, date);
    return puzzle && speech.texts.daily.threadName(date, puzzle.mateIn);
  },
});

const mateRecaps = ({ game, recaps }: MateSources): PostContent => ({
  /** Without its proof, or when everybody who played was deleted, there is nothing to say. */
  async compose({ serverId, date }, speech) {
    const recap = await recaps.find(serverId, date);
    return recap && { ...recapReply(recap, speech), personal: false };
  },

  async update({ serverId, date }, speech) {
    const recap = await recaps.find(serverId, date);
    const reply = recap ? recapReply(recap, speech) : emptyRecapReply(date, await game.daily(serverId, date), speech);
    return { ...reply, personal: false };
  },

  buttonOf: showingSolution,
});
