import type { Channels, PostFault } from '../bot/channels.js';
import { present } from '../bot/present.js';
import type { PeopleStore } from '../people/preference-store.js';
import type { OpenState, PostStore, TakenPost } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';
import type { TroubleCause, TroubleStore } from '../servers/trouble-store.js';
import { makeSpeech } from '../texts/speech.js';
import type { Announcement } from './announcement.js';
import { lookBack, placeOf } from './look-back.js';
import { nonceOf } from './nonce.js';
import { pauseAfter, pauseWithoutPuzzle } from './pauses.js';
import { tellAdmins } from './tell-admins.js';
import { isTooLate } from './too-late.js';

export interface PosterParts {
  readonly channels: Channels;
  readonly posts: PostStore;
  readonly troubles: TroubleStore;
  readonly people: PeopleStore;
  readonly now: () => number;
  /** A post stands in its channel; what it says of its solvers may be old already. */
  readonly onPosted: (post: TakenPost) => void;
}

/** A daily that is being posted. */
interface Daily {
  readonly post: TakenPost;
  readonly settings: ServerSettings;
  readonly announcement: Announcement;
}

/** Counts that a post cannot say: what stands there is not known. */
const UNKNOWN_COUNT = -1;

/** Takes one daily a step further. Whatever happens in between, what is in the store tells what to do next. */
export class Poster {
  readonly #parts: PosterParts;

  constructor(parts: PosterParts) {
    this.#parts = parts;
  }

  async advance(post: TakenPost, settings: ServerSettings, announcement: Announcement): Promise<void> {
    const daily = { post, settings, announcement };
    if (post.state === 'due') await this.#send(daily);
    else if (post.state === 'sending') await this.#lookBack(daily);
    else await this.#openThread(daily);
  }

  async #send(daily: Daily): Promise<void> {
    const { post, settings, announcement } = daily;
    const { channels, posts, now } = this.#parts;
    if (settings.paused || this.#isOver(post, settings)) {
      return posts.close(post, post.tries > 0 ? 'given up' : 'missed');
    }
    const solved = await posts.countSolved(post);
    const speech = makeSpeech(settings.language);
    const reply = await announcement.tease(post, solved, speech);
    if (!reply) {
      await this.#tell(settings, { code: 'no puzzle' });
      return posts.rest(post, 'due', now() + pauseWithoutPuzzle(post.tries));
    }
    const sent = await channels.post(placeOf(post), present(reply), {
      nonce: nonceOf(post),
      ...(settings.roleId !== undefined && { roleId: settings.roleId }),
    });
    if (sent.ok) await this.#keep(daily, sent.value.messageId, solved);
    // Its settings stay for the case that it comes back; until then it is asked with each day's post.
    else if (sent.fault.code === 'not in server') await posts.close(post, 'given up');
    else await this.#putOff(post, settings, sent.fault, sent.fault.code === 'lost' ? 'sending' : 'due');
  }

  /** It may have been posted: only what is surely not there is posted again. */
  async #lookBack(daily: Daily): Promise<void> {
    const { post, settings, announcement } = daily;
    const { channels, posts, now } = this.#parts;
    const found = await lookBack(channels, post, announcement.startOf(post.date));
    if (found.ok && found.value) return this.#keep(daily, found.value.messageId, UNKNOWN_COUNT);
    // In a channel that is deleted it is not there either.
    if (found.ok || found.fault.code === 'gone') return posts.rest(post, 'due', now());
    return this.#putOff(post, settings, found.fault, 'sending');
  }

  async #keep(daily: Daily, messageId: string, shownSolved: number): Promise<void> {
    const { post, settings } = daily;
    const { posts, troubles, now, onPosted } = this.#parts;
    const posted = { messageId, shownSolved, postedAt: now() };
    if (!(await posts.savePosted(post, posted, settings.thread ? 'threading' : 'posted'))) return;
    onPosted(post);
    if (settings.thread) await this.#openThread({ ...daily, post: { ...post, messageId, tries: 0 } });
    else await troubles.clear(post.serverId);
  }

  async #openThread({ post, settings, announcement }: Daily): Promise<void> {
    const { channels, posts, troubles } = this.#parts;
    const { serverId, messageId } = post;
    const name = await announcement.threadName(post, makeSpeech(settings.language));
    // Its proof was taken back, or its message was deleted: there is nothing to talk about.
    if (name === undefined || messageId === undefined) return posts.close(post, 'posted');
    const opened = await channels.openThread(placeOf(post), messageId, name);
    if (!opened.ok && (opened.fault.code === 'not now' || opened.fault.code === 'lost')) {
      return this.#putOff(post, settings, opened.fault, 'threading');
    }
    await posts.close(post, 'posted');
    if (opened.ok) await troubles.clear(serverId);
    else if (opened.fault.code === 'forbidden') await this.#tell(settings, causeOf(opened.fault));
  }

  async #putOff(post: TakenPost, settings: ServerSettings, fault: PostFault, state: OpenState): Promise<void> {
    const { posts, now } = this.#parts;
    if (this.#isOver(post, settings)) return posts.close(post, state === 'threading' ? 'posted' : 'given up');
    if (fault.code === 'forbidden' || fault.code === 'gone') await this.#tell(settings, causeOf(fault));
    await posts.rest(post, state, now() + pauseAfter(fault, post.tries));
  }

  #isOver({ date, dueAt }: TakenPost, settings: ServerSettings): boolean {
    return isTooLate(date, dueAt, settings, this.#parts.now());
  }

  #tell(settings: ServerSettings, cause: TroubleCause): Promise<void> {
    return tellAdmins(this.#parts, settings, cause);
  }
}

const causeOf = (fault: PostFault): TroubleCause => {
  if (fault.code === 'gone') return { code: 'gone' };
  return { code: 'forbidden', missing: fault.code === 'forbidden' ? fault.missing : [] };
};
