import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { plain } from '../bot/text.js';
import { sanLine } from '../games/chess/moves.js';
import { solveTime } from '../play/attempt.js';
import type { Playing } from '../play/boards.js';
import type { NotPlaying } from '../play/change-attempt.js';
import { followLine } from '../play/judge.js';
import { isPractice, type PuzzleRef } from '../play/puzzle-ref.js';
import type { Speech } from '../texts/speech.js';
import { anotherOne, showPuzzle, solutionButton, startPuzzle } from './buttons.js';
import { nameOf } from './dates.js';
import { formatDuration } from './format.js';
import { traitsInWords } from './themes.js';

/** What is asked now; of a finished attempt, what was asked. */
export function puzzleTitle({ puzzle, start, root, attempt }: Playing, { texts }: Speech): string {
  const mateIn = attempt.finish ? puzzle.mateIn : followLine(root, attempt.line).mateIn;
  return texts.playing.title(start.turn, mateIn);
}

/**
 * What the puzzle is like and where it is from. Themes, and names such as "Smothered mate", give it away: to be shown when
 * the attempt is over.
 */
export const aboutPuzzle = ({ puzzle }: Playing, speech: Speech): string =>
  [
    traitsInWords(puzzle, speech),
    [`#${puzzle.id}`, ...[puzzle.name, puzzle.comment].flatMap((text) => (text ? [plain(text)] : []))].join(' · '),
  ]
    .filter(Boolean)
    .join('\n');

/** Says which puzzle is meant, unless it is today's and the member has looked at no other one since. */
export function namePuzzle({ speech }: Context, { attempt, isLatest }: Playing, today: string, text: string): string {
  const { puzzleRef } = attempt;
  return puzzleRef === today && isLatest ? text : speech.texts.playing.headed(nameOf(puzzleRef, speech), text);
}

/** What was played so far, if anything. */
export const playedLine = ({ start, attempt }: Playing, { spell }: Speech): string =>
  spell(sanLine(start, attempt.line));

/** `Solved in 8.3 s, with 1 wrong try and no hints.` */
export function outcomeInWords({ attempt }: Playing, speech: Speech): string {
  const time = solveTime(attempt);
  const { solved, givenUp } = speech.texts.playing;
  return time === undefined ? givenUp : solved(formatDuration(time, speech), attempt.wrong, attempt.hints);
}

/** The answer to a move or a hint when there is nothing to play. `puzzleRef` is what was asked for, if anything was. */
export function explainNotPlaying(reason: NotPlaying, today: string, speech: Speech, puzzleRef?: PuzzleRef): Reply {
  const { playing } = speech.texts;
  if (reason.kind === 'not started') {
    if (puzzleRef !== undefined && isPractice(puzzleRef)) return notBegun(puzzleRef, speech);
    const isOver = puzzleRef !== undefined && puzzleRef < today;
    const text = isOver ? playing.lookFirstAt(nameOf(puzzleRef, speech)) : playing.lookFirst;
    return { text, personal: true, buttons: [startPuzzle(speech, puzzleRef)] };
  }
  const { puzzleRef: at, wishes } = reason.playing.attempt;
  const over = playing.over(nameOf(at, speech), outcomeInWords(reason.playing, speech));
  if (isPractice(at)) {
    return { text: over, personal: true, buttons: [solutionButton(at, speech), anotherOne(speech, wishes)] };
  }
  const isToday = at === today;
  return {
    text: `${over} ${isToday ? playing.nextTomorrow : playing.todaysIsThere}`,
    personal: true,
    buttons: isToday ? [solutionButton(at, speech)] : [solutionButton(at, speech), showPuzzle(speech)],
  };
}

/** There is nothing to look at: a day without a puzzle, or practice that was never begun. */
export const notBegun = (puzzleRef: PuzzleRef, speech: Speech): Reply => ({
  text: speech.texts.playing.nonePlayed(nameOf(puzzleRef, speech)),
  personal: true,
  ...(isPractice(puzzleRef) && { buttons: [anotherOne(speech)] }),
});
