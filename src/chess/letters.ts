/** The letters for king, queen, rook, bishop and knight, as chess books of these languages print them. */
const LETTERS = {
  english: ['K', 'Q', 'R', 'B', 'N'],
  german: ['K', 'D', 'T', 'L', 'S'],
  french: ['R', 'D', 'T', 'F', 'C'],
  spanish: ['R', 'D', 'T', 'A', 'C'],
  dutch: ['K', 'D', 'T', 'L', 'P'],
  russian: ['Кр', 'Ф', 'Л', 'С', 'К'],
  figurine: ['♔', '♕', '♖', '♗', '♘'],
} as const;

export type Notation = keyof typeof LETTERS;
export const NOTATIONS = Object.keys(LETTERS) as readonly Notation[];

const ENGLISH = 'KQRBN';

/** Moves in English letters, written in others. Nothing else in a move or a line is a capital letter of these five. */
export const spell = (moves: string, notation: Notation): string =>
  moves.replace(/[KQRBN]/g, (letter) => LETTERS[notation][ENGLISH.indexOf(letter)] ?? letter);
