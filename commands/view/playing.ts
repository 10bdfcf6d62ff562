import { opposite } from 'chessops/util';
import type { BoardView } from '../../src/board/spec.js';
import type { Button, Reply } from '../../src/bot/reply.js';
import { countOf, plain } from '../../src/bot/text.js';
import { sanLine } from '../../src/chess/moves.js';
import { sideName } from '../../src/chess/phrases.js';
import { fenOf } from '../../src/chess/position.js';
import type { Position, Side, Uci } from '../../src/chess/vocabulary.js';
import { doubleStep } from '../../src/chess/words.js';
import { solveTime } from '../../src/play/attempt.js';
import type { NotPlaying, Playing } from '../../src/play/game.js';
import { followLine } from '../../src/play/judge.js';
import { dayInWords } from './dates.js';
import { traitsInWords } from './difficulty.js';
import { formatDuration } from './duration.js';

/** The board of an attempt as its solver sits at it. */
export function boardOf(playing: Playing, flipped = false): BoardView {
  const lastMove = playing.attempt.line.at(-1) ?? doubleStep(playing.start);
  const solver = playing.start.turn;
  return {
    fen: fenOf(playing.position),
    orientation: flipped ? opposite(solver) : solver,
    ...(lastMove && { lastMove }),
  };
}

export const boardAfter = (position: Position, orientation: Side, lastMove: Uci): BoardView => ({
  fen: fenOf(position),
  orientation,
  lastMove,
});

/** What is asked now; of a finished attempt, what was asked. */
export function titleOf({ puzzle, start, root, attempt }: Playing): string {
  const mateIn = attempt.finish ? puzzle.mateIn : followLine(root, attempt.line).mateIn;
  return `**${sideName(start.turn)} to move and mate in ${mateIn}**`;
}

/**
 * What the puzzle is like and where it is from. Themes, and names such as "Smothered mate", give it away: to be shown when
 * the attempt is over.
 */
export const aboutOf = ({ puzzle }: Playing): string =>
  [
    traitsInWords(puzzle),
    [`#${puzzle.id}`, ...[puzzle.name, puzzle.comment].flatMap((told) => (told ? [plain(told)] : []))].join(' · '),
  ]
    .filter(Boolean)
    .join('\n');

/** What was played so far, if anything. */
export const lineOf = ({ start, attempt }: Playing): string => sanLine(start, attempt.line);

/** `Solved in 8.3 s, with 1 wrong try and no hints.` */
export function outcomeOf({ attempt }: Playing): string {
  const time = solveTime(attempt);
  if (time === undefined) return 'Given up.';
  return `Solved in **${formatDuration(time)}**, with ${countOf(attempt.wrong, 'wrong try', 'wrong tries')} and ${countOf(attempt.hints, 'hint')}.`;
}

export const showPuzzle = (date?: string): Button => ({
  label: 'Show the puzzle',
  style: 'primary',
  invoke: { command: 'puzzle', args: date ? { date } : {} },
});

export const hintButton = (date: string): Button => ({
  label: 'Hint',
  style: 'secondary',
  invoke: { command: 'hint', args: { date } },
});

export const giveUpButton = (date: string): Button => ({
  label: 'Give up',
  style: 'secondary',
  invoke: { command: 'solution', args: { date } },
});

export const solutionButton = (date: string): Button => ({
  label: 'Solution',
  style: 'primary',
  invoke: { command: 'solution', args: { date } },
});

/** The answer to a move or a hint when there is nothing to play. */
export function explainNotPlaying(reason: NotPlaying, today: string): Reply {
  if (reason.kind === 'not started') {
    const text = 'Look at the board first: `/puzzle` shows today’s puzzle and starts your clock.';
    return { text, personal: true, buttons: [showPuzzle()] };
  }
  const { occasion: date } = reason.playing.attempt;
  const isToday = date === today;
  const next = isToday ? 'The next one comes tomorrow.' : '`/puzzle` shows today’s.';
  return {
    text: `The puzzle of ${dayInWords(date)} is over for you. ${outcomeOf(reason.playing)} ${next}`,
    personal: true,
    buttons: isToday ? [solutionButton(date)] : [solutionButton(date), showPuzzle()],
  };
}
