import { LRUCache } from 'lru-cache';
import type { Channels } from '../bot/channels.js';
import { present } from '../bot/present.js';
import type { Logger } from '../log.js';
import type { Game } from '../play/game.js';
import type { PostDay, PostStore } from '../store/post-store.js';
import type { ServerStore } from '../store/server-store.js';
import { makeSpeech } from '../texts/speech.js';
import { Sleeper } from './sleeper.js';
import { recounted } from './teaser.js';
import type { Time } from './time.js';

interface Parts {
  readonly channels: Channels;
  readonly game: Game;
  readonly posts: PostStore;
  readonly servers: ServerStore;
  readonly time: Time;
  readonly log: Logger;
}

/** One message is edited no more often than this; what was solved in between is in the next edit. */
const EDIT_EVERY_MS = 15_000;

/** From an hour after its post on Discord allows a message only few edits, and few people look. */
const FRESH_MS = 3_600_000;
const EDIT_OLD_EVERY_MS = 600_000;

/** Edits under way at the same time: they must not hold up posts. */
const EDITS_AT_ONCE = 4;

/** Older posts keep what they say. */
const KEPT_CURRENT_MS = 2 * 86_400_000;

/** Of how many messages it is remembered when they may be edited again; one that is forgotten may be edited a little early. */
const REMEMBERED = 20_000;

/** Keeps the posts' counts of solvers current. */
export class SolvedCounts {
  readonly #parts: Parts;
  readonly #sleeper: Sleeper;
  /** Posts whose count has changed, and from when on they may be edited. */
  readonly #waiting = new Map<string, { readonly day: PostDay; readonly from: number }>();
  readonly #restsUntil = new LRUCache<string, number>({ max: REMEMBERED });
  readonly #running = new Set<Promise<void>>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sleeper = new Sleeper(parts.time);
  }

  /** Begins with what was solved while nobody kept the counts. */
  start(): void {
    this.#loop ??= this.markOutdated().then(() => this.#run());
  }

  /** How many edits are under way. */
  get busy(): number {
    return this.#running.size;
  }

  /** Somebody has solved a day's puzzle, or what its post says is not known. */
  mark(day: PostDay): void {
    this.#put(day, this.#restsUntil.get(keyOf(day)) ?? 0);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#sleeper.wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  #put(day: PostDay, from: number): void {
    this.#waiting.set(keyOf(day), { day, from });
    this.#sleeper.wake();
  }

  /** Looks for posts that say another number than have solved them. */
  async markOutdated(): Promise<void> {
    const { posts, time, log } = this.#parts;
    const outdated = await posts.listOutdated(time.now() - KEPT_CURRENT_MS).catch((error) => {
      log.error({ err: error }, 'posts that are not up to date were not found');
      return [];
    });
    for (const day of outdated) this.mark(day);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const now = this.#parts.time.now();
      let next = Number.POSITIVE_INFINITY;
      for (const [key, { day, from }] of this.#waiting) {
        if (this.#running.size >= EDITS_AT_ONCE) break;
        if (from > now) next = Math.min(next, from);
        else {
          this.#waiting.delete(key);
          this.#launch(day);
        }
      }
      await this.#sleeper.sleepUntil(this.#running.size >= EDITS_AT_ONCE ? undefined : next);
    }
  }

  #launch(day: PostDay): void {
    const editing = this.#edit(day)
      .catch((error) => this.#parts.log.error({ err: error, ...day }, 'a post was not brought up to date'))
      .finally(() => {
        this.#running.delete(editing);
        this.#sleeper.wake();
      });
    this.#running.add(editing);
  }

  async #edit(day: PostDay): Promise<void> {
    const { channels, game, posts, servers, time } = this.#parts;
    const shown = await posts.findShown(day, time.now() - KEPT_CURRENT_MS);
    const solved = await posts.countSolved(day);
    if (!shown || shown.shownSolved === solved) return;
    const puzzle = await game.daily(day.serverId, day.date);
    const settings = await servers.find(day.serverId);
    if (!puzzle || !settings) return;
    const speech = makeSpeech(settings.language);
    const reply = recounted({ puzzle, date: day.date, solved }, speech);
    const rest = time.now() - shown.postedAt < FRESH_MS ? EDIT_EVERY_MS : EDIT_OLD_EVERY_MS;
    this.#restsUntil.set(keyOf(day), time.now() + rest);
    const edited = await channels.edit(shown, shown.messageId, present(reply, {}, speech), settings.roleId);
    if (edited.ok) await posts.saveShownSolved(day, solved);
    else if (edited.fault.code === 'gone') await posts.forgetMessage(day);
    else if (edited.fault.code === 'not now') this.#put(day, time.now() + Math.max(edited.fault.afterMs, rest));
    else if (edited.fault.code === 'lost') this.#put(day, time.now() + rest);
  }
}

const keyOf = ({ serverId, date }: PostDay): string => `${serverId} ${date}`;
