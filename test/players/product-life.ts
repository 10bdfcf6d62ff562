import { expect } from 'vitest';
import { positionKey } from '../../src/games/chess/position.js';
import type { Playing } from '../../src/play/boards.js';
import { Game } from '../../src/play/game.js';
import type { Member } from '../../src/play/play-store.js';
import { practiceOf } from '../../src/play/puzzle-ref.js';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import type { Clock } from '../support/house.js';
import { serverSettings } from '../support/server-settings.js';
import { Chronicle, type Sight } from './chronicle.js';
import type { Server } from './history.js';
import type { Hide, Intention, Life, Play, SetZone } from './intentions.js';
import { addStock, type StockSize } from './stock.js';
import { type Ways, waysOf } from './ways.js';

/** The day of servers that have set up nothing. */
export const USUAL = { time: '00:00', timeZone: 'UTC' } as const;

export const nameOf = (userId: string): string => `the ${userId}`;

/** Somebody's board in the product. */
interface Board {
  readonly puzzleRef: string;
  readonly attemptId: number;
  readonly ways: Ways;
  readonly sight: Sight;
}

/** What became of a play: it ended the attempt, it changed it, or nothing came of it. */
type Outcome = 'end' | 'change' | 'nothing';

/** Lives a life with the real game and store, and writes down for the model what happened. */
export class ProductLife {
  readonly chronicle: Chronicle;
  readonly boards = new Map<string, Board>();
  readonly #life: Life;
  readonly #path: string;
  readonly #ways = new Map<number, Pick<Board, 'ways' | 'sight'>>();
  #store: Store;
  #game: Game;
  #outages = 0;
  #lived = 0;
  readonly #clock: Clock;

  private constructor(life: Life, path: string, store: Store, clock: Clock) {
    this.#clock = clock;
    this.#life = life;
    this.#path = path;
    this.chronicle = new Chronicle(life.servers);
    this.#store = store;
    this.#game = this.#newGame();
  }

  /** In memory, unless there is a file or the address of a PostgreSQL database for it. */
  static async begin(life: Life, stock: StockSize, path = ':memory:'): Promise<ProductLife> {
    const clock = { now: 0 };
    const it = new ProductLife(life, path, await openStore(path, clock), clock);
    await addStock(it.store, stock, life.servers);
    for (const server of life.servers) if (!isUsual(server)) await it.store.servers.save(settingsOf(server));
    return it;
  }

  get store(): Store {
    return this.#store;
  }

  get game(): Game {
    return this.#game;
  }

  get now(): number {
    return this.#clock.now;
  }

  get servers(): readonly Server[] {
    return this.#life.servers;
  }

  get userIds(): readonly string[] {
    return this.#life.userIds;
  }

