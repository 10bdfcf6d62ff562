import { Board } from 'chessops/board';
import type { Setup } from 'chessops/setup';
import { SquareSet } from 'chessops/squareSet';
import { charToRole, parseSquare } from 'chessops/util';
import { fail, ok, type Result } from '../../shared/result.js';
import type { FenProblem } from './fen-problem.js';
import type { PositionFault } from './position-fault.js';
import type { Side } from './vocabulary.js';

/** The corner whose rook each castling letter speaks of. Chess960 letters are not used here. */
const CASTLING_CORNERS = new Map([
  ['K', 7],
  ['Q', 0],
  ['k', 63],
  ['q', 56],
]);

type Unreadable = Extract<PositionFault, { code: 'unreadable' }>;

const unreadable = (problem: FenProblem) => fail<Unreadable>({ code: 'unreadable', problem });

/**
 * Reads the letters of a FEN, not whether the position makes sense. Unlike the reader of chessops it says which part is
 * wrong, and it keeps castling rights and en passant squares that cannot be, so that they can be refused by name.
 */
export function parseSetup(fen: string): Result<Setup, Unreadable> {
  const fields = fen.trim().split(/\s+/);
  const [boardText = '', sideText, castlingText = '-', enPassantText = '-', halfmoveText = '0', moveText = '1'] =
    fields;
  if (fields.length > 6) return unreadable({ code: 'too many fields', count: fields.length });

  const board = parseBoard(boardText);
  if (!board.ok) return board;
  if (sideText === undefined) return unreadable({ code: 'side missing' });
  const turn = parseSide(sideText);
  if (!turn) return unreadable({ code: 'unknown side' });
  const castlingRights = parseCastling(castlingText);
  if (!castlingRights) return unreadable({ code: 'unknown castling' });
  const epSquare = enPassantText === '-' ? undefined : parseSquare(enPassantText);
  if (enPassantText !== '-' && epSquare === undefined) return unreadable({ code: 'unknown en passant' });
  if (!isCounter(halfmoveText)) return unreadable({ code: 'no halfmove clock' });
  if (!isCounter(moveText)) return unreadable({ code: 'no move number' });

  return ok({
    board: board.value,
    pockets: undefined,
    turn,
    castlingRights,
    epSquare,
    remainingChecks: undefined,
    halfmoves: Number(halfmoveText),
    fullmoves: Math.max(1, Number(moveText)),
  });
}

function parseBoard(text: string): Result<Board, Unreadable> {
  const ranks = text.split('/');
  if (ranks.length !== 8) return unreadable({ code: 'wrong number of ranks', count: ranks.length });
  const board = Board.empty();
  for (const [index, rankText] of ranks.entries()) {
    const rank = 8 - index;
    let file = 0;
    for (const character of rankText) {
      const role = charToRole(character);
      if (role) {
        if (file < 8) board.set((rank - 1) * 8 + file, { role, color: character < 'a' ? 'white' : 'black' });
        file += 1;
      } else if (character >= '1' && character <= '8') file += Number(character);
      else return unreadable({ code: 'unknown character', rank, ...named(character) });
    }
    if (file !== 8) return unreadable({ code: 'wrong number of squares', rank, count: file });
  }
  return ok(board);
}

const parseSide = (text: string): Side | undefined => (text === 'w' ? 'white' : text === 'b' ? 'black' : undefined);

function parseCastling(text: string): SquareSet | undefined {
  let rights = SquareSet.empty();
  if (text === '-') return rights;
  for (const letter of text) {
    const corner = CASTLING_CORNERS.get(letter);
    if (corner === undefined || rights.has(corner)) return undefined;
    rights = rights.with(corner);
  }
  return rights;
}

const isCounter = (text: string): boolean => /^\d{1,4}$/.test(text);

/** Only letters and digits are shown: anything else could be taken for formatting by a chat. */
const named = (character: string): { readonly character?: string } =>
  /^[A-Za-z0-9]$/.test(character) ? { character } : {};
