import type { AttackNode } from '../engine/mate/solution.js';
import { playUci, uciOf } from '../games/chess/moves.js';
import { positionOfFen } from '../games/chess/position.js';
import type { Position } from '../games/chess/vocabulary.js';
import { currentDay, dateIn, type Schedule } from '../people/days.js';
import { placeOf, type Standing } from '../people/standing.js';
import { NO_STREAK, type Streak, streakOf } from '../people/streak.js';
import type { ServerSettings } from '../servers/server-settings.js';
import type { ChosenDaily, DailyActivity } from './activity.js';
import { type Answer, answer, isWrong, type Written } from './answer.js';
import type { Attempt } from './attempt.js';
import { withFlag } from './attempt-results.js';
import type { GivenDaily, Member, SavedAttempt, WrongTry } from './attempt-store.js';
import { type DailyTerms, matesFrom } from './daily.js';
import { type HintPrice, hintPriceOf } from './hint-price.js';
import { type Hint, hintsFor } from './hints.js';
import { followLine } from './judge.js';
import { isPractice, type Occasion, practiceOf } from './occasion.js';
import type { Look, OpenBoard, PlayStore } from './play-store.js';
import type { PracticeStock, Wishes } from './practice.js';
import type { DailyPuzzle, Puzzle } from './puzzle.js';

/** An attempt with everything that is needed to show or continue it. */
export interface Playing {
  readonly attempt: Attempt;
  readonly puzzle: Puzzle;
  /** The puzzle's first position. */
  readonly start: Position;
  /** Where the attempt has come to. */
  readonly position: Position;
  readonly root: AttackNode;
  /** The member has looked at no other board since. */
  readonly isLatest: boolean;
  /** The server's day, where it was asked for. */
  readonly today?: string;
  /** What came of its end, if it has just ended. */
  readonly end?: SavedAttempt['end'];
}

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

export interface Answered {
  readonly kind: 'answered';
  readonly playing: Playing;
  readonly answer: Answer;
}
/** Nothing was looked at yet, or the attempt is over: there is nothing to answer. */
export type NotPlaying = { readonly kind: 'not started' } | { readonly kind: 'over'; readonly playing: Playing };

/** What a button or a menu offered was for a move that has been played since. */
export type TooLate = { readonly kind: 'too late'; readonly playing: Playing };

export type HintTaken = { readonly kind: 'hint'; readonly playing: Playing } | TooLate;

/** Where an answer belongs, when it comes from a board that says so. */
interface AnswerPlace {
  readonly occasion?: Occasion;
  /** The moves and defences played before it. */
  readonly ply?: number;
  readonly day?: Day;
}

interface Parts {
  readonly store: PlayStore;
  readonly now: () => number;
  /** For servers that have set up nothing: their day begins at midnight there. */
  readonly timeZone: string;
  /** A server was given a puzzle: there is one less that it has not had. */
  readonly onGiven?: () => void;
  /** A member has solved an occasion's puzzle. */
  readonly onSolved?: (serverId: string, occasion: Occasion) => void;
}

/** An attempt as it was read. */
interface Loaded extends Playing {
  /** What was tried in vain until now. */
  readonly wrongTries: readonly WrongTry[];
}

/** An attempt as it is to be, and what comes of it once it is on disk. */
interface Change<R> {
  readonly attempt: Attempt;
  readonly wrongTries?: readonly WrongTry[];
  readonly result: (saved: Playing) => R;
}

/** How often a change is tried anew when others change the same attempt at the same moment. */
const CHANGE_TRIES = 20;

/** Playing a daily or for practice: the clock, the answers, the hints. All state is in the store. */
export class Game {
  readonly #store: PlayStore;
  readonly #mates: DailyActivity<DailyTerms>;
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #onGiven: () => void;
  readonly #onSolved: (serverId: string, occasion: Occasion) => void;

