import type { AttackNode } from '../engine/mate/solution.js';
import { playUci } from '../games/chess/moves.js';
import { splitMoves } from '../games/chess/notation.js';
import { positionOfFen } from '../games/chess/position.js';
import type { Position } from '../games/chess/vocabulary.js';
import type { Written } from './answer.js';
import type { Attempt } from './attempt.js';
import type { Member, SavedAttempt, WrongTry } from './attempt-store.js';
import { isPossible } from './meanings.js';
import type { Look, PlayStore } from './play-store.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleRef } from './puzzle-ref.js';

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

/** An attempt as it was read. */
export interface Loaded extends Playing {
  /** What was tried in vain until now. */
  readonly wrongTries: readonly WrongTry[];
}

/** What something that names no board can belong to. */
export interface CurrentBoards {
  /** An open board; one that is over where none is open. */
  readonly first: Loaded;
  /** Another open one, which the member has looked at since: they may mean that one. */
  readonly other?: Loaded;
}

/**
 * The boards that a member has looked at. What names no board belongs to one by this rule:
 *
 * 1. A move or a hint belongs to an open board: today's puzzle if that one is open, else the one looked at last.
 * 2. Where another open board was looked at since today's, a move that is possible there alone is played there; for one
 *    that is possible on today's the member is asked, whatever it is worth, so that the question tells nothing and no slip
 *    is charged to the day. A hint is offered for today's puzzle, with a button that goes to the other board.
 * 3. A question (`/why`, `/solution`) belongs to the board looked at last if that one is over, else to where a hint does.
 *
 * A board is looked at when it is shown and when something is done on it.
 */
export class Boards {
  readonly #store: PlayStore;

  constructor(store: PlayStore) {
    this.#store = store;
  }

  async find(member: Member, puzzleRef: PuzzleRef): Promise<Loaded | undefined> {
    const look = lookAt(await this.#store.findLooks(member, puzzleRef), puzzleRef);
    return look && this.#load(look);
  }

  /** The one looked at last. */
  async latest(member: Member): Promise<Loaded | undefined> {
    const [look] = await this.#store.findLooks(member);
    return look && this.#load(look);
  }

  /** For a move or a hint. */
  async current(member: Member, today: string): Promise<CurrentBoards | undefined> {
    const looks = await this.#store.findLooks(member, today);
    // A board whose proof was taken back cannot be played on: it must not keep anybody from the other one.
    const [latest = looks[0], ...earlier] = looks.filter((look) => isOpen(look) && look.puzzle !== undefined);
    if (!latest) return undefined;
    const todays = lookAt(earlier, today);
    if (!todays) return { first: await this.#load(latest, today) };
    return { first: await this.#load(todays, today), other: await this.#load(latest, today) };
  }

  /** For an answer: more than one where the member has to be asked. `puzzleRef`: the board that it comes from, if any. */
  async forAnswer(
    member: Member,
    written: Written,
    puzzleRef: PuzzleRef | undefined,
    today: string,
  ): Promise<readonly Loaded[]> {
    if (puzzleRef === undefined) {
      const current = await this.current(member, today);
      return current ? boardsFor(current, written) : [];
    }
    const board = await this.find(member, puzzleRef);
    return board ? [board] : [];
  }

  /** For a question. */
  async askedAbout(member: Member, today: string): Promise<Loaded | undefined> {
    const looks = await this.#store.findLooks(member, today);
    const [latest] = looks;
    const todays = lookAt(looks.filter(isOpen), today);
    const look = latest && isOpen(latest) ? (todays ?? latest) : latest;
    return look && this.#load(look, today);
  }

  async #load({ attempt, puzzle, wrongTries, isLatest }: Look, today?: string): Promise<Loaded> {
    if (!puzzle) throw new Error(`puzzle ${attempt.puzzleId} that an attempt is at has lost its proof`);
    const root = await this.#store.loadSolution(puzzle.id);
    return { ...playingOf(puzzle, root, attempt), wrongTries, isLatest, ...(today !== undefined && { today }) };
  }
}

/** Where a written move can be played. Only its first word tells: what comes after it depends on whether that is right. */
function boardsFor({ first, other }: CurrentBoards, { text, notation }: Written): readonly Loaded[] {
  const [word] = splitMoves(text);
  const isPossibleOn = ({ position }: Playing): boolean => word !== undefined && isPossible(position, word, notation);
  if (!other) return [first];
  if (isPossibleOn(first)) return [first, other];
  return isPossibleOn(other) ? [other] : [first];
}

export function playingOf(puzzle: Puzzle, root: AttackNode, attempt: Attempt): Omit<Playing, 'isLatest'> {
  const start = positionOfFen(puzzle.fen);
  return { attempt, puzzle, start, position: attempt.line.reduce(playUci, start), root };
}

const isOpen = ({ attempt }: Look): boolean => !attempt.finish;

const lookAt = (looks: readonly Look[], puzzleRef: PuzzleRef): Look | undefined =>
  looks.find(({ attempt }) => attempt.puzzleRef === puzzleRef);
