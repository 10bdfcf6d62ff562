import { fenOf } from '../../../games/chess/position.js';
import { type PuzzleWriter, textsOf } from './exported.js';

const COLUMNS = [
  'id',
  'fen',
  'mate_in',
  'comment',
  'rating',
  'popularity',
  'themes',
  'several_keys',
  'purpose',
  'difficulty',
  'themes_found',
  'solution',
];

export const csvWriter: PuzzleWriter = {
  head: `${COLUMNS.join(',')}\n`,
  write(puzzle) {
    const texts = textsOf(puzzle);
    const cells = [
      texts.name,
      fenOf(puzzle.position),
      puzzle.mateIn,
      texts.comment,
      puzzle.metadata?.rating,
      puzzle.metadata?.popularity,
      texts.givenThemes,
      puzzle.severalKeys && 'yes',
      puzzle.purpose,
      puzzle.difficulty,
      texts.themes,
      puzzle.line?.join(' '),
    ];
    return `${cells.map((cell) => quotedIfNeeded(String(cell ?? ''))).join(',')}\n`;
  },
};

const quotedIfNeeded = (text: string): string => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
