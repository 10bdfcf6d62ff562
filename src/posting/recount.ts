import { present } from '../bot/present.js';
import type { ShownReply } from '../bot/reply.js';
import type { Game } from '../play/game.js';
import type { PostDay, PostStore, ShownPost } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-store.js';
import { makeSpeech } from '../texts/speech.js';
import { recounted } from './teaser.js';

export interface RecountParts {
  readonly game: Game;
  readonly posts: PostStore;
  readonly servers: ServerStore;
}

/** What is to stand in a channel in the place of what stands there. */
export interface PostChange {
  readonly shown: ShownPost;
  readonly reply: ShownReply;
  readonly roleId?: string;
  /** Once it stands there. */
  save(): Promise<void>;
}

/** A daily that was posted after `since`, with the right number of solvers; undefined when it says that already. */
export async function recountOf(
  { game, posts, servers }: RecountParts,
  { activity, serverId, date }: PostDay,
  since: number,
): Promise<PostChange | undefined> {
  const day = { activity, serverId, date };
  const shown = await posts.findShown({ ...day, kind: 'daily' }, since);
  const solved = await posts.countSolved(day);
  if (!shown || shown.shownSolved === solved) return undefined;
  const puzzle = await game.daily(serverId, date);
  const settings = await servers.find(serverId);
  if (!puzzle || !settings) return undefined;
  const speech = makeSpeech(settings.language);
  return {
    shown,
    reply: present(recounted({ puzzle, date, solved }, speech)),
    ...(settings.roleId !== undefined && { roleId: settings.roleId }),
    save: () => posts.saveShownSolved(day, solved),
  };
}
