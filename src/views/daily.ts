import { positionOfFen } from '../games/chess/position.js';
import { doubleStep } from '../games/chess/words.js';
import type { CardPicture, ChessPicture } from '../pictures/picture.js';
import type { Puzzle } from '../play/puzzle.js';
import { starsOf } from '../puzzles/analysis/traits.js';
import type { Speech } from '../texts/speech.js';
import { chessPicture } from './chess-picture.js';

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

/** The first position of a puzzle, as its solver sits at it. */
export function startBoard({ fen }: Pick<Puzzle, 'fen'>, speech: Speech): ChessPicture {
  const start = positionOfFen(fen);
  const lastMove = doubleStep(start);
  return chessPicture({ fen, orientation: start.turn, ...(lastMove && { lastMove }) }, speech);
}
