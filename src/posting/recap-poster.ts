import type { Channels, PostFault } from '../bot/channels.js';
import { present } from '../bot/present.js';
import { dateIn } from '../people/days.js';
import type { Recaps } from '../play/recap.js';
import type { OpenState, PostStore, TakenPost } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';
import { makeSpeech } from '../texts/speech.js';
import { recapReply, showingSolution } from '../views/recap.js';
import { lookBack, placeOf } from './look-back.js';
import { nonceOf } from './nonce.js';
import { pauseAfter } from './pauses.js';
import { isTooLate } from './too-late.js';

export interface RecapPosterParts {
  readonly channels: Channels;
  readonly recaps: Recaps;
  readonly posts: PostStore;
  readonly now: () => number;
  /** It stands in its channel; somebody whom it tells of may be forgotten already. */
  readonly onPosted: (post: TakenPost) => void;
}

/**
 * Takes one recap a step further, as a daily is taken, only more modestly: it pings nobody, has no thread, and what
 * keeps it from being posted is told to nobody, since the daily has the same trouble.
 */
export class RecapPoster {
  readonly #parts: RecapPosterParts;

  constructor(parts: RecapPosterParts) {
    this.#parts = parts;
  }

  async advance(post: TakenPost, settings: ServerSettings): Promise<void> {
    if (post.state === 'due') await this.#send(post, settings);
    else await this.#lookBack(post, settings);
  }

  async #send(post: TakenPost, settings: ServerSettings): Promise<void> {
    const { channels, recaps, posts } = this.#parts;
    if (settings.paused || !settings.recap || this.#isOver(post, settings)) return this.#giveUp(post);
    const recap = await recaps.find(post.serverId, post.date);
    // Its proof was taken back, or everybody who played is forgotten.
    if (!recap) return this.#giveUp(post);
    const speech = makeSpeech(settings.language);
    const reply = present({ ...recapReply(recap, speech), personal: false });
    const sent = await channels.post(placeOf(post), reply, { nonce: nonceOf(post) });
    if (sent.ok) await this.#keep(post, sent.value.messageId);
    else if (sent.fault.code === 'not in server') await posts.close(post, 'given up');
    else await this.#putOff(post, settings, sent.fault, sent.fault.code === 'lost' ? 'sending' : 'due');
  }

  /** It may have been posted: only what is surely not there is posted again. */
  async #lookBack(post: TakenPost, settings: ServerSettings): Promise<void> {
    const { channels, posts, now } = this.#parts;
    const found = await lookBack(channels, post, showingSolution(post.date));
    if (found.ok && found.value) return this.#keep(post, found.value.messageId);
    // In a channel that is deleted it is not there either.
    if (found.ok || found.fault.code === 'gone') return posts.rest(post, 'due', now());
    return this.#putOff(post, settings, found.fault, 'sending');
  }

  async #keep(post: TakenPost, messageId: string): Promise<void> {
    const { posts, now, onPosted } = this.#parts;
    if (await posts.savePosted(post, { messageId, postedAt: now() }, 'posted')) onPosted(post);
  }

  async #putOff(post: TakenPost, settings: ServerSettings, fault: PostFault, state: OpenState): Promise<void> {
    const { posts, now } = this.#parts;
    if (this.#isOver(post, settings)) return posts.close(post, 'given up');
    await posts.rest(post, state, now() + pauseAfter(fault, post.tries));
  }

  #giveUp(post: TakenPost): Promise<void> {
    return this.#parts.posts.close(post, post.tries > 0 ? 'given up' : 'missed');
  }

  /** Its time is over with the day on which it is posted, the one after its own. */
  #isOver({ dueAt }: TakenPost, settings: ServerSettings): boolean {
    return isTooLate(dateIn(settings.timeZone, dueAt), dueAt, settings, this.#parts.now());
  }
}
