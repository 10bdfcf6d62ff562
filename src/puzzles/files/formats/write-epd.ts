import { sansOf } from '../../../games/chess/moves.js';
import { positionKey } from '../../../games/chess/position.js';
import { type ExportedPuzzle, type PuzzleWriter, textsOf } from './exported.js';

/** Without the two counters of a game, which EPD leaves out and a puzzle has no use for. */
export const epdWriter: PuzzleWriter = {
  head: '',
  write: (puzzle) => `${[positionKey(puzzle.position), ...operations(puzzle)].join(' ')}\n`,
};

function operations(puzzle: ExportedPuzzle): string[] {
  const { position, mateIn, metadata, severalKeys, purpose, difficulty, line } = puzzle;
  const texts = textsOf(puzzle);
  const given: readonly (readonly [string, string | number | undefined])[] = [
    ['dm', mateIn],
    ['id', quoted(texts.name)],
    ['c0', quoted(texts.comment)],
    ['rating', metadata?.rating],
    ['popularity', metadata?.popularity],
    ['themes', quoted(texts.givenThemes)],
    ['several_keys', severalKeys && 'yes'],
    ['purpose', purpose],
    ['difficulty', difficulty],
    ['themes_found', quoted(texts.themes)],
    ['pv', line && sansOf(position, line).join(' ')],
  ];
  return given.filter(([, value]) => value !== undefined).map(([name, value]) => `${name} ${value};`);
}

const quoted = (text: string | undefined): string | undefined =>
  text ? `"${text.replace(/["\\]/g, '\\$&')}"` : undefined;
