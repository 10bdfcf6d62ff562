import { placeOf, type StreakAndPlace } from '../people/solves.js';
import { NO_STREAK, type Streak, streakOf } from '../people/streak.js';
import type { Written } from './answer.js';
import {
  type Answered,
  type GivenUp,
  type HintTaken,
  type TooLate,
  withAnswer,
  withHint,
  withoutSolve,
} from './attempt-changes.js';
import type { Member } from './attempt-store.js';
import { Boards, type CurrentBoards, type Loaded, type Playing, playingOf } from './boards.js';
import { type Change, changeAttempt, type NotPlaying } from './change-attempt.js';
import { type HintPrice, hintPriceOf } from './hint-price.js';
import type { OpenBoard, PlayStore } from './play-store.js';
import type { PracticeStock, Wishes } from './practice.js';
import type { DailyPuzzle } from './puzzle.js';
import { isPractice, type PuzzleRef, practiceOf } from './puzzle-ref.js';
import { type Day, ServerDays, type ServerDaysDependencies } from './server-days.js';

/** The move is possible on each of these boards, and nothing says which one was meant. Nothing was played. */
export type WhichBoard = { readonly kind: 'which board'; readonly boards: readonly Playing[] };

/** Where an answer belongs, when it comes from a board that says so. */
interface AnswerPlace {
  readonly puzzleRef?: PuzzleRef;
  /** The moves and defences played before it. */
  readonly ply?: number;
  readonly day?: Day;
}

export interface GameDependencies extends ServerDaysDependencies {
  readonly store: PlayStore;
  /** A member has solved a puzzle. */
  readonly onSolved?: (serverId: string, puzzleRef: PuzzleRef) => void;
}

/** Playing a daily or for practice: the clock, the answers, the hints. All state is in the store. */
export class Game {
  readonly #store: PlayStore;
  readonly #days: ServerDays;
  readonly #boards: Boards;
  readonly #now: () => number;
  readonly #onSolved: (serverId: string, puzzleRef: PuzzleRef) => void;

  constructor({ onSolved = () => {}, ...dependencies }: GameDependencies) {
    this.#store = dependencies.store;
    this.#days = new ServerDays(dependencies);
    this.#boards = new Boards(dependencies.store);
    this.#now = dependencies.now;
    this.#onSolved = onSolved;
  }

  day(serverId: string): Promise<Day> {
    return this.#days.day(serverId);
  }

  async today(serverId: string): Promise<string> {
    return (await this.day(serverId)).today;
  }

  /** The time zone of those who have chosen none: their server's, or else the operator's. */
  async timeZone(serverId: string): Promise<string> {
    return (await this.day(serverId)).schedule.timeZone;
  }

  daily(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    return this.#days.daily(serverId, date);
  }

  give(serverId: string, date: string): Promise<DailyPuzzle | undefined> {
    return this.#days.give(serverId, date);
  }

  /** Gives a server the days before its first daily that are no more than 30 days ago, so that there is something to play. */
  givePast(serverId: string, first: string): Promise<void> {
    return this.#days.givePast(serverId, first);
  }

  /** Looks at a board; the first look at a daily starts the clock. Practice must have been begun. */
  async look(member: Member, puzzleRef: PuzzleRef, known?: Day): Promise<Playing | undefined> {
    const day = known ?? (await this.day(member.serverId));
    if (puzzleRef === day.today && !day.given) {
      const opened = await this.#days.openNew(member, day);
      return opened && { ...playingOf(opened.puzzle, opened.root, opened.attempt), isLatest: true, today: day.today };
    }
    const puzzleId = await this.#puzzleAt(member, puzzleRef, day);
    return puzzleId === undefined ? undefined : this.#open(member, puzzleRef, puzzleId, day);
  }