  /** Until the clock shows this moment, or to the end. False: the life is over. */
  async live(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    const { intentions } = this.#life;
    while (this.#lived < intentions.length) {
      const together = togetherAt(intentions, this.#lived);
      const [{ at }] = together;
      if (at >= until) return true;
      await this.#reach(at);
      const plays = together.filter((each) => 'subject' in each);
      if (plays.length > 0) await this.#playAll(plays);
      else for (const each of together) if (!('subject' in each)) await this.#set(each);
      this.#lived += together.length;
    }
    return false;
  }

  async restart(): Promise<void> {
    await this.#store.close();
    this.#store = await openStore(this.#path, this.#clock);
    this.#game = this.#newGame();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #newGame(): Game {
    return new Game({ store: this.#store.play, now: () => this.#clock.now, timeZone: USUAL.timeZone });
  }

  /** A bot that comes back knows since when it was away. */
  async #reach(moment: number): Promise<void> {
    for (const outage of this.#life.outages.slice(this.#outages)) {
      if (outage.to > moment) break;
      this.#outages += 1;
      this.chronicle.away(outage);
      await this.#store.players.noteOutage(outage, USUAL);
    }
    this.#clock.now = moment;
  }

  async #set(setting: SetZone | Hide): Promise<void> {
    const { people } = this.#store;
    const { timeZone, ...before } = await people.findPreferences(setting.userId);
    const zone = setting.kind === 'zone' ? setting.timeZone : timeZone;
    const hidden = setting.kind === 'zone' ? before.hidden : setting.kind === 'hide';
    await people.savePreferences(setting.userId, { ...before, hidden, ...(zone !== undefined && { timeZone: zone }) });
    this.chronicle.set(setting);
  }

  /** What comes at the same moment really does: whatever the product makes the end, it is one, and nothing follows it. */
  async #playAll(plays: readonly Play[]): Promise<void> {
    const outcomes = await Promise.all(plays.map(async (play) => ({ play, outcome: await this.#play(play) })));
    const ends = outcomes.filter(({ outcome }) => outcome === 'end').map(({ play }) => play.kind);
    expect(ends.filter((kind) => kind === 'solve').length).toBeLessThanOrEqual(1);
    expect(new Set(ends).size).toBeLessThanOrEqual(1);
    for (const wanted of ['change', 'end'] as const) {
      for (const { play, outcome } of outcomes) {
        const board = this.boards.get(keyOf(play));
        const move = board && play.kind === 'wrong' ? wrongMove(board, play) : undefined;
        if (board && outcome === wanted) this.chronicle.play(play, board.sight, move);
      }
    }
  }

  async #play(play: Play): Promise<Outcome> {
    const member = {
      serverId: play.serverId,
      userId: play.userId,
      name: nameOf(play.userId),
      channelId: play.channelId,
    };
    if (play.kind === 'look') return this.#look(play, member);
    const board = this.boards.get(keyOf(play));
    if (!board) return 'nothing';
    const { puzzleRef, ways } = board;
    if (play.kind === 'hint') return this.#hint(member, puzzleRef);
    if (play.kind === 'give up') {
      const before = await this.#game.find(member, puzzleRef);
      const given = await this.#game.giveUp(member, puzzleRef);
      return before?.attempt.finish || given?.attempt.finish?.outcome !== 'given up' ? 'nothing' : 'end';
    }
    const text = play.kind === 'wrong' ? wrongMove(board, play) : ways[play.kind];
    if (text === undefined) return 'nothing';
    const answered = await this.#game.answer(member, { text, notation: 'english' }, { puzzleRef });
    return outcomeOf(answered);
  }

  async #look(play: Play, member: Member): Promise<Outcome> {
    const { subject } = play;
    const known = this.boards.get(keyOf(play))?.puzzleRef;
    const playing =
      subject.kind === 'practice' && known === undefined
        ? await this.#game.practise(member, {})
        : await this.#game.look(member, subject.kind === 'practice' ? (known ?? '') : subject.date);
    if (!playing) return 'nothing';
    const { attempt, puzzle } = playing;
    const puzzleRef = subject.kind === 'practice' ? practiceOf(puzzle.id) : subject.date;
    this.boards.set(keyOf(play), { puzzleRef, attemptId: attempt.id, ...this.#seen(playing) });
    return 'change';
  }

  async #hint(member: Member, puzzleRef: string): Promise<Outcome> {
    const before = await this.#game.find(member, puzzleRef);
    if (!before) return 'nothing';
    const { line, hintLevel, hints } = before.attempt;
    const taken = await this.#game.takeHint(member, puzzleRef, line.length, hintLevel + 1);
    return taken.kind === 'hint' && taken.playing.attempt.hints > hints ? 'change' : 'nothing';
  }

  #seen(playing: Playing): Pick<Board, 'ways' | 'sight'> {
    const { id, mateIn, difficulty } = playing.puzzle;
    const known = this.#ways.get(id);
    if (known) return known;
    const position = positionKey(playing.start);
    const sight = { puzzleId: id, position, mateIn, ...(difficulty !== undefined && { difficulty }) };
    const seen = { ways: waysOf(playing), sight };
    this.#ways.set(id, seen);
    return seen;
  }
}

/** The answers at one board in the same millisecond, or else one intention. */
function togetherAt(intentions: readonly Intention[], index: number): readonly [Intention, ...Intention[]] {
  const [first, ...later] = intentions.slice(index, index + 8);
  if (!first) throw new Error('the life is over');
  if (!('subject' in first) || first.kind === 'look') return [first];
  const end = later.findIndex(
    (each) => !('subject' in each) || each.kind === 'look' || each.at !== first.at || keyOf(each) !== keyOf(first),
  );
  return [first, ...later.slice(0, end === -1 ? later.length : end)];
}

function outcomeOf(answered: Awaited<ReturnType<Game['answer']>>): Outcome {
  if (answered.kind !== 'answered') return 'nothing';
  return answered.answer.attempt.finish ? 'end' : 'change';
}

/** One of the wrong moves, by the moment: people try some of them again. */
const wrongMove = ({ ways: { wrong } }: Board, { at }: Play): string | undefined => wrong[at % wrong.length];

/** Whose board. */
export const keyOf = ({ userId, serverId, subject }: Pick<Play, 'userId' | 'serverId' | 'subject'>): string =>
  `${userId} ${serverId} ${subject.kind === 'daily' ? subject.date : subject.run}`;

const isUsual = ({ time, timeZone, openBoard = false }: Server): boolean =>
  time === USUAL.time && timeZone === USUAL.timeZone && !openBoard;

async function openStore(path: string, clock: Clock): Promise<Store> {
  const now = () => clock.now;
  const opened = await (path.startsWith('postgres:') ? openPostgresStore(path, { now }) : openSqliteStore(path, now));
  if (!opened.ok) throw new Error(opened.fault.code);
  return opened.value;
}

const settingsOf = ({ id, time, timeZone, openBoard = false }: Server): ServerSettings =>
  serverSettings({
    ...{ serverId: id, channelId: `${id}-channel-1`, time, timeZone, recap: false },
    board: openBoard ? 'open' : 'veiled',
  });
