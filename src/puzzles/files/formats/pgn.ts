import { type LineReader, refusal, type Take } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import type { FileLine } from '../text-lines.js';
import { readGame } from './pgn-game.js';
import { isOpenAfter } from './pgn-moves.js';

/** A game with all its notes is shorter; what is longer is no puzzle, and is not held. */
const MAX_GAME = 64 * 1024;

const TOO_LONG: LineFault = { code: 'long game', most: MAX_GAME };
const DAMAGED: LineFault = { code: 'damaged game' };
const OPEN_COMMENT: LineFault = { code: 'open comment' };

export const isTagLine = (text: string): boolean => /^\[\s*\w+\s+"/.test(text);

/** Several tags may stand in a line, and moves after them. */
const TAGS = /^(?:\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]\s*)*/;

/** Games, one after the other: tags, and then moves with comments and side lines. Each game is read when the next begins. */
export function readPgn(take: Take): LineReader {
  let game: Game | undefined;
  let isAfterBlank = false;
  const end = () => {
    if (game) take(game.entry());
    game = undefined;
  };
  return {
    read(line) {
      if (line.text === '') isAfterBlank = true;
      if (line.text === '' || line.text.startsWith('%')) return;
      if (game?.isOverBefore(line, isAfterBlank)) end();
      game ??= new Game(line);
      game.add(line);
      isAfterBlank = false;
    },
    end,
  };
}

class Game {
  readonly #first: FileLine;
  readonly #tags: string[] = [];
  readonly #tagNames = new Set<string>();
  readonly #moves: string[] = [];
  #size = 0;
  #isInMoves = false;
  #isInComment = false;
  /** Why it is refused unread; its lines are not held then. */
  #flaw: LineFault | undefined;

  constructor(first: FileLine) {
    this.#first = first;
  }

  /** Whether this line can only be the first tag of the next game. */
  isOverBefore({ text, flaw }: FileLine, isAfterBlank: boolean): boolean {
    if (flaw !== undefined || !isTagLine(text)) return false;
    // A tag inside a comment is part of it, unless a blank line comes before: then the comment was never closed.
    if (this.#isInMoves) return !this.#isInComment || isAfterBlank;
    // Some files have blank lines between all lines: there a tag that is there already begins another game.
    return isAfterBlank && (this.#flaw !== undefined || this.#tagNames.has(nameOf(text)));
  }

  add(line: FileLine): void {
    const [tags = ''] = this.#isInMoves ? [] : (TAGS.exec(line.text) ?? []);
    const rest = line.text.slice(tags.length);
    this.#isInMoves ||= rest !== '' && !rest.startsWith('[');
    this.#isInComment = this.#isInMoves && line.flaw === undefined && isOpenAfter(rest, this.#isInComment);
    this.#size += line.text.length + 1;
    this.#flaw ??= line.flaw === 'damaged' ? DAMAGED : this.#size > MAX_GAME || line.flaw ? TOO_LONG : undefined;
    if (this.#flaw !== undefined) return;
    if (tags !== '' || !this.#isInMoves) {
      this.#tags.push(line.text);
      this.#tagNames.add(nameOf(line.text));
    }
    if (this.#isInMoves) this.#moves.push(rest);
  }

  entry() {
    const flaw = this.#flaw ?? (this.#isInComment ? OPEN_COMMENT : undefined);
    return flaw ? refusal(this.#first, flaw) : readGame(this.#first, this.#tags, this.#moves);
  }
}

const nameOf = (text: string): string => /^\[\s*(\w+)/.exec(text)?.[1] ?? '';
