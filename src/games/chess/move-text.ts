import { type Alphabet, alphabetOf, FIGURINES, type Notation } from './letters.js';
import type { Role } from './vocabulary.js';

/** One way to understand a written move; what is undefined was left open. */
export type Reading =
  | { readonly castling: 'king' | 'queen' }
  | {
      readonly castling?: never;
      readonly role?: Role;
      readonly fromFile?: number;
      readonly fromRank?: number;
      readonly toFile: number;
      readonly toRank?: number;
      readonly promotion?: Role;
    };

/** Longer than any move that somebody would write out. */
const MAX_MOVE_TEXT = 40;

/** The figurines stand in this order in Unicode, from U+2654, first White's and then Black's. */
const whiteFigurine = (figurine: string): string => FIGURINES.charAt((figurine.charCodeAt(0) - 0x2654) % 6);

/**
 * The same letters whatever keyboard they come from: wide forms, figurines, dashes, crosses, chat formatting, and the
 * Russian letters that look like a capture, a castling or a file.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[♔-♟]/gu, whiteFigurine)
    .replace(/[\p{Cf}\p{Mn}`*_|"'“”‘’]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[×✕✖✗✘хХ]/gu, 'x')
    .replace(/[оО]/gu, 'O')
    .replace(/[асе](?=[1-8])/gu, (letter) => 'ace'.charAt('асе'.indexOf(letter)));

/** `1.`, `1...`, `12)`, dots alone. No move begins with a digit from 1 to 9. */
export const withoutMoveNumber = (text: string): string => text.replace(/^(?:[1-9]\d{0,2})?[.)]*/, '');

/** "Mate" as the languages have it that moves are written in. */
export const MATE_WORD = 'matt|mate?|мат';

const SUFFIXES = new RegExp(`(?:e\\.?p\\.?|${MATE_WORD}|[+#!?†‡.])+$`, 'i');

/** Signs such as `+`, `#` and `!` say nothing of which move is meant. */
export const withoutSigns = (move: string): string => move.replace(SUFFIXES, '');

const CASTLING = /^[o0]-?[o0](?<third>-?[o0])?$/i;

const CAPITAL_COORDINATES = /^[A-H][1-8][-xX:]?[A-H][1-8]/;

type Groups = readonly (readonly Reading[])[];

/**
 * What a written move can mean, the likeliest first. Readings in one group are equally likely. Somebody's own letters come
 * before the English ones, which everybody may use.
 */
export function readingsOf(written: string, notation: Notation): Groups {
  const text = withoutMoveNumber(plainLetters(written).replace(/\s+/g, ''));
  if (text.length > MAX_MOVE_TEXT) return [];
  const move = withoutSigns(text);
  const castling = CASTLING.exec(move);
  if (castling) return [[{ castling: castling.groups?.third ? 'queen' : 'king' }]];

  const english = alphabetOf('english');
  if (notation === 'english') return readingsIn(move, english);
  const own = alphabetOf(notation);
  // A German's `Dxe5` is the queen: it does not become a pawn's move when the queen cannot take there.
  if (namesPiece(move, own) && readPieceMove(move, own)) {
    return [...readingsIn(move, own), ...oneReading(readPieceMove(move, english))];
  }
  // But a German's `Bxc3` can be an English bishop as well as the b-pawn.
  if (namesPiece(move, english)) return [[...readingsIn(move, own), ...readingsIn(move, english)].flat()];
  return [...readingsIn(move, own), ...readingsIn(move, english)];
}

/**
 * Some letters can be a piece or a file, as the English b: upper case is the piece, lower case the file, and only failing
 * that the piece.
 */
function readingsIn(move: string, alphabet: Alphabet): Groups {
  const asPiece = readPieceMove(move, alphabet);
  const asFile = /^[a-h]/i.test(move) ? readFromFile(move, alphabet) : undefined;
  if (!asPiece || !namesPiece(move, alphabet)) return [...oneReading(asFile), ...oneReading(asPiece)];
  // `B2C3` in capitals throughout can be the bishop on the second rank or whatever stands on b2.
  return asFile && CAPITAL_COORDINATES.test(move) ? [[asPiece, asFile]] : [[asPiece]];
}

/** A capital letter at the beginning says for certain that a piece is meant. */
const namesPiece = (move: string, { named }: Alphabet): boolean =>
  named.test(move) && move.charAt(0) === move.charAt(0).toUpperCase();

const oneReading = (reading: Reading | undefined): Reading[][] => (reading ? [[reading]] : []);

/** Read with first letters that name the piece, where there are such. */
function readPieceMove(text: string, alphabet: Alphabet): Reading | undefined {
  const groups = alphabet.named.test(text) ? alphabet.move.exec(text)?.groups : undefined;
  const role = groups?.piece && alphabet.roleOf(groups.piece);
  return groups && role ? { role, ...coordinates(groups, alphabet) } : undefined;
}

/** Read with a first letter that names a file: a pawn move, or a move from square to square. */
function readFromFile(text: string, alphabet: Alphabet): Reading | undefined {
  // A sign before the text keeps its first letter from being read as a piece.
  const groups = alphabet.move.exec(`-${text}`)?.groups;
  if (!groups) return namesPiece(text, alphabet) ? undefined : readPawnTakes(text, alphabet);
  const reading = coordinates(groups, alphabet);
  if (reading.fromRank !== undefined) return reading;
  if (reading.fromFile === undefined) return { role: 'pawn', fromFile: reading.toFile, ...reading };
  // A push is written without its file: `bb5` is not a pawn's move.
  return reading.fromFile === reading.toFile ? undefined : { role: 'pawn', ...reading };
}

function readPawnTakes(text: string, alphabet: Alphabet): Reading | undefined {
  const { file, toFile, promotion } = alphabet.pawnTakes.exec(text)?.groups ?? {};
  // A pawn takes on the next file: `ha` is a laugh, not a move.
  if (!file || !toFile || Math.abs(fileOf(file) - fileOf(toFile)) !== 1) return undefined;
  return { role: 'pawn', fromFile: fileOf(file), toFile: fileOf(toFile), ...promotionOf(promotion, alphabet) };
}

function coordinates({ file, rank, to = '', promotion }: Record<string, string | undefined>, alphabet: Alphabet) {
  return {
    ...(file === undefined ? {} : { fromFile: fileOf(file) }),
    ...(rank === undefined ? {} : { fromRank: Number(rank) - 1 }),
    toFile: fileOf(to.charAt(0)),
    toRank: Number(to.charAt(1)) - 1,
    ...promotionOf(promotion, alphabet),
  };
}

const fileOf = (letter: string): number => 'abcdefgh'.indexOf(letter.toLowerCase());

function promotionOf(letter: string | undefined, { roleOf }: Alphabet): { readonly promotion?: Role } {
  const promotion = letter && roleOf(letter);
  return promotion ? { promotion } : {};
}
