import { fenOf } from '../../../games/chess/position.js';
import { themeWords } from '../metadata.js';
import { type PuzzleWriter, textsOf } from './exported.js';

export const jsonLinesWriter: PuzzleWriter = {
  head: '',
  write(puzzle) {
    const { name, comment } = textsOf(puzzle);
    const { position, mateIn, metadata, severalKeys, purpose, difficulty, themes, line } = puzzle;
    // Whatever is undefined is left out.
    const object = {
      id: name,
      fen: fenOf(position),
      mateIn,
      comment,
      rating: metadata?.rating,
      popularity: metadata?.popularity,
      themes: metadata?.themes && themeWords(metadata.themes),
      severalKeys,
      purpose,
      difficulty,
      themesFound: themes && themeWords(themes),
      solution: line?.join(' '),
    };
    return `${JSON.stringify(object)}\n`;
  },
};
