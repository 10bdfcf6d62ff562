import type { Invocation, Reply } from '../bot/reply.js';
import { positionOfFen } from '../chess/position.js';
import { doubleStep } from '../chess/words.js';
import { starsOf } from '../insight/stars.js';
import type { Puzzle } from '../play/puzzle.js';
import type { Speech } from '../texts/speech.js';

interface Teased {
  readonly puzzle: Puzzle;
  readonly date: string;
  /** How many have solved it. */
  readonly solved: number;
}

/** What is posted for all: nothing in it gives the answer away, and every button answers only who presses it. */
export function teaser({ puzzle, date, solved }: Teased, { texts: { daily } }: Speech): Reply {
  const position = positionOfFen(puzzle.fen);
  const lastMove = doubleStep(position);
  const title = `**${daily.title(position.turn, puzzle.mateIn)}**`;
  return {
    text: [[title, starsOf(puzzle)].filter(Boolean).join(' '), daily.day(date), daily.solvedBy(solved)].join('\n'),
    personal: false,
    board: { fen: puzzle.fen, orientation: position.turn, ...(lastMove && { lastMove }) },
    buttons: [
      { label: daily.solve, style: 'primary', invoke: solving(date) },
      { label: daily.hint, style: 'secondary', invoke: { command: 'hint', args: { date } } },
      { label: daily.rules, style: 'secondary', invoke: { command: 'help', args: { topic: 'rules' } } },
    ],
  };
}

/** The same with another count: its picture stays as it is. */
export function recounted(teased: Teased, speech: Speech): Reply {
  const { board, ...reply } = teaser(teased, speech);
  return reply;
}

/** What the button of a date's post carries: by it the post is known again. */
export const solving = (date: string): Invocation => ({ command: 'puzzle', args: { date } });
