import type { Button, Invocation } from '../bot/reply.js';
import type { Attempt } from '../play/attempt.js';
import type { Wishes } from '../play/practice.js';
import { isPractice, type PuzzleRef } from '../play/puzzle-ref.js';
import type { Speech } from '../texts/speech.js';

/** Gives the board and starts the clock, or shows what was begun already. */
export const startPuzzle = ({ texts }: Speech, date?: PuzzleRef): Button => ({
  label: texts.daily.start,
  style: 'primary',
  invoke: { command: 'puzzle', args: date ? { date } : {} },
});

/** Today's puzzle. It starts no clock: before that the puzzle is veiled. */
export const showPuzzle = ({ texts }: Speech): Button => ({
  label: texts.playing.showPuzzle,
  style: 'primary',
  invoke: { command: 'puzzle', args: { veil: true } },
});

/** A puzzle for practice, of the kind that is wished for. */
export const practiceButton = (label: string, { mateIn, level, theme, side }: Wishes): Button => ({
  label,
  style: 'primary',
  invoke: {
    command: 'practice',
    args: {
      ...(mateIn !== undefined && { mate_in: mateIn }),
      ...(level && { difficulty: level }),
      ...(theme && { theme }),
      ...(side && { side }),
    },
  },
});

/** The same wishes once more. */
export const anotherOne = ({ texts }: Speech, wishes: Wishes = {}): Button =>
  practiceButton(texts.playing.anotherOne, wishes);

export const moveButton = (date: PuzzleRef, { texts }: Speech): Button => ({
  label: texts.playing.move,
  style: 'primary',
  ask: 'moves',
  invoke: { command: 'move', args: { date } },
});

export const hintButton = (date: PuzzleRef, { texts }: Speech): Button => ({
  label: texts.playing.hint,
  style: 'secondary',
  invoke: { command: 'hint', args: { date } },
});

export const giveUpButton = (date: PuzzleRef, { texts }: Speech): Button => ({
  label: texts.playing.giveUp,
  style: 'secondary',
  invoke: { command: 'solution', args: { date } },
});

export const solutionButton = (date: PuzzleRef, { texts }: Speech): Button => ({
  label: texts.playing.solution,
  style: 'primary',
  invoke: { command: 'solution', args: { date } },
});

/**
 * Asked before something is shown that ends an attempt, at `date` if its board is here. The harmless one first: it comes to
 * lie where somebody may be clicking twice.
 */
export const giveUpConfirmation = (
  date: PuzzleRef | undefined,
  show: Invocation,
  { texts }: Speech,
): readonly Button[] => [
  ...(date === undefined
    ? []
    : [
        {
          label: texts.proof.keepTrying,
          style: 'primary' as const,
          inPlace: true,
          // Who has not begun it is not to have a running clock by pressing this.
          invoke: { command: 'puzzle', args: { date, veil: true } },
        },
      ]),
  { label: texts.proof.giveUpAndShow, style: 'danger', inPlace: true, invoke: show },
];

/** The board itself, shown in other ways. */
export const viewButtons = (date: PuzzleRef, { texts }: Speech, flipped = false): readonly Button[] => [
  {
    label: texts.playing.flip,
    style: 'secondary',
    inPlace: true,
    invoke: { command: 'puzzle', args: flipped ? { date } : { date, flip: true } },
  },
  {
    label: texts.playing.textBoard,
    style: 'secondary',
    invoke: { command: 'puzzle', args: { date, text: true, ...(flipped && { flip: true }) } },
  },
];

/** What there is to do with an attempt that is over. */
export function buttonsAfter({ puzzleRef: date, finish, wishes }: Attempt, speech: Speech): readonly Button[] {
  const { share, whyNot } = speech.texts.playing;
  const isShared = finish?.outcome === 'solved' && !isPractice(date);
  return [
    solutionButton(date, speech),
    ...(isShared ? [{ label: share, style: 'secondary' as const, invoke: { command: 'share', args: { date } } }] : []),
    { label: whyNot, style: 'secondary', ask: 'move', invoke: { command: 'why', args: { date } } },
    ...(isPractice(date) ? [anotherOne(speech, wishes)] : []),
  ];
}

/** What there is to do with one that goes on. */
export const buttonsWhilePlaying = (date: PuzzleRef, speech: Speech, flipped = false): readonly Button[] => [
  moveButton(date, speech),
  hintButton(date, speech),
  giveUpButton(date, speech),
  ...viewButtons(date, speech, flipped),
];
