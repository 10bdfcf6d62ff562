import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { excerpt } from '../bot/text.js';
import type { CardSquare, SolveCard } from '../pictures/cards.js';
import { type Attempt, isTimeRanked } from '../play/attempt.js';
import type { Playing } from '../play/boards.js';
import { starsOf } from '../puzzles/analysis/traits.js';
import { dayInWords } from './dates.js';
import { drawableName } from './drawable-name.js';
import { formatDuration } from './format.js';
import { outcomeInWords } from './playing.js';
import { streakAndPlaceInWords, streakAndPlaceOf } from './solve-result.js';

/** How a solve went, in words and as a picture. Whoever sees it may still want to solve: no move, no position, no theme. */
export async function shareCard(
  context: Context,
  playing: Playing,
  time: number,
): Promise<Required<Pick<Reply, 'text' | 'pictures'>>> {
  const { caller, speech } = context;
  const { share } = speech.texts;
  const { attempt, puzzle } = playing;
  const standing = await streakAndPlaceOf(context, playing);
  const { streak, today } = standing;
  const isRanked = isTimeRanked(attempt);
  const squares = squaresOf(attempt);
  const day = dayInWords(attempt.puzzleRef, speech);
  const card: SolveCard = {
    kind: 'solve',
    title: drawableName(caller.name) ?? share.solved,
    subtitle: share.subtitle(puzzle.mateIn, day),
    squares,
    figures: [
      ...(isRanked ? [{ label: share.time, value: formatDuration(time, speech) }] : []),
      ...(streak === undefined ? [] : [{ label: share.streak, value: share.days(streak) }]),
      ...(today ? [{ label: share.placeToday, value: share.place(today.place, today.of) }] : []),
    ],
    footer: share.footer,
  };
  const outcome = isRanked ? outcomeInWords(playing, speech) : share.solved;
  const spoken = [outcome, streakAndPlaceInWords(standing, context)].filter(Boolean).join(' ');
  const title = share.title(excerpt(caller.name), day, puzzle.mateIn);
  // With a time that no human makes, or for a board that stood open, nobody shows off.
  const shownTime = isRanked ? formatDuration(time, speech) : '';
  const figures = [shownTime, streakAndPlaceInWords(standing, context)].filter(Boolean).join(' · ');
  return {
    text: [[title, starsOf(puzzle)].filter(Boolean).join(' '), `${inEmoji(squares)} ${figures}`].join('\n'),
    // What is read out has no bold print.
    pictures: [{ kind: 'card', card, alt: spoken.replaceAll('**', '') }],
  };
}

/** A square for every wrong try and every hint, and one for the mate. */
export const squaresOf = ({ wrong, hints }: Attempt): readonly CardSquare[] => [
  ...Array.from({ length: wrong }, () => 'wrong' as const),
  ...Array.from({ length: hints }, () => 'hint' as const),
  'right',
];

const EMOJI: Readonly<Record<CardSquare, string>> = { wrong: '🟥', hint: '🟨', right: '🟩' };
/** A line of a phone. */
const MOST_EMOJI = 12;

function inEmoji(squares: readonly CardSquare[]): string {
  const omitted = Math.max(0, squares.length - MOST_EMOJI);
  const shown = squares.slice(omitted).map((square) => EMOJI[square]);
  return `${omitted > 0 ? `+${omitted} ` : ''}${shown.join('')}`;
}
