import type { Reply } from '../../src/bot/reply.js';
import { MATE } from '../../src/play/activity.js';
import { Game } from '../../src/play/game.js';
import { makeRecaps } from '../../src/play/recap.js';
import { announceMates } from '../../src/posting/announce-mates.js';
import type { Announcements } from '../../src/posting/announcement.js';
import { PostScheduler } from '../../src/posting/post-scheduler.js';
import type { PostKind } from '../../src/servers/post-store.js';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { answer, draft, from } from '../store/contract/bench.js';
import { BUDGET, silent } from '../support/house.js';
import { ModelTime } from '../support/model-time.js';
import { BACK_RANK } from '../support/positions.js';
import { serverSettings } from '../support/server-settings.js';
import { ModelChat } from './model-chat.js';
import { Life } from './mortal.js';

/** The loop that posts and the one that edits. */
const SLEEPERS = 2;

interface Posted {
  readonly date: string;
  readonly at: string;
}

/** The post scheduler with a real store and game, in a chat and a time that the test rules. */
export class Stage {
  readonly time: ModelTime;
  readonly chat: ModelChat;
  readonly store: Store;
  readonly game: Game;
  /** Servers and days on which somebody has given up. */
  readonly played = new Set<string>();
  /** How activities beside the mates are announced. */
  readonly #others: Announcements;
  #scheduler: PostScheduler | undefined;
  #life = new Life();
  #view: ReturnType<ModelTime['view']> | undefined;

  private constructor(time: ModelTime, store: Store, others: Announcements) {
    this.time = time;
    this.store = store;
    this.#others = others;
    this.chat = new ModelChat(time);
    const onSolved = (serverId: string, puzzleRef: string) =>
      this.#scheduler?.solved({ activity: MATE, serverId, date: puzzleRef });
    this.game = new Game({ store: store.play, now: time.now, timeZone: 'UTC', onSolved });
  }

  static async open(
    start: string,
    stock: readonly string[] = [BACK_RANK],
    others: Announcements = new Map(),
  ): Promise<Stage> {
    const time = new ModelTime(Date.parse(start));
    const opened = await openSqliteStore(':memory:', time.now);
    if (!opened.ok) throw new Error(opened.fault.code);
    const stage = new Stage(time, opened.value, others);
    await stage.addPuzzles(stock);
    return stage;
  }

  /** Puts puzzles into the common stock, with their proofs: all are mates in 1. */
  async addPuzzles(stock: readonly string[]): Promise<void> {
    const { library } = this.store;
    await library.addCommon(
      'added',
      from('stock.epd'),
      stock.map((fen, index) => draft(fen, 1, index + 1)),
      0,
    );
    for (const { position, fen, mateIn } of await library.listWaiting(100, [], '')) {
      await library.saveAnswer(position, answer(fen, mateIn), BUDGET);
    }
  }

  /** A server with a channel of its own. */
  async setUp(serverId: string, changes: Partial<ServerSettings> = {}): Promise<ServerSettings> {
    const before = await this.store.servers.find(serverId);
    const settings = { ...usual(serverId, this.time.now()), ...before, ...changes };
    await this.store.servers.save(settings);
    return settings;
  }

  /** Starts the process; it dies by itself after so many steps. */
  start(steps?: number): void {
    this.#life = new Life(steps);
    this.#view = this.time.view();
    const { posts, servers, troubles, people } = this.store;
    const lend = <Thing extends object>(thing: Thing) => this.#life.lend(thing);
    this.#scheduler = new PostScheduler({
      channels: lend(this.chat),
      announcements: new Map([
        [MATE, announceMates({ game: lend(this.game), recaps: lend(makeRecaps(this.store)) })],
        ...this.#others,
      ]),
      posts: lend(posts),
      servers: lend(servers),
      troubles: lend(troubles),
      people: lend(people),
      time: this.#view,
      log: silent,
    });
    this.#scheduler.start();
  }

  /** Forgets somebody as the whole program does. */
  async forget(userId: string): Promise<void> {
    await this.store.privacy.forget(userId);
    this.#scheduler?.recount();
  }

  /** Hides somebody as the whole program does. */
  async hide(userId: string): Promise<void> {
    await this.store.people.savePreferences(userId, { hidden: true });
    this.#scheduler?.recount();
  }

  get isRunning(): boolean {
    return this.#scheduler !== undefined && !this.#life.isOver;
  }

  kill(): void {
    this.#life.end();
    this.#view?.end();
    this.#scheduler = undefined;
    this.chat.hangUp();
  }

  async close(): Promise<void> {
    this.kill();
    await this.store.close();
  }

  /** Lets everything happen until this moment. */
  async runUntil(moment: string | number): Promise<void> {
    const end = typeof moment === 'string' ? Date.parse(moment) : moment;
    do await this.#settle();
    while (this.#moveOn(end));
    await this.#settle();
  }

  /** The same, but not beyond the death of the process. */
  async liveUntil(end: number): Promise<void> {
    do await this.#settle();
    while (this.isRunning && this.#moveOn(end));
  }

  /** Moves the clock to the next thing that happens; false: there is none until then, and the clock shows the end. */
  #moveOn(end: number): boolean {
    const next = Math.max(this.time.next, this.time.now());
    this.time.set(Math.min(next, end));
    return next <= end;
  }

  /** Lets a member of a server play its current puzzle for so long; the last of the moves may be the right one. */
  async play(serverId: string, userId: string, moves: readonly string[], milliseconds = 10_000): Promise<void> {
    const member = { serverId, userId, name: userId };
    await this.game.look(member, await this.game.today(serverId));
    await this.runUntil(this.time.now() + milliseconds);
    for (const text of moves) await this.game.answer(member, { text, notation: 'english' });
  }

  /** Somebody looks at a server's current puzzle and gives up: once a day. */
  async giveUp(serverId: string): Promise<void> {
    const date = await this.game.today(serverId);
    if (this.played.has(`${serverId} ${date}`)) return;
    const member = { serverId, userId: 'anna' };
    await this.game.look(member, date);
    await this.game.giveUp(member, date);
    this.played.add(`${serverId} ${date}`);
  }

  /** The moment of each daily in UTC, and by its button the date that it is for. */
  posted(serverId: string): readonly Posted[] {
    return this.#posts(serverId, 'daily');
  }

  recapped(serverId: string): readonly Posted[] {
    return this.#posts(serverId, 'recap');
  }

  #posts(serverId: string, kind: PostKind): readonly Posted[] {
    return this.chat.messages
      .filter((message) => message.serverId === serverId && kindOf(message.reply) === kind)
      .map(({ reply, at }) => ({ date: dateOf(reply), at: new Date(at).toISOString().slice(0, 16) }));
  }

  /** Until nothing happens any more unless the clock moves. */
  async #settle(): Promise<void> {
    do await turn();
    while (this.isRunning && !this.#isQuiet());
    if (this.#scheduler && this.#life.isOver) this.kill();
  }

  #isQuiet(): boolean {
    return this.#view?.armed === SLEEPERS && this.#scheduler?.busy === this.chat.waiting;
  }
}

export const kindOf = ({ buttons }: Reply): PostKind =>
  buttons?.[0]?.invoke.command === 'solution' ? 'recap' : 'daily';

export const dateOf = (reply: Reply): string =>
  String((reply.buttons?.[0]?.invoke.args as { date?: string } | undefined)?.date);

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const usual = (serverId: string, now: number): ServerSettings =>
  serverSettings({ serverId, channelId: `channel of ${serverId}`, setBy: `admin of ${serverId}`, since: now });
