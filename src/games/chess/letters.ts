import type { Role, Side } from './vocabulary.js';

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

/** `K D T L S` */
export const lettersOf = (notation: Notation): string => LETTERS[notation].join(' ');

const ENGLISH = 'KQRBN';

/** In the order in which `LETTERS` names them. */
const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

/** White's, with the pawn at the end. Black's stand behind them in Unicode, in the same order. */
export const FIGURINES = '♔♕♖♗♘♙';

const ENGLISH_PAWN = ['P', 'pawn'] as const;

type SpelledPiece = readonly [letters: string, role: Role];

/** What names a piece in a written move. Figurines do in every notation. */
function spelledPieces(notation: Notation): readonly SpelledPiece[] {
  return [
    ...ROLES.map((role, index) => [LETTERS[notation][index] ?? '', role] as const),
    ...(notation === 'english' ? [ENGLISH_PAWN] : []),
    ...[...ROLES, 'pawn' as const].map((role, index) => [FIGURINES.charAt(index), role] as const),
  ];
}

/** Moves in English letters, written in others. Nothing else in a move or a line is a capital letter of these five. */
export const spell = (moves: string, notation: Notation): string =>
  moves.replace(/[KQRBN]/g, (letter) => LETTERS[notation][ENGLISH.indexOf(letter)] ?? letter);

/** `Kf7` and `Cf7`, of which the capital looks Russian and is not: the knight and the bishop. */
export const withCyrillicPieces = (moves: string): string =>
  moves.replace(/[KC](?=[a-h1-8x:=-])/g, (letter) => (letter === 'K' ? 'К' : 'С'));

/** The piece as a sign of its own colour. */
export const figurineOf = (side: Side, role: Role): string =>
  String.fromCodePoint(0x2654 + [...ROLES, 'pawn'].indexOf(role) + (side === 'white' ? 0 : FIGURINES.length));

/** How one notation names pieces, made ready to read with. */
export interface Alphabet {
  /** `<piece><from file><from rank>x<to><promotion>`, of which most may be missing. */
  readonly move: RegExp;
  /** `ed`, `exd`: a pawn of one file takes on the other. */
  readonly pawnTakes: RegExp;
  /** Begins with a piece's name, in any case. */
  readonly named: RegExp;
  readonly roleOf: (written: string) => Role | undefined;
}

function makeAlphabet(notation: Notation): Alphabet {
  const pieces = spelledPieces(notation);
  const roles = new Map(pieces.map(([letters, role]) => [letters.toUpperCase(), role]));
  // The longer name first: the Russian king begins with the letter of the knight.
  const names = [...roles.keys()].sort((a, b) => b.length - a.length).join('|');
  const promotion = `(?:[=/(]?(?<promotion>${names})\\)?)?`;
  return {
    move: new RegExp(`^(?<piece>${names})?-?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])${promotion}$`, 'i'),
    pawnTakes: new RegExp(`^(?<file>[a-h])[x:]?(?<toFile>[a-h])${promotion}$`, 'i'),
    named: new RegExp(`^(?:${names})`, 'i'),
    roleOf: (written) => roles.get(written.toUpperCase()),
  };
}

const ALPHABETS = new Map(NOTATIONS.map((notation) => [notation, makeAlphabet(notation)]));

export function alphabetOf(notation: Notation): Alphabet {
  const alphabet = ALPHABETS.get(notation);
  if (!alphabet) throw new Error(`no alphabet for ${notation}`);
  return alphabet;
}
