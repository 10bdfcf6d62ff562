import { present } from '../bot/present.js';
import type { Game } from '../play/game.js';
import type { Recaps } from '../play/recap.js';
import type { PostDay, PostStore } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-store.js';
import { makeSpeech } from '../texts/speech.js';
import { emptyRecapReply, recapReply } from '../views/recap.js';
import type { PostChange } from './recount.js';

export interface RewriteParts {
  readonly game: Game;
  readonly recaps: Recaps;
  readonly posts: PostStore;
  readonly servers: ServerStore;
}

/** Whenever it was posted. */
const EVER = Number.MIN_SAFE_INTEGER;

/** A recap, however old, without those who were forgotten since it was written; undefined when there are none. */
export async function rewriteOf(
  { game, recaps, posts, servers }: RewriteParts,
  { activity, serverId, date }: PostDay,
): Promise<PostChange | undefined> {
  const shown = await posts.findShown({ activity, serverId, date, kind: 'recap' }, EVER);
  const settings = await servers.find(serverId);
  if (!shown || shown.outdated === 0 || !settings) return undefined;
  const speech = makeSpeech(settings.language);
  const recap = await recaps.find(serverId, date);
  const reply = recap ? recapReply(recap, speech) : emptyRecapReply(date, await game.daily(serverId, date), speech);
  return {
    shown,
    reply: present({ ...reply, personal: false }),
    save: () => posts.saveRewritten(shown),
  };
}
