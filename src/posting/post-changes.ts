import { present } from '../bot/present.js';
import type { ShownReply } from '../bot/reply.js';
import type { PostName, PostStore, ShownPost } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-settings.js';
import { makeSpeech } from '../texts/speech.js';
import type { PostContent } from './announcement.js';
import { POST_RULES } from './post-rules.js';

export interface PostChangeSources {
  readonly posts: PostStore;
  readonly servers: ServerStore;
}

/** What is to replace a post that stands in a channel. */
export interface PostChange {
  readonly shown: ShownPost;
  readonly reply: ShownReply;
  readonly roleId?: string;
  /** Once it stands there. */
  save(): Promise<void>;
}

/** Recaps are rewritten whenever they were posted: whoever is deleted is to be named nowhere. */
const EVER = Number.MIN_SAFE_INTEGER;

/**
 * A daily posted after `since` that says another number than have solved it, or a recap that tells of somebody who was
 * deleted or hides since it was written. Undefined: the post is up to date.
 */
export async function findChange(
  { posts, servers }: PostChangeSources,
  content: PostContent,
  post: PostName,
  since: number,
): Promise<PostChange | undefined> {
  const { showsSolved, pingsRole } = POST_RULES[post.kind];
  const shown = await posts.findShown(post, showsSolved ? since : EVER);
  const solved = showsSolved ? await posts.countSolved(post) : 0;
  if (!shown || (showsSolved ? shown.shownSolved === solved : shown.outdated === 0)) return undefined;
  const settings = await servers.find(post.serverId);
  const reply = settings && (await content.update(post, makeSpeech(settings.language), solved));
  if (!reply) return undefined;
  return {
    shown,
    reply: present(reply),
    ...(pingsRole && settings.roleId !== undefined && { roleId: settings.roleId }),
    save: () => (showsSolved ? posts.saveShownSolved(post, solved) : posts.saveRewritten(shown)),
  };
}
