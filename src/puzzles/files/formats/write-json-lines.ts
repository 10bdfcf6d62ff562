import { fenOf } from '../../../games/chess/position.js';
import { themeWords } from '../told.js';
import { type PuzzleWriter, textsOf } from './exported.js';

export const jsonLinesWriter: PuzzleWriter = {
  head: '',
  write(puzzle) {
    const { name, comment } = textsOf(puzzle);
    const { position, mateIn, told, severalKeys, purpose, difficulty, themes, line } = puzzle;
    // Whatever is undefined is left out.
    const object = {
      id: name,
      fen: fenOf(position),
      mateIn,
      comment,
      rating: told?.rating,
      popularity: told?.popularity,
      themes: told?.themes && themeWords(told.themes),
      severalKeys,
      purpose,
      difficulty,
      themesFound: themes && themeWords(themes),
      solution: line?.join(' '),
    };
    return `${JSON.stringify(object)}\n`;
  },
};
