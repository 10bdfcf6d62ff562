import { charToRole } from 'chessops/util';
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
const letterOfFigurine = (figurine: string): string => 'KQRBNP'.charAt((figurine.charCodeAt(0) - 0x2654) % 6);

/** The same letters whatever keyboard they come from: wide forms, figurines, dashes, crosses, chat formatting. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[♔-♟]/gu, letterOfFigurine)
    .replace(/[\p{Cf}\p{Mn}`*_|"'“”‘’]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[×✕✖✗✘]/gu, 'x');

/** `1.`, `1...`, `12)`, dots alone. No move begins with a digit from 1 to 9. */
export const withoutMoveNumber = (text: string): string => text.replace(/^(?:[1-9]\d{0,2})?[.)]*/, '');

const SUFFIXES = /(?:e\.?p\.?|mate|[+#!?†‡.])+$/i;

const CASTLING = /^[o0]-?[o0](?<third>-?[o0])?$/i;

const MOVE =
  /^(?<piece>[kqrbnp])?-?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])(?:[=/(]?(?<promotion>[kqrbnp])\)?)?$/i;

/** `ed`, `exd`: a pawn of one file takes on the other. */
const PAWN_TAKES = /^(?<file>[a-h])[x:]?(?<toFile>[a-h])(?:[=/(]?(?<promotion>[kqrbnp])\)?)?$/i;

/**
 * What a written move can mean, the likeliest first. Readings in one group are equally likely. The letter b is the one
 * that can be a piece or a file: upper case is the bishop, lower case the file, and only failing that the bishop.
 */
export function readingsOf(written: string): readonly (readonly Reading[])[] {
  const text = withoutMoveNumber(plainLetters(written).replace(/\s+/g, ''));
  if (text.length > MAX_MOVE_TEXT) return [];
  const move = text.replace(SUFFIXES, '');
  const castling = CASTLING.exec(move);
  if (castling) return [[{ castling: castling.groups?.third ? 'queen' : 'king' }]];

  const asPiece = readPieceMove(move);
  const asFile = /^[a-h]/i.test(move) ? readFromFile(move) : undefined;
  if (move.startsWith('B')) {
    if (!asPiece) return oneReading(asFile);
    // `B2C3` in capitals throughout can be the bishop on the second rank or whatever stands on b2.
    return asFile && /^B[1-8][-x:]?[A-H]/i.test(move) && /[A-H][1-8]\D*$/.test(move)
      ? [[asPiece, asFile]]
      : [[asPiece]];
  }
  return [...oneReading(asFile), ...oneReading(asPiece)];
}

const oneReading = (reading: Reading | undefined): Reading[][] => (reading ? [[reading]] : []);

/** Read with a first letter that names the piece, where there is one. */
function readPieceMove(text: string): Reading | undefined {
  const groups = /^[kqrbnp]/i.test(text) ? MOVE.exec(text)?.groups : undefined;
  const role = groups?.piece && charToRole(groups.piece);
  return groups && role ? { role, ...coordinates(groups) } : undefined;
}

/** Read with a first letter that names a file: a pawn move, or a move from square to square. */
function readFromFile(text: string): Reading | undefined {
  // A sign before the text keeps its first letter from being read as a piece.
  const groups = MOVE.exec(`-${text}`)?.groups;
  if (!groups) return text.startsWith('B') ? undefined : readPawnTakes(text);
  const reading = coordinates(groups);
  if (reading.fromRank !== undefined) return reading;
  if (reading.fromFile === undefined) return { role: 'pawn', fromFile: reading.toFile, ...reading };
  // A push is written without its file: `bb5` is not a pawn's move.
  return reading.fromFile === reading.toFile ? undefined : { role: 'pawn', ...reading };
}

function readPawnTakes(text: string): Reading | undefined {
  const { file, toFile, promotion } = PAWN_TAKES.exec(text)?.groups ?? {};
  if (!file || !toFile || file.toLowerCase() === toFile.toLowerCase()) return undefined;
  return { role: 'pawn', fromFile: fileOf(file), toFile: fileOf(toFile), ...promotionOf(promotion) };
}

function coordinates({ file, rank, to = '', promotion }: Record<string, string | undefined>) {
  return {
    ...(file === undefined ? {} : { fromFile: fileOf(file) }),
    ...(rank === undefined ? {} : { fromRank: Number(rank) - 1 }),
    toFile: fileOf(to.charAt(0)),
    toRank: Number(to.charAt(1)) - 1,
    ...promotionOf(promotion),
  };
}

const fileOf = (letter: string): number => 'abcdefgh'.indexOf(letter.toLowerCase());

function promotionOf(letter: string | undefined): { readonly promotion?: Role } {
  const promotion = letter && charToRole(letter);
  return promotion ? { promotion } : {};
}
