import type { AttackNode } from '../engine/mate/solution.js';
import { playUci, uciOf } from '../games/chess/moves.js';
import { positionOfFen } from '../games/chess/position.js';
import type { Position } from '../games/chess/vocabulary.js';
import { currentDay, dateIn, type Schedule } from '../people/days.js';
import { placeOf, type Standing } from '../people/standing.js';
import { NO_STREAK, streakOf } from '../people/streak.js';
import { type Answer, answer, isWrong, type Written } from './answer.js';
import type { Attempt } from './attempt.js';
import { chooseDaily } from './daily.js';
import { type HintPrice, hintPriceOf } from './hint-price.js';
import { type Hint, hintsFor } from './hints.js';
import { followLine } from './judge.js';
import { isPractice, type Occasion, practiceOf } from './occasion.js';
import type { Circumstances, Member, OpenBoard, PlayStore, WrongTry } from './play-store.js';
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
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #onGiven: () => void;
  readonly #onSolved: (serverId: string, occasion: Occasion) => void;

  constructor({ store, now, timeZone, onGiven = () => {}, onSolved = () => {} }: Parts) {
    this.#store = store;
    this.#now = now;
    this.#timeZone = timeZone;
    this.#onGiven = onGiven;
    this.#onSolved = onSolved;
  }

  /** The date of a server's current puzzle. It never goes back, whatever hour or zone the server is moved to. */
  async today(serverId: string): Promise<string> {
    return this.#dayOf(serverId, await this.#schedule(serverId));
  }

  async #dayOf(serverId: string, schedule: Schedule): Promise<string> {
    const now = this.#now();
    const due = currentDay(schedule, now);
    // What lies further ahead than any zone comes from a clock that was wrong.
    const latest = await this.#store.findLatestDate(serverId, dateIn('Pacific/Kiritimati', now));
    return latest !== undefined && latest > due ? latest : due;
  }

  /** The time zone of those who have chosen none: their server's, or else the operator's. */
  async timeZone(serverId: string): Promise<string> {
    return (await this.#schedule(serverId)).timeZone;
  }

  async #schedule(serverId: string): Promise<Schedule> {
    return (await this.#store.findServer(serverId)) ?? { time: '00:00', timeZone: this.#timeZone };
  }

  /** The puzzle of a server's day; today's is chosen now if it was not yet. Undefined: there is none. */
  async daily(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    const fixed = await this.#store.findDaily(serverId, date);
    return fixed || date !== (await this.today(serverId)) ? fixed : this.#choose(serverId, date);
  }

  /** The same for a day that is to be posted: it may be another than the one that members have opened already. */
  async give(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    return (await this.#store.findDaily(serverId, date)) ?? this.#choose(serverId, date);
  }

  async #choose(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    const terms = await this.#store.findServer(serverId);
    const chosen = await chooseDaily(this.#store, { serverId, date, terms });
    if (chosen === undefined) return undefined;
    const given = await this.#store.fixDaily(serverId, date, chosen);
    this.#onGiven();
    return given;
  }

  /** Looks at an occasion's board; the first look at a daily starts the clock. Practice must have been begun. */
  async look(member: Member, occasion: Occasion): Promise<Playing | undefined> {
    const puzzle = isPractice(occasion)
      ? (await this.find(member, occasion))?.puzzle
      : await this.daily(member.serverId, occasion);
    return puzzle && this.#open(member, occasion, puzzle);
  }

  /** A puzzle for practice that the member has not had, with the clock started. Undefined: there is none as wished. */
  async practise(member: Member, wishes: Wishes): Promise<Playing | undefined> {
    const puzzle = await this.#store.findUnpractised(member, wishes);
    return puzzle && this.#open(member, practiceOf(puzzle.id), puzzle, wishes);
  }

  practiceStock(member: Member, wishes: Wishes): Promise<PracticeStock> {
    return this.#store.findPracticeStock(member, wishes);
  }

  /** The attempt at an occasion's puzzle, if the member has begun one. */
  async find(member: Member, occasion: Occasion): Promise<Playing | undefined> {
    const attempt = await this.#store.findAttempt(member, occasion);
    return attempt && this.#load(attempt);
  }

  /** What the member looked at last. */
  async lastLook(member: Member): Promise<Occasion | undefined> {
    return (await this.#store.findLatestAttempt(member))?.occasion;
  }

  /** The attempt that the member looked at last. */
  async latest(member: Member): Promise<Playing | undefined> {
    const attempt = await this.#store.findLatestAttempt(member);
    return attempt && this.#load(attempt);
  }

  /**
   * The attempt that a move, a hint or a question without a date belongs to: today's puzzle while it is open, else the one
   * that the member looked at last.
   */
  async current(member: Member): Promise<Playing | undefined> {
    const todays = await this.#store.findAttempt(member, await this.today(member.serverId));
    return todays && !todays.finish ? this.#load(todays) : this.latest(member);
  }

  /** Plays an answer in the attempt at an occasion, or else in the current one. */
  async answer(member: Member, written: Written, at: AnswerPlace = {}): Promise<Answered | TooLate | NotPlaying> {
    const answered = await this.#change<Answered | TooLate>(member, at.occasion, async (playing) => {
      const { attempt } = playing;
      if (at.ply !== undefined && at.ply !== attempt.line.length) {
        return { attempt, result: (saved) => ({ kind: 'too late', playing: saved }) };
      }
      // Read after the attempt: a try that is saved in between then makes this change start again, or is known here.
      const tried = await this.#store.listWrongTries(attempt.id);
      const judged = answer(attempt, playing.start, playing.root, written, this.#now(), tried);
      return {
        attempt: judged.attempt,
        wrongTries: wrongTriesOf(judged),
        result: (saved) => ({ kind: 'answered', playing: saved, answer: judged }),
      };
    });
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
  async standing(member: Member, date: string): Promise<Standing> {
    const solves = await this.#store.listCounting(member, date);
    const ranked = await this.#store.listRankedSolves(member.serverId, date);
    const counts = solves.at(-1)?.date === date;
    const { length: streak, freezes } = counts ? streakOf(solves, await this.#store.listOutages()) : NO_STREAK;
    return { streak, freezes, ...placeOf(member.userId, ranked) };
  }

  /** Changes the attempt at an occasion, or else the current one. */
  async #change<R>(
    member: Member,
    occasion: Occasion | undefined,
    change: (playing: Playing) => Change<R> | Promise<Change<R>>,
  ): Promise<R | NotPlaying> {
    for (let tries = 0; tries < CHANGE_TRIES; tries++) {
      const playing = await (occasion === undefined ? this.current(member) : this.find(member, occasion));
      if (!playing) return { kind: 'not started' };
      if (playing.attempt.finish) return { kind: 'over', playing };
      const { attempt, wrongTries = [], result } = await change(playing);
      if (attempt === playing.attempt) return result(playing);
      const saved = await this.#store.saveAttempt(attempt, await this.#circumstances(member.serverId, wrongTries));
      if (!saved) continue;
      // A first try that is over has changed what the puzzle is rated.
      const puzzle = (saved.finish && (await this.#store.findPuzzle(saved.puzzleId))) ?? playing.puzzle;
      return result({ ...playing, puzzle, attempt: saved, position: saved.line.reduce(playUci, playing.start) });
    }
    throw new Error('the attempt kept changing while it was to be changed');
  }

  async #circumstances(serverId: string, wrongTries: readonly WrongTry[]): Promise<Circumstances> {
    const schedule = await this.#schedule(serverId);
    return { now: this.#now(), today: await this.#dayOf(serverId, schedule), schedule, wrongTries };
  }

  async #open(member: Member, occasion: Occasion, puzzle: Puzzle, wishes?: Wishes): Promise<Playing> {
    const openedOn = await this.today(member.serverId);
    const now = this.#now();
    const opening = { ...member, occasion, puzzleId: puzzle.id, startedAt: now, openedOn, ...(wishes && { wishes }) };
    return this.#playing(puzzle, await this.#store.openAttempt(opening, now));
  }

  async #load(attempt: Attempt): Promise<Playing> {
    const puzzle = await this.#store.findPuzzle(attempt.puzzleId);
    if (!puzzle) throw new Error(`puzzle ${attempt.puzzleId} that an attempt is at has lost its proof`);
    return this.#playing(puzzle, attempt);
  }

  async #playing(puzzle: Puzzle, attempt: Attempt): Promise<Playing> {
    const start = positionOfFen(puzzle.fen);
    const root = await this.#store.loadSolution(puzzle.id);
    return { attempt, puzzle, start, position: attempt.line.reduce(playUci, start), root };
  }
}

/** What an answer tried in vain for the first time, and where. A slower mate is no wrong try. */
function wrongTriesOf({ attempt, steps }: Answer): readonly WrongTry[] {
  const last = steps.at(-1);
  if (!last || !isWrong(last.judgement) || last.isRepeated) return [];
  return [{ ply: attempt.line.length, move: uciOf(last.before, last.move) }];
}
