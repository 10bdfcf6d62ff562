import { playUci, sansOf } from '../../../games/chess/moves.js';
import { fenOf } from '../../../games/chess/position.js';
import type { Position, Uci } from '../../../games/chess/vocabulary.js';
import { type ExportedPuzzle, type PuzzleWriter, textsOf } from './exported.js';

/** A game for each puzzle; the main line of the solution is its moves. */
export const pgnWriter: PuzzleWriter = {
  head: '',
  write(puzzle) {
    const { position, line = [] } = puzzle;
    const { comment = '' } = textsOf(puzzle);
    const result = resultOf(position, line);
    const moves = [...(isInBraces(comment) ? [`{${comment}}`] : []), ...numbered(position, line), result];
    return `${tags(puzzle, result).join('\n')}\n\n${moves.join(' ')}\n\n`;
  },
};

function tags(puzzle: ExportedPuzzle, result: string): string[] {
  const { position, mateIn, metadata, severalKeys, purpose, difficulty } = puzzle;
  const { name, comment = '', givenThemes, themes } = textsOf(puzzle);
  // The first seven are those that every reader of PGN expects.
  const given: readonly (readonly [string, string | number | undefined])[] = [
    ['Event', name ?? '?'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', '?'],
    ['White', '?'],
    ['Black', '?'],
    ['Result', result],
    ['SetUp', '1'],
    ['FEN', fenOf(position)],
    // The name again, because an event named `?` is none; and a question mark, lest a text be taken for the claim.
    ['Id', name],
    ['Mate', mateIn ?? '?'],
    ['Rating', metadata?.rating],
    ['Popularity', metadata?.popularity],
    ['Themes', givenThemes || undefined],
    ['SeveralKeys', severalKeys && 'yes'],
    ['Purpose', purpose],
    ['Difficulty', difficulty],
    ['ThemesFound', themes || undefined],
    ['Comment', isInBraces(comment) ? undefined : comment || undefined],
  ];
  return given
    .filter(([, value]) => value !== undefined)
    .map(([tag, value]) => `[${tag} "${String(value).replace(/["\\]/g, '\\$&')}"]`);
}

/** A comment in braces is what people see; one that has braces in it, or looks like a command, goes into a tag. */
const isInBraces = (comment: string): boolean => comment !== '' && !/[{}]|\[%/.test(comment);

function numbered(position: Position, line: readonly Uci[]): string[] {
  const whiteBegins = position.turn === 'white';
  return sansOf(position, line).flatMap((san, index) => {
    const ply = index + (whiteBegins ? 0 : 1);
    const number = position.fullmoves + Math.floor(ply / 2);
    if (ply % 2 === 0) return [`${number}.`, san];
    return index === 0 ? [`${number}...`, san] : [san];
  });
}

function resultOf(position: Position, line: readonly Uci[]): string {
  const last = line.reduce(playUci, position);
  if (!last.isCheckmate()) return '*';
  return last.turn === 'black' ? '1-0' : '0-1';
}
