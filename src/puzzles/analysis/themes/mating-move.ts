import { isCastling, isEnPassant } from '../../../games/chess/moves.js';
import { checkerOf, type MatePicture } from './mate-picture.js';
import type { ThemeTable } from './theme-table.js';

/** A pawn, and nothing else, checks the mated king. */
const isPawnMate = (picture: MatePicture): boolean => checkerOf(picture, 'pawn') !== undefined;

/** A knight, and nothing else, checks the mated king. */
const isKnightMate = (picture: MatePicture): boolean => checkerOf(picture, 'knight') !== undefined;

/** A bishop, and nothing else, checks the mated king. */
const isBishopMate = (picture: MatePicture): boolean => checkerOf(picture, 'bishop') !== undefined;

/** The king makes the mating move, and does not castle. */
const isKingMate = ({ before, move }: MatePicture): boolean =>
  before.board.king.has(move.from) && !isCastling(before, move);

/** The mating move is castling. */
const isCastlingMate = ({ before, move }: MatePicture): boolean => isCastling(before, move);

/** The mating move promotes a pawn. */
const isPromotionMate = ({ move }: MatePicture): boolean => move.promotion !== undefined;

/** The mating move takes in passing. */
const isEnPassantMate = ({ before, move }: MatePicture): boolean => isEnPassant(before, move);

export const MATING_MOVES = {
  'pawn-mate': { name: 'mate by a pawn', seen: isPawnMate },
  'knight-mate': { name: 'mate by a knight', seen: isKnightMate },
  'bishop-mate': { name: 'mate by a bishop', seen: isBishopMate },
  'king-mate': { name: 'mate by a move of the king', seen: isKingMate },
  'castling-mate': { name: 'mate by castling', seen: isCastlingMate },
  'promotion-mate': { name: 'mate by promotion', seen: isPromotionMate },
  'en-passant-mate': { name: 'mate by taking in passing', seen: isEnPassantMate },
} satisfies ThemeTable<MatePicture>;