  constructor({ store, now, timeZone, onGiven = () => {}, onSolved = () => {} }: Parts) {
    this.#store = store;
    this.#mates = matesFrom(store);
    this.#now = now;
    this.#timeZone = timeZone;
    this.#onGiven = onGiven;
    this.#onSolved = onSolved;
  }

  /** The date of a server's current puzzle. It never goes back, whatever hour or zone the server is moved to. */
  async today(serverId: string): Promise<string> {
    return (await this.day(serverId)).today;
  }

  async day(serverId: string): Promise<Day> {
    const now = this.#now();
    // What lies further ahead than any zone comes from a clock that was wrong.
    const { settings, latest } = await this.#store.findServerDay(serverId, dateIn('Pacific/Kiritimati', now));
    const schedule = settings ?? { time: '00:00', timeZone: this.#timeZone };
    const due = currentDay(schedule, now);
    const today = latest !== undefined && latest.date > due ? latest.date : due;
    return { today, schedule, ...(settings && { settings }), ...(latest?.date === today && { given: latest }) };
  }

  /** The time zone of those who have chosen none: their server's, or else the operator's. */
  async timeZone(serverId: string): Promise<string> {
    return (await this.day(serverId)).schedule.timeZone;
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

  /** Looks at an occasion's board; the first look at a daily starts the clock. Practice must have been begun. */
  async look(member: Member, occasion: Occasion, known?: Day): Promise<Playing | undefined> {
    const day = known ?? (await this.day(member.serverId));
    if (occasion === day.today && !day.given) return this.#openNewDaily(member, day);
    const puzzleId = await this.#puzzleAt(member, occasion, day);
    return puzzleId === undefined ? undefined : this.#open(member, occasion, puzzleId, day);
  }

  async #puzzleAt({ serverId, ...member }: Member, occasion: Occasion, day: Day): Promise<number | undefined> {
    if (isPractice(occasion)) return (await this.#store.findAttempt({ serverId, ...member }, occasion))?.puzzleId;
    return (occasion === day.today ? day.given : await this.#store.findGiven(serverId, occasion))?.puzzleId;
  }

  /** The first look at a day's puzzle, which is chosen by it. */
  async #openNewDaily(member: Member, day: Day): Promise<Playing | undefined> {
    const chosen = await this.#choose(member.serverId, day.today, day);
    const loaded = chosen && (await this.#store.loadPuzzle(chosen.puzzleId));
    if (!loaded) return undefined;
    const now = this.#now();
    const { puzzleId, isWish } = chosen;
    const opening = { ...member, occasion: day.today, puzzleId, startedAt: now, openedOn: day.today };
    const attempt = await this.#store.openNewDaily(opening, now, isWish);
    this.#onGiven();
    // Somebody else was quicker, and theirs is everybody's.
    const given = attempt.puzzleId === puzzleId ? loaded : await this.#store.loadPuzzle(attempt.puzzleId);
    return given && { ...playingOf(given.puzzle, given.root, attempt), isLatest: true, today: day.today };
  }

  /** A puzzle for practice that the member has not had, with the clock started. Undefined: there is none as wished. */
  async practise(member: Member, wishes: Wishes): Promise<Playing | undefined> {
    const puzzle = await this.#store.findUnpractised(member, wishes);
    if (!puzzle) return undefined;
    return this.#open(member, practiceOf(puzzle.id), puzzle.id, await this.day(member.serverId), wishes);
  }

  practiceStock(member: Member, wishes: Wishes): Promise<PracticeStock> {
    return this.#store.findPracticeStock(member, wishes);
  }

  practiceLengths(member: Member, wishes: Omit<Wishes, 'mateIn'>): Promise<readonly number[]> {
    return this.#store.findPracticeLengths(member, wishes);
  }

  /** The attempt at an occasion's puzzle, if the member has begun one. */
  async find(member: Member, occasion: Occasion): Promise<Loaded | undefined> {
    const look = lookAt(await this.#store.findLooks(member, occasion), occasion);
    return look && this.#load(look);
  }

  /** The attempt that the member looked at last. */
  async latest(member: Member): Promise<Playing | undefined> {
    const [look] = await this.#store.findLooks(member);
    return look && this.#load(look);
  }

  /**
   * The attempt that a move, a hint or a question without a date belongs to: today's puzzle while it is open, else the one
   * that the member looked at last.
   */
  async current(member: Member, known?: Day): Promise<Loaded | undefined> {
    const { today } = known ?? (await this.day(member.serverId));
    const looks = await this.#store.findLooks(member, today);
    const todays = lookAt(looks, today);
    const look = todays && !todays.attempt.finish ? todays : looks.find(({ isLatest }) => isLatest);
    return look && this.#load(look, today);
  }

  /** Plays an answer in the attempt at an occasion, or else in the current one. */
  async answer(member: Member, written: Written, at: AnswerPlace = {}): Promise<Answered | TooLate | NotPlaying> {
    const change = (playing: Loaded): Change<Answered | TooLate> => {
      const { attempt } = playing;
      if (at.ply !== undefined && at.ply !== attempt.line.length) {
        return { attempt, result: (saved) => ({ kind: 'too late', playing: saved }) };
      }
      const judged = answer(attempt, playing.start, playing.root, written, this.#now(), playing.wrongTries);
      return {
        attempt: judged.attempt,
        wrongTries: wrongTriesOf(judged),
        result: (saved) => ({ kind: 'answered', playing: saved, answer: judged }),
      };
    };
    const answered = await this.#change<Answered | TooLate>(member, at.occasion, change, at.day);
    if (answered.kind === 'answered') {
      const { serverId, occasion, finish } = answered.playing.attempt;
      if (finish?.outcome === 'solved') this.#onSolved(serverId, occasion);
    }
    return answered;
  }

  /** The hints for the move that the member is asked now; `attempt.hintLevel` of them were taken. */
  hints({ position, root, attempt }: Playing): readonly Hint[] {
    return hintsFor(position, followLine(root, attempt.line));
  }

  /** What the next hint costs, where it costs anything. */
  async hintPrice({ attempt }: Playing): Promise<HintPrice> {
    const today = await this.today(attempt.serverId);
    return hintPriceOf(attempt, today, await this.#store.isFirstLook(attempt));
  }

  /**
   * Takes the hint of this level for the move after `ply` moves and defences. One that was taken already is not counted
   * twice, and none is skipped.
   */
  takeHint(member: Member, occasion: Occasion, ply: number, level: number): Promise<HintTaken | NotPlaying> {
    return this.#change<HintTaken>(member, occasion, (playing) => {
      const { attempt } = playing;
      if (attempt.line.length !== ply) return { attempt, result: (saved) => ({ kind: 'too late', playing: saved }) };
      const taken = Math.min(level, attempt.hintLevel + 1, this.hints(playing).length);
      const fresh = taken > attempt.hintLevel;
      return {
        attempt: fresh ? { ...attempt, hints: attempt.hints + 1, hintLevel: taken } : attempt,
        result: (saved) => ({ kind: 'hint', playing: saved }),
      };
    });
  }

  /** Where the member could still solve one of these puzzles: to tell its key would spoil that. */
  async openBoards(member: Member, puzzleIds: readonly number[]): Promise<readonly OpenBoard[]> {
    return this.#store.listOpenBoards(member, await this.today(member.serverId), puzzleIds);
  }

  /** Ends the attempt at an occasion's puzzle without a solve. */
  async giveUp(member: Member, occasion: Occasion): Promise<Playing | undefined> {
    const given = await this.#change(member, occasion, ({ attempt }) => ({
      attempt: { ...attempt, finish: { at: this.#now(), outcome: 'given up' } },
      result: (saved) => ({ kind: 'given up' as const, playing: saved }),
    }));
    return given.kind === 'not started' ? undefined : given.playing;
  }

  /** How a member who has solved a day's puzzle stands among the others of the server. */
  async standing(member: Member, date: string, { end }: Pick<Playing, 'end'> = {}): Promise<Standing> {
    const { length: streak, freezes } = end ? (end.streak ?? NO_STREAK) : await this.#streakUpTo(member, date);
    const ranked = await this.#store.listRankedSolves(member.serverId, date);
    return { streak, freezes, ...placeOf(member.userId, ranked) };
  }

  async #streakUpTo(member: Member, date: string): Promise<Streak> {
    const solves = await this.#store.listCounting(member, date);
    const counts = solves.at(-1)?.date === date;
    return counts ? streakOf(solves, await this.#store.listOutages()) : NO_STREAK;
  }

  /** Changes the attempt at an occasion, or else the current one. */
  async #change<R>(
    member: Member,
    occasion: Occasion | undefined,
    change: (playing: Loaded) => Change<R>,
    known?: Day,
  ): Promise<R | NotPlaying> {
    const day = known ?? (await this.day(member.serverId));
    for (let tries = 0; tries < CHANGE_TRIES; tries++) {
      const playing = await (occasion === undefined ? this.current(member, day) : this.find(member, occasion));
      if (!playing) return { kind: 'not started' };
      if (playing.attempt.finish) return { kind: 'over', playing };
      const { attempt, wrongTries = [], result } = change(playing);
      if (attempt === playing.attempt) return result(playing);
      const { mateIn, difficulty } = playing.puzzle;
      const saved = await this.#store.saveAttempt({
        now: this.#now(),
        today: day.today,
        schedule: day.schedule,
        before: playing.attempt,
        after: withFlag(attempt, mateIn),
        difficulty,
        wrongTries,
      });
      if (!saved) continue;
      const puzzle = saved.puzzleRating ? { ...playing.puzzle, rating: saved.puzzleRating } : playing.puzzle;
      const { line } = saved.attempt;
      return result({
        ...playing,
        puzzle,
        attempt: saved.attempt,
        today: day.today,
        position: line.reduce(playUci, playing.start),
        ...(saved.end && { end: saved.end }),
      });
    }
    throw new Error('the attempt kept changing while it was to be changed');
  }

