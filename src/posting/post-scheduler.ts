import { setImmediate as breathe } from 'node:timers/promises';
import type { PostDay, TakenPost } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-settings.js';
import type { Logger } from '../shared/log.js';
import { SET_BACK_MS, Sleeper, type Time } from '../shared/time.js';
import type { Announcements } from './announcement.js';
import { PostEditor } from './post-editor.js';
import { keyOf } from './post-identity.js';
import { Poster, type PosterDependencies } from './poster.js';

interface PostSchedulerDependencies extends Omit<PosterDependencies, 'now' | 'onPosted'> {
  readonly announcements: Announcements;
  readonly servers: ServerStore;
  readonly time: Time;
  readonly log: Logger;
}

/** Posts under way at the same time. The chat's own queue keeps to its rate limit; this keeps that queue short. */
const POSTS_AT_ONCE = 20;

/** Servers that become due in one turn of the event loop. */
const ENROLLED_AT_ONCE = 20;

/**
 * After a crash nobody looks at what was being sent before this is over: a request that was under way has arrived by then,
 * so that looking back finds it.
 */
const LEASE_MS = 60_000;

/** After something unforeseen, such as a full disk. */
const PAUSE_MS = 30_000;

/** Shutting down does not wait longer for a chat that does not answer: what it did is found at the next start. */
const PATIENCE_MS = 5000;

/** What the bot does by itself: it posts every server's daily once, the recap of the day before, and keeps the posts current. */
export class PostScheduler {
  readonly #dependencies: PostSchedulerDependencies;
  readonly #poster: Poster;
  readonly #editor: PostEditor;
  readonly #sleeper: Sleeper;
  /** Posts that are being worked on here, by server, kind and date. */
  readonly #running = new Map<string, Promise<void>>();
  /** Those of them that were taken again meanwhile, as they are to be worked on next. */
  readonly #takenAgain = new Map<string, TakenPost>();
  #stopping = false;
  #loop: Promise<void> | undefined;
  #stopListening = (): void => {};
  /** The latest moment that the clock has shown. */
  #latest = Number.NEGATIVE_INFINITY;

  constructor(dependencies: PostSchedulerDependencies) {
    const { time } = dependencies;
    this.#dependencies = dependencies;
    this.#editor = new PostEditor(dependencies);
    this.#poster = new Poster({
      ...dependencies,
      now: () => time.now(),
      onPosted: (post) => this.#editor.mark(post),
    });
    this.#sleeper = new Sleeper(time);
  }

  start(): void {
    this.#stopListening = this.#dependencies.servers.onSaved(() => this.#sleeper.wake());
    this.#editor.start();
    this.#loop ??= this.#run();
  }

  /** Somebody was deleted or hides: what they solved is no longer counted, and no recap tells of them. */
  recount(): void {
    void this.#editor.markOutdated();
  }

  /** A member has solved a day's puzzle: its post, if it has one, will say so. */
  solved(day: PostDay): void {
    this.#editor.mark({ ...day, kind: 'daily' });
  }

  /** How much is under way. */
  get busy(): number {
    return this.#running.size + this.#editor.busy;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopListening();
    this.#sleeper.wake();
    const done = Promise.all([this.#loop, this.#editor.stop()]).then(() => Promise.all(this.#running.values()));
    const { time } = this.#dependencies;
    await new Promise<void>((resolve) => {
      const turnOff = time.alarm(time.now() + PATIENCE_MS, resolve);
      done.then(() => {
        turnOff();
        resolve();
      });
    });
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const next = await this.#guarded(() => this.#work());
      if (this.#stopping) return;
      await this.#sleeper.sleepUntil(next.ok ? next.value : this.#dependencies.time.now() + PAUSE_MS);
    }
  }

  /** Launches what is to be done now, and returns when to look again. */
  async #work(): Promise<number | undefined> {
    const { posts, time } = this.#dependencies;
    await this.#watchClock();
    while (this.#running.size < POSTS_AT_ONCE && !this.#stopping) {
      const next = await posts.nextMoment();
      if (next === undefined || next > time.now()) return next;
      while ((await posts.enrol(time.now(), ENROLLED_AT_ONCE)) === ENROLLED_AT_ONCE);
      const taken = await posts.take(time.now(), time.now() + LEASE_MS, POSTS_AT_ONCE - this.#running.size);
      for (const post of taken) {
        this.#launch(post);
        // A daily is chosen before it waits for anything: twenty choices would be one turn of the event loop.
        await breathe();
      }
    }
    // Whatever is done first wakes it.
    return undefined;
  }

  /** At the start, and when the clock was set back, nobody is due when it was thought. */
  async #watchClock(): Promise<void> {
    const { servers, time } = this.#dependencies;
    const now = time.now();
    const isNew = this.#latest === Number.NEGATIVE_INFINITY || now < this.#latest - SET_BACK_MS;
    if (isNew) await servers.recomputeAll();
    this.#latest = isNew ? now : Math.max(now, this.#latest);
  }

  #launch(post: TakenPost): void {
    const key = keyOf(post);
    // It takes longer than its lease, or was left to be tried again just now.
    if (this.#running.has(key)) {
      this.#takenAgain.set(key, post);
      return;
    }
    const advancing = this.#guarded(() => this.#advance(post)).then(() => {
      const again = this.#takenAgain.get(key);
      this.#running.delete(key);
      this.#takenAgain.delete(key);
      if (again && !this.#stopping) this.#launch(again);
      this.#sleeper.wake();
    });
    this.#running.set(key, advancing);
  }

  async #advance(post: TakenPost): Promise<void> {
    const settings = await this.#dependencies.servers.find(post.serverId);
    if (!settings) throw new Error(`server ${post.serverId} has a post but no settings`);
    const { announcements, posts } = this.#dependencies;
    const content = announcements.get(post.activity)?.[post.kind];
    // The activity has no recaps; or only another version of the bot knows it.
    if (content) await this.#poster.advance(post, settings, content);
    else await posts.close(post, 'missed');
  }

  /** One server's bad luck must not be another's. What fails unforeseen is tried again when its lease is over. */
  async #guarded<Value>(work: () => Promise<Value>): Promise<{ ok: true; value: Value } | { ok: false }> {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      if (!this.#stopping) this.#dependencies.log.error({ err: error }, 'posting failed');
      return { ok: false };
    }
  }
}
