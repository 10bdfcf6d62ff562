import type { Channels, PostFault } from '../bot/channels.js';
import { present } from '../bot/present.js';
import type { OpenState, PostStore, TakenPost, TroubleCause } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';
import { makeSpeech } from '../texts/speech.js';
import type { PostContent } from './announcement.js';
import { findPosted, nonceOf, placeOf } from './post-identity.js';
import { POST_RULES } from './post-rules.js';
import { isTooLate, pauseAfter, pauseWithoutPuzzle } from './post-times.js';
import { reportTrouble, type TroubleReporting } from './report-trouble.js';

export interface PosterDependencies extends TroubleReporting {
  readonly channels: Channels;
  readonly posts: PostStore;
  readonly now: () => number;
  /** A post stands in its channel; what it says may be out of date already. */
  readonly onPosted: (post: TakenPost) => void;
}

/** A post that is being sent, for whom, and what it says. */
interface Sending {
  readonly post: TakenPost;
  readonly settings: ServerSettings;
  readonly content: PostContent;
}

/** Counts that a post cannot say: what stands there is not known. */
const UNKNOWN_COUNT = -1;

/** Takes one post a step further. Whatever happens in between, what is in the store tells what to do next. */
export class Poster {
  readonly #dependencies: PosterDependencies;

  constructor(dependencies: PosterDependencies) {
    this.#dependencies = dependencies;
  }

  async advance(post: TakenPost, settings: ServerSettings, content: PostContent): Promise<void> {
    const sending = { post, settings, content };
    if (post.state === 'due') await this.#send(sending);
    else if (post.state === 'sending') await this.#lookForIt(sending);
    else await this.#openThread(sending);
  }

  async #send(sending: Sending): Promise<void> {
    const { post, settings, content } = sending;
    const { channels, posts } = this.#dependencies;
    const { isWanted, pingsRole, showsSolved } = POST_RULES[post.kind];
    if (!isWanted(settings) || this.#isOver(sending)) return this.#giveUp(post);
    const solved = showsSolved ? await posts.countSolved(post) : 0;
    const reply = await content.compose(post, makeSpeech(settings.language), solved);
    if (!reply) return this.#waitForContent(sending);
    const sent = await channels.post(placeOf(post), present(reply), {
      nonce: nonceOf(post),
      ...(pingsRole && settings.roleId !== undefined && { roleId: settings.roleId }),
    });
    if (sent.ok) await this.#keep(sending, sent.value.messageId, solved);
    // Its settings stay for the case that it comes back; until then it is asked with each day's post.
    else if (sent.fault.code === 'not in server') await posts.close(post, 'given up');
    else await this.#putOff(sending, sent.fault, sent.fault.code === 'lost' ? 'sending' : 'due');
  }

  async #waitForContent({ post, settings }: Sending): Promise<void> {
    if (!POST_RULES[post.kind].waitsForContent) return this.#giveUp(post);
    const { posts, now } = this.#dependencies;
    await this.#report(settings, { code: 'no puzzle' });
    await posts.rest(post, 'due', now() + pauseWithoutPuzzle(post.tries));
  }

  /** It may have been posted: only what is surely not there is posted again. */
  async #lookForIt(sending: Sending): Promise<void> {
    const { post, content } = sending;
    const { channels, posts, now } = this.#dependencies;
    const found = await findPosted(channels, post, content.buttonOf(post.date));
    if (found.ok && found.value) return this.#keep(sending, found.value.messageId, UNKNOWN_COUNT);
    // In a channel that is deleted it is not there either.
    if (found.ok || found.fault.code === 'gone') return posts.rest(post, 'due', now());
    return this.#putOff(sending, found.fault, 'sending');
  }

  async #keep(sending: Sending, messageId: string, shownSolved: number): Promise<void> {
    const { post, settings, content } = sending;
    const { posts, troubles, now, onPosted } = this.#dependencies;
    const { showsSolved, reportsTrouble } = POST_RULES[post.kind];
    const hasThread = settings.thread && content.threadName !== undefined;
    const posted = { messageId, postedAt: now(), ...(showsSolved && { shownSolved }) };
    if (!(await posts.savePosted(post, posted, hasThread ? 'threading' : 'posted'))) return;
    onPosted(post);
    if (hasThread) await this.#openThread({ ...sending, post: { ...post, messageId, tries: 0 } });
    else if (reportsTrouble) await troubles.clear(post.serverId);
  }

  async #openThread(sending: Sending): Promise<void> {
    const { post, settings, content } = sending;
    const { channels, posts, troubles } = this.#dependencies;
    const name = await content.threadName?.(post, makeSpeech(settings.language));
    // Its proof was taken back, or its message was deleted: there is nothing to talk about.
    if (name === undefined || post.messageId === undefined) return posts.close(post, 'posted');
    const opened = await channels.openThread(placeOf(post), post.messageId, name);
    if (!opened.ok && (opened.fault.code === 'not now' || opened.fault.code === 'lost')) {
      return this.#putOff(sending, opened.fault, 'threading');
    }
    await posts.close(post, 'posted');
    if (opened.ok) await troubles.clear(post.serverId);
    else if (opened.fault.code === 'forbidden') await this.#report(settings, causeOf(opened.fault));
  }

  async #putOff(sending: Sending, fault: PostFault, state: OpenState): Promise<void> {
    const { post, settings } = sending;
    const { posts, now } = this.#dependencies;
    if (this.#isOver(sending)) return posts.close(post, state === 'threading' ? 'posted' : 'given up');
    const isTrouble = fault.code === 'forbidden' || fault.code === 'gone';
    if (isTrouble && POST_RULES[post.kind].reportsTrouble) await this.#report(settings, causeOf(fault));
    await posts.rest(post, state, now() + pauseAfter(fault, post.tries));
  }

  #giveUp(post: TakenPost): Promise<void> {
    return this.#dependencies.posts.close(post, post.tries > 0 ? 'given up' : 'missed');
  }

  #isOver({ post, settings }: Sending): boolean {
    const lastDay = POST_RULES[post.kind].lastDay(post, settings);
    return isTooLate(lastDay, post.dueAt, settings, this.#dependencies.now());
  }

  #report(settings: ServerSettings, cause: TroubleCause): Promise<void> {
    return reportTrouble(this.#dependencies, settings, cause);
  }
}

const causeOf = (fault: PostFault): TroubleCause => {
  if (fault.code === 'gone') return { code: 'gone' };
  return { code: 'forbidden', missing: fault.code === 'forbidden' ? fault.missing : [] };
};