  async #puzzleAt(member: Member, puzzleRef: PuzzleRef, day: Day): Promise<number | undefined> {
    if (isPractice(puzzleRef)) return (await this.#store.findAttempt(member, puzzleRef))?.puzzleId;
    return (puzzleRef === day.today ? day.given : await this.#store.findGiven(member.serverId, puzzleRef))?.puzzleId;
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

  /** The attempt at a puzzle, if the member has begun one. */
  find(member: Member, puzzleRef: PuzzleRef): Promise<Loaded | undefined> {
    return this.#boards.find(member, puzzleRef);
  }

  /** The attempt that the member looked at last. */
  latest(member: Member): Promise<Playing | undefined> {
    return this.#boards.latest(member);
  }

  /** Where a move or a hint belongs that names no board. */
  current(member: Member, today: string): Promise<CurrentBoards | undefined> {
    return this.#boards.current(member, today);
  }

  /** Where a question belongs that names no board. */
  askedAbout(member: Member, today: string): Promise<Playing | undefined> {
    return this.#boards.askedAbout(member, today);
  }

  /** Plays an answer on the board that is named, or else where it is possible. */
  async answer(
    member: Member,
    written: Written,
    { puzzleRef, ply, day: known }: AnswerPlace = {},
  ): Promise<Answered | TooLate | WhichBoard | NotPlaying> {
    const day = known ?? (await this.day(member.serverId));
    const boards = await this.#boards.forAnswer(member, written, puzzleRef, day.today);
    if (boards.length > 1) return { kind: 'which board', boards };
    const answered = await this.#change<Answered | TooLate>(boards[0], day, (playing) =>
      withAnswer(playing, written, ply, this.#now()),
    );
    if (answered.kind === 'answered') {
      const { serverId, puzzleRef: at, finish } = answered.playing.attempt;
      if (finish?.outcome === 'solved') this.#onSolved(serverId, at);
    }
    return answered;
  }

  /** What the next hint costs, where it costs anything. */
  async hintPrice({ attempt }: Playing): Promise<HintPrice> {
    const today = await this.today(attempt.serverId);
    return hintPriceOf(attempt, today, await this.#store.isFirstLook(attempt));
  }

  async takeHint(member: Member, puzzleRef: PuzzleRef, ply: number, level: number): Promise<HintTaken | NotPlaying> {
    const board = await this.find(member, puzzleRef);
    const day = await this.day(member.serverId);
    return this.#change<HintTaken>(board, day, (playing) => withHint(playing, ply, level));
  }

  /** Where the member could still solve one of these puzzles: to tell its key would spoil that. */
  async openBoards(member: Member, puzzleIds: readonly number[]): Promise<readonly OpenBoard[]> {
    return this.#store.listOpenBoards(member, await this.today(member.serverId), puzzleIds);
  }

  /** Ends the attempt at a puzzle without a solve. */
  async giveUp(member: Member, puzzleRef: PuzzleRef): Promise<Playing | undefined> {
    const board = await this.find(member, puzzleRef);
    const day = await this.day(member.serverId);
    const given = await this.#change<GivenUp>(board, day, (playing) => withoutSolve(playing, this.#now()));
    return given.kind === 'not started' ? undefined : given.playing;
  }

  /** How a member who has solved a day's puzzle stands among the others of the server. */
  async streakAndPlace(member: Member, date: string, { end }: Pick<Playing, 'end'> = {}): Promise<StreakAndPlace> {
    const { length: streak, freezes } = end ? (end.streak ?? NO_STREAK) : await this.#streakUpTo(member, date);
    const ranked = await this.#store.listRankedSolves(member.serverId, date);
    return { streak, freezes, ...placeOf(member.userId, ranked) };
  }

  async #streakUpTo(member: Member, date: string): Promise<Streak> {
    const solves = await this.#store.listCounting(member, date);
    const counts = solves.at(-1)?.date === date;
    return counts ? streakOf(solves, await this.#store.listOutages()) : NO_STREAK;
  }

  #change<R>(board: Loaded | undefined, day: Day, change: (playing: Loaded) => Change<R>): Promise<R | NotPlaying> {
    return changeAttempt(board, { store: this.#store, boards: this.#boards, now: this.#now, day }, change);
  }

  async #open(
    member: Member,
    puzzleRef: PuzzleRef,
    puzzleId: number,
    { today }: Day,
    wishes?: Wishes,
  ): Promise<Playing | undefined> {
    const loaded = await this.#store.loadPuzzle(puzzleId);
    if (!loaded) return undefined;
    const now = this.#now();
    const opening = { ...member, puzzleRef, puzzleId, startedAt: now, openedOn: today, ...(wishes && { wishes }) };
    const attempt = await this.#store.openAttempt(opening, now);
    return { ...playingOf(loaded.puzzle, loaded.root, attempt), isLatest: true, today };
  }
}
