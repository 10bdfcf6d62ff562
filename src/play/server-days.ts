import type { AttackNode } from '../engine/mate/solution.js';
import { currentDay, dateIn, type Schedule } from '../people/days.js';
import type { ServerSettings } from '../servers/server-settings.js';
import type { ChosenDaily, DailyActivity } from './activity.js';
import type { Attempt } from './attempt.js';
import type { GivenDaily, Member } from './attempt-store.js';
import { chooseUnusedCommon, type DailyTerms, matesFrom } from './daily.js';
import type { PlayStore } from './play-store.js';
import type { DailyPuzzle, Puzzle } from './puzzle.js';

/** So many days before its first daily a server is given afterwards. */
const PAST_DAYS = 30;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/** A server's day as it is now; what is asked with it need not ask again. */
export interface Day {
  /** The date of the current puzzle. */
  readonly today: string;
  readonly schedule: Schedule;
  /** What the server has set up, if anything. */
  readonly settings?: ServerSettings;
  /** Today's puzzle, if it is chosen already. */
  readonly given?: GivenDaily;
}

/** A day's puzzle at the moment at which a member has first looked at it. */
interface Opened {
  readonly attempt: Attempt;
  readonly puzzle: Puzzle;
  readonly root: AttackNode;
}

export interface ServerDaysDependencies {
  readonly store: PlayStore;
  readonly now: () => number;
  /** For servers that have set up nothing: their day begins at midnight there. */
  readonly timeZone: string;
  /** A server was given a puzzle: there is one less that it has not had. */
  readonly onGiven?: () => void;
}

/** Which day it is for a server, and which puzzle that day has. */
export class ServerDays {
  readonly #store: PlayStore;
  readonly #mates: DailyActivity<DailyTerms>;
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #onGiven: () => void;

  constructor({ store, now, timeZone, onGiven = () => {} }: ServerDaysDependencies) {
    this.#store = store;
    this.#mates = matesFrom(store);
    this.#now = now;
    this.#timeZone = timeZone;
    this.#onGiven = onGiven;
  }

  /** The date of the current puzzle never goes back, whatever hour or zone the server is moved to. */
  async day(serverId: string): Promise<Day> {
    const now = this.#now();
    // What lies further ahead than any zone comes from a clock that was wrong.
    const { settings, latest } = await this.#store.findServerDay(serverId, dateIn('Pacific/Kiritimati', now));
    const schedule = settings ?? { time: '00:00', timeZone: this.#timeZone };
    const due = currentDay(schedule, now);
    const today = latest !== undefined && latest.date > due ? latest.date : due;
    return { today, schedule, ...(settings && { settings }), ...(latest?.date === today && { given: latest }) };
  }

  /** The puzzle of a server's day; today's is chosen now if it was not yet. Undefined: there is none. */
  async daily(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    const fixed = await this.#store.findDaily(serverId, date);
    if (fixed) return fixed;
    const day = await this.day(serverId);
    return date === day.today ? this.#puzzleOf(await this.#giveNew(serverId, date, day)) : undefined;
  }

  /** The same for a day that is to be posted: it may be another than the one that members have opened already. */
  async give(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    const fixed = await this.#store.findDaily(serverId, date);
    return fixed ?? this.#puzzleOf(await this.#giveNew(serverId, date, await this.day(serverId)));
  }

  /** What admins wish for or have added themselves is for days to come, not for these. */
  async givePast(serverId: string, first: string): Promise<void> {
    const { today, settings } = await this.day(serverId);
    // Backwards, so that what is not given now can follow: the days that a server has are never torn apart.
    for (let back = 1; back <= PAST_DAYS; back += 1) {
      const date = daysBefore(today, back);
      if (date >= first) continue;
      const puzzleId = await chooseUnusedCommon(this.#store, { serverId, date, terms: settings ?? this.#mates.usual });
      if (puzzleId === undefined) return;
      await this.#store.giveDaily(serverId, date, puzzleId);
    }
    this.#onGiven();
  }

  /** The first look at a day's puzzle, which is chosen by it. */
  async openNew(member: Member, day: Day): Promise<Opened | undefined> {
    const chosen = await this.#choose(member.serverId, day.today, day);
    const loaded = chosen && (await this.#store.loadPuzzle(chosen.puzzleId));
    if (!loaded) return undefined;
    const now = this.#now();
    const { puzzleId, isWish } = chosen;
    const opening = { ...member, puzzleRef: day.today, puzzleId, startedAt: now, openedOn: day.today };
    const attempt = await this.#store.openNewDaily(opening, now, isWish);
    this.#onGiven();
    // Somebody else was quicker, and theirs is everybody's.
    const given = attempt.puzzleId === puzzleId ? loaded : await this.#store.loadPuzzle(attempt.puzzleId);
    return given && { ...given, attempt };
  }

  async #puzzleOf(given: GivenDaily | undefined): Promise<DailyPuzzle | undefined> {
    const puzzle = given && (await this.#store.findPuzzle(given.puzzleId));
    return puzzle && { ...puzzle, openBoard: given.openBoard };
  }

  #choose(serverId: string, date: string, { settings }: Day): Promise<ChosenDaily | undefined> {
    return this.#mates.choose({ serverId, date, options: settings ?? this.#mates.usual });
  }

  async #giveNew(serverId: string, date: string, day: Day): Promise<GivenDaily | undefined> {
    const chosen = await this.#choose(serverId, date, day);
    if (chosen === undefined) return undefined;
    const given = await this.#store.giveDaily(serverId, date, chosen.puzzleId, chosen.isWish);
    this.#onGiven();
    return given;
  }
}
