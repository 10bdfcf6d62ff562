import { LRUCache } from 'lru-cache';
import type { Channels } from '../bot/channels.js';
import type { PostName } from '../servers/post-store.js';
import type { Logger } from '../shared/log.js';
import { Sleeper, type Time } from '../shared/time.js';
import type { Announcements } from './announcement.js';
import { findChange, type PostChange, type PostChangeSources } from './post-changes.js';
import { keyOf } from './post-identity.js';

interface PostEditorDependencies extends PostChangeSources {
  readonly announcements: Announcements;
  readonly channels: Channels;
  readonly time: Time;
  readonly log: Logger;
}

/** One message is edited no more often than this; what was solved in between is in the next edit. */
const EDIT_EVERY_MS = 15_000;

/** From an hour after its post on Discord allows a message only few edits, and few people look. */
const FRESH_MS = 3_600_000;
const EDIT_OLD_EVERY_MS = 600_000;

/** A change that is owed to somebody is tried again so much later, where somebody else has to do something first. */
const OWED_EVERY_MS = 3_600_000;

/** Edits under way at the same time: they must not hold up posts. */
const EDITS_AT_ONCE = 4;

/** Older dailies keep what they say. */
const KEPT_CURRENT_MS = 2 * 86_400_000;

/** Of how many messages it is remembered when they may be edited again; one that is forgotten may be edited a little early. */
const REMEMBERED = 20_000;

/** Keeps current what stands in the channels: how many have solved a daily, and whom a recap tells of. */
export class PostEditor {
  readonly #dependencies: PostEditorDependencies;
  readonly #sleeper: Sleeper;
  /** Posts that may have to be changed, and from when on they may be edited. */
  readonly #waiting = new Map<string, { readonly post: PostName; readonly from: number }>();
  readonly #restsUntil = new LRUCache<string, number>({ max: REMEMBERED });
  readonly #running = new Set<Promise<void>>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(dependencies: PostEditorDependencies) {
    this.#dependencies = dependencies;
    this.#sleeper = new Sleeper(dependencies.time);
  }

  /** Begins with what has changed while nobody kept the posts. */
  start(): void {
    this.#loop ??= this.markOutdated().then(() => this.#run());
  }

  /** How many edits are under way. */
  get busy(): number {
    return this.#running.size;
  }

  /** Somebody has solved a day's puzzle, or what its post says is not known. */
  mark(post: PostName): void {
    this.#put(post, this.#restsUntil.get(keyOf(post)) ?? 0);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#sleeper.wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  #put(post: PostName, from: number): void {
    this.#waiting.set(keyOf(post), { post, from });
    this.#sleeper.wake();
  }

  /** Looks for dailies that say another number than have solved them, and recaps that tell of somebody who was deleted or hides now. */
  async markOutdated(): Promise<void> {
    const { posts, log } = this.#dependencies;
    try {
      for (const day of await posts.listOutdated(this.#keptSince())) this.mark({ ...day, kind: 'daily' });
      for (const day of await posts.listOutdatedRecaps()) this.mark({ ...day, kind: 'recap' });
    } catch (error) {
      log.error({ err: error }, 'posts that are not up to date were not found');
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const now = this.#dependencies.time.now();
      let next = Number.POSITIVE_INFINITY;
      for (const [key, { post, from }] of this.#waiting) {
        if (this.#running.size >= EDITS_AT_ONCE) break;
        if (from > now) next = Math.min(next, from);
        else {
          this.#waiting.delete(key);
          this.#launch(post);
        }
      }
      await this.#sleeper.sleepUntil(this.#running.size >= EDITS_AT_ONCE ? undefined : next);
    }
  }

  #launch(post: PostName): void {
    const { serverId, kind, date } = post;
    const editing = this.#edit(post)
      .catch((error) => this.#dependencies.log.error({ err: error, serverId, kind, date }, 'a post was not updated'))
      .finally(() => {
        this.#running.delete(editing);
        this.#sleeper.wake();
      });
    this.#running.add(editing);
  }

  async #edit(post: PostName): Promise<void> {
    const { channels, posts, time } = this.#dependencies;
    const change = await this.#changeOf(post);
    if (!change) return;
    const { shown, reply, roleId } = change;
    const rest = time.now() - shown.postedAt < FRESH_MS ? EDIT_EVERY_MS : EDIT_OLD_EVERY_MS;
    this.#restsUntil.set(keyOf(post), time.now() + rest);
    const edited = await channels.edit(shown, shown.messageId, reply, roleId);
    if (edited.ok) await change.save();
    else if (edited.fault.code === 'gone') await posts.forgetMessage(post);
    else if (edited.fault.code === 'not now') this.#put(post, time.now() + Math.max(edited.fault.afterMs, rest));
    else if (edited.fault.code === 'lost') this.#put(post, time.now() + rest);
    else if (post.kind === 'recap') this.#put(post, time.now() + OWED_EVERY_MS);
  }

  async #changeOf(post: PostName): Promise<PostChange | undefined> {
    const content = this.#dependencies.announcements.get(post.activity)?.[post.kind];
    return content && findChange(this.#dependencies, content, post, this.#keptSince());
  }

  #keptSince(): number {
    return this.#dependencies.time.now() - KEPT_CURRENT_MS;
  }
}
