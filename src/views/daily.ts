import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { positionOfFen } from '../games/chess/position.js';
import type { CardPicture } from '../pictures/picture.js';
import type { Puzzle } from '../play/puzzle.js';
import { starsOf } from '../puzzles/analysis/traits.js';
import type { Speech } from '../texts/speech.js';
import { startPuzzle } from './buttons.js';

type Shown = Pick<Puzzle, 'fen' | 'mateIn' | 'difficulty'>;

/** `White to move and mate in 3 ★★★☆☆`, and the day below it. */
export function dailyTitle(puzzle: Shown, date: string, { texts: { daily } }: Speech): readonly [string, string] {
  const title = `**${daily.title(positionOfFen(puzzle.fen).turn, puzzle.mateIn)}**`;
  return [[title, starsOf(puzzle)].filter(Boolean).join(' '), daily.day(date)];
}

/** What is shown of a daily before its board was asked for. It says nothing of the position, not even in words. */
export function veilOf(puzzle: Shown, date: string, { texts: { daily, stats } }: Speech): CardPicture {
  const { turn } = positionOfFen(puzzle.fen);
  const day = daily.day(date);
  return {
    kind: 'card',
    card: {
      kind: 'veil',
      side: turn,
      sideToMove: daily.toMove(turn),
      title: stats.mateIn(puzzle.mateIn),
      stars: starsOf(puzzle),
      day,
    },
    alt: `${daily.title(turn, puzzle.mateIn)}. ${day}. ${daily.isVeiled}`,
  };
}

/** A day's puzzle before its clock was started. Undefined: there is none. */
export async function showVeiled({ caller, services, speech }: Context, date: string): Promise<Reply | undefined> {
  const { daily } = speech.texts;
  const puzzle = await services.game.daily(caller.serverId, date);
  if (!puzzle) return undefined;
  return {
    text: [...dailyTitle(puzzle, date, speech), daily.startShows].join('\n'),
    personal: true,
    pictures: [veilOf(puzzle, date, speech)],
    buttons: [
      { ...startPuzzle(speech, date), inPlace: true },
      { label: daily.rules, style: 'secondary', invoke: { command: 'help', args: { topic: 'rules' } } },
    ],
  };
}