  async #open(
    member: Member,
    occasion: Occasion,
    puzzleId: number,
    { today }: Day,
    wishes?: Wishes,
  ): Promise<Playing | undefined> {
    const loaded = await this.#store.loadPuzzle(puzzleId);
    if (!loaded) return undefined;
    const now = this.#now();
    const opening = { ...member, occasion, puzzleId, startedAt: now, openedOn: today, ...(wishes && { wishes }) };
    const attempt = await this.#store.openAttempt(opening, now);
    return { ...playingOf(loaded.puzzle, loaded.root, attempt), isLatest: true, today };
  }

  async #load({ attempt, puzzle, wrongTries, isLatest }: Look, today?: string): Promise<Loaded> {
    if (!puzzle) throw new Error(`puzzle ${attempt.puzzleId} that an attempt is at has lost its proof`);
    const root = await this.#store.loadSolution(puzzle.id);
    return { ...playingOf(puzzle, root, attempt), wrongTries, isLatest, ...(today !== undefined && { today }) };
  }
}

const lookAt = (looks: readonly Look[], occasion: Occasion): Look | undefined =>
  looks.find(({ attempt }) => attempt.occasion === occasion);

function playingOf(puzzle: Puzzle, root: AttackNode, attempt: Attempt): Omit<Playing, 'isLatest'> {
  const start = positionOfFen(puzzle.fen);
  return { attempt, puzzle, start, position: attempt.line.reduce(playUci, start), root };
}

/** What an answer tried in vain for the first time, and where. A slower mate is no wrong try. */
function wrongTriesOf({ attempt, steps }: Answer): readonly WrongTry[] {
  const last = steps.at(-1);
  if (!last || !isWrong(last.judgement) || last.isRepeated) return [];
  return [{ ply: attempt.line.length, move: uciOf(last.before, last.move) }];
}
