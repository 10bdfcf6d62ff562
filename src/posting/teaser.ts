import type { Invocation, Reply } from '../bot/reply.js';
import type { DailyPuzzle } from '../play/puzzle.js';
import type { Speech } from '../texts/speech.js';
import { startBoard } from '../views/chess-boards.js';
import { dailyTitle, veilOf } from '../views/daily.js';

interface TeaserFacts {
  readonly puzzle: DailyPuzzle;
  readonly date: string;
  /** How many have solved it. */
  readonly solved: number;
}

/** What is posted for all: nothing in it gives the answer away, and every button answers only who presses it. */
export function teaser(facts: TeaserFacts, speech: Speech): Reply {
  const { puzzle, date } = facts;
  return {
    ...teaserWithoutPicture(facts, speech),
    pictures: [puzzle.openBoard ? startBoard(puzzle, speech) : veilOf(puzzle, date, speech)],
  };
}

/** The same without its picture: an edit with another count leaves the one that was posted. */
export function teaserWithoutPicture({ puzzle, date, solved }: TeaserFacts, speech: Speech): Reply {
  const { daily } = speech.texts;
  const lines = [
    ...dailyTitle(puzzle, date, speech),
    puzzle.openBoard ? daily.isOpen : daily.startShows,
    daily.solvedBy(solved),
  ];
  return {
    text: lines.join('\n'),
    personal: false,
    buttons: [
      { label: daily.start, style: 'primary', invoke: startInvocation(date) },
      { label: daily.hint, style: 'secondary', invoke: { command: 'hint', args: { date } } },
      { label: daily.rules, style: 'secondary', invoke: { command: 'help', args: { topic: 'rules' } } },
    ],
  };
}

/** What the Start button of a date's post carries: by it the post is known again, also one that says "Solve". */
export const startInvocation = (date: string): Invocation => ({ command: 'puzzle', args: { date } });
